import SourceText
import Testing

struct TableHeaderTests {
  static let body = "index\tname\n0\tGiáp\n1\tẤt\n"

  static func read(header: String) -> ReadResult {
    let records = header.contains("# records:") ? "" : "# records: 2\n"
    return ReadResult(SourceFile(path: "t.tsv", text: header + body + records), columns: ["index", "name"])
  }

  @Test func theValuesOfTheHeaderAreKept() throws {
    let result = ReadResult(body: Self.body)
    #expect(result.messages == [])
    let provenance = try #require(result.table).provenance
    #expect(provenance[.title] == "Stems")
    #expect(provenance[.source] == "A source")
    #expect(provenance[.publisher] == "A publisher")
    #expect(provenance[.licence] == "A licence")
    #expect(provenance[.obtained] == "2026-01-01")
    #expect(provenance[.units] == "none")
    #expect(provenance.values.count == Provenance.Key.allCases.count)
  }

  @Test func aValueMayHoldColons() throws {
    let header = ReadResult.header.replacing("A source", with: "https://example.org/a: b")
    #expect(Self.read(header: header).table?.provenance[.source] == "https://example.org/a: b")
  }

  /// Other programs find the lines by their beginning, and so does `git grep`.
  @Test(arguments: ["#title: Stems", "# title:Stems", "#  title: Stems", "# title:  Stems", "# Title: Stems"])
  func aLineThatIsWrittenInAnotherWayIsReportedWithTheRightOne(line: String) {
    let result = Self.read(header: ReadResult.header.replacing("# title: Stems", with: line))
    #expect(result.messages == ["t.tsv:1:1: error: the line must be written '# title: Stems'"])
    #expect(result.table?.provenance[.title] == "Stems")
  }

  @Test func eachMissingKeyIsReported() {
    for key in Provenance.Key.allCases {
      let lines = ReadResult.header.split(separator: "\n").filter { !$0.hasPrefix("# \(key.rawValue):") }
      let result = Self.read(header: lines.joined(separator: "\n") + "\n")
      #expect(
        result.messages == [
          "t.tsv: error: missing provenance: a line '# \(key.rawValue): ...' must be in the header"
        ])
      // The records are read all the same, so that their mistakes are reported in the same run.
      #expect(result.table?.records.count == 2)
    }
  }

  @Test func allMissingKeysAreReportedTogether() {
    let result = Self.read(header: "")
    #expect(result.messages.count == Provenance.Key.allCases.count)
    #expect(result.table?.provenance[.title] == "")
  }

  @Test func aDuplicateKeyIsReportedWithANoteToTheFirst() {
    let result = Self.read(header: ReadResult.header + "# A comment\n# title: Branches\n")
    #expect(
      result.messages == [
        "t.tsv:8: error: header key 'title' appears twice\nt.tsv:1: note: first here"
      ])
    #expect(result.table?.provenance[.title] == "Stems")
  }

  @Test func anEmptyValueIsReportedOnce() {
    for value in ["", "   "] {
      let result = Self.read(header: ReadResult.header.replacing("A licence", with: value))
      #expect(result.messages == ["t.tsv:4: error: header key 'licence' has no value"])
    }
  }

  @Test func otherCommentsAreLeftAlone() {
    let comments = "#\n# \n# A note: with a colon\n# Titles: another word\n# title\n#\ttitle: a tab\n"
    let result = Self.read(header: ReadResult.header + comments)
    #expect(result.messages == [])
    #expect(result.table?.records.count == 2)
  }

  @Test func theNumberOfRecordsIsChecked() {
    #expect(Self.read(header: ReadResult.header + "# records: 2\n").messages == [])
    let expected = [
      "3": "the header says 3 records, the file has 2",
      "0": "the header says 0 records, the file has 2",
      "-2": "the header says -2 records, the file has 2",
      "two": "'two' is not a number of records",
      "２": "'２' is not a number of records",
      "2 ": "'2 ' is not a number of records",
      "99999999999999999999": "'99999999999999999999' is not a number of records",
    ]
    for (value, message) in expected {
      let result = Self.read(header: ReadResult.header + "# records: \(value)\n")
      #expect(result.messages == ["t.tsv:7: error: \(message)"])
    }
  }

  @Test func aMissingNumberOfRecordsIsReportedWithTheRightOne() {
    let text = ReadResult.header + Self.body
    let result = ReadResult(SourceFile(path: "t.tsv", text: text), columns: ["index", "name"])
    #expect(result.messages == ["t.tsv: error: a line '# records: 2' must be in the header"])
  }

  @Test func linesWithTheWrongNumberOfFieldsStillCountAsRecords() {
    let result = ReadResult(body: "# records: 2\nindex\tname\n0\tGiáp\n1\n")
    #expect(result.messages == ["t.tsv:10:1: error: 1 fields, expected 2: index, name"])
  }
}
