import SourceText
import Testing

struct RecordTests {
  enum Direction: String, CaseIterable {
    case north, south
  }

  /// Parses the second field of a record and returns the result with the messages.
  static func parse<Value>(
    _ field: String, _ parse: (Record) -> Value
  ) throws -> (value: Value?, messages: [String]) {
    let result = ReadResult(fields: "Tý\t\(field)", columns: ["name", "value"])
    let record = try #require(result.record)
    let value = parse(record)
    #expect(record.isBad == !result.messages.isEmpty)
    return (record.isBad ? nil : value, result.messages)
  }

  static func integer(_ field: String, in range: ClosedRange<Int> = -10...10) throws -> (Int?, [String]) {
    try parse(field) { $0.integer("value", in: range) }
  }

  static func number(_ field: String, in range: ClosedRange<Double> = -10...10) throws -> (Double?, [String])
  {
    try parse(field) { $0.number("value", in: range) }
  }

  @Test(arguments: [
    ("0", 0), ("7", 7), ("-7", -7), ("+7", 7), ("-0", 0), ("007", 7), ("10", 10), ("-10", -10),
  ])
  func aWholeNumberIsRead(field: String, value: Int) throws {
    let (read, messages) = try Self.integer(field)
    #expect(read == value)
    #expect(messages == [])
  }

  @Test(arguments: [
    "", " ", "1 ", " 1", "1.0", "1e1", "0x10", "1_000", "１", "٣", "--1", "+-1", "+", "-", "−1", "nan", "inf",
    "99999999999999999999", "1,000", "I", "½", "1\u{301}",
  ])
  func otherFormsOfWholeNumbersAreRefused(field: String) throws {
    let (read, messages) = try Self.integer(field, in: Int.min...Int.max)
    #expect(read == nil)
    // The field begins after 'Tý' and a tab: columns count scalars, not bytes.
    #expect(messages == ["t.tsv:8:4: error: value '\(field)' is not a whole number"])
  }

  @Test func aWholeNumberOutsideTheRangeIsRefusedWithTheRange() throws {
    for field in ["-11", "11", "\(Int.min)", "\(Int.max)"] {
      let (read, messages) = try Self.integer(field)
      #expect(read == nil)
      #expect(messages == ["t.tsv:8:4: error: value \(field) is outside -10...10"])
    }
    #expect(try Self.integer("\(Int.min)", in: .min ... .max).0 == .min)
  }

  @Test(arguments: [
    ("0", 0), ("-0.5", -0.5), ("3.2e-05", 3.2e-05), ("3.2E-05", 3.2e-05), ("+1.25", 1.25), ("1e1", 10),
    ("10", 10), ("-10", -10), ("9.999", 9.999),
  ])
  func aNumberIsRead(field: String, value: Double) throws {
    let (read, messages) = try Self.number(field)
    #expect(read == value)
    #expect(messages == [])
  }

  @Test(arguments: [
    "", " ", "1 ", " 1", "nan", "NaN", "-nan", "inf", "-inf", "infinity", "Infinity", "0x10", "0x1p3",
    "1_000",
    "１", "1,5", "1.2.3", "--1", "e", "e5", "1e", "1e+", ".", "-", "+", "−1", "1\u{301}", "1d5", "nan(1)",
  ])
  func otherFormsOfNumbersAreRefused(field: String) throws {
    let (read, messages) = try Self.number(field)
    #expect(read == nil)
    #expect(messages == ["t.tsv:8:4: error: value '\(field)' is not a number"])
  }

  @Test(arguments: ["10.001", "-10.001", "1e9", "1e308", "-1e308", "1e400", "-1e400"])
  func aNumberOutsideTheRangeIsRefusedWithTheRange(field: String) throws {
    let (read, messages) = try Self.number(field)
    #expect(read == nil)
    #expect(messages == ["t.tsv:8:4: error: value \(field) is outside -10.0...10.0"])
  }

  @Test func noNumberIsInfinite() throws {
    // The number is too large for the type; even without a given range the field is rejected.
    let (read, messages) = try Self.parse("1e400") { $0.number("value") }
    #expect(read == nil)
    #expect(messages.count == 1)
  }

  @Test func textIsReadAsItStands() throws {
    let (read, messages) = try Self.parse("Ất Tỵ") { $0.text("value") }
    #expect(read == "Ất Tỵ")
    #expect(messages == [])
  }

  @Test func emptyTextIsRefused() throws {
    let (read, messages) = try Self.parse("") { $0.text("value") }
    #expect(read == nil)
    #expect(messages == ["t.tsv:8:4: error: value is empty"])
  }

