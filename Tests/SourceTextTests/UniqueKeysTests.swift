import SourceText
import Testing

struct UniqueKeysTests {
  @Test func newKeysAreTaken() {
    let diagnostics = Diagnostics()
    var keys = UniqueKeys<Int>()
    for key in [1, 2, -1] {
      let isNew = keys.insert(
        key, named: "key \(key)", at: SourceLocation(path: "a", line: key), diagnostics: diagnostics)
      #expect(isNew)
    }
    #expect(diagnostics.isEmpty)
  }

  @Test func aKeyThatStandsTwiceIsReportedWithANoteToTheFirst() {
    let diagnostics = Diagnostics()
    var keys = UniqueKeys<String>()
    let results = (1...3).map { line in
      keys.insert(
        "x", named: "index 'x'", at: SourceLocation(path: "a.tsv", line: line, column: 1),
        diagnostics: diagnostics)
    }
    #expect(results == [true, false, false])
    // The third one refers to the first as well, not to the second.
    #expect(
      diagnostics.all.map(\.description) == [
        "a.tsv:2:1: error: duplicate index 'x'\na.tsv:1:1: note: first defined here",
        "a.tsv:3:1: error: duplicate index 'x'\na.tsv:1:1: note: first defined here",
      ])
  }
}
