import Foundation

/// A value that several threads may read and change, one at a time.
///
/// `Mutex` of the standard library is there only from macOS 15 on, and the tests also run on macOS 14.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Runs a body that reads or changes the value, and returns its result.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
