import Foundation

/// A file of a model that imports Foundation alone and sees what a phone's Foundation has: the target's settings import the rest.
final class ReadingGoal: ObservableObject {
    @Published var pages = 20
}

enum ReadingError: Error, CustomLocalizedStringResourceConvertible {
    case noBook
    var localizedStringResource: LocalizedStringResource { "There is no such book." }
}
