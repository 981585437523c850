import SourceText
import Testing

struct TableTests {
  @Test func recordsAreReadByColumn() throws {
    let result = ReadResult(body: "index\tname\n0\tGiáp\n# A comment\n1\tẤt\n")
    #expect(result.messages == [])
    let table = try #require(result.table)
    #expect(table.path == "t.tsv")
    #expect(table.records.map { String($0["name"]) } == ["Giáp", "Ất"])
    #expect(table.records.map { String($0["index"]) } == ["0", "1"])
    // Comments count as lines.
    #expect(table.records.map(\.location.description) == ["t.tsv:8:1", "t.tsv:10:1"])
  }

  @Test func fieldsMayBeEmpty() throws {
    let result = ReadResult(body: "index\tname\n\t\n", columns: ["index", "name"])
    #expect(result.messages == [])
    let record = try #require(result.table?.records.first)
    #expect(record["index"] == "")
    #expect(record["name"] == "")
  }

  /// People who type a letter would not find another one that looks like it.
  @Test(arguments: [
    ("Gi\u{430}p", 4, "'\u{430}' (U+0430) is no letter of Vietnamese; it looks like 'a' (U+0061)"),
    ("\u{189}inh", 2, "'\u{189}' (U+0189) is no letter of Vietnamese; it looks like 'Đ' (U+0110)"),
    ("B\u{FF49}nh", 3, "'\u{FF49}' (U+FF49) is no letter of Vietnamese; it looks like 'i' (U+0069)"),
    ("Bi\u{1D427}h", 4, "'\u{1D427}' (U+1D427) is no letter of Vietnamese; it looks like 'n' (U+006E)"),
    (
      "Tân 辛", 6,
      "'辛' (U+8F9B) is no letter of Vietnamese; Data/languages.tsv has its letters in the column letters"
    ),
  ]) func aCharacterOutsideTheAlphabetOfAColumnIsReported(name: String, column: Int, message: String) {
    let alphabet = Alphabet("À-ãĐđẠ-ỹ", name: "Vietnamese")
    let result = ReadResult(body: "index\tname\n1\tẤt, Đinh – “x”…\n2\t\(name)\n", alphabet: alphabet)
    _ = result.table?.records.map { $0.text("name") }
    #expect(result.messages == ["t.tsv:9:\(column + 1): error: \(message)"])
    // No other column has the alphabet.
    let other = ReadResult(body: "index\tname\n\(name)\tx\n", alphabet: alphabet)
    #expect(other.table?.records.map { $0.text("index") } == [name] && other.messages == [])
  }

  @Test(arguments: ["à-", "-à", "ã-à", "aà", "à b", "--", ""])
  func lettersThatAreNoAlphabetAreRefused(letters: String) {
    #expect((Alphabet(letters, name: "none") == nil) == !letters.isEmpty, "\(letters)")
  }

  @Test func aFieldThatIsTooLongIsReportedAndNotShown() {
    let result = ReadResult(body: "index\tname\n0\t\(String(repeating: "ạ", count: 400))\n")
    #expect(result.messages == [])
    let longer = ReadResult(body: "index\tname\n0\t\(String(repeating: "ạ", count: 401))\n")
    #expect(longer.messages == ["t.tsv:8:3: error: name has 401 characters, more than 400"])
    #expect(longer.table?.records.isEmpty == true)
  }

