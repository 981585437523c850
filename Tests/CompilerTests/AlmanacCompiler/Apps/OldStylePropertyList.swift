/// An old-style property list, with braces, as in Xcode projects.
///
/// The parser is independent of the compiler, so that the compiler's output is checked by other code.
indirect enum OldStylePropertyList: Equatable {
  case text(String)
  case list([OldStylePropertyList])
  case members([String: OldStylePropertyList])

  struct Failure: Error, CustomStringConvertible {
    var line: Int
    var expected: String
    var description: String { "line \(line): expected \(expected)" }
  }

  init(parsing text: String) throws(Failure) {
    var reader = Reader(text)
    self = try reader.value()
    guard reader.isAtEnd else { throw reader.failure("the end") }
  }

  /// A member of a dictionary.
  subscript(name: String) -> OldStylePropertyList? {
    if case .members(let members) = self { members[name] } else { nil }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var list: [OldStylePropertyList] { if case .list(let values) = self { values } else { [] } }

  /// The texts of a list.
  var texts: [String] { list.compactMap(\.text) }

  /// All texts in the value, without the names of members.
  var allTexts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let values): values.flatMap(\.allTexts)
    case .members(let members): members.values.flatMap(\.allTexts)
    }
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    func failure(_ expected: String) -> Failure {
      Failure(line: 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") }, expected: expected)
    }

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return index == bytes.count
      }
    }

    private func stands(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// Skips spaces and comments.
    private mutating func skipSpace() {
      while index < bytes.count {
        if bytes[index] <= UInt8(ascii: " ") {
          index += 1
        } else if stands("//") {
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        } else if stands("/*") {
          while index < bytes.count, !stands("*/") { index += 1 }
          index = min(index + 2, bytes.count)
        } else {
          return
        }
      }
    }

    private mutating func take(_ sign: Character) -> Bool {
      skipSpace()
      guard index < bytes.count, bytes[index] == sign.asciiValue else { return false }
      index += 1
      return true
    }

    mutating func value() throws(Failure) -> OldStylePropertyList {
      if take("{") { return .members(try members()) }
      if take("(") { return .list(try list()) }
      return .text(try text())
    }

    private mutating func members() throws(Failure) -> [String: OldStylePropertyList] {
      var members: [String: OldStylePropertyList] = [:]
      while !take("}") {
        let name = try text()
        guard members[name] == nil else { throw failure("each name once, but \(name) appears twice") }
        guard take("=") else { throw failure("=") }
        members[name] = try value()
        guard take(";") else { throw failure(";") }
      }
      return members
    }

    private mutating func list() throws(Failure) -> [OldStylePropertyList] {
      var values: [OldStylePropertyList] = []
      while !take(")") {
        values.append(try value())
        if take(",") { continue }
        guard take(")") else { throw failure(", or )") }
        return values
      }
      return values
    }

    private mutating func text() throws(Failure) -> String {
      var text: [UInt8] = []
      if take("\"") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\\") { index += 1 }
          guard index < bytes.count else { break }
          text.append(bytes[index])
          index += 1
        }
        guard take("\"") else { throw failure("the end of a text") }
        return String(decoding: text, as: UTF8.self)
      }
      while index < bytes.count, Self.isPartOfWord(bytes[index]), !stands("//"), !stands("/*") {
        text.append(bytes[index])
        index += 1
      }
      guard !text.isEmpty else { throw failure("a value") }
      return String(decoding: text, as: UTF8.self)
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_$/:.-".utf8.contains(byte)
      }
    }
  }
}
