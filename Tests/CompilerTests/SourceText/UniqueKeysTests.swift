import SourceText
import Testing

struct UniqueKeysTests {
  @Test func newKeysAreTaken() throws {
    let result = ReadResult(body: "index\tname\n1\ta\n2\tb\n-1\tc\n")
    var keys = UniqueKeys<Substring>()
    for record in try #require(result.table).records {
      let isNew = keys.insert(record["index"], named: "index", in: record, at: "index")
      #expect(isNew)
    }
    #expect(result.messages == [])
  }

  @Test func aKeyThatStandsTwiceIsReportedWithANoteToTheFirst() throws {
    let result = ReadResult(body: "index\tname\n1\tx\n2\tx\n3\tx\n")
    let records = try #require(result.table).records
    var keys = UniqueKeys<Substring>()
    let results = records.map { keys.insert($0["name"], named: "name 'x'", in: $0, at: "name") }
    #expect(results == [true, false, false])
    // The note of the third one refers to the first, not to the second.
    #expect(
      result.messages == [
        "t.tsv:9:3: error: duplicate name 'x'\nt.tsv:8:3: note: first defined here",
        "t.tsv:10:3: error: duplicate name 'x'\nt.tsv:8:3: note: first defined here",
      ])
  }

  @Test func theKeyOfALineIsReportedAtItsBeginning() throws {
    let result = ReadResult(body: "index\tname\n1\tx\n2\tx\n")
    var keys = UniqueKeys<Substring>()
    for record in try #require(result.table).records {
      _ = keys.insert(record["name"], named: "event", in: record)
    }
    #expect(
      result.messages == ["t.tsv:9:1: error: duplicate event\nt.tsv:8:1: note: first defined here"])
  }
}
