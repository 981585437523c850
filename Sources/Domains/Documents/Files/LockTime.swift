internal import Foundation

/// The time in which the system does not suspend the program, because it holds a lock or waits for one.
///
/// iOS ends a program that is suspended while it has locked a file of an app group (exception 0xdead10cc). So
/// every file is locked within an activity of the system, in the app as in its widget.
package struct LockTime: Sendable {
  /// Asks for time: `ProcessInfo.performExpiringActivity(withReason:using:)`.
  ///
  /// The block is called on another thread, with `false` when there is time, and the time lasts until it
  /// returns. It is called with `true`, perhaps while the first call still runs, when the program is about to be
  /// suspended; without any time that is the only call.
  package typealias Request =
    @Sendable (
      _ reason: String, _ block: @escaping @Sendable (_ isExpired: Bool) -> Void
    ) -> Void

  #if os(iOS) || os(watchOS) || os(tvOS) || os(visionOS)
  private static let system: Request? = { reason, block in
    ProcessInfo.processInfo.performExpiringActivity(withReason: reason, using: block)
  }
  #else
  // Other systems end no program because of a lock.
  private static let system: Request? = nil
  #endif

  /// The request for time of the current task; `nil` where no time is needed.
  ///
  /// Tests set their own.
  @TaskLocal package static var request: Request? = system

  /// The longest wait of the current task for the lock of a file, in microseconds, including the wait for the system's time:
  /// about ten seconds.
  ///
  /// Tests of a lock that is never released set a shorter one.
  @TaskLocal package static var limit: UInt32 = 10_000_000

  private let answered = Flag()
  private let expired = Flag()
  private let ended = Flag()
  /// The microseconds until the answer, by which the wait for the lock is shortened.
  private(set) var waited: UInt32 = 0

  /// Asks for time to lock a file, and waits for the answer, at most ``limit``.
  ///
  /// - Returns: The time, which lasts until ``end()``; `nil` where no time is needed.
  /// - Throws: `StoreError.busy` without an answer, `StoreError.suspending` if there is no time.
  static func ask(for path: String) throws(StoreError) -> LockTime? {
    guard let request else { return nil }
    let time = LockTime()
    let limit = Self.limit
    let start = DispatchTime.now()
    request("lock \(path.split(separator: "/").last ?? "")") { isExpired in
      if isExpired { time.expired.raise() }
      time.answered.raise()
      // When this block returns, the program may be suspended. It returns at once if the answer came too late.
      time.ended.wait()
    }
    let isAnswered = time.answered.isRaised(within: limit)
    guard isAnswered, !time.isExpired else {
      time.end()
      throw isAnswered ? .suspending(path: path) : .busy(path: path)
    }
    var granted = time
    let nanoseconds = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
    granted.waited = UInt32(clamping: nanoseconds / 1_000)
    return granted
  }

  /// Asks for time to lock several files, one after another, without waiting for the answer; it lasts until ``end()``.
  ///
  /// - Returns: `nil` where no time is needed.
  package static func begin(_ reason: String) -> LockTime? {
    guard let request else { return nil }
    let time = LockTime()
    request(reason) { isExpired in if !isExpired { time.ended.wait() } }
    return time
  }

  /// Whether the program is about to be suspended.
  var isExpired: Bool { expired.isRaised(within: 0) }

  /// Ends the time, once the lock is released.
  package func end() { ended.raise() }
}

/// A flag that is raised once, for which any number of threads can wait.
private struct Flag: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func raise() { semaphore.signal() }

  func wait() {
    semaphore.wait()
    // Lets the next waiting thread continue too.
    semaphore.signal()
  }

  /// Returns whether it is raised, or will be within a number of microseconds.
  func isRaised(within limit: UInt32) -> Bool {
    guard semaphore.wait(timeout: .now() + .microseconds(Int(limit))) == .success else { return false }
    semaphore.signal()
    return true
  }
}
