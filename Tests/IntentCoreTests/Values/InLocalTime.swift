import FoundationEssentials
import Glibc
import Testing

@testable import IntentCore

/// The tests that depend on the time zone, which is the whole process's: one after the other, and no test outside.
@Suite(.serialized) enum InLocalTime {}

/// Runs a test as if it were another time in another place.
func at<Result>(_ now: String, in zone: String = "UTC", _ body: () throws -> Result) throws -> Result {
    let date = try #require(ISOMoment(now)?.moment).date
    // The variable is never unset, so that the environment is not shifted under a thread that reads another.
    setenv("TZ", zone, 1)
    tzset()
    defer {
        setenv("TZ", "UTC", 1)
        tzset()
    }
    var context = ProcessContext()
    context.now = { date }
    return try ProcessContext.$current.withValue(context, operation: body)
}
