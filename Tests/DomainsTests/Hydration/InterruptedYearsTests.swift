import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

#if os(macOS) || os(Linux)
/// Writers of drinks that are killed, that get in each other's way, and that the system refuses, while the clock advances by a day
/// with each drink, so that lines go into the files of years.
///
/// Tests with processes are processes of their own, which make copies of themselves and kill them.
@Suite(.serialized) struct InterruptedYearsTests {
  @Test func C_07_killedWritersLoseNoDayWhateverTheyWereWriting() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder(inMemory: true)
      let store = try HydrationStore(folder: folder.url, name: name)
      var random = Seeded(5)
      var (before, awaited) = (0, 0)
      for round in 0..<150 {
        let next = before
        var child = try #require(
          ChildProcess { report in
            for day in next... { report(add(day, to: store) ? Int32(day) : -1) }
          })
        awaited += child.wait(forReports: Int.random(in: 0...1, using: &random))
        usleep(UInt32.random(in: 0...2_000, using: &random))
        child.kill()
        let saved = child.wait()
        #expect(!saved.contains(-1), "round \(round)")
        let numbers = try #require(try drinks(store, on: before + 1_000), "round \(round)")
        // At most one drink more had been saved and not yet been reported.
        let last = Int(saved.last.map { $0 + 1 } ?? Int32(before))
        #expect(numbers.count == last || numbers.count == last + 1, "round \(round)")
        #expect(numbers == Array(0..<numbers.count), "round \(round)")
        before = numbers.count
      }
      #expect(awaited > 50 && before >= awaited && before > 20)
      #expect(add(before, to: store))
      let state = try #require(try state(store, on: before))
      #expect(state.archive.drinkCount + state.log.entries.count == before + 1)
      #expect(streak(state, on: before) == before + 1)
    }
  }

  @Test func C_07_writersKilledInTheMidstOfALineOfAYearsFileAfterAnyByteLoseNothing() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder(inMemory: true)
      let store = try HydrationStore(folder: folder.url, name: name)
      // The file of the year is the longest one then.
      for day in 0..<40 { #expect(add(day, to: store)) }
      let (document, whole) = (try folder.bytes(name), try folder.bytes(year))
      #expect(whole.count > 3 * document.count)
      for torn in stride(from: 0, to: 260, by: 9) {
        let size = whole.count + torn
        var child = try #require(
          ChildProcess { report in
            // The system kills who writes a file beyond this size.
            signal(SIGXFSZ, SIG_DFL)
            var none = sigset_t()
            sigemptyset(&none)
            sigprocmask(SIG_SETMASK, &none, nil)
            limit(RLIMIT_CORE, 0)
            limit(RLIMIT_FSIZE, size)
            report(add(40, to: store) ? 0 : -1)
          })
        #expect(child.wait() == [], "\(torn)")
        #expect(try folder.bytes(year).count == size, "\(torn)")
        #expect(try folder.bytes(name) == document, "\(torn)")
        #expect(try drinks(store, on: 40) == Array(0..<40), "\(torn)")
        try folder.write(whole, year)
      }
      #expect(add(40, to: store))
      #expect(try drinks(store, on: 40) == Array(0...40))
    }
  }

  /// Two writers in two processes, of which each turns the day, lose nothing of each other.
  @Test func C_07_twoWritersOfWhichEachTurnsTheDayLoseNothing() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder(inMemory: true)
      let store = try HydrationStore(folder: folder.url, name: name)
      var children = try (0..<2).map { writer in
        try #require(
          ChildProcess { report in
            for day in 0..<60 {
              report(add(day, to: store, id: "\(writer * 1_000 + day)") ? Int32(day) : -1)
            }
          })
      }
      for index in children.indices { #expect(children[index].wait() == Array(0..<60)) }
      #expect(try drinks(store, on: 60) == (0..<60).flatMap { [$0, 1_000 + $0] }.sorted())
      let state = try #require(try state(store, on: 59))
      #expect(streak(state, on: 59) == 60, "\(state.archive)")
    }
  }

  @Test func twoClocksThatAreDaysApartWhichWriteInTurnLoseNothingAndEndNoStreak() throws {
    var random = Seeded(7)
    for round in 0..<12 {
      let folder = try TemporaryFolder(inMemory: true)
      let store = try HydrationStore(folder: folder.url, name: name)
      var days = [0, 0]
      var expected: [Int] = []
      while days.contains(where: { $0 < 25 }) {
        let writer = random.below(2)
        for _ in 0...random.below(8) where days[writer] < 25 {
          let id = writer * 1_000 + days[writer]
          #expect(add(days[writer], to: store, id: "\(id)"), "round \(round), \(days)")
          expected.append(id)
          days[writer] += 1
        }
        #expect(try drinks(store, on: days.max() ?? 0) == expected.sorted(), "round \(round), \(days)")
      }
      let state = try #require(try state(store, on: 24))
      #expect(streak(state, on: 24) == 25, "round \(round), \(state.archive)")
    }
  }

  /// 60 killed pairs of a widget that taps and an app that merges day by day: each drink once.
  @Test func C_08_killedMergesTakeEachDrinkOnce() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder(inMemory: true)
      let store = try HydrationStore(folder: folder.url, name: name)
      var random = Seeded(6)
      var reported: Set<Int> = []
      var awaited = 0
      for round in 0..<60 {
        var widget = try #require(
          ChildProcess { report in
            for number in (round * 100_000)... {
              report(tap(number, on: round, to: store) ? Int32(number) : -1)
            }
          })
        var app = try #require(
          ChildProcess { report in
            for ahead in 0... where (try? store.merge(at: noon(round + ahead % 4), in: .gmt)) == nil {
              report(-1)
            }
          })
        awaited += widget.wait(forReports: Int.random(in: 0...4, using: &random))
        usleep(UInt32.random(in: 0...4_000, using: &random))
        for child in Bool.random(using: &random) ? [widget, app] : [app, widget] { child.kill() }
        #expect(app.wait() == [], "round \(round)")
        reported.formUnion(widget.wait().map(Int.init))
      }
      try store.merge(at: noon(100), in: .gmt)
      let numbers = try #require(try drinks(store, on: 100))
      #expect(Set(numbers).count == numbers.count, "a drink was merged twice")
      #expect(reported.subtracting(numbers).sorted().prefix(5) == [], "a drink was lost")
      #expect(Set(numbers).subtracting(reported).count <= 60)
      #expect(awaited > 60 && reported.count >= awaited)
    }
  }

  /// A disk that is full when a year's file grows changes nothing, and the next drink finds all.
  @Test func C_07_aFullDiskChangesNothingAndTheNextDrinkFindsAll() async {
    await #expect(processExitsWith: .success) {
      signal(SIGXFSZ, SIG_IGN)
      let folder = try TemporaryFolder()
      let store = try HydrationStore(folder: folder.url, name: name)
      for day in 0..<30 { #expect(add(day, to: store)) }
      let (document, whole) = (try folder.bytes(name), try folder.bytes(year))
      for room in stride(from: 0, to: 250, by: 50) {
        limit(RLIMIT_FSIZE, whole.count + room)
        #expect(!add(30, to: store))
        #expect(try folder.bytes(name) == document)
        // Half a line would fill the disk.
        #expect(try folder.bytes(year) == whole)
        #expect(try drinks(store, on: 30) == Array(0..<30))
        // A drink of the same day needs no room there.
        #expect(add(29, to: store, id: "\(1_000 + room)"))
        #expect(undo(on: 29, in: store))
        #expect(try folder.bytes(year) == whole)
        try folder.write(document, name)
      }
      limit(RLIMIT_FSIZE, 1 << 20)
      #expect(add(30, to: store))
      #expect(try drinks(store, on: 30) == Array(0...30))
    }
  }

  /// A document of a newer version beside files of years is left alone by all that a person does.
  @Test func C_07_aDocumentOfANewerVersionIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    let store = try HydrationStore(folder: folder.url, name: name)
    for day in 0..<6 { #expect(add(day, to: store)) }
    let payload = try #require(try JSON(parsing: folder.bytes(name)).object?["payload"])
    try folder.write(
      FileHead.file(schema: HydrationFormat.schema, version: 4, ["payload": payload]).dropLast(9), name)
    let files = try folder.names.map { [UInt8]($0.utf8) + (try folder.bytes($0)) }
    #expect(try store.reading(at: noon(9), in: ZoneClock(.gmt)) == .newerVersion(4))
    #expect(!add(9, to: store))
    #expect(!undo(on: 9, in: store))
    #expect(throws: StoreError.self) { try store.repairFiles(at: noon(9), in: .gmt) }
    let other = try TemporaryFolder()
    let target = try HydrationStore(folder: other.url, name: name)
    #expect(throws: StoreError.self) {
      try target.documents.adopt(store.documents, at: noon(9), zone: .gmt)
    }
    #expect(try folder.names.map { [UInt8]($0.utf8) + (try folder.bytes($0)) } == files)
    // A tap reads no document: it waits for a program that knows the new form.
    #expect(tap(1, on: 9, to: store))
  }

  /// Links in the place of the document or of a year's file are refused, and what they point to is not
  /// touched.
  @Test func C_07_linksInThePlaceOfFilesAreRefused() throws {
    for linked in [name, year] {
      let folder = try TemporaryFolder()
      let store = try HydrationStore(folder: folder.url, name: name)
      for day in 0..<6 { #expect(add(day, to: store)) }
      let elsewhere = folder.file("elsewhere")
      try FileManager.default.moveItem(at: folder.file(linked), to: elsewhere)
      try FileManager.default.createSymbolicLink(at: folder.file(linked), withDestinationURL: elsewhere)
      let files = try folder.names.map { [UInt8]($0.utf8) + (try folder.bytes($0)) }
      #expect(!add(9, to: store))
      if linked == name {
        #expect(throws: StoreError.self) { try store.reading(at: noon(9), in: ZoneClock(.gmt)) }
      } else {
        let state = try #require(try state(store, on: 9))
        #expect(state.faults.file == .symbolicLink(path: folder.file(year).path))
        #expect(state.log.entries.count == 3)
      }
      #expect(try folder.names.map { [UInt8]($0.utf8) + (try folder.bytes($0)) } == files)
      try FileManager.default.removeItem(at: folder.file(linked))
      try FileManager.default.moveItem(at: elsewhere, to: folder.file(linked))
      #expect(add(9, to: store))
      #expect(try drinks(store, on: 9) == [0, 1, 2, 3, 4, 5, 9])
    }
  }
}

