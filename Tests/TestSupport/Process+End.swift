private import Dispatch
package import Foundation

extension Process {
  /// Starts the program and waits until it has ended.
  ///
  /// Foundation's `waitUntilExit` looks only twenty times a second on Linux, which is long for hundreds of programs.
  package func runToEnd() throws {
    let ended = DispatchSemaphore(value: 0)
    terminationHandler = { _ in ended.signal() }
    try run()
    ended.wait()
  }
}
