import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

/// The lines of months: what is written, and what somebody else's lines mean.
struct JournalFormatTests {
  /// A drink as it is logged in Hanoi.
  private func entry(_ id: String, _ moment: String, _ day: String, _ millilitres: Int = 250) -> String {
    HandMadeMonth.entry(id, moment, day: day, millilitres, offset: 25_200)
  }

  /// Every kind of line, to the byte: made by hand here.
  @Test func SI_01_theStoreWritesTheLinesThatTheFormatDescribes() throws {
    let diary = try Diary()
    try diary.add("a", "2026-01-31T10:00:00+07:00", 250)
    try diary.add("b", "2026-01-31T11:00:00.250+07:00", 175, Beverage(id: "wine"))
    try diary.set(goal: 1000, now: "2026-01-31T12:00:00+07:00")
    try diary.add("c", "2026-02-01T08:00:00+07:00", 250)
    try diary.edit("b", 200, now: "2026-02-01T09:00:00+07:00")
    try diary.delete("a", now: "2026-02-01T09:01:00+07:00")
    try diary.undo(now: "2026-02-01T09:02:00+07:00")
    try diary.edit("c", to: "2026-01-30T08:00:00+07:00", now: "2026-02-01T09:03:00+07:00")
    try diary.undo(now: "2026-02-01T09:04:00+07:00")

    func wine(_ millilitres: Int) -> String {
      #"{"date":"2026-01-31T04:00:00.250Z","day":"2026-01-31","factor":0,"fluidType":"wine","id":"b","offset":25200,"source":"manual","volumeML":\#(millilitres)}"#
    }
    let (a, c) = (
      entry("a", "2026-01-31T03:00:00Z", "2026-01-31"), entry("c", "2026-02-01T01:00:00Z", "2026-02-01")
    )
    var january = HandMadeMonth("2026-01")
    january.add([
      #""goal":{"baseML":1800,"day":"2026-01-31"}"#, #""change":1,"add":\#(a)"#,
      #""change":2,"add":\#(wine(175))"#,
      #""goal":{"baseML":1000,"day":"2026-01-31"}"#,
    ])
    let older = #"{"month":"2026-01","n":5,"sum":"\#(january.sum ?? "")"}"#
    var february = HandMadeMonth("2026-02", older: older)
    february.add([#""goal":{"baseML":1000,"day":"2026-02-01"}"#, #""change":3,"add":\#(c)"#])
    january.add([
      #""change":4,"edit":{"now":\#(wine(200)),"was":\#(wine(175))}"#, #""change":5,"delete":{"was":\#(a)}"#,
      #""undo":{"n":7}"#,
      // A day before all others has the goal of the settings. The drink stays in the file in which it was logged.
      #""goal":{"baseML":1000,"day":"2026-01-30"}"#,
    ])
    let moved = entry("c", "2026-01-30T01:00:00Z", "2026-01-30")
    february.add([#""change":6,"edit":{"now":\#(moved),"was":\#(c)}"#, #""undo":{"n":4}"#])
    let written = try diary.months.mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(written[Diary.month("2026-01")] == String(decoding: january.bytes, as: UTF8.self))
    #expect(written[Diary.month("2026-02")] == String(decoding: february.bytes, as: UTF8.self))
    #expect(
      try diary.answers(at: "2026-02-01T10:00:00+07:00").drinks == [
        "a 2026-01-31 250", "b 2026-01-31 0", "c 2026-02-01 250",
      ])
    #expect(HandMadeMonth.sum(Array("123456789".utf8)) == "cbf43926", "the check value of CRC-32")
  }

  /// Somebody else's months: unknown members and kinds of line, retries, one id twice, moves, undone lines, and an end
  /// that a killed writer has left.
  @Test(arguments: ["", #"{"n":9,"change":4,"add":{"date":"2026-0"#, "whole", "\0\0\0\0\0\0\0\0"])
  func SI_01_C_09_linesThatTheFormatAllowsAreReadAndStayWhoeverWroteThem(end: String) throws {
    func moved(_ number: Int) -> String {
      let day = ["2026-01-30", "2026-02-01"][number - 1]
      return entry("moved", "\(day)T05:00:00Z", day, number)
    }
    var january = HandMadeMonth("2026-01")
    january.add([
      #""goal":{"baseML":1000,"day":"2026-01-30","moon":"full"},"mood":{"a":[1.50]}"#,
      #""change":1,"add":\#(entry("a", "2026-01-30T03:00:00Z", "2026-01-30", 1000).dropLast()),"x":"ở"},"why":"heat""#,
      #""change":2,"add":\#(moved(1))"#,
      #""split":{"n":3}"#, #""add":7"#, #""change":3,"edit":{"now":\#(moved(2)),"was":\#(moved(1))}"#,
    ])
    let older = #"{"month":"2026-01","n":7,"sum":"\#(january.sum ?? "")"}"#
    var february = HandMadeMonth("2026-02", older: older)
    let (b, other) = (
      entry("b", "2026-02-01T03:00:00Z", "2026-02-01", 500),
      entry("b", "2026-02-01T04:00:00Z", "2026-02-01", 501)
    )
    february.add([
      #""goal":{"baseML":1000,"day":"2026-02-01","totalML":900,"weatherAdjustmentML":-100}"#, #""add":\#(b)"#,
      #""add":\#(b),"again":true"#, #""change":4,"add":\#(other)"#, #""merge":{"from":"watch"}"#,
      #""goal":{"baseML":1100,"day":"2026-02-01"}"#,
    ])
    let last = #""change":5,"add":\#(entry("last", "2026-02-01T06:00:00Z", "2026-02-01", 400))"#
    var whole = february
    whole.add(last)
    let bytes = end == "whole" ? Array(whole.bytes.dropLast()) : february.bytes + Array(end.utf8)
    let diary = try Diary([Diary.month("2026-01"): january.bytes, Diary.month("2026-02"): bytes])
    let now = "2026-02-01T20:00:00+07:00"
    let read = try diary.answers(at: now)
    #expect(
      read.drinks == [
        "a 2026-01-30 1000", "b 2026-02-01 500", "b~2 2026-02-01 501", "moved 2026-02-01 2",
      ] + (end == "whole" ? ["last 2026-02-01 400"] : []))
    #expect(
      read.goals == ["2026-01-30 1000", "2026-02-01 1800"] && read.damage == [] && read.contradictions == [])
    let journal = try diary.journal(at: now)
    #expect(journal.repeatedDrinks == 1 && journal.renamedDrinks == 1)
    #expect(journal.problems.map(\.path) == [["2026-01", "[6]", "add"]], "\(journal.problems)")
    #expect(journal.recordedGoal(on: try Fixture.day("2026-02-01"))?.total.millilitres == 1100)

    // The next writer ends what is not a line.
    try diary.add("next", "2026-02-01T20:00:00+07:00", 3)
    let months = try diary.months
    let isWhole = end == "whole"
    var expected = isWhole ? whole : february
    let count = expected.lines.count
    // 500 + 501 + 2 + 400 mL had reached 1100.
    expected.add(#""goal":{"baseML":1800,"day":"2026-02-01"\#(isWhole ? #","reachedML":1100"# : "")}"#)
    let next = entry("next", "2026-02-01T13:00:00Z", "2026-02-01", 3)
    expected.add(#""change":\#(isWhole ? 6 : 5),"add":\#(next)"#)
    let lineFeed = [UInt8(ascii: "\n")]
    let added = expected.lines[count...].flatMap { $0 + lineFeed }
    #expect(months[Diary.month("2026-02")] == bytes + (end.isEmpty ? [] : lineFeed) + added)
    #expect(months[Diary.month("2026-01")] == january.bytes)
    #expect(try diary.ids(at: now) == read.ids + ["next"])
    // An edit keeps what it does not know of the drink.
    try diary.edit("a", 999, now: now)
    #expect(
      String(decoding: try diary.folder.bytes(Diary.month("2026-01")), as: UTF8.self).contains(
        #""volumeML":999,"x":"ở"}"#))
    #expect(try diary.answers(at: now).damage == [])
  }

  /// A month whose first line was cut, one whose file is empty, and one between them of which nothing is left.
  @Test func aMonthThatWasCutBeforeItsFirstLineBeginsWithItLater() throws {
    let diary = try Diary()
    try diary.add("a", "2026-01-10T10:00:00+07:00")
    let line = HandMadeMonth("2026-02").lines[0]
    for rest in [[], Array(line.dropLast()), Array(line.prefix(12))] {
      try diary.folder.write(rest, Diary.month("2026-02"))
      let next = try Diary(diary.files)
      try next.add("b", "2026-02-10T10:00:00+07:00")
      let text = String(decoding: try next.folder.bytes(Diary.month("2026-02")), as: UTF8.self)
      #expect(
        text.contains(#"{"n":1,"month":"2026-02","format":4,"older":{"month":"2026-01","n":3,"#), "\(text)")
      // So does one that begins after such a file: the older month is the one that has lines.
      try diary.add("c", "2026-03-10T10:00:00+07:00")
      let march = String(decoding: try diary.folder.bytes(Diary.month("2026-03")), as: UTF8.self)
      #expect(march.contains(#""older":{"month":"2026-01","n":3,"#), "\(march)")
      try diary.undo(now: "2026-03-10T11:00:00+07:00")
      try FileManager.default.removeItem(at: diary.folder.file(Diary.month("2026-03")))
    }
  }

  @Test func C_08_aDrinkWaitsForTheDiskAtMostTwiceAndOnceInAMonthThatIsThere() throws {
    let diary = try Diary()
    func synchronizations(_ body: () throws -> Void) throws -> Int {
      let count = Locked(0)
      try FileTrace.$record.withValue({ step in
        if case .synchronize = step { count.withLock { $0 += 1 } }
      }) { try body() }
      return count.withLock { $0 }
    }
    let intake = try Intake(volume: Volume(clamping: 100))
    for (moment, most) in [
      ("2026-01-30T10:00:00+07:00", 2), ("2026-01-30T11:00:00+07:00", 1), ("2026-01-31T11:00:00+07:00", 1),
      ("2026-02-01T11:00:00+07:00", 2), ("2026-02-02T11:00:00+07:00", 1), ("2026-01-29T11:00:00+07:00", 1),
    ] {
      let timestamp = try Fixture.moment(moment)
      let count = try synchronizations { try diary.store.tap(at: timestamp, intake, in: diary.zone) }
      #expect(count == most, "\(moment)")
    }
    // The cache need not be on the disk, for it may be gone at any time.
    #expect(
      diary.folder.names == [
        Diary.month("2026-01"), Diary.month("2026-02"), Diary.cache, Diary.name + ".lock",
      ])
  }
}