private let name = "Drinks.json"
private let year = "Drinks.json-2026.jsonl"

/// Noon of a day after 2026-01-01, UTC.
private func noon(_ day: Int) -> Instant { Instant(secondsSince1970: 1_767_268_800 + Int64(day) * 86_400) }

/// Adds a drink that reaches the goal.
///
/// - Returns: Whether it was saved.
private func add(_ day: Int, to store: HydrationStore, id: String? = nil) -> Bool {
  guard let moment = Timestamp(noon(day)) else { return false }
  let saved: Void? = try? store.update(at: noon(day), in: .gmt) { state throws(HydrationError) in
    try state.add(
      id: id ?? "\(day)", moment: moment, volume: Volume(clamping: 3000), now: noon(day),
      in: ZoneClock(.gmt))
  }
  return saved != nil
}

private func undo(on day: Int, in store: HydrationStore) -> Bool {
  let done: Void? = try? store.update(at: noon(day), in: .gmt) { state throws(HydrationError) in
    try state.undo(now: noon(day), in: ZoneClock(.gmt))
  }
  return done != nil
}

private func tap(_ number: Int, on day: Int, to store: HydrationStore) -> Bool {
  guard let moment = Timestamp(noon(day)), let intake = try? Intake(volume: Volume(clamping: 10)) else {
    return false
  }
  return (try? store.tap(id: "\(number)", at: moment, intake, in: ZoneClock(.gmt))) != nil
}

