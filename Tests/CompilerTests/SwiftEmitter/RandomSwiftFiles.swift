import SwiftEmitter
import TestSupport

/// Files with random contents in all shapes.
struct RandomSwiftFiles {
  var numbers: Seeded

  init(seed: UInt64) {
    numbers = Seeded(seed)
  }

  /// Parts of texts that could confuse a printer or a reader.
  static let fragments = [
    "a", "Z", "0", "Ất Tỵ", "e\u{301}", "乙巳", "🐉", "👨\u{200D}👩\u{200D}👧", "🇻🇳", "❤\u{FE0F}", " ", "  ", "\"",
    "\"\"\"", "\\", "\\n", "\\(x)", "\\u{41}", "#\"", "//", "///", ",  // ", "/*", "*/", ",", ", ", "]", "}",
    "{",
    "] = [", "let ", ": return ", "index", "0x1_2", "-1",
  ]

  /// Parts that only string literals may contain, or that join the character before them.
  static let escapedFragments = [
    "\n", "\r", "\r\n", "\t", "\u{0}", "\u{1}", "\u{B}", "\u{C}", "\u{1B}", "\u{7F}", "\u{85}", "\u{200B}",
    "\u{200D}",
    "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2060}", "\u{AD}", "\u{FEFF}", "\u{E0001}",
    "\u{10FFFF}",
  ]

  private mutating func pick<Element>(_ elements: [Element], otherwise: Element) -> Element {
    elements.randomElement(using: &numbers) ?? otherwise
  }

