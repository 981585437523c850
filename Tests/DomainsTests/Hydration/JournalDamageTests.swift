import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

/// Months that are damaged, cut off, put back, gone, or no months at all.
struct JournalDamageTests {
  private static let now = "2026-02-22T12:00:00+07:00"
  private let february = Diary.month("2026-02")
  private let january = Diary.month("2026-01")
  private let december = Diary.month("2025-12")

  /// A month of six lines, of which four are drinks.
  private var small: HandMadeMonth {
    var month = HandMadeMonth("2026-02")
    month.add(#""goal":{"baseML":1000,"day":"2026-02-10"}"#)
    for hour in 1...4 {
      month.add(#""add":\#(HandMadeMonth.entry("\(hour)", "2026-02-10T0\(hour):00:00Z", day: "2026-02-10"))"#)
    }
    return month
  }

  private func month(_ bytes: [UInt8]) throws -> JournalMonth {
    JournalMonth(try #require(YearMonth("2026-02")), bytes)
  }

  /// A damaged line is counted and takes no other along; a damaged line feed takes two.
  @Test func everyFlipOfOneBitCountsItsLineAndTakesNoOtherAlong() throws {
    let small = small
    var wrong: [String] = []
    var start = 0
    for (index, line) in small.lines.enumerated() {
      for offset in 0...line.count {
        for bit in 0..<8 {
          var bytes = small.bytes
          bytes[start + offset] ^= 1 << bit
          // At a line feed the next line goes with it.
          let lost = (index + 1)...min(small.lines.count, offset == line.count ? index + 2 : index + 1)
          let read = try month(bytes)
          let ids = Set(read.entries.map(\.id)),
            expected = Set((3...6).filter { !lost.contains($0) }.map { "\($0 - 2)" })
          // The last line feed may be missing, and then its line is whole.
          let isLast = start + offset == bytes.count - 1
          if !expected.isSubset(of: ids) || ids.count > expected.count + (isLast ? 1 : 0)
            || !(1...lost.count).contains(read.lost)
          {
            wrong.append("line \(index + 1), byte \(offset), bit \(bit): \(ids.sorted()) \(read.lost)")
          }
        }
      }
      start += line.count + 1
    }
    #expect(wrong == [], "\(wrong.count): \(wrong.prefix(4))")
  }

  @Test func everyLineThatIsRemovedIsCountedThoseDoubledOrExchangedAreNot() throws {
    let lines = small.lines
    func read(_ lines: [[UInt8]]) throws -> JournalMonth {
      try month(lines.flatMap { $0 + [UInt8(ascii: "\n")] })
    }
    let all = (1...4).map { "\($0)" }
    for index in lines.indices {
      let number = index + 1
      var changed = lines
      changed.remove(at: index)
      // Nothing in the file says that there was a last line; the next month does.
      let removed = try read(changed)
      #expect(removed.lost == (number == lines.count ? 0 : 1), "\(number) removed")
      #expect(removed.entries.map(\.id) == all.filter { Int($0) != number - 2 })
      changed = lines
      changed.insert(lines[index], at: index)
      let doubled = try read(changed)
      #expect(doubled.lost == 0 && doubled.entries.map(\.id) == all, "\(number): \(doubled.lost)")
      guard index > 0 else { continue }
      changed = lines
      changed.swapAt(index - 1, index)
      let exchanged = try read(changed)
      #expect(exchanged.lost == 0, "\(number): \(exchanged.lost)")
      #expect(exchanged.entries.map(\.id) == all)
    }
    // A line that somebody has put in, two first lines, and one with another line before it.
    var other = HandMadeMonth("2026-02", older: #"{"month":"2026-01","n":3}"#)
    #expect(try read([lines[0]] + other.lines + lines.dropFirst()).entries.map(\.id) == all)
    other.add(#""add":\#(HandMadeMonth.entry("x", "2026-02-10T00:00:00Z", day: "2026-02-10"))"#, number: 7)
    let put = try read(lines + other.lines.suffix(1))
    #expect(put.lost == 1 && put.entries.count == 5)
  }

  /// The damage that a backup, a person or a disk may do to the files of months, the report of it, and the drinks that are left.
  @Test func linesOfMonthsThatArePutBackGoneOrRenamedAreCountedAndTheOthersStay() throws {
    let whole = try Diary.threeMonths()
    let all = try whole.answers(at: Self.now).ids
    #expect(try all.count == 9 && whole.damage(at: Self.now) == [])
    func lines(_ name: String, _ count: Int) throws -> [UInt8] {
      Array(
        try whole.folder.bytes(name).split(separator: UInt8(ascii: "\n")).prefix(count).map { $0 + [10] }
          .joined())
    }
    let lastYear = ["day 2025-12-29", "day 2025-12-30", "day 2025-12-31", "moved"]
    let firsts = ["day 2026-01-01", "day 2026-01-02", "day 2026-01-20"]
    let november = Diary.month("2025-11")
    // The drink that was moved to January is a line of December.
    let cases: [(String, (inout [String: [UInt8]]) throws -> Void, [String], [String])] = [
      ("put back", { $0[january] = try lines(january, 5) }, ["day 2026-01-20"], ["2026-01: 5"]),
      (
        "put back, the oldest", { $0[december] = try lines(december, 3) }, Array(lastYear.dropFirst()),
        ["2025-12: 4"]
      ),
      ("gone", { $0[january] = nil }, firsts, ["2026-01: 10"]),
      ("empty", { $0[december] = [] }, lastYear, ["2025-12: 7"]),
      ("the newest cut", { $0[february] = try lines(february, 5) }, ["day 22"], []),
      (
        "renamed", { ($0[december], $0[november]) = (nil, $0[december]) }, lastYear,
        ["2025-12: 7", "\(november) is a file of something else"]
      ),
    ]
    for (name, change, gone, damage) in cases {
      for hasCache in [true, false] {
        var files = try whole.files
        try change(&files)
        if !hasCache { files[Diary.cache] = nil }
        let diary = try Diary(files)
        let found = try diary.answers(at: Self.now)
        #expect(
          Set(found.ids) == Set(all).subtracting(gone).union(name == "the newest cut" ? ["day 21"] : []),
          "\(name): \(found.ids)")
        func isNamed(_ found: [String]) -> Bool {
          found.count == damage.count && zip(found, damage).allSatisfy { $0.contains($1) }
        }
        #expect(isNamed(found.damage), "\(name) \(hasCache): \(found.damage)")
        #expect(found.contradictions == [] && found.counts[1] == found.ids.count, "\(name): \(found)")
        // A person reads where and what it is.
        for lines in try diary.journal(at: Self.now).lost {
          #expect(lines.path.hasSuffix("Drinks-\(lines.month).jsonl"))
        }
        // Life goes on, and nothing is overwritten.
        try diary.add("next", Self.now)
        for (file, bytes) in files where file.hasSuffix(".jsonl") {
          #expect(try diary.folder.bytes(file).starts(with: bytes), "\(name): \(file) was rewritten")
        }
        #expect(Set(try diary.ids(at: Self.now)) == Set(found.ids + ["next"]), "\(name)")
        #expect(isNamed(try diary.damage(at: Self.now)), "\(name)")
        try diary.add("later", "2026-03-22T12:00:00+07:00")
        #expect(try diary.ids(at: "2026-03-22T12:00:00+07:00").contains("later"))
      }
    }
  }

  /// A month in a newer form, too long, a folder, a link, or that may not be opened: the other months are read.
  @Test func monthsThatCannotBeReadAreErrorsWithTheirPlaceAndStayAsTheyAre() throws {
    let whole = try Diary.threeMonths()
    let newer = HandMadeMonth("2026-01", format: 5).bytes
    let now = "2026-02-22T13:00:00+07:00", later = try Fixture.moment("2026-01-28T12:00:00+07:00")
    for obstacle in ["newer", "long", "folder", "link", "locked"] where obstacle != "locked" || geteuid() != 0
    {
      let diary = try Diary(whole.files)
      let url = diary.folder.file(january)
      let before = try diary.folder.bytes(january)
      try FileManager.default.removeItem(at: url)
      let expected: StoreError
      switch obstacle {
      case "newer":
        try diary.folder.write(newer, january)
        expected = .newerVersion(path: url.path, found: 5, supported: 4)
      case "long":
        // Zeros that use no space on the disk.
        try diary.folder.write([], january)
        try FileHandle(forWritingTo: url).truncate(atOffset: UInt64(JournalFiles.monthLimit) + 1)
        expected = .tooLarge(
          path: url.path, bytes: JournalFiles.monthLimit + 1, allowed: JournalFiles.monthLimit)
      case "folder":
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        expected = .notAFile(path: url.path)
      case "link":
        try diary.folder.write(before, "elsewhere")
        try FileManager.default.createSymbolicLink(
          at: url, withDestinationURL: diary.folder.file("elsewhere"))
        expected = .symbolicLink(path: url.path)
      default:
        try diary.folder.write(before, january)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
        expected = .system(path: url.path, operation: .open, code: EACCES)
      }
      // As an older month: the drinks of today are logged and shown.
      try diary.add("today", now)
      guard
        let journal = try diary.store.journal(at: try Fixture.instant(now), in: Fixture.hanoi)
      else {
        Issue.record("\(obstacle): not read")
        continue
      }
      #expect(journal.unreadable == [expected] && journal.lost == [], "\(obstacle): \(journal.unreadable)")
      let days = journal.log.entries.filter { YearMonth(of: $0.day) == YearMonth("2026-02") }
      #expect(days.map(\.id) == ["day 20", "day 22", "today"])
      // As the month of a change, or of the day.
      #expect(throws: (any Error).self, "\(obstacle)") { try diary.edit("day 2026-01-02", 1, now: now) }
      let tap = #expect(throws: DocumentUpdateError<HydrationError>.self, "\(obstacle)") {
        try diary.store.tap(at: later, Intake(volume: Volume(clamping: 1)), in: diary.zone)
      }
      guard case .store(expected)? = tap else { throw try #require(tap) }
      if obstacle == "newer" {
        #expect(try diary.folder.bytes(january) == newer)
      }
      #expect(throws: expected) { try diary.store.journal(at: later.instant, in: Fixture.hanoi) }
      // Once the file is back all is as before.
      try FileManager.default.removeItem(at: url)
      try diary.folder.write(before, january)
      let found = try diary.answers(at: now)
      let expectedIDs = try whole.ids(at: now) + ["today"]
      #expect(found.ids == expectedIDs && found.damage == [], "\(obstacle): \(found)")
    }
  }

  /// Lines of a megabyte, with zeros, without members, of another month, and text that is no line.
  @Test func linesThatAreNoneCountNothingAndTheOthersDo() throws {
    let now = "2026-02-11T12:00:00+07:00"
    let megabyte = String(repeating: "x", count: 1 << 20)
    var long = small
    let drink = HandMadeMonth.entry("long", "2026-02-10T06:00:00Z", day: "2026-02-10").dropLast()
    long.add(#""add":\#(drink),"note":"\#(megabyte)"}"#)
    #expect(try Diary([february: long.bytes]).ids(at: now).last == "long")
    for text in [
      megabyte, "", "\0\0\0\0", "{}", "null", "[1]", #"{"n":1}"#, #"{"sum":"00000000"}"#, "\u{FEFF}", "\r",
    ] {
      let lines = small.lines
      let bytes = [lines[0], Array(text.utf8)] + lines.dropFirst()
      let diary = try Diary([february: Array(bytes.joined(separator: [10])) + [10]])
      let found = try diary.answers(at: now)
      #expect(
        found.ids == ["1", "2", "3", "4"] && found.contradictions == [], "\(text.prefix(20)): \(found)")
      try diary.add("next", now)
      #expect(try diary.ids(at: now) == ["1", "2", "3", "4", "next"])
    }
    // The month of today has the lines of another one: a typed error says which, and nothing is written.
    let other = HandMadeMonth("2026-01").bytes
    let diary = try Diary([february: other])
    #expect(throws: (any Error).self) { try diary.add("new", now) }
    let path = diary.folder.file(february).path
    let fault = DocumentFault.schema(found: "2026-01", expected: "2026-02")
    #expect(throws: StoreError.corrupt(path: path, fault: fault)) { try diary.answers(at: now) }
    #expect(try diary.folder.bytes(february) == other)
  }

  /// A month that would exceed the limit could not be read again, so nothing is appended.
  @Test func C_07_noMonthGrowsBeyondTheLimit() throws {
    let diary = try Diary()
    try diary.folder.write([], february)
    let size = JournalFiles.monthLimit - 20
    try FileHandle(forWritingTo: diary.folder.file(february)).truncate(atOffset: UInt64(size))
    let month = try #require(YearMonth("2026-02"))
    #expect(
      throws: StoreError.tooLarge(
        path: diary.folder.file(february).path, bytes: size + 21, allowed: JournalFiles.monthLimit)
    ) {
      try diary.store.files.append([UInt8](repeating: 10, count: 21), to: month, at: size)
    }
    try diary.store.files.append([UInt8](repeating: 10, count: 20), to: month, at: size)
  }

  @Test func namesThatAreNoneForADocumentOfDrinksAreRefused() throws {
    let folder = try TemporaryFolder()
    for name in ["a.txt", "a", ".json", "a-cache.json", "a.json.backup", "a/b.json", ""] {
      #expect(throws: StoreError.invalidName(name), "\(name)") {
        try HydrationStore(folder: folder.url, name: name)
      }
    }
    // Two documents, of which one has the name of the other's months: neither has the drinks of the other.
    let moment = try Fixture.moment(Self.now)
    for name in ["a.json", "a-2026.json", "a-2026-02.json"] {
      let store = try HydrationStore(folder: folder.url, name: name)
      try store.tap(id: name, at: moment, Intake(volume: Volume(clamping: 1)), in: Fixture.hanoiZone)
    }
    for name in ["a.json", "a-2026.json", "a-2026-02.json"] {
      let store = try HydrationStore(folder: folder.url, name: name)
      #expect(try Answers(store, at: moment.instant, in: Fixture.hanoi).ids == [name])
    }
  }
}
