// What SwiftUI brings along of UIKit, by the name that a phone imports it by. It stands there, since the Testing module looks
// for an overlay wherever a module of this name is seen.
@_exported import SwiftUI
