import AlmanacModel

/// The content of Generated/JavaScript/tables.js: it is printed from these values and can be read back.
struct JavaScriptTables: Hashable {
  /// The lunar years of a calendar, starting with the first of the range.
  struct Calendar: Hashable {
    var id: String
    var years: [LunarYearNumber]
    var doubts: [Doubt]
  }

  /// An uncertain event, and the days whose lunar date depends on it.
  struct Doubt: Hashable {
    /// The first day, counted from 1970-01-01.
    var first: Int32
    var last: Int32
    /// The kind of event: 0 for a new moon, 1 for a solar term.
    var kind: Int32
    /// Seconds from the nearest local midnight to the event.
    var secondsFromMidnight: Int32

    var numbers: [Int32] { [first, last, kind, secondsFromMidnight] }
  }

  static let folder = "\(GeneratedFile.folder)/JavaScript"
  static let path = "\(folder)/tables.js"

  /// The calendars in the order of their ids.
  var calendars: [Calendar]
}

extension JavaScriptTables.Calendar {
  /// The checksum of the calendar's data.
  ///
  /// It is FNV-1a over the letters of the id, the first and last lunar year, the years and the doubts, with
  /// each as a 32-bit number in place of a byte. If one of them changes, the checksum changes. The lookup in
  /// JavaScript computes it again before its first answer.
  var checksum: UInt32 {
    let range = [UInt32(LunarDate.years.lowerBound), UInt32(LunarDate.years.upperBound)]
    let numbers = doubts.flatMap { $0.numbers.map { UInt32(bitPattern: $0) } }
    return (id.utf8.map { UInt32($0) } + range + years.map(\.raw) + numbers)
      .reduce(0x811C_9DC5) { ($0 ^ $1) &* 0x0100_0193 }
  }
}

extension JavaScriptTables.Doubt {
  init(_ record: LunarDoubtRecord, secondsFromMidnight: Int) {
    let numbers = record.numbers
    first = numbers.first - ClockTime.rataDieOf1970
    last = numbers.last - ClockTime.rataDieOf1970
    kind = numbers.kind
    self.secondsFromMidnight = Int32(clamping: secondsFromMidnight)
  }
}

// MARK: - Reading

extension JavaScriptTables {
  /// The error of a line that differs from what the printer writes.
  struct Failure: Error {
    /// The number of the line, from 1.
    var line: Int
    var expected: String
  }

  /// Reads the output of ``JavaScriptTablesFile``; comments are ignored.
  init(reading text: String) throws(Failure) {
    var lines = Lines(text)
    try lines.take("export const firstYear = \(LunarDate.years.lowerBound);")
    try lines.take("export const lastYear = \(LunarDate.years.upperBound);")
    try lines.take("export const tables = [")
    calendars = []
    while lines.next != "];" {
      try lines.take("{")
      let id = try lines.value(of: "id")
      guard id.count > 2, id.hasPrefix("\""), id.hasSuffix("\"") else {
        throw lines.failure("a quoted id")
      }
      let checksum = try lines.value(of: "checksum")
      var calendar = Calendar(id: String(id.dropFirst().dropLast()), years: [], doubts: [])
      try lines.take("years: [")
      while lines.next != "]," {
        let literal = try lines.item()
        guard literal.hasPrefix("0x"), let raw = UInt32(literal.dropFirst(2), radix: 16) else {
          throw lines.failure("a lunar year as 0x and hexadecimal digits")
        }
        calendar.years.append(LunarYearNumber(raw: raw))
      }
      try lines.take("],")
      try lines.take("doubts: [")
      while lines.next != "]," {
        let numbers = try lines.item().dropFirst().dropLast().split(separator: ", ").compactMap { Int32($0) }
        guard numbers.count == 4 else { throw lines.failure("four numbers in brackets") }
        calendar.doubts.append(
          Doubt(first: numbers[0], last: numbers[1], kind: numbers[2], secondsFromMidnight: numbers[3]))
      }
      try lines.take("],")
      try lines.take("},")
      guard checksum == Self.hexadecimal(calendar.checksum) else {
        throw lines.failure("the checksum \(Self.hexadecimal(calendar.checksum)) of \(calendar.id)")
      }
      calendars.append(calendar)
    }
  }

  static func hexadecimal(_ number: UInt32) -> String {
    "0x\(String(number, radix: 16, uppercase: true))"
  }

  /// The lines with content, read one after the other.
  private struct Lines {
    private var lines: [(number: Int, text: Substring)] = []
    private var index = 0

    init(_ text: String) {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        let bare = code.drop { $0 == " " }
        guard !bare.isEmpty, !bare.hasPrefix("/**") else { continue }
        lines.append((index + 1, bare.lastIndex { $0 != " " }.map { bare[...$0] } ?? bare))
      }
    }

    /// The next line to be read; empty at the end.
    var next: Substring { index < lines.count ? lines[index].text : "" }

    /// Returns an error at the line that was read last.
    func failure(_ expected: String) -> Failure {
      Failure(line: index > 0 && index <= lines.count ? lines[index - 1].number : 1, expected: expected)
    }

    mutating func take(_ expected: String) throws(Failure) {
      let found = next
      index += 1
      guard found == expected else { throw failure("'\(expected)'") }
    }

    /// Reads a line and returns the text between a name and the comma.
    mutating func value(of name: String) throws(Failure) -> Substring {
      let found = next
      index += 1
      guard found.hasPrefix("\(name): "), found.hasSuffix(",") else { throw failure("'\(name): ...,'") }
      return found.dropFirst(name.count + 2).dropLast()
    }

    /// Reads a line and returns the text before the comma.
    mutating func item() throws(Failure) -> Substring {
      let found = next
      index += 1
      guard found.hasSuffix(",") else { throw failure("a value and a comma") }
      return found.dropLast()
    }
  }
}
