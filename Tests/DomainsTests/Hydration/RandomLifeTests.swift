import AlmanacFoundation
import Foundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Hydration

/// A long life by chance, which a dictionary and some arrays know as well.
struct RandomLifeTests {
  /// The record that a person would keep on paper.
  private struct Paper {
    struct Drink: Hashable {
      var moment: Int64
      var day: Int32
      var millilitres: Int
      var offset: Int
    }
    struct Change {
      let number: Int
      let id: String
      let before: Drink?
    }

    var drinks: [String: Drink] = [:]
    var changes: [Change] = []
    var lastChange = 0
    /// The ordinary goal and the whole goal of days, and the amount that reaches it.
    var goals: [Int32: (base: Int, total: Int, least: Int)] = [:]
    var goal = 1800
    var heat: (day: Int32, millilitres: Int)?

    func goal(today: Int32) -> Int { goal + (heat.map { $0.day == today ? $0.millilitres : 0 } ?? 0) }

    mutating func set(_ id: String, to drink: Drink?, today: Int32, now: Int64) {
      lastChange += 1
      changes.append(Change(number: lastChange, id: id, before: drinks[id]))
      if let drink { recordGoal(of: drink.day, today: today, now: now) }
      drinks[id] = drink
    }

    mutating func recordGoal(of day: Int32, today: Int32, now: Int64) {
      if day == today {
        goals[day] = (goal, goal(today: today), least(today: today, now: now))
      } else if goals[day] == nil {
        let base = goals.keys.filter { $0 < day }.max().flatMap { goals[$0]?.base } ?? goal
        goals[day] = (base, base, base)
      }
    }

    /// The amount that reaches the goal of today: a lower goal, if that was reached before it was raised.
    func least(today: Int32, now: Int64) -> Int {
      let new = goal(today: today)
      guard let old = goals[today] else { return new }
      let drunk = drinks.values.filter { $0.day == today && $0.moment <= now }.reduce(0) {
        $0 + $1.millilitres
      }
      return old.least < old.total || drunk >= old.least ? min(new, old.least) : new
    }

    mutating func recordGoalOfSettings(today: Int32, now: Int64) {
      // Also of a day without drinks, once there was one on any day.
      if lastChange > 0 { recordGoal(of: today, today: today, now: now) }
    }

    var undoable: Change? { changes.last.flatMap { $0.number > lastChange - 20 ? $0 : nil } }

    mutating func undo() {
      guard let change = undoable else { return }
      changes.removeLast()
      drinks[change.id] = change.before
    }

    var totals: [Int32: Int] { drinks.values.reduce(into: [:]) { $0[$1.day, default: 0] += $1.millilitres } }

    /// The streak, counted day by day.
    func streak(today: Int32, now: Int64, in zone: ZoneClock) -> Int {
      let days = Dictionary(grouping: drinks.values, by: \.day)
      func drunk(_ day: Int32) -> [Drink] { (days[day] ?? []).filter { $0.moment <= now } }
      func total(_ day: Int32) -> Int { drunk(day).reduce(0) { $0 + $1.millilitres } }
      var count = !drunk(today).isEmpty && total(today) >= least(today: today, now: now) ? 1 : 0
      let here = Drink(
        moment: now, day: today, millilitres: 0, offset: zone.offset(at: Instant(secondsSince1970: now)))
      var next = drunk(today).min { $0.moment < $1.moment } ?? here
      for day in days.keys.filter({ $0 < today }).sorted(by: >) {
        let all = days[day] ?? []
        guard let last = (drunk(day).isEmpty ? all : drunk(day)).max(by: { $0.moment < $1.moment }),
          total(day) >= goals[day]?.least ?? .max, isUnbroken(last, next)
        else { break }
        count += 1
        next = all.min { $0.moment < $1.moment } ?? next
      }
      return count
    }

    /// Whether no hour-by-hour walk between two drinks, by the clock of either, goes through all hours of a date between them.
    private func isUnbroken(_ last: Drink, _ next: Drink) -> Bool {
      let (pause, dates) = (next.moment - last.moment, (last.day + 1)..<max(last.day + 1, next.day))
      if dates.isEmpty || (0..<82_800).contains(pause) { return true }
      guard next.offset - last.offset > 3_600 else { return false }
      return dates.allSatisfy { date in
        [last.offset, next.offset].allSatisfy { offset in
          let hours = (0..<24).map {
            ClockTime.secondsSince1970(startOf: DayNumber(unchecked: date)) + $0 * 3_600 - Int64(offset)
          }
          return !hours.allSatisfy { $0 > last.moment && $0 + 3_600 <= next.moment }
        }
      }
    }
  }

  private static let zones = [
    "Asia/Ho_Chi_Minh", "Pacific/Kiritimati", "Pacific/Honolulu", "Pacific/Apia", "America/New_York",
  ].map { (zone: Fixture.zone($0), clock: Fixture.clock($0)) }

