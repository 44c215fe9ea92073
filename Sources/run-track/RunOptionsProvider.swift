import IntentCore

/// Offers the common runs. None is the default: what a tool records, the person says.
struct RunOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [CommonRun] { CommonRun.allCases }
}
