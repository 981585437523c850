/// The id of a requirement, such as LV-05, or of a mistake that must not be made, such as LV-E3.
struct RequirementID: Hashable, Comparable, CustomStringConvertible {
  /// The prefixes of ids, in the order of Tests/REQUIREMENTS.md: those of all widgets, then those of each.
  private static let lists = ["C", "LV", "IB", "MQ", "SO", "SI"].flatMap { ["\($0)-", "\($0)-E"] }

  private let list: Int
  private let number: Int

  private init(list: Int, number: Int) {
    self.list = list
    self.number = number
  }

  /// Reads a text that is exactly one id.
  init?(_ text: Substring) {
    for (list, prefix) in Self.lists.enumerated() where text.hasPrefix(prefix) {
      guard let number = Int(text.dropFirst(prefix.count)) else { continue }
      let id = Self(list: list, number: number)
      guard number > 0, id.description == text else { continue }
      self = id
      return
    }
    return nil
  }

  /// Returns the ids in a line of source: `LV-05` in a sentence, or `LV_05_LV_07_` before the name of a
  /// function.
  static func all(in line: Substring) -> [RequirementID] {
    let words = line.utf8.split { byte in
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      return !isLetter && !isDigit && byte != UInt8(ascii: "-") && byte != UInt8(ascii: "_")
    }
    return words.flatMap { bytes -> [RequirementID] in
      // The first letter rules out most words.
      guard let first = bytes.first, "CILMS".utf8.contains(first) else { return [] }
      let word = Substring(bytes)
      if let id = RequirementID(word) { return [id] }
      var ids: [RequirementID] = []
      var parts = word.split(separator: "_")[...]
      while parts.count > 2,
        let id = RequirementID("\(parts[parts.startIndex])-\(parts[parts.startIndex + 1])")
      {
        ids.append(id)
        parts = parts.dropFirst(2)
      }
      return ids
    }
  }

  /// Returns whether the id is the next one after another, or the first if that is `nil`: no number of a list
  /// is left out.
  func follows(_ other: RequirementID?) -> Bool {
    guard number > 1 else { return other.map { $0.list < list } ?? true }
    return other.map { $0.list == list && $0.number + 1 == number } ?? false
  }

  static func < (left: RequirementID, right: RequirementID) -> Bool {
    (left.list, left.number) < (right.list, right.number)
  }

  var description: String {
    let prefix = Self.lists[list]
    return prefix + (number < 10 && !prefix.hasSuffix("E") ? "0" : "") + "\(number)"
  }
}
