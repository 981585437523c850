import SourceText
import Testing

struct DiagnosticTests {
  @Test func aLocationShowsWhatIsKnown() {
    #expect(SourceLocation(path: "Data/a.tsv").description == "Data/a.tsv")
    #expect(SourceLocation(path: "Data/a.tsv", line: 3).description == "Data/a.tsv:3")
    #expect(SourceLocation(path: "Data/a.tsv", line: 3, column: 12).description == "Data/a.tsv:3:12")
  }

  @Test func aColumnWithoutALineIsNotShown() {
    #expect(SourceLocation(path: "a.tsv", column: 12).description == "a.tsv")
  }

  @Test func aDiagnosticReadsLikeACompilerMessage() {
    let diagnostic = Diagnostic(
      location: SourceLocation(path: "Data/a.tsv", line: 3, column: 12), message: "name is empty")
    #expect(diagnostic.description == "Data/a.tsv:3:12: error: name is empty")
  }

  @Test func nothingThatIsReadReachesATerminalAsACommand() {
    let diagnostic = Diagnostic(
      location: SourceLocation(path: "a\u{1B}]0;x\u{7}\n.tsv"),
      message: "'\u{1B}[2J\u{202E}\u{9B}1m' is no word")
    #expect(
      "\(diagnostic)" == #"a\u{1B}]0;x\u{7}\u{A}.tsv: error: '\u{1B}[2J\u{202E}\u{9B}1m' is no word"#)
  }

  @Test func notesFollowOnLinesOfTheirOwn() {
    let diagnostic = Diagnostic(
      location: SourceLocation(path: "b.tsv", line: 9), message: "duplicate key",
      notes: [
        .init(location: SourceLocation(path: "b.tsv", line: 2, column: 1), message: "first defined here"),
        .init(location: SourceLocation(path: "a.tsv"), message: "listed here"),
      ])
    let expected = """
      b.tsv:9: error: duplicate key
      b.tsv:2:1: note: first defined here
      a.tsv: note: listed here
      """
    #expect(diagnostic.description == expected)
  }

  @Test func diagnosticsKeepTheOrderOfReports() {
    let diagnostics = Diagnostics()
    #expect(diagnostics.isEmpty)
    let note = Diagnostic(location: SourceLocation(path: "c"), message: "there")
    diagnostics.report("second file", at: SourceLocation(path: "b", line: 1))
    diagnostics.report("first file", at: SourceLocation(path: "a", line: 2), notes: [note])
    diagnostics.report("second file", at: SourceLocation(path: "b", line: 1))
    #expect(!diagnostics.isEmpty)
    #expect(
      diagnostics.all.map(\.description) == [
        "b:1: error: second file", "a:2: error: first file\nc: note: there", "b:1: error: second file",
      ])
  }
}
