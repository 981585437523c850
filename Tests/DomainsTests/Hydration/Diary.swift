import AlmanacFoundation
import Documents
import Foundation
import HydrationFixtures

@testable import Hydration

/// A folder with drinks, and what a person does with them.
struct Diary {
  static let name = "Drinks.json"
  static let cache = "Drinks-cache.json"
  let folder: TemporaryFolder
  let store: HydrationStore
  var zone = Fixture.hanoiZone

  init(_ files: [String: [UInt8]] = [:]) throws {
    folder = try TemporaryFolder(inMemory: true)
    for (name, bytes) in files { try folder.write(bytes, name) }
    store = try HydrationStore(folder: folder.url, name: Self.name)
  }

  /// The name of the file of a month.
  static func month(_ month: String) -> String { "Drinks-\(month).jsonl" }

  /// All files.
  var files: [String: [UInt8]] {
    get throws { Dictionary(uniqueKeysWithValues: try folder.names.map { ($0, try folder.bytes($0)) }) }
  }

  /// The files of months.
  var months: [String: [UInt8]] { get throws { try files.filter { $0.key.hasSuffix(".jsonl") } } }

  @discardableResult
  func change<Value>(
    _ now: String, _ body: (inout HydrationJournal, Instant) throws(HydrationError) -> Value
  ) throws -> Value {
    let instant = try Fixture.instant(now)
    return try store.update(at: instant, in: zone) { journal throws(HydrationError) in
      try body(&journal, instant)
    }
  }

  func add(
    _ id: String, _ moment: String, _ millilitres: Int = 2000, _ beverage: Beverage = .water,
    now: String? = nil
  ) throws {
    let (timestamp, clock) = (try Fixture.moment(moment), ZoneClock(zone))
    try change(now ?? moment) { journal, now throws(HydrationError) in
      try journal.add(
        id: id, moment: timestamp, volume: Volume(clamping: millilitres), beverage: beverage, now: now,
        in: clock)
    }
  }

  func edit(_ id: String, _ millilitres: Int? = nil, to moment: String? = nil, now: String) throws {
    let (timestamp, clock) = (try moment.map(Fixture.moment), ZoneClock(zone))
    try change(now) { journal, now throws(HydrationError) in
      try journal.edit(
        id, volume: millilitres.map { Volume(clamping: $0) }, moment: timestamp, now: now, in: clock)
    }
  }

  func delete(_ id: String, now: String) throws {
    let clock = ZoneClock(zone)
    try change(now) { journal, now throws(HydrationError) in try journal.delete(id, now: now, in: clock) }
  }

  func undo(now: String) throws {
    let clock = ZoneClock(zone)
    try change(now) { journal, now throws(HydrationError) in try journal.undo(now: now, in: clock) }
  }

  func set(goal: Int, now: String) throws {
    let (profile, clock) = (try Fixture.profile(goal: goal), ZoneClock(zone))
    try change(now) { journal, now throws(HydrationError) in
      try journal.setProfile(profile, now: now, in: clock)
    }
  }

  func answers(at now: String) throws -> Answers {
    try Answers(store, at: try Fixture.instant(now), in: ZoneClock(zone))
  }

  /// The ids of all drinks.
  func ids(at now: String) throws -> [String] { try answers(at: now).ids }

  /// The journal, with all months.
  func journal(at now: String) throws -> HydrationJournal {
    guard var journal = try store.journal(at: try Fixture.instant(now), in: ZoneClock(zone)) else {
      throw Unexpected("no journal")
    }
    journal.readHistory()
    return journal
  }

  /// The faults of the months, once all of them are read.
  func damage(at now: String) throws -> [String] { try answers(at: now).damage }

  /// Ten drinks in three months, of which one was moved from month to month, and one was deleted.
  static func threeMonths() throws -> Diary {
    let diary = try Diary()
    try diary.set(goal: 1500, now: "2025-12-29T09:00:00+07:00")
    for day in ["2025-12-29", "2025-12-30", "2025-12-31", "2026-01-01", "2026-01-02", "2026-01-20"] {
      try diary.add("day \(day)", "\(day)T10:00:00+07:00")
    }
    try diary.edit("day 2026-01-20", to: "2026-01-03T08:00:00+07:00", now: "2026-01-21T08:00:00+07:00")
    try diary.add("moved", "2025-12-31T12:00:00+07:00", 100, now: "2026-01-21T09:00:00+07:00")
    try diary.edit("moved", to: "2026-01-04T12:00:00+07:00", now: "2026-01-21T09:01:00+07:00")
    for day in 20...22 { try diary.add("day \(day)", "2026-02-\(day)T10:00:00+07:00") }
    try diary.delete("day 21", now: "2026-02-22T11:00:00+07:00")
    return diary
  }
}

/// A value that a test has found in place of the right one.
struct Unexpected: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

/// Everything that a user can see of the drinks.
struct Answers: Hashable {
  /// Whether the settings cannot be read; all other members are empty then.
  var isCorrupt = false
  /// The drinks with day and amount.
  var drinks: [String] = []
  var ids: [String] = []
  var goals: [String] = []
  var streak = 0
  var reachedToday = false
  var counts = [0, 0]
  var canUndo = false
  var profile = HydrationProfile()
  /// The number of lines that are lost by month, and why files cannot be read.
  var damage: [String] = []
  /// The differences between the short reading of a widget and the reading of all months.
  var contradictions: [String] = []

  init() {}

  init(
    _ store: HydrationStore, at now: Instant, in zone: ZoneClock, beside old: HydrationStore? = nil
  ) throws {
    self.init()
    switch Result(catching: { () throws(StoreError) in try store.journal(at: now, in: zone, beside: old) }) {
    case .success(nil): break
    case .success(var journal?): try take(&journal, at: now, in: zone)
    // A month that is of another one is no fault of the settings.
    case .failure(.corrupt(store.documents.path, _)): isCorrupt = true
    case .failure(let error): throw error
    }
  }

  private mutating func take(_ journal: inout HydrationJournal, at now: Instant, in zone: ZoneClock) throws {
    guard let date = journal.days(in: zone).day(at: now), let moment = Timestamp(now) else {
      throw Unexpected("\(now)")
    }
    let today = DayNumber(date)
    func short() -> (Streak, [Int], Bool) {
      (
        journal.streak(today: today, now: moment, in: zone), [journal.count.days, journal.count.drinks],
        journal.canUndo
      )
    }
    let first = short()
    journal.readHistory()
    let all = short()
    if first != all { contradictions.append("\(first) and \(all)") }
    (streak, reachedToday, counts, canUndo) = (first.0.days, first.0.includesToday, first.1, first.2)
    ids = journal.log.entries.map(\.id)
    drinks = journal.log.entries.map { "\($0.id) \($0.day) \($0.effectiveVolume.millilitres)" }
    goals = journal.log.days.map {
      "\(CivilDate($0.day)) \(journal.goal(on: $0.day, today: today).total.millilitres)"
    }
    profile = journal.profile
    damage = journal.lost.map { "\($0.month): \($0.count)" } + journal.unreadable.map { "\($0)" }
  }
}
