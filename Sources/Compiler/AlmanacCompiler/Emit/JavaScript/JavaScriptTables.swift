import AlmanacModel

/// The content of Generated/JavaScript/tables.js.
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

extension JavaScriptTables {
  static func hexadecimal(_ number: UInt32) -> String {
    "0x\(String(number, radix: 16, uppercase: true))"
  }
}