  private mutating func count(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &numbers) }

  private mutating func many<Value>(
    _ range: ClosedRange<Int>, _ make: (inout RandomSwiftFiles) -> Value
  ) -> [Value] {
    (0..<count(range)).map { _ in make(&self) }
  }

  mutating func comment() -> String {
    many(0...5) { $0.pick(Self.fragments, otherwise: "") }.joined()
  }

  mutating func text() -> String {
    many(0...6) { $0.pick(Self.fragments + Self.escapedFragments, otherwise: "") }.joined()
  }

  mutating func name() -> String {
    let letters = Array("abcxyzABCXYZ_")
    let others = letters + Array("0123456789")
    return String(pick(letters, otherwise: "a")) + String(many(0...8) { $0.pick(others, otherwise: "a") })
  }

  mutating func type() -> IntegerType { pick(IntegerType.allCases, otherwise: .int) }

  /// Returns a random value; extreme values are as likely as all others together.
  mutating func value(in range: ClosedRange<Int64>) -> Int64 {
    let random = Int64.random(in: range, using: &numbers)
    let small = Int64(count(-2...2))
    return pick(
      [range.lowerBound, range.upperBound, range.contains(small) ? small : 0, random, random, random],
      otherwise: random)
  }

  mutating func integers() -> IntegerTable {
    let type = type()
    var format = IntegerTable.Format.decimal
    var range = type.range
    var least = 0
    if Bool.random(using: &numbers) {
      let groups = many(1...3) { $0.count(1...5) }
      format = .hexadecimal(groups: groups)
      range = 0...min(range.upperBound, 1 << Int64(4 * groups.reduce(0, +)) - 1)
      // The text of an empty table does not show the format of its numbers.
      least = 1
    }
    let rows = many(least...4) { files in
      IntegerTable.Row(files.many(1...5) { $0.value(in: range) }, comment: files.comment())
    }
    return IntegerTable(name: name(), type: type, format: format, rows: rows)
  }

  mutating func strings() -> StringTable {
    let values = many(0...5) { $0.text() }
    let comments = Bool.random(using: &numbers) ? values.map { _ in comment() } : []
    return StringTable(name: name(), values: values, comments: comments)
  }

  mutating func accessor() -> Accessor {
    var accessor = Accessor(
      name: name(), element: pick(IntegerType.allCases.map(\.rawValue) + ["String"], otherwise: "Int"),
      tables: many(1...4) { $0.name() }, offset: count(0...3), width: count(1...4))
    switch count(0...2) {
    case 0: accessor.tables = [accessor.tables[0]]
    case 1: accessor.selection = .parameter(name())
    default: accessor.selection = .piece(lowBits: count(1...16))
    }
    if case .piece = accessor.selection {
      (accessor.offset, accessor.width) = (0, 1)
      return accessor
    }
    accessor.stride = count(1...5)
    if accessor.stride == 1, accessor.offset == 0 { accessor.commonCount = accessor.width + count(0...9) }
    return accessor
  }

  /// Returns texts with placeholders between all characters that a text may contain.
  mutating func texts() -> TextFunctions {
    let reserved = TextFunctions.reserved.union([TextFunctions.count])
    let languages = Array(Set(many(1...3) { $0.name() })).sorted()
    let names = Set(many(1...4) { $0.name() }).subtracting(reserved).sorted()
    // Some languages use the texts of the first.
    let without = languages.dropFirst().filter { _ in Bool.random(using: &numbers) }
    let own = languages.filter { !without.contains($0) }
    let texts = (names.isEmpty ? ["text"] : names).map { name in
      let parameters = Array(Set(many(0...3) { $0.name() }).subtracting(reserved)).sorted()
      let isCounted = Bool.random(using: &numbers)
      let wordings = own.map { _ in
        let placeholders = parameters + (isCounted ? [TextFunctions.count] : [])
        let one = isCounted && Bool.random(using: &numbers) ? template(placeholders) : nil
        return TextFunctions.Wording(one: one, other: template(placeholders))
      }
      return TextFunctions.Text(name: name, parameters: parameters, isCounted: isCounted, wordings: wordings)
    }
    return TextFunctions(
      name: name(), languages: languages,
      fallbacks: Dictionary(without.map { ($0, own[0]) }, uniquingKeysWith: { first, _ in first }),
      texts: texts)
  }

  private mutating func template(_ placeholders: [String]) -> String {
    many(0...4) { files in
      // Braces belong to placeholders only.
      let text = String(
        String.UnicodeScalarView(files.text().unicodeScalars.filter { $0 != "{" && $0 != "}" }))
      guard let name = placeholders.randomElement(using: &files.numbers) else { return text }
      return "\(text){\(name)}"
    }.joined()
  }

  mutating func records() -> RecordTable {
    let rows = many(0...4) { files in
      RecordTable.Row(files.fields(depth: 2), comment: files.comment())
    }
    return RecordTable(name: name(), type: name(), rows: rows)
  }

  private mutating func fields(depth: Int) -> [RecordTable.Field] {
    many(1...4) { .init($0.name(), $0.field(depth: depth)) }
  }

  private mutating func field(depth: Int) -> RecordTable.Value {
    switch count(0...(depth > 0 ? 6 : 5)) {
    case 0: .integer(Int(value(in: -1_000_000...1_000_000)))
    case 1: .boolean(.random(using: &numbers))
    case 2: .text(text())
    case 3: .date(year: count(1...9999), month: count(1...12), day: count(1...31))
    case 4: .enumCase(name())
    case 5: .spans(many(1...3) { .init($0.day(), $0.day()) })
    default: .enumCase(name(), fields(depth: depth - 1))
    }
  }

  private mutating func day() -> RecordTable.Day {
    .init(year: count(1...9999), month: count(1...12), day: count(1...31))
  }

  mutating func shape() -> Declaration.Shape {
    let type = type()
    switch count(0...6) {
    case 5: return .records(records())
    case 6: return .texts(texts())
    case 0: return .integers(integers())
    case 1: return .strings(strings())
    case 2: return .constant(Constant(name: name(), type: type, value: value(in: type.range)))
    case 3: return .accessor(accessor())
    default:
      let values = many(1...4) { $0.value(in: type.range) }
      return .choice(Choice(name: name(), parameter: name(), type: type, values: values))
    }
  }

  mutating func file() -> SwiftFile {
    let header = many(0...3) { $0.comment() }
    let declarations = many(0...6) { files in
      Declaration(files.many(0...3) { $0.comment() }, files.shape())
    }
    return SwiftFile(header: header, declarations: declarations)
  }
}
