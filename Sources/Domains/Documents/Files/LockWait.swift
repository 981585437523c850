/// How long a writer waits for the lock of a file, including the wait for the system's time.
package enum LockWait {
  /// The longest wait of the current task in microseconds, about ten seconds.
  ///
  /// Tests of a lock that is never released set a shorter one.
  @TaskLocal package static var limit: UInt32 = 10_000_000
}
