import AlmanacFoundation
import Foundation
import HydrationFixtures
import Testing

@testable import Documents
@testable import Hydration

/// Drinks that were moved far away from their files, and the cache, of which no answer depends.
struct JournalCacheTests {
  /// Months later, so that all months with drinks are answered from the cache.
  private static let now = "2026-05-22T12:00:00+07:00"

  /// Four months of drinks, of which one was moved by thirteen months to each side, and one to the next month.
  private static func movers() throws -> Diary {
    let diary = try Diary.threeMonths()
    try diary.add("back", "2026-02-22T09:00:00+07:00", 100)
    try diary.edit("back", to: "2025-01-20T10:00:00+07:00", now: "2026-02-22T10:00:00+07:00")
    try diary.add("ahead", "2025-01-20T11:00:00+07:00", 50, now: "2026-02-22T11:00:00+07:00")
    try diary.edit("ahead", to: "2026-02-21T10:00:00+07:00", now: "2026-02-22T11:00:00+07:00")
    return diary
  }

  /// Returns whether a widget finds these drinks on a day, with whatever cache, and writes it anew where it is wrong.
  private func wrong(_ files: [String: [UInt8]], _ cache: [UInt8]?, writes: Bool) throws -> [String] {
    var files = files
    files[Diary.cache] = cache
    var wrong: [String] = []
    // A file that does not begin as a cache may be somebody else's, and stays.
    let isOurs = cache?.isEmpty != false || cache?.starts(with: Array(#"{"cache":"#.utf8)) == true
    let expected = [
      ("2026-02-21T12:00:00+07:00", ["ahead"]), ("2025-01-20T12:00:00+07:00", ["back"]),
      ("2026-01-04T13:00:00+07:00", ["moved"]), ("2026-02-20T13:00:00+07:00", ["day 20"]),
    ]
    for (now, ids) in expected {
      let diary = try Diary(files)
      let instant = try Fixture.instant(now)
      guard let journal = try diary.store.journal(at: instant, in: Fixture.hanoi),
        let date = journal.days(in: Fixture.hanoi).day(at: instant)
      else { throw Unexpected(now) }
      let found = journal.log.entries.filter { $0.day == date }.map(\.id)
      if found != ids { wrong.append("\(now): \(found)") }
      // Now the cache is right: a second reader reads no other file.
      guard let next = try diary.store.journal(at: instant, in: Fixture.hanoi) else { continue }
      if next.hasReadAll, isOurs { wrong.append("\(now): all is read again") }
    }
    let diary = try Diary(files)
    let found = try diary.answers(at: Self.now)
    if found.contradictions != [] || found.damage != [] || found.counts != [11, 11] {
      wrong.append("\(found)")
    }
    guard writes else { return wrong }
    // An edit finds them, and replaces the cache.
    for id in ["back", "ahead"] { try diary.edit(id, 75, now: Self.now) }
    let (next, bytes) = (try diary.answers(at: Self.now), try diary.folder.bytes(Diary.cache))
    try FileManager.default.removeItem(at: diary.folder.file(Diary.cache))
    if try next != diary.answers(at: Self.now) || (bytes != cache) != isOurs {
      wrong.append("after an edit: \(next)")
    }
    return wrong
  }

  @Test func aDrinkThatWasMovedByThirteenMonthsIsFoundWhateverTheCacheIs() throws {
    let diary = try Self.movers()
    let outdated = try diary.folder.bytes(Diary.cache)
    try diary.edit("day 20", 1999, now: "2026-02-23T12:00:00+07:00")
    let (files, cache) = (try diary.files, try diary.folder.bytes(Diary.cache))
    #expect(cache != outdated && cache.count > 500)
    #expect(try diary.months.keys.sorted().first == Diary.month("2025-01"))
    var caches: [(String, [UInt8]?)] = [
      ("there", cache), ("gone", nil), ("outdated", outdated), ("empty", []),
    ]
    for count in stride(from: 1, to: cache.count, by: 41) {
      caches.append(("\(count) bytes", Array(cache.prefix(count))))
    }
    for index in stride(from: 0, to: cache.count, by: 23) {
      var bytes = cache
      bytes[index] ^= 1 << (index % 8)
      caches.append(("byte \(index)", bytes))
    }
    // In a form of the future, and with a checksum that is right but members that are wrong.
    for text in [
      #"{"cache":true,"format":5,"months":[]"#,
      #"{"cache":true,"format":4,"months":[{"last":{"month":"2026-01","n":1}}]"#,
    ] {
      caches.append((text, Array(#"\#(text),"sum":"\#(HandMadeMonth.sum(Array(text.utf8)))"}"#.utf8)))
    }
    var wrong: [String] = []
    for (number, (name, bytes)) in caches.enumerated() {
      wrong += try self.wrong(files, bytes, writes: number % 10 < 4).map { "\(name): \($0)" }
    }
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
  }

  /// Another folder has months of the same lengths, with other drinks in them.
  @Test func noAnswerDependsOnTheCacheOfAnotherFolder() throws {
    func folder(_ millilitres: Int, days: Int, moved: String) throws -> Diary {
      let diary = try Diary()
      try diary.add("last", "2026-01-31T12:00:00+07:00", millilitres)
      for moment in [moved, "2026-01-31T12:00:00+07:00"] {
        try diary.edit("last", to: moment, now: "2026-01-31T12:30:00+07:00")
      }
      for day in 1..<max(1, days) { try diary.add("\(day)", "2026-02-0\(day)T12:00:00+07:00") }
      return diary
    }
    let here = try folder(2000, days: 9, moved: "2025-01-30T12:00:00+07:00")
    for days in 0...9 {
      let there = try folder(1000, days: days, moved: "2025-02-28T12:00:00+07:00")
      let january = Diary.month("2026-01")
      #expect(try here.folder.bytes(january).count == there.folder.bytes(january).count)
      for now in ["2026-02-08T13:00:00+07:00", "2026-02-09T11:00:00+07:00", Self.now] {
        let expected = try here.answers(at: now)
        #expect(expected.streak == (now == Self.now ? 0 : 9))
        var files = try here.files
        files[Diary.cache] = try there.folder.bytes(Diary.cache)
        #expect(try Diary(files).answers(at: now) == expected, "\(days) \(now)")
      }
    }
  }

  /// The widget shows lost lines for seven days after they were first seen, also if more days pass before the next drink.
  @Test func theSignOfLostLinesEndsAfterSevenDaysUntilMoreAreLost() throws {
    let diary = try Self.movers()
    let january = Diary.month("2026-01")
    func isNew(_ now: String) throws -> Bool? {
      let instant = try Fixture.instant(now)
      guard let journal = try diary.store.journal(at: instant, in: Fixture.hanoi) else {
        return nil
      }
      return journal.lost.first { $0.month == YearMonth("2026-01") }.map { $0.isNew(at: instant) }
    }
    #expect(try isNew("2026-02-25T12:00:00+07:00") == nil)
    for (day, lines) in [(1, 3), (10, 4)] {
      var bytes = try diary.folder.bytes(january).split(separator: 10)
      bytes.remove(at: lines)
      try diary.folder.write(Array(bytes.map { $0 + [10] }.joined()), january)
      for (later, expected) in [(0, true), (6, true), (7, false)] {
        let date = day + later < 10 ? "0\(day + later)" : "\(day + later)"
        #expect(try isNew("2026-03-\(date)T12:00:00+07:00") == expected, "\(day) \(later)")
        if later == 6 { try diary.add("\(day)", "2026-03-\(date)T12:00:00+07:00") }
      }
    }
    #expect(try diary.damage(at: Self.now) == ["2026-01: 2"])
    // The cache may be deleted at any time; then the sign comes again.
    try FileManager.default.removeItem(at: diary.folder.file(Diary.cache))
    #expect(try isNew(Self.now) == true)
  }

  @Test func aFileOfSomebodyElseWithTheNameOfTheCacheStays() throws {
    for text in ["mine", "{}", "[1]", #"{"version": 4, "schema": "sipli-hydration"}"#] {
      let diary = try Diary([Diary.cache: Array(text.utf8)])
      for month in ["01", "02"] { try diary.add(month, "2026-\(month)-05T12:00:00+07:00") }
      #expect(try diary.answers(at: Self.now).counts == [2, 2])
      #expect(try diary.folder.bytes(Diary.cache) == Array(text.utf8))
    }
    for isLink in [true, false] {
      let diary = try Diary(["elsewhere": Array("mine".utf8)])
      let url = diary.folder.file(Diary.cache)
      if isLink {
        try FileManager.default.createSymbolicLink(
          at: url, withDestinationURL: diary.folder.file("elsewhere"))
      } else {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      }
      for month in ["01", "02"] { try diary.add(month, "2026-\(month)-05T12:00:00+07:00") }
      #expect(try diary.answers(at: Self.now).counts == [2, 2])
      let type = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
      #expect(type == (isLink ? .typeSymbolicLink : .typeDirectory))
      #expect(try diary.folder.bytes("elsewhere") == Array("mine".utf8))
    }
  }
}
