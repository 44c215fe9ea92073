// Code written for a phone imports this name and finds everything of ours behind it, Foundation, and what Foundation has on a
// phone: Combine.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import IntentCore
