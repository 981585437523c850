import SourceText
import Testing

struct TextEdgeCaseTests {
  @Test func aByteOrderMarkAtTheBeginningOfALineIsNotLost() {
    let diagnostics = Diagnostics()
    let file = SourceFile(path: "f.tsv", text: "one\n\u{FEFF}two\n")
    let lines = TextLines(file, diagnostics: diagnostics).lines
    #expect(lines.map(\.text) == ["one", "\u{FEFF}two"] || !diagnostics.isEmpty)
    // The second of two byte order marks at the beginning of a file would be lost in the same way.
    let twice = Diagnostics()
    let first = TextLines(SourceFile(path: "f.tsv", text: "\u{FEFF}\u{FEFF}one\n"), diagnostics: twice).lines
    #expect(first.map(\.text) == ["\u{FEFF}one"] || twice.all.count > 1)
  }

  @Test func aBlankLineInATableOfOneColumnIsReported() throws {
    let result = ReadResult(body: "name\nGiáp\n\nẤt\n", columns: ["name"])
    #expect(result.messages == ["t.tsv:9:1: error: blank line; a comment begins with '#'"])
    #expect(try #require(result.table).records.count == 2)
  }

  @Test func anEmptyNumberOfRecordsHasOneMessage() {
    let result = ReadResult(body: "# records:\nindex\tname\n0\tGiáp\n")
    #expect(result.messages == ["t.tsv:7: error: header key 'records' has no value"])
  }
}
