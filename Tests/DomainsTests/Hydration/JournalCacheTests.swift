import AlmanacFoundation
import Foundation
import HydrationFixtures
import Testing

@testable import Documents
@testable import Hydration

/// The cache, of which no answer depends.
struct JournalCacheTests {
  /// Months later, so that all months with drinks are answered from the cache.
  private static let now = "2026-05-22T12:00:00+07:00"

  /// Returns the answers with another cache, which has to make none of them different; and after a drink, too.
  private func wrong(_ files: [String: [UInt8]], _ cache: [UInt8]?, _ expected: Answers, writes: Bool) throws
    -> String?
  {
    var files = files
    files[Diary.cache] = cache
    let diary = try Diary(files)
    let found = try diary.answers(at: Self.now)
    if found != expected { return "\(found)" }
    guard writes else { return nil }
    // A drink of an older month replaces the cache.
    try diary.add("next", "2026-01-05T12:00:00+07:00", now: Self.now)
    let (next, bytes) = (try diary.answers(at: Self.now), try diary.folder.bytes(Diary.cache))
    try FileManager.default.removeItem(at: diary.folder.file(Diary.cache))
    let without = try diary.answers(at: Self.now)
    return next == without && bytes != cache && next.counts[1] == expected.counts[1] + 1
      ? nil : "after a drink: \(next), without: \(without)"
  }

  @Test func noAnswerDependsOnACacheThatIsGoneCutDamagedOrOutdated() throws {
    let diary = try Diary.threeMonths()
    let outdated = try diary.folder.bytes(Diary.cache)
    try diary.add("late", "2025-12-30T12:00:00+07:00", now: Self.now)
    let (files, cache) = (try diary.files, try diary.folder.bytes(Diary.cache))
    #expect(cache != outdated && cache.count > 300)
    let expected = try diary.answers(at: Self.now)
    #expect(expected.counts == [9, 10] && expected.canUndo)
    var caches: [(String, [UInt8]?)] = [("gone", nil), ("outdated", outdated), ("empty", [])]
    for count in stride(from: 1, to: cache.count, by: 11) {
      caches.append(("\(count) bytes", Array(cache.prefix(count))))
    }
    for place in stride(from: 15, to: cache.count, by: 5) {
      var bytes = cache
      bytes[place] ^= 1 << (place % 8)
      caches.append(("byte \(place)", bytes))
    }
    // In a form of the future, and with a checksum that is right but members that are wrong.
    for text in [
      #"{"cache":true,"format":5,"months":[]"#,
      #"{"cache":true,"format":4,"months":[{"month":"2026-01","n":1}]"#,
    ] {
      caches.append((text, Array(#"\#(text),"sum":"\#(HandMadeMonth.sum(Array(text.utf8)))"}"#.utf8)))
    }
    var wrong: [String] = []
    for (number, (name, bytes)) in caches.enumerated() {
      if let fault = try self.wrong(files, bytes, expected, writes: number % 20 < 3) {
        wrong.append("\(name): \(fault)")
      }
    }
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(3))")
  }

  /// Another folder has months of the same lengths, with other drinks in them.
  @Test func noAnswerDependsOnTheCacheOfAnotherFolder() throws {
    func folder(_ millilitres: Int, days: Int) throws -> Diary {
      let diary = try Diary()
      try diary.add("last", "2026-01-31T12:00:00+07:00", millilitres)
      for day in 1..<max(1, days) { try diary.add("\(day)", "2026-02-0\(day)T12:00:00+07:00") }
      return diary
    }
    let here = try folder(2000, days: 9)
    for days in 0...9 {
      let there = try folder(1000, days: days)
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

  @Test func aFileOfSomebodyElseWithTheNameOfTheCacheStays() throws {
    for text in ["mine", "{}", "[1]", #"{"version": 4, "schema": "sipli-hydration"}"#] {
      let diary = try Diary([Diary.cache: Array(text.utf8)])
      try diary.add("a", "2026-01-05T12:00:00+07:00")
      try diary.add("b", "2026-02-05T12:00:00+07:00")
      #expect(try diary.folder.bytes(Diary.cache) == Array(text.utf8))
      #expect(try diary.answers(at: Self.now).counts == [2, 2])
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
