import Foundation
import WidgetBridge

extension String {
  /// The text as a terminal may get it: what would command the terminal, turn the direction of a line or show nothing is
  /// written as `\u{1b}`.
  ///
  /// All that the command was given or has read goes through here before it is told. Ends of lines stay: messages have several.
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
