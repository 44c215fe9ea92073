// `Logger` and what belongs to it, by the other name that a phone imports them by.
@_exported import Foundation
@_exported import os