  @Test func aMessageShowsTheBeginningOfALongField() {
    let word = String(repeating: "ạ", count: 100)
    let result = ReadResult(body: "index\tname\n\(word)\tx\n")
    _ = result.table?.records.first?.integer("index", in: 0...9)
    #expect(
      result.messages == ["t.tsv:8:1: error: index '\(word.prefix(80))…' is not a whole number"])
    let column = ReadResult(body: "index\tname\t\(word)\n0\tx\ty\n")
    #expect(
      column.messages == ["t.tsv:7:12: error: unknown column '\(word.prefix(80))…'; expected: index, name"])
  }

  @Test func anUnknownColumnIsReported() {
    let result = ReadResult(body: "index\tname\tcolour\n0\tGiáp\tx\n")
    #expect(result.table == nil)
    #expect(result.messages == ["t.tsv:7:12: error: unknown column 'colour'; expected: index, name"])
  }

  @Test func aMissingColumnIsReported() {
    let result = ReadResult(body: "name\nGiáp\n")
    #expect(result.table == nil)
    #expect(result.messages == ["t.tsv:7: error: missing column 'index'; expected: index, name"])
  }

  @Test func aDuplicateColumnIsReported() {
    let result = ReadResult(body: "index\tname\tindex\n")
    #expect(result.table == nil)
    #expect(result.messages == ["t.tsv:7:12: error: column 'index' appears twice; expected: index, name"])
  }

  @Test func columnsInAnotherOrderAreReported() {
    let result = ReadResult(body: "name\tindex\nGiáp\t0\n")
    #expect(result.table == nil)
    #expect(result.messages == ["t.tsv:7: error: the columns are in the wrong order; expected: index, name"])
  }

  @Test func aMisspelledColumnIsBothUnknownAndMissing() {
    let result = ReadResult(body: "tên\tnam\tname\n")
    #expect(
      result.messages == [
        "t.tsv:7:1: error: unknown column 'tên'; expected: index, name",
        "t.tsv:7:5: error: unknown column 'nam'; expected: index, name",
        "t.tsv:7: error: missing column 'index'; expected: index, name",
      ])
  }

  @Test func columnNamesAreComparedExactly() {
    for row in ["Index\tname", "index \tname", " index\tname", "index\tname\t", "index name", ""] {
      let result = ReadResult(body: row + "\n0\tGiáp\n")
      #expect(result.table == nil, "\(row)")
      #expect(!result.messages.isEmpty, "\(row)")
    }
  }

  @Test func aWrongNumberOfFieldsIsReportedAndTheLineLeftOut() throws {
    let result = ReadResult(body: "index\tname\n0\n1\tẤt\n2\tBính\tx\n3\tĐinh\n4\tMậu\t\n")
    #expect(
      result.messages == [
        "t.tsv:8:1: error: 1 fields, expected 2: index, name",
        "t.tsv:10:1: error: 3 fields, expected 2: index, name",
        "t.tsv:12:1: error: 3 fields, expected 2: index, name",
      ])
    let records = try #require(result.table).records
    #expect(records.map { String($0["name"]) } == ["Ất", "Đinh"])
  }

  @Test func aBlankLineIsReported() throws {
    let result = ReadResult(body: "index\tname\n\n0\tGiáp\n\n")
    #expect(
      result.messages == [
        "t.tsv:8:1: error: blank line; a comment begins with '#'",
        "t.tsv:10:1: error: blank line; a comment begins with '#'",
      ])
    #expect(try #require(result.table).records.count == 1)
  }

  @Test func aFileWithoutColumnNamesIsReported() {
    let result = ReadResult(body: "")
    #expect(result.table == nil)
    #expect(result.messages == ["t.tsv: error: no row of column names; expected: index, name"])
  }

  @Test func aTableWithoutRecordsIsReportedUnlessItMayBeEmpty() {
    let result = ReadResult(body: "index\tname\n")
    #expect(result.messages == ["t.tsv:7: error: no records"])
    #expect(result.table?.records.isEmpty == true)
    let allowed = ReadResult(body: "index\tname\n", mayBeEmpty: true)
    #expect(allowed.messages == [])
    #expect(allowed.table?.records.isEmpty == true)
  }

  @Test func anEmptyFileHasOneMessage() {
    let result = ReadResult(SourceFile(path: "t.tsv", bytes: []), columns: ["index"])
    #expect(result.table == nil)
    #expect(result.messages == ["t.tsv: error: the file is empty"])
  }

  @Test func oneRunShowsMistakesOfTextHeaderAndRecords() {
    let text = """
      # title: Stems
      # title: Stems
      # source:
      # publisher: A publisher
      # licence: A licence
      # obtained: 2026-01-01
      # records: 9
      index\tname
      0\tGia\u{301}p
      1
      """
    let result = ReadResult(SourceFile(path: "t.tsv", text: text), columns: ["index", "name"])
    #expect(
      result.messages == [
        "t.tsv:10: error: the last line does not end with a line feed",
        "t.tsv:9:5: error: text is not in Unicode normalisation form C (NFC)",
        "t.tsv:2: error: header key 'title' appears twice\nt.tsv:1: note: first here",
        "t.tsv:3: error: header key 'source' has no value",
        "t.tsv: error: missing provenance: a line '# units: ...' must be in the header",
        "t.tsv:10:1: error: 1 fields, expected 2: index, name",
        "t.tsv:7: error: the header says 9 records, the file has 2",
      ])
    #expect(result.table?.records.count == 1)
  }

  /// A list of all that is missing in an unreadable file would only repeat that it cannot be read.
  @Test func ofATableThatCannotBeReadNothingMoreIsSaid() {
    let diagnostics = Diagnostics()
    let table = Table(SourceFile(path: "t.tsv", bytes: []), columns: ["index"], diagnostics: diagnostics)
    table.report("index 0 is missing")
    table.reportMissing(["0", "1"], in: "index") { "index \($0) is missing" }
    #expect(diagnostics.all.map(\.description) == ["t.tsv: error: the file is empty"])
    #expect(table.isBad && !table.isReadable && table.records.isEmpty)
  }

  @Test func keysThatNoRecordHasAreMissing() throws {
    let result = ReadResult(body: "index\tname\n0\tGiáp\n1\tẤt\n")
    let table = try #require(result.table)
    #expect(!table.isBad)
    table.reportMissing(["0", "2", "1"], in: "index") { "index \($0) is missing" }
    #expect(result.messages == ["t.tsv: error: index 2 is missing"])
    #expect(table.isBad)
  }

  @Test func rowsWithAMistakeAreLeftOut() throws {
    let result = ReadResult(body: "index\tname\n0\tGiáp\nx\tẤt\n2\t\n3\tĐinh\n")
    let table = try #require(result.table)
    let names = table.rows { record in
      _ = record.integer("index", in: 0...9)
      return record.text("name")
    }
    #expect(names == ["Giáp", "Đinh"])
    #expect(table.records.map(\.isBad) == [false, true, true, false] && table.isBad)
  }

  @Test func aTableThatLostALineIsBad() throws {
    #expect(try #require(ReadResult(body: "# records: 2\nindex\tname\n0\tGiáp\n").table).isBad)
    #expect(try #require(ReadResult(body: "index\tname\n0\n1\tẤt\n").table).isBad)
  }
}
