/// iCalendar by RFC 5545, read by an independent reader.
package struct ICSFile {
  /// The properties before the events, and those of each event.
  package var properties: [String: String] = [:]
  package var events: [[String: String]] = []

  /// Reads a calendar.
  ///
  /// - Throws: ``FormatFault``.
  package init(_ text: String) throws(FormatFault) {
    var event: [String: String]?
    for line in try Self.unfolded(Array(text.utf8)) {
      guard let colon = line.firstIndex(of: ":") else { throw FormatFault("no colon in '\(line)'") }
      let (name, value) = (String(line[..<colon]), String(line[line.index(after: colon)...]))
      switch (line, event) {
      case ("BEGIN:VEVENT", nil): event = [:]
      case ("END:VEVENT", let done?):
        events.append(done)
        event = nil
      case (_, nil): properties[name] = value
      case (_, let begun?):
        guard begun[name] == nil else { throw FormatFault("\(name) appears twice in an event") }
        event?[name] = value
      }
    }
    guard event == nil, properties["BEGIN"] == "VCALENDAR", properties["END"] == "VCALENDAR" else {
      throw FormatFault("an event or the calendar has no end")
    }
  }

  /// Returns the unfolded lines, and checks their length, their ends and that no character is split.
  private static func unfolded(_ bytes: [UInt8]) throws(FormatFault) -> [String] {
    var lines: [[UInt8]] = []
    // Octets between line feeds: each part but the last ends with a carriage return, and none is elsewhere.
    let parts = bytes.split(separator: 10, omittingEmptySubsequences: false)
    for var line in parts.dropLast() {
      guard line.popLast() == 13 else { throw FormatFault("an LF without CR") }
      guard !line.contains(13) else { throw FormatFault("a CR without LF") }
      guard line.count <= 75 else { throw FormatFault("a line of \(line.count) octets") }
      // Decoding replaces what is not UTF-8.
      guard String(decoding: line, as: UTF8.self).utf8.elementsEqual(line) else {
        throw FormatFault("a character is cut")
      }
      if line.first != 32 {
        lines.append(Array(line))
      } else if lines.isEmpty {
        throw FormatFault("the first line is folded")
      } else {
        lines[lines.count - 1] += line.dropFirst()
      }
    }
    guard parts.last?.isEmpty == true else { throw FormatFault("the last line has no end") }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
