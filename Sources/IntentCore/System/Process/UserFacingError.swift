/// An error whose words the person reads as they are: `what is wrong; what to do`, on one line.
package protocol UserFacingError: Error {
    var words: String { get }
    var status: ExitStatus { get }
}

/// An error that the person has read already, from another program or line by line: all that is left is the status.
package struct AlreadyReportedError: Error {
    package let status: ExitStatus

    package init(status: ExitStatus) { self.status = status }
}
