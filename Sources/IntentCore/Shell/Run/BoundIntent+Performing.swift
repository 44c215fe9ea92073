extension BoundIntent {
    /// Runs the intent, and again from the start with the person's answer where it throws for one.
    ///
    /// - Returns: its result; nil where whoever made it has said all.
    func result() async throws -> (any AnyIntentResult)? {
        while true {
            do {
                return try await Self.performed(intent)
            } catch let error as ParameterError {
                guard let prompter = IntentContext.current.prompter else { throw await ExitFailure(error, in: self) }
                try await error.resolve(by: prompter, among: fields.map(\.parameter))
            } catch {
                throw await ExitFailure(error, in: self)
            }
        }
    }

    private static func performed<Intent: AppIntent>(_ intent: Intent) async throws -> (any AnyIntentResult)? {
        let performance = IntentContext.current.performance
        do {
            let result = try await intent.perform() as? any AnyIntentResult
            await performance?.end()
            return result
        } catch {
            await performance?.end()
            throw error
        }
    }
}
