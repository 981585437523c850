import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Documents
@testable import Hydration

/// The file of the app's first version: in the group, in another folder, in both, cut, of somebody else; and the way out again.
struct AdoptionTests {
  private static let now = "2026-02-17T12:00:00+07:00"
  private let zone = Fixture.hanoiZone
  private let clock = Fixture.hanoi

  /// A file as that version wrote it, with the members that its reader tolerated.
  static let first = #"""
    {
      "entries" : [
        {
          "date" : "2026-02-16T16:30:00Z",
          "fluidType" : "coffee",
          "id" : "8A6E0804-2BD0-4672-B79D-D97027F9071A",
          "source" : "manual",
          "volumeML" : 236.5882365
        },
        {
          "date" : "2026-02-16T18:30:00Z",
          "fluidType" : "wine",
          "id" : "8A6E0804-2BD0-4672-B79D-D97027F9071B",
          "note" : "Tết, \"năm\"",
          "source" : "healthKit",
          "volumeML" : 175
        },
        {
          "date" : "2026-01-31T16:59:59Z",
          "id" : "8A6E0804-2BD0-4672-B79D-D97027F9071C",
          "mood" : [ 1, 2.50 ],
          "source" : "watchManual",
          "volumeML" : 250
        }
      ],
      "gameState" : { "level" : 7 },
      "lastWeather" : { "condition" : "Hot", "humidityPercent" : 80, "temperatureC" : 33.5 },
      "lastWorkout" : { "exerciseMinutes" : 45 },
      "manualWeather" : null,
      "profile" : {
        "activityLevel" : "steady", "name" : "An", "prefersHealthKit" : true, "prefersWeatherGoal" : true,
        "remindersEnabled" : true, "sleepMinutes" : 1320, "smartRemindersEnabled" : true,
        "unitSystem" : "metric", "wakeMinutes" : 420, "weightKg" : 70
      }
    }
    """#
  private static let drinks = ["C 2026-01-31 250", "A 2026-02-16 237", "B 2026-02-17 0"]

  private func drinks(_ answers: Answers) -> [String] {
    answers.drinks.map { String($0.replacing(/^8A6.*9071/, with: "")) }
  }

  private func adopt(
    _ diary: Diary, _ old: Diary? = nil, beforeCut: Bool = false, in zone: TimeZone? = nil
  ) throws -> AdoptedFile? {
    let instant = try Fixture.instant(Self.now)
    return try diary.store.adopt(old?.store, beforeCut: beforeCut, at: instant, in: zone ?? self.zone)
  }

  @Test func SI_01_SI_02_theFileOfTheFirstVersionCountsBeforeItIsAdoptedAndOnceAfterwards() throws {
    let file = Array(Self.first.utf8)
    for isHere in [true, false] {
      let (diary, other) = (
        try Diary(isHere ? [Diary.name: file] : [:]), try Diary(isHere ? [:] : [Diary.name: file])
      )
      func answers() throws -> Answers {
        try Answers(diary.store, at: Fixture.instant(Self.now), in: clock, beside: isHere ? nil : other.store)
      }
      let before = try answers()
      #expect(drinks(before) == Self.drinks && before.contradictions == [])
      #expect(before.goals == ["2026-01-31 2450", "2026-02-16 2450", "2026-02-17 2450"])
      #expect(diary.folder.names.filter { $0 != Diary.name } == [], "reading changes nothing")
      // A widget taps beside it; a drink of the old file cannot be changed yet, nor can settings.
      let tap = try Fixture.moment("2026-02-17T11:00:00+07:00")
      try diary.store.tap(id: "tap", at: tap, Intake(volume: Volume(clamping: 330)), in: zone)
      if isHere {
        #expect(throws: (any Error).self) {
          try diary.delete("8A6E0804-2BD0-4672-B79D-D97027F9071A", now: Self.now)
        }
        #expect(throws: (any Error).self) { try diary.set(goal: 900, now: Self.now) }
        #expect(try diary.folder.bytes(Diary.name) == file)
      }
      #expect(drinks(try answers()) == Self.drinks + ["tap 2026-02-17 330"])
      // Adopted once.
      let moved = try #require(try adopt(diary, isHere ? nil : other))
      let place = isHere ? diary : other
      #expect(moved.drinks == 3 && moved.problems == [] && moved.settings.profile.bodyMass == 70)
      #expect(moved.path == place.folder.file(Diary.name + ".migrated").path)
      #expect(
        try place.folder.bytes(Diary.name + ".migrated") == file
          && other.folder.names.contains(Diary.name) == false)
      let after = try diary.answers(at: Self.now)
      #expect(drinks(after) == Self.drinks + ["tap 2026-02-17 330"] && after.goals == before.goals)
      #expect(try adopt(diary, isHere ? nil : other) == nil && adopt(diary) == nil)
      #expect(try diary.answers(at: Self.now) == after)
      // All members come along, and days are settled; weather without a day belongs to no day.
      let written = String(decoding: try diary.folder.bytes(Diary.name), as: UTF8.self)
      for text in [
        "\"level\": 7", "\"wakeMinutes\": 420", "\"condition\": \"Hot\"", "\"manualWeather\": null",
      ] {
        #expect(written.contains(text), "\(text)")
      }
      #expect(!written.contains("entries"))
      let january = String(decoding: try diary.folder.bytes(Diary.month("2026-01")), as: UTF8.self)
      #expect(january.contains(#""mood":[1,2.50]"#) && january.contains(#""day":"2026-01-31""#))
      try diary.edit("8A6E0804-2BD0-4672-B79D-D97027F9071A", 100, now: Self.now)
      try diary.set(goal: 900, now: Self.now)
      #expect(
        try diary.answers(at: Self.now).drinks.contains("8A6E0804-2BD0-4672-B79D-D97027F9071A 2026-02-16 100")
      )
    }
  }

  /// Killed after every step: all of it was adopted, or nothing, also for a reader who does not know the old file.
  ///
  /// The next try is in another zone.
  @Test(arguments: [true, false]) func SI_02_anAdoptionThatIsKilledIsWholeOrNeverWas(isHere: Bool) throws {
    let file = Array(Self.first.utf8)
    func start() throws -> (Diary, Diary) {
      (try Diary(isHere ? [Diary.name: file] : [:]), try Diary(isHere ? [:] : [Diary.name: file]))
    }
    let (diary, other) = try start()
    let steps = try FileStep.changes { _ = try adopt(diary, isHere ? nil : other) }
    #expect(steps.count >= 12)
    let inHonolulu = ["C 2026-01-31 250", "A 2026-02-16 237", "B 2026-02-16 0"]
    var found: [[String]: Int] = [:]
    for count in 0...steps.count {
      let roots = try start()
      var (here, there) = (
        PowerCut(try roots.0.files, in: diary.folder.url), PowerCut(try roots.1.files, in: other.folder.url)
      )
      for step in steps.prefix(count) {
        if step.path.hasPrefix(diary.folder.url.path) { here.take(step) } else { there.take(step) }
      }
      let (next, old) = (
        try Diary(here.contents(here.everything)), try Diary(there.contents(there.everything))
      )
      let between = drinks(try next.answers(at: Self.now))
      #expect(between == Self.drinks || !isHere && between == [], "\(count): \(between)")
      if count % 2 == 0 { try next.add("x 1", Self.now, 1) }
      _ = try adopt(next, isHere ? nil : old, in: Fixture.zone("Pacific/Honolulu"))
      try next.add("x 2", Self.now, 1)
      let after = try next.answers(at: Self.now)
      found[drinks(after).filter { !$0.hasPrefix("x") }, default: 0] += 1
      #expect(after.damage == [] && after.contradictions == [], "\(count): \(after)")
      let place = isHere ? next : old
      #expect(try place.folder.bytes(Diary.name + ".migrated") == file, "\(count): \(place.folder.names)")
      #expect(!old.folder.names.contains(Diary.name), "\(count)")
      #expect(try next.store.documents.read().document?.payload.oldDrinkCount == 0)
    }
    #expect(Set(found.keys) == [Self.drinks, inHonolulu], "\(found)")
  }

  @Test func SI_02_aFileInBothPlacesThatOfTheGroupCountsTheOtherStays() throws {
    let old = Array(Self.first.utf8)
    let group = Array(#"{"entries":[{"id":"g","date":"2026-02-16T08:00:00Z","volumeML":1}]}"#.utf8)
    for isMoved in [false, true] {
      let (diary, other) = (try Diary([Diary.name: group]), try Diary([Diary.name: old]))
      if isMoved { _ = try adopt(diary) }
      #expect(throws: StoreError.occupied(path: other.store.documents.path)) { try adopt(diary, other) }
      #expect(try other.folder.bytes(Diary.name) == old)
      let found = try Answers(diary.store, at: Fixture.instant(Self.now), in: clock, beside: other.store)
      #expect(found.ids == ["g"])
      // The same file by another path is not another place.
      let link = other.folder.file("link")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: diary.folder.url)
      let same = try HydrationStore(folder: link, name: Diary.name)
      let moved = try diary.store.adopt(same, at: Fixture.instant(Self.now), in: zone)
      #expect(moved?.drinks == (isMoved ? nil : 1))
      #expect(try diary.ids(at: Self.now) == ["g"])
    }
  }

  /// Entries that cannot be read, and ids that come twice; and drinks with the same ids that are here already.
  @Test func SI_02_C_09_entriesThatCannotBeReadAreReportedAndKeptSameIdsAreDistinguished() throws {
    func entry(_ id: String, _ volume: String, _ rest: String = "") -> String {
      #"{"id": "\#(id)", "date": "2026-02-17T01:00:00Z", "volumeML": \#(volume)\#(rest)}"#
    }
    let bad = [
      entry("v", "-250"), entry("z", "0"), entry("h", "1e300"), entry("i", "1e999"), entry("n", "\"NaN\""),
      entry("f", "250", #", "factor": -1"#), entry("y", "250", #", "day": "2026-02-30""#), entry("", "250"),
      #"{"id": "d", "date": "yesterday", "volumeML": 250}"#,
      #"{"date": "2026-02-17T01:00:00Z", "volumeML": 250}"#,
      "[]", "null", "7",
    ]
    let good = [entry("a", "1"), entry("a", "2"), entry("a", "1"), entry("b", "250.5"), entry("tap", "150")]
    let text = #"{"entries": [\#((bad + good).joined(separator: ","))]}"#
    let diary = try Diary()
    // The widget has added one of them itself before the file was put there.
    let tap = try Fixture.moment("2026-02-17T01:00:00Z")
    try diary.store.tap(id: "tap", at: tap, Intake(volume: Volume(clamping: 150)), in: zone)
    try diary.folder.write(Array(text.utf8), Diary.name)
    // Those of one instant are listed in the order in which they were logged.
    let drinks = ["tap 2026-02-17 150", "a 2026-02-17 1", "a~2 2026-02-17 2", "b 2026-02-17 251"]
    #expect(try diary.answers(at: Self.now).drinks == drinks)
    let moved = try #require(try adopt(diary))
    #expect(moved.problems.count == bad.count && moved.drinks == 4, "\(moved.problems.count)")
    let reason = "\(moved.problems.first.map { "\($0)" } ?? "")"
    #expect(
      reason.contains("entries[0]") && reason.contains("-250") && reason.contains("1 to 10000 mL"),
      "\(reason)")
    #expect(try diary.answers(at: Self.now).drinks == drinks)
    #expect(try diary.folder.bytes(Diary.name + ".migrated") == Array(text.utf8))
  }

  private func fault(of store: HydrationStore) throws -> DocumentFault? {
    if case .corrupt(let corrupt) = try store.documents.read() { corrupt.fault } else { nil }
  }

  /// A file that is cut is not adopted; the drinks before the cut are, if that is asked for, and later a whole file.
  @Test func C_07_ofAFileThatIsCutTheDrinksBeforeTheCutAreASecondStepAndAWholeFileMayFollow() throws {
    let file = Array(Self.first.utf8)
    var saved: Set<Int> = []
    for count in stride(from: 1, to: file.count - 1, by: 23) {
      for isHere in [true, false] where isHere || count % 2 == 0 {
        let damaged = Array(file.prefix(count)) + (count % 3 == 0 ? Array("\0\0garbage".utf8) : [])
        let (diary, other) = (
          try Diary(isHere ? [Diary.name: damaged] : [:]), try Diary(isHere ? [:] : [Diary.name: damaged])
        )
        let (place, old) = (isHere ? diary : other, isHere ? nil : other.store)
        let fault = try #require(try fault(of: place.store))
        #expect(throws: StoreError.corrupt(path: diary.store.documents.path, fault: fault)) {
          try diary.store.journal(at: Fixture.instant(Self.now), in: clock, beside: old)
        }
        #expect(throws: StoreError.self) { try adopt(diary, isHere ? nil : other) }
        // A tap is logged all the same.
        try diary.store.tap(
          id: "tap", at: Fixture.moment(Self.now), Intake(volume: Volume(clamping: 1)), in: zone)
        #expect(try place.folder.bytes(Diary.name) == damaged)
        let whole = String(decoding: damaged, as: UTF8.self).components(separatedBy: "        },\n").count - 1
        guard case .drinksBeforeCut(let drinks, _)? = diary.store.wayOut(beside: old) else {
          #expect(diary.store.wayOut(beside: old) == .anew && whole == 0, "\(count)")
          #expect(throws: StoreError.self) { try adopt(diary, isHere ? nil : other, beforeCut: true) }
          #expect(try place.folder.bytes(Diary.name) == damaged)
          saved.insert(0)
          continue
        }
        let adopted = try #require(try adopt(diary, isHere ? nil : other, beforeCut: true))
        #expect(try Array(Data(contentsOf: URL(fileURLWithPath: adopted.path))) == damaged)
        #expect(try diary.ids(at: Self.now).count == drinks + 1 && drinks >= whole, "\(count): \(drinks)")
        saved.insert(drinks)
        // A good copy is put there; nothing counts twice.
        try place.folder.write(file, Diary.name)
        #expect(try adopt(diary, isHere ? nil : other)?.drinks == 3)
        #expect(Set(self.drinks(try diary.answers(at: Self.now))) == Set(Self.drinks + ["tap 2026-02-17 1"]))
        #expect(try adopt(diary, isHere ? nil : other) == nil)
      }
    }
    #expect(saved == [0, 1, 2, 3])
  }

  /// Files of other programs, which may have entries as well, and a document of a version to come.
  @Test(arguments: [
    #"{"entries": [{"date": "2026-02-16", "calories": 250}], "profile": {"weightKg": 70}}"#, "{}", "[]",
    #"{"entries": []}"#, #"{"schema": "momiq-budget", "version": 1, "payload": {"entries": []}}"#,
    #"{"version": 5, "schema": "sipli-hydration", "payload": {"entries": []}}"#,
  ]) func C_07_filesOfOtherProgramsAndOfANewerVersionStayAsTheyAre(text: String) throws {
    let file = Array(text.utf8)
    let (diary, other, empty) = (try Diary([Diary.name: file]), try Diary([Diary.name: file]), try Diary())
    for beforeCut in [false, true] {
      #expect(throws: StoreError.self) { try adopt(diary, beforeCut: beforeCut) }
      #expect(throws: StoreError.self) { try adopt(empty, other, beforeCut: beforeCut) }
    }
    #expect(diary.store.wayOut() == nil)
    #expect(throws: StoreError.self) {
      try diary.store.recover(startingAnew: true, at: Fixture.instant(Self.now), in: zone)
    }
    #expect(throws: (any Error).self) { try diary.set(goal: 900, now: Self.now) }
    for diary in [diary, other] {
      #expect(try diary.folder.bytes(Diary.name) == file)
      #expect(!diary.folder.names.contains { $0.contains("migrated") })
    }
    // In the folder of the app's first version such a file says nothing of drinks.
    let beside = {
      try empty.store.journal(at: Fixture.instant(Self.now), in: self.clock, beside: other.store)
    }
    if text.contains(": 5") {
      #expect(throws: StoreError.newerVersion(path: empty.store.documents.path, found: 5, supported: 4)) {
        try beside()
      }
    } else {
      #expect(try beside() == nil)
    }
  }

  @Test func aFileThatIsTooLongForAWidgetIsSoUntilTheAppMovesIt() throws {
    let padding = String(repeating: "x", count: HydrationStore.widgetLimit)
    let text =
      #"{"entries":[{"id":"a","date":"2026-02-16T08:00:00Z","volumeML":250}],"gameState":"\#(padding)"}"#
    let diary = try Diary([Diary.name: Array(text.utf8)])
    let instant = try Fixture.instant(Self.now)
    #expect(throws: StoreError.notMoved(path: diary.store.documents.path)) {
      try diary.store.journal(at: instant, in: clock, limit: HydrationStore.widgetLimit)
    }
    _ = try adopt(diary)
    #expect(try diary.ids(at: Self.now) == ["a"])
  }

  @Test func allDrinksGoOutAgainAsTheFirstFileAsCSVAndAsOneJournal() throws {
    let diary = try Diary([Diary.name: Array(Self.first.utf8)])
    _ = try adopt(diary)
    try diary.add("a,\"b\"", "2026-02-17T09:00:00.5+07:00", 250, Beverage(id: "tea"))
    let journal = try diary.journal(at: Self.now)
    let again = try Diary([Diary.name: journal.exportedFile])
    _ = try adopt(again, in: Fixture.zone("Pacific/Honolulu"))
    let (there, here) = (try again.journal(at: Self.now), try diary.journal(at: Self.now))
    #expect(there.log == here.log && there.exportedFile == here.exportedFile)
    #expect(
      journal.exportedCSV == #"""
        id,date,day,volume_ml,effective_ml,fluid_type,source,note
        8A6E0804-2BD0-4672-B79D-D97027F9071C,2026-01-31T16:59:59Z,2026-01-31,250,250,water,watchManual,
        8A6E0804-2BD0-4672-B79D-D97027F9071A,2026-02-16T16:30:00Z,2026-02-16,237,237,coffee,manual,
        8A6E0804-2BD0-4672-B79D-D97027F9071B,2026-02-16T18:30:00Z,2026-02-17,175,0,wine,healthKit,"Tết, ""năm"""
        "a,""b""",2026-02-17T02:00:00Z,2026-02-17,250,250,tea,manual,

