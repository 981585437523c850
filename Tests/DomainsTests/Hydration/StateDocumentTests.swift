import AlmanacFoundation
import HydrationFixtures
import Testing

@testable import Hydration

struct StateDocumentTests {
  /// A file as the first version of the app wrote it, with the legacy keys its reader tolerated.
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
          "note" : "Tết",
          "source" : "healthKit",
          "volumeML" : 175
        },
        {
          "date" : "2026-02-17T01:00:00Z",
          "id" : "8A6E0804-2BD0-4672-B79D-D97027F9071C",
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

  private func upgraded(_ text: String) throws -> HydrationDocument {
    let foreign = try #require(HydrationFormat.foreign(try Fixture.json(text)))
    #expect(foreign.version == 1)
    var payload = foreign.payload
    try HydrationFormat.upgrade(&payload, from: 1)
    return try HydrationDocument(json: payload)
  }

  @Test func SI_01_theFileOfTheFirstVersionIsRead() throws {
    var state = try upgraded(Self.first)
    #expect(state.log.entries.count == 3 && state.unreadable.isEmpty && state.hasAssumedDays)
    #expect(state.log.entries.map(\.volume.millilitres) == [237, 175, 250])
    #expect(state.log.entries.map(\.beverage.id) == ["coffee", "wine", "water"])
    #expect(state.log.entries.map(\.factor) == [1000, 0, 1000], "wine has the factor of now from now on")
    #expect(state.log.entries[1].note == "Tết" && state.log.entries[2].source.rawValue == "watchManual")
    #expect(state.profile.bodyMass == 70 && state.profile.faults.isEmpty)
    // Days: where the user is, as that version had it.
    state.settleDays(in: Fixture.hanoi)
    #expect(state.log.entries.map { "\($0.day)" } == ["2026-02-16", "2026-02-17", "2026-02-17"])
    #expect(!state.hasAssumedDays)
    // Weather and workout without a day belong to no day (SI-E6).
    let today = try Fixture.day("2026-02-17")
    #expect(state.goal(on: today, today: today).total.millilitres == 2450)
  }

  @Test func SI_01_C_09_legacyAndUnknownMembersComeBackAtEveryLevel() throws {
    let text = #"""
      {"entries": [{"id": "a", "date": "2026-02-17T01:00:00.125Z", "day": "2026-02-17", "volumeML": 250,
        "source": "telepathy", "fluidType": "kombucha2031", "factor": 900, "mood": {"x": [1, 2.50]}}],
       "gameState": {"level": 7}, "manualWeather": {"temperatureC": 30}, "profile": {"name": "An", "avatar": "🐟"},
       "lastWeather": {"temperatureC": 33.5, "condition": "Hot"}, "newerThing": [true],
       "goals": {"2026-02-16": {"baseML": 2000}, "someday": {"baseML": 1}, "2026-02-15": "much"}}
      """#
    let state = try HydrationDocument(json: try Fixture.json(text))
    let written = try #require(try state.json.object)
    let read = try #require(try Fixture.json(text).object)
    for key in ["entries", "gameState", "manualWeather", "profile", "lastWeather", "newerThing", "goals"] {
      #expect(written[key] == read[key], "\(key): \(written[key]?.text ?? "")")
    }
    #expect(state.log.entries.first?.effectiveVolume.millilitres == 225)
    #expect(state.goals.days.count == 1)
  }

  /// A newer app of the same version may have more to say at each of these places.
  ///
  /// Members that are not known come back from goals, changes and what is said of the files, after changes
  /// too.
  @Test func C_09_unknownMembersOfGoalsAndChangesComeBack() throws {
    let text = #"""
      {"entries": [{"id": "a", "date": "2026-02-17T01:00:00Z", "day": "2026-02-17", "volumeML": 250}],
       "goals": {"2026-02-16": {"baseML": 2000, "altitudeML": 300}, "2026-02-17": {"baseML": 1800, "why": "heat"}},
       "changes": [{"added": "x", "at": "2026-02-16"}, {"split": 7}, 5, {"added": "a", "from": {"watch": true}}],
       "archive": {"years": {"2025": {"bytes": 0, "days": 0, "drinks": 0, "sum": "00"}}, "end": "2026-02-15",
         "streak": {"days": 1, "first": "2026-02-14", "last": "2026-02-14", "lastDrink": "2026-02-14T10:00:00Z", "s": 1},
         "earlierStreaks": [{"days": 1, "first": "2026-02-01", "last": "2026-02-01", "lastDrink": "2026-02-01T10:00:00Z", "e": 2}],
         "kept": [{"file": "x", "own": {"2026-02-14": "00000000"}, "k": 3}, "y"], "moon": "full"}}
      """#
    let read = try #require(try Fixture.json(text).object)
    var state = try HydrationDocument(json: .object(read))
    let written = try #require(try state.json.object)
    for key in ["goals", "changes"] { #expect(written[key] == read[key], "\(key)") }
    var archive = try #require(read["archive"]?.object)
    let kept = try #require(archive["kept"]?.array?.first)
    archive["kept"] = .array([kept, ["file": "y"]])
    #expect(written["archive"] == .object(archive), "\(written["archive"]?.text ?? "")")
    #expect(state.problems.map { $0.path.first } == ["changes", "changes"])
    // New changes, and changes after them, leave them there.
    let now = try Fixture.instant("2026-02-17T12:00:00+07:00")
    try state.add(
      id: "b", moment: try #require(Timestamp(now)), volume: Volume(clamping: 100), now: now,
      in: Fixture.hanoi)
    let changed = try #require(try state.json.object)
    #expect(changed["goals"]?["2026-02-17"]?["why"] == "heat")
    #expect(
      changed["goals"]?["2026-02-17"]?["baseML"] == .integer(1800), "the goal of a profile without body mass")
    #expect(changed["goals"]?["2026-02-16"] == read["goals"]?["2026-02-16"])
    let known = try #require(read["changes"]?.array)
    #expect(changed["changes"]?.array.map { Array($0.dropLast()) } == known)
    // Undo stops before unknown changes, and removes none of them.
    try state.undo(now: now, in: Fixture.hanoi)
    try state.undo(now: now, in: Fixture.hanoi)
    #expect(state.log.entries.isEmpty)
    #expect(throws: HydrationError.nothingToUndo) { try state.undo(now: now, in: Fixture.hanoi) }
    #expect(try state.json["changes"]?.array?.count == 3)
  }

  /// Each part is wrong in a way of its own; a drink is added, and another one the next day.
  ///
  /// The unreadable parts of a document are still reported after the next changes, because they are kept.
  @Test(arguments: [
    (#""goals": [1, 2]"#, "[1,2]"), (#""goals": 7"#, "7"),
    (#""goals": {"soon": {"baseML": 9}}"#, #""soon""#),
    (#""goals": {"2026-02-10": "much"}"#, #""much""#), (#""changes": {"x": 1}"#, #"{"x":1}"#),
    (#""changes": [{"split": 7}]"#, #"{"split":7}"#), (#""archive": {"years": 5}"#, #"{"years":5}"#),
    (#""profile": "me""#, #""me""#), (#""lastWeather": 30"#, #""lastWeather":30"#),
    (#""lastWorkout": {"exerciseMinutes": "an hour"}"#, #""an hour""#),
  ])
  func C_09_whatCannotBeReadIsToldAfterTheNextChangesAsBefore(member: String, found: String) throws {
    let text =
      #"{"entries": [{"id": "a", "date": "2026-02-15T01:00:00Z", "volumeML": 250}, {"id": 7}], \#(member)}"#
    let folder = try TemporaryFolder(inMemory: true)
    try folder.write(
      Array(#"{"payload": \#(text), "schema": "sipli-hydration", "version": 3}"#.utf8), "Drinks.json")
    let store = try HydrationStore(folder: folder.url, name: "Drinks.json")
    func problems(at now: Instant) throws -> [String] {
      guard case .value(let state) = try store.reading(at: now, in: Fixture.hanoi) else {
        return ["not read"]
      }
      return state.problems.map { $0.path.first ?? "" }
    }
    let now = try Fixture.instant("2026-02-17T12:00:00+07:00")
    let before = try problems(at: now)
    #expect(before.count == 2)
    for day in 17...19 {
      let moment = try Fixture.moment("2026-02-\(day)T12:00:00+07:00")
      try store.update(at: moment.instant, in: Fixture.hanoiZone) { state throws(HydrationError) in
        try state.add(moment: moment, volume: Volume(clamping: 100), now: moment.instant, in: Fixture.hanoi)
      }
      #expect(try problems(at: moment.instant) == before, "\(day)")
      let written = try JSON(parsing: folder.bytes("Drinks.json")).text
      #expect(written.contains(found) && written.contains(#"{"id":7}"#), "\(written)")
    }
  }

  @Test func SI_01_whatWasWrittenIsReadAsTheSameAndWrittenWithTheSameBytes() throws {
    var state = try upgraded(Self.first)
    let now = try Fixture.instant("2026-02-17T12:00:00+07:00")
    for number in 0..<30 {
      try state.add(
        id: "new \(number)", moment: try #require(Timestamp(now, nanosecond: number * 1_000_000)),
        volume: try Volume(millilitres: 100 + number), beverage: Beverage.all[number], note: "“\(number)”\n",
        now: now, in: Fixture.hanoi)
    }
    try state.delete("new 3", now: now, in: Fixture.hanoi)
    try state.edit("new 4", volume: try Volume(millilitres: 1), now: now, in: Fixture.hanoi)
    let json = try state.json
    let read = try HydrationDocument(json: try JSON(parsing: json.fileBytes()))
    #expect(read == state)
    #expect(try read.json == json)
    var undone = read
    for _ in 0..<20 { try undone.undo(now: now, in: Fixture.hanoi) }
    #expect(undone.log.entries.count == 3 + 30 - 18)
    // SI-E11: drinks of the same second keep their order.
    #expect(read.log.entries.filter { $0.id.hasPrefix("new") }.map(\.moment).isStrictlyRising)
  }

  @Test func C_09_oneBadEntryDoesNotLoseTheOthersItIsCountedExplainedAndKept() throws {
    let bad = [
      #"{"id": "v", "date": "2026-02-17T01:00:00Z", "source": "manual", "volumeML": -250}"#,
      #"{"id": "z", "date": "2026-02-17T01:00:00Z", "source": "manual", "volumeML": 0}"#,
      #"{"id": "h", "date": "2026-02-17T01:00:00Z", "source": "manual", "volumeML": 1e300}"#,
      #"{"id": "i", "date": "2026-02-17T01:00:00Z", "source": "manual", "volumeML": 1e999}"#,
      #"{"id": "n", "date": "2026-02-17T01:00:00Z", "source": "manual", "volumeML": "NaN"}"#,
      #"{"id": "d", "date": "yesterday", "source": "manual", "volumeML": 250}"#,
      #"{"id": "y", "date": "2026-02-17T01:00:00Z", "day": "2026-02-30", "volumeML": 250}"#,
      #"{"id": "f", "date": "2026-02-17T01:00:00Z", "factor": -1, "volumeML": 250}"#,
      #"{"id": "", "date": "2026-02-17T01:00:00Z", "volumeML": 250}"#,
      #"{"date": "2026-02-17T01:00:00Z", "volumeML": 250}"#, "[]", "null", "7",
    ]
    let good = #"{"id": "good", "date": "2026-02-17T01:00:00Z", "volumeML": 250}"#
    let text = #"{"entries": [\#((bad + [good]).joined(separator: ","))]}"#
    let state = try HydrationDocument(json: try Fixture.json(text))
    #expect(state.log.entries.map(\.id) == ["good"])
    #expect(state.unreadable.map(\.place) == Array(0..<bad.count))
    let reasons = state.unreadable.map { "\($0.error)" }
    #expect(reasons[0].contains("[0]") && reasons[0].contains("volumeML"), "\(reasons[0])")
    #expect(reasons[0].contains("-250") && reasons[0].contains("1 to 10000 mL"), "\(reasons[0])")
    let written = try #require(try state.json["entries"]?.array)
    for text in bad { #expect(written.contains(try Fixture.json(text)), "\(text)") }
    #expect(
      try HydrationDocument(json: try state.json).unreadable.map(\.json) == state.unreadable.map(\.json))
  }

  @Test func anIdThatOccursTwiceTheSameDrinkOnceDifferentDrinksBoth() throws {
    func entry(_ id: String, _ volume: Int) -> String {
      #"{"id": "\#(id)", "date": "2026-02-17T01:00:00Z", "day": "2026-02-17", "volumeML": \#(volume)}"#
    }
    let entries = [
      entry("a", 1), entry("a", 2), entry("a", 1), entry("b", 5), entry("a~2", 7), entry("b", 5),
    ]
    let state = try HydrationDocument(
      json: try Fixture.json("{\"entries\": [\(entries.joined(separator: ","))]}"))
    #expect(Set(state.log.entries.map(\.id)).count == state.log.entries.count)
    #expect(state.log.entries.map(\.volume.millilitres).sorted() == [1, 2, 5, 7])
    #expect(state.repeatedEntries == 2 && state.renamedEntries == 2)
    // Once renamed, they stay as they are.
    let again = try HydrationDocument(json: try state.json)
    #expect(again.log == state.log && again.repeatedEntries == 0 && again.renamedEntries == 0)
  }

  @Test func SI_21_behindAChangeOfANewerVersionNoEarlierOneIsTakenBackInItsPlace() throws {
    let entries = #""entries": [{"id": "a", "date": "2026-02-16T08:00:00Z", "volumeML": 100}]"#
    let now = try Fixture.instant("2026-02-17T12:00:00+07:00")
    for (changes, isUndone) in [
      (#"[{"added": "a"}, {"split": 7}]"#, false), (#"[{"split": 7}, {"added": "a"}]"#, true),
    ] {
      var state = try HydrationDocument(json: try Fixture.json("{\(entries), \"changes\": \(changes)}"))
      _ = try? state.undo(now: now, in: Fixture.hanoi)
      #expect(state.log.entries.isEmpty == isUndone, "\(changes)")
    }
  }

  @Test func textThatIsNotAStateIsAnErrorTextThatIsNearlyOneIsRead() throws {
    for text in ["{}", "[]", "7", #"{"entries": 7}"#, #"{"entries": null}"#, #"{"profile": {}}"#] {
      #expect(throws: JSONValueError.self, "\(text)") { try HydrationDocument(json: try Fixture.json(text)) }
      #expect(HydrationFormat.foreign(try Fixture.json(text)) == nil || text.contains("entries"), "\(text)")
    }
    for text in [
      #"{"entries": []}"#,
      #"{"entries": [], "profile": 7, "goals": [], "changes": [{"x": 1}], "lastWeather": 3, "lastWorkout": "x"}"#,
    ] {
      let state = try HydrationDocument(json: try Fixture.json(text))
      #expect(state.log.entries.isEmpty && state.weather == nil && state.workout == nil)
      let read = try #require(try Fixture.json(text).object)
      for key in ["changes", "lastWeather", "lastWorkout", "profile"] where read[key] != nil {
        #expect(try state.json[key] == read[key])
      }
      // Goals that are not an object are kept beside new ones.
      if let goals = read["goals"] { #expect(try state.json["goals"] == ["unreadable": goals]) }
    }
  }
}

extension Array where Element: Comparable {
  fileprivate var isStrictlyRising: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
