import AlmanacModel

/// The content of Generated/JavaScript/tables.js.
struct JavaScriptTables: Hashable {
  /// The lunar years of a calendar, starting with the first of the range.
  struct Calendar: Hashable {
    var id: String
    var years: [LunarYearNumber]
    var doubts: [Doubt]
  }

  /// The reason why lunar dates are not certain, and the days that may have others.
  struct Doubt: Hashable {
    /// The first day, counted from 1970-01-01.
    var first: Int32
    var last: Int32
    /// The reason: 0 for a new moon and 1 for a solar term close to midnight, 2 for a disputed leap month.
    var kind: Int32
    /// Seconds from the nearest local midnight to the event, or the number of the leap month in the tables.
    var number: Int32
    /// The comment of its line.
    var comment: String

    var numbers: [Int32] { [first, last, kind, number] }
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
  init(_ days: ClosedRange<DayNumber>, kind: Int32, number: Int, comment: String) {
    first = days.lowerBound.rataDie - ClockTime.rataDieOf1970
    last = days.upperBound.rataDie - ClockTime.rataDieOf1970
    self.kind = kind
    self.number = Int32(clamping: number)
    self.comment = comment
  }
}

extension JavaScriptTables {
  static func hexadecimal(_ number: UInt32) -> String {
    "0x\(String(number, radix: 16, uppercase: true))"
  }
}
