import Almanac
import JSONText
import TestSupport
import Testing

@testable import almanac_cli

/// Values that no row of the tables has, but any row might have.
struct WriterTests {
  @Test func csvQuotesWhatNeedsIt() {
    let values = [.text("a,b"), .text("say \"x\""), .text("1\r\n2"), .text("plain"), OrderedJSON.integer(-3)]
    var csv = CSVRowWriter(columns: Self.columns(.text, .text, .text, .text, .integer))
    let line = csv.text(of: values)
    #expect(line == "\"a,b\",\"say \"\"x\"\"\",\"1\r\n2\",plain,-3\n")
  }

  @Test func whatThereIsNoneOfIsEmptyAlsoInFront() {
    let columns = Self.columns(.integer, .ids, .names, .boolean)
    let values: [OrderedJSON] = [.null, .array([]), .array([.text("a b"), .text("c")]), .boolean(false)]
    var csv = CSVRowWriter(columns: columns)
    #expect(csv.text(of: values) == ",,a b; c,false\n")
    var writer = SQLRowWriter(table: "t", columns: columns)
    #expect(writer.text(of: values) == "INSERT INTO t VALUES\n(NULL,NULL,'a b; c',false)")
  }

  @Test func sqlDoublesQuotesAndEndsStatements() {
    var writer = SQLRowWriter(table: "t", columns: Self.columns(.text))
    #expect(writer.head + writer.tail == "BEGIN;\nCREATE TABLE t (\n  column0 TEXT\n);\nCOMMIT;\n")
    let rows = (0...SQLRowWriter.rowsPerStatement).map { _ in writer.text(of: [.text("a'b")]) }
    let between = SQLRowWriter.rowsPerStatement - 1
    #expect(rows[0] == "INSERT INTO t VALUES\n('a''b')" && rows[between] == ",\n('a''b')")
    #expect(rows.last == ";\nINSERT INTO t VALUES\n('a''b')" && writer.tail == ";\nCOMMIT;\n")
  }

  private static func columns(_ types: ColumnType...) -> [ColumnHeading] {
    types.enumerated().map { ColumnHeading(name: "column\($0)", type: $1, isOptional: true, help: "") }
  }

  @Test func jsonEscapesWhatNeedsIt() {
    let value = OrderedJSON.object([
      ("b\"", .text("\\ \n\t\r \u{1} đ春")), ("a", .array([.null, .boolean(false)])),
    ])
    #expect(value.description == #"{"b\"": "\\ \n\t\r \u0001 đ春", "a": [null, false]}"#)
  }

  @Test func icsEscapesText() {
    #expect(CalendarFile.escaped("a,b;c\\d\r\ne:\"") == #"a\,b\;c\\d\ne:""#)
  }

  @Test(arguments: [74, 75, 76, 148, 149, 150, 400]) func icsFoldsAt75Octets(count: Int) {
    let folded = CalendarFile.folded(String(repeating: "x", count: count))
    let lines = folded.utf8.split(separator: 13, omittingEmptySubsequences: false).map(Array.init)
    // The first line has 75 octets; each further one has a line feed (of the line before), a space and 74
    // octets.
    #expect(lines.count == (count <= 75 ? 1 : 2 + (count - 76) / 74))
    #expect(lines.dropLast().allSatisfy { $0.filter { $0 != 10 }.count == 75 })
    #expect(folded.replacing("\r\n ", with: "") == String(repeating: "x", count: count))
  }

  /// A line of characters with one to four octets, at every offset from the fold.
  @Test(arguments: 0..<80) func icsFoldsBetweenCharacters(offset: Int) throws {
    let text = String(repeating: "x", count: offset) + String(repeating: "ễ春é𠀀", count: 30)
    let event = DayEvent(
      id: "id", date: try CivilDate(year: 2026, month: 12, day: 31), summary: text, lines: [text],
      isCertain: true, revised: nil)
    let writer = CalendarFile(name: "name")
    let file = try ICSFile(writer.head + writer.text(of: event) + writer.tail)
    #expect(file.events.map { $0["SUMMARY"] } == [text])
    #expect(file.events.first?["DTEND;VALUE=DATE"] == "20270101")
  }

  @Test func columnsOfATerminal() {
    #expect(DisplayWidth.columns("Tiểu mãn") == 8)
    #expect(DisplayWidth.columns("e\u{302}\u{301}") == 1, "decomposed")
    #expect(DisplayWidth.columns("春分") == 4)
    #expect(DisplayWidth.columns("🏠 Nhà") == 6)
    #expect(TextTable(rows: [["春", "b"], ["a", ""], ["đủ", "c"]]).text == "春  b\na\nđủ  c")
  }
}

extension RowWriter {
  fileprivate mutating func text(of values: [OrderedJSON]) -> String {
    var bytes: [UInt8] = []
    write(values, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
