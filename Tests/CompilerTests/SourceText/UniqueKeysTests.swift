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

  /// The value of a field that cannot be read is a dummy, which another record may have too.
  @Test func theKeyOfABadRecordIsNotTaken() throws {
    let result = ReadResult(body: "index\tname\nx\ta\ny\tb\n0\tc\n")
    var keys = UniqueKeys<Int>()
    for record in try #require(result.table).records {
      let index = record.integer("index", in: 0...9)
      keys.insert(index, named: "index \(index)", in: record, at: "index")
    }
    #expect(
      result.messages == [
        "t.tsv:8:1: error: index 'x' is not a whole number",
        "t.tsv:9:1: error: index 'y' is not a whole number",
      ])
  }

  /// A key out of order is compared with the key before it alone, so one mistake gives one message.
  @Test func keysOutOfOrderAreReported() throws {
    let result = ReadResult(body: "index\tname\n1\tb\n2\ta\n3\tc\n4\tc\n")
    var keys = UniqueKeys<String>()
    for record in try #require(result.table).records {
      keys.append(
        record.text("name"), named: "name", in: record, at: "name", order: "alphabetical order")
    }
    #expect(
      result.messages == [
        "t.tsv:9:3: error: name a comes after b; names must be in alphabetical order",
        "t.tsv:11:3: error: duplicate name c\nt.tsv:10:3: note: first defined here",
      ])
  }

  @Test func everyTextThatStandsTwiceInItsColumnIsReported() throws {
    let result = ReadResult(body: "index\tname\n1\t2\n2\t1\n1\t2\n")
    var keys = UniqueKeys<[String]>()
    for record in try #require(result.table).records { keys.insert(["index", "name"], of: record) }
    #expect(
      result.messages == [
        "t.tsv:10:1: error: duplicate index '1'\nt.tsv:8:1: note: first defined here",
        "t.tsv:10:3: error: duplicate name '2'\nt.tsv:8:3: note: first defined here",
      ])
  }
}