  @Test(arguments: [" ", " a", "a ", "  "])
  func textWithSpacesAtItsEndsIsRefused(field: String) throws {
    let (read, messages) = try Self.parse(field) { $0.text("value") }
    #expect(read == nil)
    #expect(messages == ["t.tsv:8:4: error: value '\(field)' begins or ends with a space"])
  }

  @Test(arguments: [
    ("a  b", "value 'a  b' has two spaces in a row")
  ])
  func textThatLooksOtherThanItIsIsRefused(field: String, message: String) throws {
    let (read, messages) = try Self.parse(field) { $0.text("value") }
    #expect(read == nil)
    #expect(messages == ["t.tsv:8:4: error: \(message)"])
  }

  @Test func aMarkOnALetterIsText() throws {
    // No precomposed letter exists for it.
    let (read, messages) = try Self.parse("q\u{301} b") { $0.text("value") }
    #expect(read == "q\u{301} b" && messages == [])
  }

  @Test func aChoiceIsRead() throws {
    let (read, messages) = try Self.parse("south") { $0.choice("value", of: Direction.self) }
    #expect(read == .south)
    #expect(messages == [])
  }

  @Test(arguments: ["", "South", "south ", "east", "north,south"])
  func anotherWordIsRefusedWithTheChoice(field: String) throws {
    let (read, messages) = try Self.parse(field) { $0.choice("value", of: Direction.self) }
    #expect(read == nil)
    #expect(messages == ["t.tsv:8:4: error: value '\(field)' is not one of: north, south"])
  }

  @Test func columnsOfFieldsCountScalars() throws {
    // The fields are seven scalars in ten bytes, two in six, one flag of two scalars, and an empty field.
    let record = try #require(
      ReadResult(fields: "Ất Tỵ x\t乙巳\t🇻🇳\t\tend", columns: ["vi", "zh", "flag", "none", "end"]).record)
    let places = ["vi", "zh", "flag", "none", "end"].map { record.location(of: $0).description }
    #expect(places == ["t.tsv:8:1", "t.tsv:8:9", "t.tsv:8:12", "t.tsv:8:15", "t.tsv:8:16"])
    #expect(record.location.description == "t.tsv:8:1")
  }

  @Test func allFieldsOfARecordCanBeReported() throws {
    let result = ReadResult(fields: "x\ty\tz", columns: ["a", "b", "c"])
    let record = try #require(result.record)
    _ = record.integer("a", in: 0...1)
    _ = record.number("b", in: 0...1)
    _ = record.choice("c", of: Direction.self)
    #expect(
      result.messages == [
        "t.tsv:8:1: error: a 'x' is not a whole number", "t.tsv:8:3: error: b 'y' is not a number",
        "t.tsv:8:5: error: c 'z' is not one of: north, south",
      ])
  }

  @Test func aColumnThatIsNotThereIsEmpty() throws {
    let record = try #require(ReadResult(fields: "x\ty", columns: ["a", "b"]).record)
    #expect(record["c"] == "")
  }

  @Test(arguments: [
    ("7x", "value '7x' is not a digit"), ("", "value '' is not a digit"), (" 7", "value ' 7' is not a digit"),
  ])
  func aFieldOfAnotherFormIsRefused(field: String, message: String) throws {
    let isDigit = { (text: String) in text.count == 1 && text.allSatisfy(\.isNumber) }
    #expect(try Self.parse("7") { $0.field("value", is: "a digit", where: isDigit) }.value == "7")
    let (read, messages) = try Self.parse(field) { $0.field("value", is: "a digit", where: isDigit) }
    #expect(read == nil && messages == ["t.tsv:8:4: error: \(message)"])
  }

  /// Bytes that are no text at all have one message, not also that it has another form.
  @Test(arguments: [
    ("7x", "value '7x' is not a digit"), ("", "value is empty"),
    (" 7", "value ' 7' begins or ends with a space"),
  ])
  func aTextOfAnotherFormIsRefused(field: String, message: String) throws {
    let (read, messages) = try Self.parse(field) { record in
      record.text("value", is: "a digit") { $0.count == 1 && $0.allSatisfy(\.isNumber) }
    }
    #expect(read == nil && messages == ["t.tsv:8:4: error: \(message)"])
  }

  @Test func aHyphenAloneIsNoValue() throws {
    let values = try ["-", "--", "", "0"].map { try Self.parse($0) { $0.hasValue("value") }.value }
    #expect(values == [false, true, true, true])
  }
}
