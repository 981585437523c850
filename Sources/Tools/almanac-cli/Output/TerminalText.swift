import Foundation
import WidgetBridge

extension String {
  /// The text as a terminal may get it: what would command the terminal, turn the direction of a line or show nothing is
  /// written as `\u{1b}`.
  ///
  /// For what was given or read and may hold anything: what messages quote, what is told of stored lists, private texts. Names
  /// that `GivenName` has let through do not need it, and JSON and CSV are not for terminals. Ends of lines stay, since
  /// messages have several.
  var fitForTerminal: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar != "\n", GivenName.isControl(scalar) || GivenName.turnsOrHides(scalar) {
        text += #"\u{\#(String(scalar.value, radix: 16))}"#
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// The standard error stream.
enum Complaint {
  /// Tells a message; what it quotes cannot command the terminal.
  static func tell(_ message: String) {
    // Nobody is left to hear of a failure to report a failure.
    try? FileHandle.standardError.write(contentsOf: Data("almanac: \(message.fitForTerminal)\n".utf8))
  }
}