private func state(_ store: HydrationStore, on day: Int) throws -> HydrationDocument? {
  switch try store.reading(at: noon(day), in: ZoneClock(.gmt)) {
  case .missing: HydrationDocument()
  case .value(let state): state
  case .newerVersion, .corrupt, .outgrown: nil
  }
}

/// The numbers of all drinks, sorted; `nil` if anything cannot be read.
private func drinks(_ store: HydrationStore, on day: Int) throws -> [Int]? {
  guard var state = try state(store, on: day), state.faults.file == nil, try state.readHistory() == 0 else {
    return nil
  }
  return state.log.entries.compactMap { Int($0.id) }.sorted()
}

private func streak(_ state: HydrationDocument, on day: Int) -> Int? {
  guard let today = state.days(in: ZoneClock(.gmt)).day(at: noon(day)), let now = Timestamp(noon(day))
  else {
    return nil
  }
  return state.streak(today: DayNumber(today), now: now, in: ZoneClock(.gmt)).days
}

#if canImport(Glibc)
/// Glibc gives its numbers a type of their own.
private func limit(_ resource: __rlimit_resource, _ size: Int) {
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  limit.rlim_cur = rlim_t(size)
  setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
}
#else
private func limit(_ resource: Int32, _ size: Int) {
  var limit = rlimit()
  getrlimit(resource, &limit)
  limit.rlim_cur = rlim_t(size)
  setrlimit(resource, &limit)
}
#endif
#endif
