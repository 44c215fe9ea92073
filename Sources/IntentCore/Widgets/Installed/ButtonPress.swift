/// Presses a button or toggle of a tree.
package enum ButtonPress {
    /// Finds the one that is meant, by its words, their beginning or its number, and runs its command to the end.
    ///
    /// - Throws: `UserFacingError` where there is none, and what its intent said where that failed.
    package static func press(_ label: String, in tree: ViewNode, at moment: Moment) throws {
        try press(try button(label, among: tree.pressables(at: moment)))
    }

    /// Runs the command of a button or toggle to the end.
    ///
    /// - Parameter seconds: how long it may take; nil for as long as it takes.
    /// - Throws: `UserFacingError` where it cannot be pressed, and what its intent said where that failed.
    package static func press(_ pressed: ViewNode.Pressable, seconds: Int? = nil) throws {
        let program = try check(pressed)
        let path = Subprocess.path(of: program) ?? program
        let answer = try Subprocess.ask([path] + pressed.action.command.dropFirst(), seconds: seconds)
        let name = program.split(separator: "/").last.map(String.init) ?? program
        guard answer.status == 0 else { throw WidgetError(answer, of: name) }
    }

    /// The program that a press runs.
    ///
    /// - Throws: `WidgetError` where it cannot be pressed.
    @discardableResult
    package static func check(_ pressed: ViewNode.Pressable) throws -> String {
        guard pressed.isEnabled else { throw WidgetError.isDisabled(pressed.label) }
        guard let program = pressed.action.command.first else { throw WidgetError.hasNoEffect(pressed.label) }
        return program
    }

    /// The one that is meant, by its words, their beginning or its number.
    ///
    /// - Throws: `WidgetError` where there is none, or several begin so.
    package static func button(
        _ label: String, among pressables: [ViewNode.Pressable]
    ) throws -> ViewNode.Pressable {
        let wanted = folded(label)
        if let exact = pressables.first(where: { folded($0.label) == wanted }) { return exact }
        if let number = Int(label), number >= 1, number <= pressables.count { return pressables[number - 1] }
        let beginning = wanted.isEmpty ? [] : pressables.filter { folded($0.label).hasPrefix(wanted) }
        guard beginning.count < 2 else { throw WidgetError.severalButtons(label) }
        guard let only = beginning.first else {
            throw WidgetError.noButton(label, known: pressables.map { sanitized($0.label) })
        }
        return only
    }
}
