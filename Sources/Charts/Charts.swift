// Code written for a phone imports this name for its charts; they are among the views of `IntentCore`, so that every
// program can draw one.
@_exported import SwiftUI

extension CGFloat: PrimitivePlottableProtocol {}
