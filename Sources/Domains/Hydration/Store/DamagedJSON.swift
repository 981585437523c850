/// Reads the undamaged beginning of JSON text that was truncated or damaged.
enum DamagedJSON {
  /// Returns the value up to the damage, with open objects and arrays closed.
  ///
  /// Unfinished members and elements are left out.
  ///
  /// - Returns: `nil` if nothing is complete.
  static func wholePart(of bytes: [UInt8]) -> JSON? {
    var end = bytes.count
    // A cut inside a text can leave damage that only parsing finds; each round ends before it.
    for _ in 0..<4 {
      var repaired = closed(Array(bytes.prefix(end)))
      guard !repaired.isEmpty else { return nil }
      do throws(JSONSyntaxError) {
        return try JSON(parsing: repaired)
      } catch {
        guard error.offset < end, error.offset > 0 else { return nil }
        end = error.offset
        repaired = []
      }
    }
    return nil
  }

  /// Returns the bytes up to the last finished value, with the brackets that close what is open there.
  private static func closed(_ bytes: [UInt8]) -> [UInt8] {
    var open: [UInt8] = []
    var isInText = false
    var isEscaped = false
    var end = 0
    var closers: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInText = true
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard open.last == byte else { return Array(bytes.prefix(end)) + closers }
        open.removeLast()
      case UInt8(ascii: ","):
        // The value before a comma is finished; the comma itself is not needed.
        (end, closers) = (index, open.reversed())
        continue
      default: continue
      }
      guard !isInText else { continue }
      // Nothing has begun after a bracket.
      (end, closers) = (index + 1, open.reversed())
    }
    return Array(bytes.prefix(end)) + closers
  }

  /// Returns the drinks with a complete line of their own, each id once, and the number of damaged lines with
  /// a drink.
  static func drinkLines(of bytes: [UInt8]) -> (drinks: [HydrationEntry], unreadable: Int) {
    let blanks: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: ",")]
    let marks = ["date", "fluidType", "volumeML"].map { BytePattern(Array("\"\($0)\"".utf8)) }
    var (drinks, ids, unreadable) = ([HydrationEntry](), Set<String>(), 0)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      var text = line.drop(while: blanks.contains)
      while let last = text.last, blanks.contains(last) { text.removeLast() }
      // Damage may be in one of the words.
      let isDrink = Array(text).withUnsafeBytes { text in marks.contains { $0.place(in: text) != nil } }
      guard isDrink else { continue }
      guard let json = try? JSON(parsing: Array(text)) else {
        unreadable += 1
        continue
      }
      // Changes that can be undone contain drinks too, but further inside.
      guard let drink = drink(json), ids.insert(drink.id).inserted else { continue }
      drinks.append(drink)
    }
    return (drinks, unreadable)
  }

  private static func drink(_ json: JSON) -> HydrationEntry? {
    // Drinks of the first version have no day.
    guard json.object?["day"] == nil else { return try? HydrationEntry(json: json) }
    var payload = JSON.object(["entries": .array([json])])
    try? HydrationFormat.upgrade(&payload, from: 1)
    return payload["entries"]?.array?.first.flatMap { try? HydrationEntry(json: $0) }
  }
}