        """#)
    let months = try diary.months
    let lines = months.keys.sorted().flatMap { months[$0] ?? [] }
    #expect(try diary.store.exportedJournal() == lines && lines.count > 500)
    #expect(HydrationJournal(journal.settings, lines: lines, in: clock).log == here.log)
  }

  /// Settings of a wrong type are reported, kept, and written back.
  @Test func C_09_settingsThatCannotBeReadAreReportedAndStay() throws {
    let entry = #"{"id": "a", "date": "2026-02-16T08:00:00Z", "volumeML": 1}"#
    for (member, path) in [
      (#""profile": "me""#, "profile"), (#""lastWeather": 30"#, "lastWeather"),
      (#""lastWorkout": {"exerciseMinutes": "an hour"}"#, "lastWorkout"),
      (#""profile": {"weightKg": -5}"#, "profile"),
    ] {
      let diary = try Diary([
        Diary.name: Array(#"{"entries": [\#(entry)], "later": [true], \#(member)}"#.utf8)
      ])
      _ = try adopt(diary)
      for round in 0..<2 {
        let journal = try diary.journal(at: Self.now)
        #expect(journal.problems.map { $0.path.first } == [path], "\(member)")
        let file = try JSON(parsing: diary.folder.bytes(Diary.name)).text
        #expect(
          file.contains(#""later":[true]"#) && file.contains(member.replacing(": ", with: ":")), "\(file)")
        let weather = try WeatherReading(
          temperature: 20 + Double(round), day: try #require(CivilDate("2026-02-17")))
        try diary.change(Self.now) { journal, now throws(HydrationError) in
          if path != "lastWeather" { try journal.setWeather(weather, now: now, in: clock) }
        }
      }
    }
  }
}

extension FileStep {
  fileprivate var path: String {
    switch self {
    case .read(let path, _), .lock(let path), .close(let path), .create(let path), .write(let path, _, _),
      .truncate(let path, _), .synchronize(let path), .rename(let path, _), .remove(let path):
      path
    }
  }
}