  private let diary: Diary
  private var random = Seeded(36)
  private var paper = Paper()
  private var now: Int64 = 1_293_840_000
  private var zone = zones[0]
  private var nextID = 0
  private var kills = 0

  init() throws { diary = try Diary() }

  private var instant: Instant { Instant(secondsSince1970: now) }

  private func day(_ moment: Int64) -> Int32 {
    let date = LocalDays(zone: zone.clock).day(at: Instant(secondsSince1970: moment))
    return date.map { DayNumber($0).rataDie } ?? 0
  }

  private func offset(_ moment: Int64) -> Int { zone.clock.offset(at: Instant(secondsSince1970: moment)) }

  /// A moment for a drink: mostly now, else of yesterday, last month, last year or tomorrow.
  private mutating func moment() -> Int64 {
    let back: Int64 = [0, 0, 0, 0, 0, 0, 1, 1, 2, 30, 45, 365, -1][random.below(13)]
    return now - back * 86_400 - Int64(back == 0 ? random.below(3_600) : 0)
  }

  private func update(_ body: (inout HydrationJournal) throws(HydrationError) -> Void) throws {
    try diary.store.update(at: instant, in: zone.zone, body)
  }

  /// Does one thing, and writes it down.
  private mutating func act() throws {
    let (today, clock, now) = (day(now), zone.clock, instant)
    // Old drinks are changed seldom, for that reads their months.
    let back = random.below(random.below(4) == 0 ? max(1, nextID) : 12)
    let known = paper.drinks["d\(nextID - back)"] == nil ? nil : "d\(nextID - back)"
    switch random.below(20) {
    case 0..<9:
      nextID += 1
      let (id, moment, volume) = ("d\(nextID)", moment(), 100 + random.below(2000))
      let drink = Paper.Drink(
        moment: moment, day: day(moment), millilitres: volume, offset: offset(moment))
      let timestamp = try #require(Timestamp(Instant(secondsSince1970: moment)))
      try update { journal throws(HydrationError) in
        try journal.add(id: id, moment: timestamp, volume: Volume(clamping: volume), now: now, in: clock)
      }
      paper.set(id, to: drink, today: today, now: self.now)
    case 9:
      // A retry.
      guard let known, let drink = paper.drinks[known] else { return }
      let timestamp = try #require(Timestamp(Instant(secondsSince1970: drink.moment)))
      #expect(throws: DocumentUpdateError<HydrationError>.self) {
        try update { journal throws(HydrationError) in
          try journal.add(id: known, moment: timestamp, volume: Volume(clamping: 1), now: now, in: clock)
        }
      }
    case 10, 11, 12, 13:
      guard let known, var drink = paper.drinks[known] else { return }
      let (volume, moved) = (100 + random.below(2000), random.below(2) == 0 ? moment() : nil)
      let old = drink
      drink.millilitres = volume
      if let moved { (drink.moment, drink.day, drink.offset) = (moved, day(moved), offset(moved)) }
      let timestamp = moved.flatMap { Timestamp(Instant(secondsSince1970: $0)) }
      try update { journal throws(HydrationError) in
        try journal.edit(known, volume: Volume(clamping: volume), moment: timestamp, now: now, in: clock)
      }
      if drink != old { paper.set(known, to: drink, today: today, now: self.now) }
    case 14:
      guard let known else { return }
      try update { journal throws(HydrationError) in try journal.delete(known, now: now, in: clock) }
      paper.set(known, to: nil, today: today, now: self.now)
    case 15, 16, 17:
      guard paper.undoable != nil else {
        #expect(throws: DocumentUpdateError<HydrationError>.self) {
          try update { journal throws(HydrationError) in try journal.undo(now: now, in: clock) }
        }
        return
      }
      for _ in 0...random.below(3) where paper.undoable != nil {
        try update { journal throws(HydrationError) in try journal.undo(now: now, in: clock) }
        paper.undo()
      }
    case 18:
      let goal = 500 + random.below(1500)
      let profile = try Fixture.profile(goal: goal)
      try update { journal throws(HydrationError) in try journal.setProfile(profile, now: now, in: clock) }
      paper.goal = goal
      paper.recordGoalOfSettings(today: today, now: self.now)
    default:
      let isHot = random.below(2) == 0
      let date = CivilDate(DayNumber(unchecked: today))
      let weather = try WeatherReading(temperature: isHot ? 33 : 15, day: date)
      try update { journal throws(HydrationError) in try journal.setWeather(weather, now: now, in: clock) }
      paper.heat = (today, isHot ? 650 : 0)
      paper.recordGoalOfSettings(today: today, now: self.now)
    }
  }

  /// The lengths of the files of months and of the settings.
  private func sizes() throws -> [String: Int] {
    let names = diary.folder.names.filter { $0.hasSuffix(".jsonl") || $0 == Diary.name }
    return Dictionary(
      uniqueKeysWithValues: try names.map { name in
        // Its attributes take ten times as long.
        (name, Int(try FileHandle(forReadingFrom: diary.folder.file(name)).seekToEnd()))
      })
  }

  /// Does one thing, and is killed after some bytes of its last append: it happened, or it did not, but never half.
  private mutating func actAndBeKilled() throws {
    let (sizes, before, cache) = (try sizes(), paper, try? diary.folder.bytes(Diary.cache))
    try act()
    let grown = try self.sizes().filter { $0.value != sizes[$0.key] }
    guard grown.count == 1, let name = grown.first?.key, name.hasSuffix(".jsonl"),
      paper.lastChange == before.lastChange + 1
    else { return }
    let (bytes, old) = (try diary.folder.bytes(name), sizes[name] ?? 0)
    kills += 1
    let cut = old + random.below(bytes.count - old)
    try diary.folder.write(Array(bytes.prefix(cut)), name)
    if let cache {
      try diary.folder.write(cache, Diary.cache)
    } else {
      try? FileManager.default.removeItem(at: diary.folder.file(Diary.cache))
    }
    guard cut < bytes.count - 1 else { return }
    // A change that it did not report as a whole never happened; of goal and drink, it may have reported the goal.
    let said = bytes[old..<cut].split(separator: 10).filter { JournalLine(Array($0)) != nil }
    let isGoalSaid = said.contains { String(decoding: $0, as: UTF8.self).contains("\"goal\":") }
    let goals = paper.goals
    paper = before
    if isGoalSaid { paper.goals = goals }
  }

  private func check(everything: Bool) throws -> String? {
    guard var journal = try diary.store.journal(at: instant, in: zone.clock) else {
      return paper.drinks.isEmpty ? nil : "not read"
    }
    let (today, moment) = (day(now), try #require(Timestamp(instant)))
    let days = paper.totals.count
    let expected = [
      days, paper.drinks.count, paper.streak(today: today, now: now, in: zone.clock),
      paper.undoable == nil ? 0 : 1,
    ]
    func found() -> [Int] {
      [
        journal.count.days, journal.count.drinks,
        journal.streak(today: DayNumber(unchecked: today), now: moment, in: zone.clock).days,
        journal.canUndo ? 1 : 0,
      ]
    }
    guard found() == expected else { return "\(found()), not \(expected)" }
    let today_ = DayNumber(unchecked: today)
    guard journal.log.total(on: today_)?.total.millilitres == paper.totals[today] else {
      return "the total of today"
    }
    guard journal.goal(on: today_, today: today_).total.millilitres == paper.goal(today: today) else {
      return "the goal of today"
    }
    guard everything else { return nil }
    journal.readHistory()
    guard found() == expected, journal.lost.isEmpty, journal.unreadable.isEmpty else {
      return "read: \(found()), not \(expected) \(journal.lost)"
    }
    let drinks = Dictionary(
      uniqueKeysWithValues: journal.log.entries.map { entry in
        (
          entry.id,
          Paper.Drink(
            moment: entry.moment.instant.secondsSince1970, day: DayNumber(entry.day).rataDie,
            millilitres: entry.volume.millilitres, offset: entry.offset ?? .max)
        )
      })
    guard drinks == paper.drinks else {
      return
        "\(drinks.filter { paper.drinks[$0.key] != $0.value }), not \(paper.drinks.filter { drinks[$0.key] != $0.value })"
    }
    for day in journal.log.days where day.day != today_ {
      let goal = journal.goal(on: day.day, today: today_).total.millilitres
      if goal != paper.goals[day.day.rataDie]?.total { return "goal \(CivilDate(day.day)): \(goal)" }
    }
    return nil
  }

  @Test mutating func fiveThousandThingsByChanceAreAsOnPaper() throws {
    var wrong: [String] = []
    var seen: [String: [UInt8]] = [:]
    for round in 0..<5_000 {
      now += Int64(random.below(86_400))
      switch random.below(200) {
      case 0: now -= 86_400
      case 1: now -= 365 * 86_400
      case 2: now += 370 * 86_400
      case 3...8: zone = Self.zones[random.below(Self.zones.count)]
      case 9, 10: try? FileManager.default.removeItem(at: diary.folder.file(Diary.cache))
      default: break
      }
      if random.below(8) == 0 { try actAndBeKilled() } else { try act() }
      let isFull = round % 250 == 249
      if isFull || round % 16 == 0, let fault = try check(everything: isFull) {
        wrong.append("\(round): \(fault)")
      }
      if wrong.count > 3 { break }
      guard isFull else { continue }
      // No line is ever rewritten.
      let months = try diary.months
      for (name, bytes) in seen where try !(#require(months[name])).starts(with: bytes) {
        wrong.append("\(name)")
      }
      seen = months
    }
    #expect(wrong == [], "\(wrong)")
    for (name, bytes) in seen where bytes.contains(10) {
      let lines = bytes.split(separator: 10).map(Array.init).filter { JournalLine($0) != nil }
      #expect(HandMadeMonth.faults(lines.flatMap { $0 + [10] }) == [], "\(name)")
    }
    #expect(kills > 150 && paper.drinks.count > 500, "\(kills) kills, \(paper.drinks.count) drinks")
  }
}
