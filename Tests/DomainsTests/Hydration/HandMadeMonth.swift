/// The file of a month as somebody makes it who has only the description of the format.
struct HandMadeMonth {
  private(set) var lines: [[UInt8]] = []
  /// The checksum of the last line; `nil` before the first.
  private(set) var sum: String?

  /// - Parameter older: The last line of the newest older month, such as `{"month":"2026-01","n":3,"sum":"5d0c0f4e"}`.
  init(_ month: String, format: Int = 4, older: String? = nil) {
    add(#""month":"\#(month)","format":\#(format)"# + (older.map { #","older":\#($0)"# } ?? ""))
  }

  /// Adds a line with the next number, or another one.
  mutating func add(_ members: String, number: Int? = nil) {
    var text = #"{"n":\#(number ?? lines.count + 1),"# + members
    if let sum { text += #","prev":"\#(sum)""# }
    let own = Self.sum(Array(text.utf8))
    lines.append(Array((text + #","sum":"\#(own)"}"#).utf8))
    sum = own
  }

  mutating func add(_ drinks: [String]) { for drink in drinks { add(drink) } }

  /// A drink of water at a time of UTC, without the word before it.
  static func entry(
    _ id: String, _ moment: String, day: String, _ millilitres: Int = 2000, offset: Int? = nil
  ) -> String {
    let offset = offset.map { #""offset":\#($0),"# } ?? ""
    return
      #"{"date":"\#(moment)","day":"\#(day)","id":"\#(id)",\#(offset)"source":"manual","volumeML":\#(millilitres)}"#
  }

  var bytes: [UInt8] { lines.flatMap { $0 + [UInt8(ascii: "\n")] } }

  /// CRC-32 by its definition, one bit after another.
  static func sum(_ bytes: some Sequence<UInt8>) -> String {
    var state = UInt32.max
    for byte in bytes {
      state ^= UInt32(byte)
      for _ in 0..<8 { state = state & 1 == 0 ? state >> 1 : state >> 1 ^ 0xEDB8_8320 }
    }
    let digits = String(~state, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Returns what is wrong with a file that no one has damaged: a number, the line before, a checksum, the end.
  static func faults(_ bytes: [UInt8]) -> [String] {
    var (faults, last, number) = ([String](), "", 0)
    if bytes.last != UInt8(ascii: "\n") { faults.append("no end") }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      number += 1
      let text = String(decoding: line, as: UTF8.self)
      let own = sum(line.dropLast(#","sum":"5d0c0f4e"}"#.utf8.count))
      if !text.hasPrefix(#"{"n":\#(number),"#) || !text.hasSuffix(#","sum":"\#(own)"}"#)
        || (number > 1 && !text.contains(#","prev":"\#(last)","sum":"#))
      {
        faults.append("line \(number): \(text)")
      }
      last = own
    }
    return faults
  }
}
