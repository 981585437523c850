import Foundation
import WidgetBridge

extension OutputStream {
  /// The number of columns of the terminal, and 80 in a pipe; the variable `COLUMNS` takes precedence, as in POSIX.
  var columns: Int {
    if let count = Variables.all["COLUMNS"].flatMap({ Int($0) }), count > 0 { return count }
    var size = winsize()
    guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

/// The messages of the command about problems.
enum Complaint {
  /// Receives each message: standard error, except in tests.
  ///
  /// A command runs on one thread, so all its messages come here.
  @TaskLocal static var receiver: @Sendable (_ text: String) -> Void = { text in
    // If this fails, there is nobody to report the failure to.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Writes a message; quoted input in it cannot control the terminal.
  static func tell(_ message: String) { receiver("almanac: \(message.escapingHiddenCharacters)\n") }
}
