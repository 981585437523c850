import Foundation

/// Standard output and error.
enum Console {
  static func out(_ text: String) { write(text + "\n", to: .standardOutput) }

  static func error(_ text: String) { write(text + "\n", to: .standardError) }

  /// Text on standard error without a line break.
  static func status(_ text: String) { write(text, to: .standardError) }

  static var errorIsTerminal: Bool { isatty(FileHandle.standardError.fileDescriptor) != 0 }

  private static func write(_ text: String, to handle: FileHandle) {
    // A reader that has gone away (`| head`) is no reason to stop with a report.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
