import Foundation
import Testing

/// iCalendar by RFC 5545, read by an independent reader.
struct ICSFile {
  /// The properties before the events, and those of each event.
  var properties: [String: String] = [:]
  var events: [[String: String]] = []

  init(_ text: String) throws {
    var event: [String: String]?
    for line in try Self.unfolded(Array(text.utf8)) {
      let colon = try #require(line.firstIndex(of: ":"), "\(line)")
      let (name, value) = (String(line[..<colon]), String(line[line.index(after: colon)...]))
      switch (line, event) {
      case ("BEGIN:VEVENT", nil): event = [:]
      case ("END:VEVENT", let done?):
        events.append(done)
        event = nil
      case (_, nil): properties[name] = value
      case (_, let begun?):
        #expect(begun[name] == nil, "\(name) appears twice")
        event?[name] = value
      }
    }
    #expect(event == nil)
    #expect(properties["BEGIN"] == "VCALENDAR" && properties["END"] == "VCALENDAR")
  }

  /// Returns the unfolded lines, and checks their length, their ends and that no character is split.
  private static func unfolded(_ bytes: [UInt8]) throws -> [String] {
    var lines: [[UInt8]] = []
    var faults: [String] = []
    // The octets between line feeds; each of them but the last has to end with a carriage return, and no other may be there.
    let parts = bytes.split(separator: 10, omittingEmptySubsequences: false)
    for var line in parts.dropLast() {
      try #require(line.popLast() == 13, "an LF without CR")
      try #require(!line.contains(13), "a CR without LF")
      if line.count > 75 { faults.append("a line of \(line.count) octets") }
      if String(validating: line, as: UTF8.self) == nil { faults.append("a character is cut") }
      if line.first == 32 { lines[lines.count - 1] += line.dropFirst() } else { lines.append(Array(line)) }
    }
    #expect(faults.isEmpty, "\(faults.prefix(5))")
    #expect(parts.last?.isEmpty == true, "the last line has no end")
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
