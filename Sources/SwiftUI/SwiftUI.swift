// Code written for a phone imports this name and finds everything of ours, and Foundation, behind it.
@_exported import Foundation
@_exported import IntentCore
