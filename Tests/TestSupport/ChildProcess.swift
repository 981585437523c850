private import Foundation

#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif

/// A copy of the running process, to be killed.
///
/// Use it only in exit tests, whose process runs nothing besides the test. Swift does not offer `fork`,
/// because other threads may hold locks at that moment. A copy that hangs for this reason is killed like all
/// others.
package struct ChildProcess {
  private let id: pid_t
  private let output: Int32
  private var reports: [Int32] = []

  /// Runs the body in a copy of this process; the numbers that it reports can be read here.
  package init?(_ body: (_ report: (Int32) -> Void) -> Void) {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "fork") else { return nil }
    let fork = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let id = fork()
    if id == 0 {
      close(ends[0])
      body { number in
        var number = number
        _ = write(ends[1], &number, 4)
      }
      _exit(0)
    }
    close(ends[1])
    guard id > 0 else { return nil }
    self.id = id
    output = ends[0]
  }

  /// Kills the process at once, as the system kills an app.
  package func kill() {
    #if canImport(Darwin)
    _ = Darwin.kill(id, SIGKILL)
    #elseif canImport(Glibc)
    _ = Glibc.kill(id, SIGKILL)
    #elseif canImport(Musl)
    _ = Musl.kill(id, SIGKILL)
    #endif
  }

  /// Waits until the process has reported a number of times, but at most two seconds for each report, because
  /// a copy may hang.
  ///
  /// - Returns: The number of reports.
  package mutating func wait(forReports count: Int) -> Int {
    while reports.count < count {
      var awaited = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&awaited, 1, 2_000) > 0, readReport() else { break }
    }
    return reports.count
  }

  private mutating func readReport() -> Bool {
    var number: Int32 = 0
    guard read(output, &number, 4) == 4 else { return false }
    reports.append(number)
    return true
  }

  /// Waits until the process ends.
  ///
  /// - Returns: The numbers that the process has reported.
  package mutating func wait() -> [Int32] {
    while readReport() {}
    close(output)
    var status: Int32 = 0
    waitpid(id, &status, 0)
    return reports
  }
}
