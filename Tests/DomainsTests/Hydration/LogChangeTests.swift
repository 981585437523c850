import AlmanacFoundation
import HydrationFixtures
import TestSupport
import Testing

@testable import Hydration

struct LogChangeTests {
  private let now: Instant

  init() throws {
    now = try Fixture.instant("2026-02-17T12:00:00+07:00")
  }

  private func total(_ state: HydrationDocument, _ day: String) throws -> Int? {
    state.log.total(on: try Fixture.day(day))?.total.millilitres
  }

  @Test func SI_21_editDeleteAndUndoWithTotalsThatFollow() throws {
    let zone = Fixture.hanoi
    var state = try Fixture.state([("2026-02-17T08:00:00+07:00", 250), ("2026-02-17T09:00:00+07:00", 330)])
    let before = state.log
    #expect(try total(state, "2026-02-17") == 580)
    try state.edit("drink 0", volume: try Volume(millilitres: 500), now: now, in: zone)
    #expect(try total(state, "2026-02-17") == 830)
    try state.edit("drink 1", beverage: Beverage(id: "wine"), now: now, in: zone)
    #expect(try total(state, "2026-02-17") == 500, "wine is logged and not counted")
    try state.edit("drink 1", moment: try Fixture.moment("2026-02-16T23:00:00+07:00"), now: now, in: zone)
    #expect(state.log.days.map(\.count) == [1, 1])
    try state.delete("drink 0", now: now, in: zone)
    #expect(try total(state, "2026-02-17") == nil)
    let deleted = try #require(try? state.undo(now: now, in: zone))
    guard case .restored(let entry) = deleted else {
      Issue.record("\(deleted)")
      return
    }
    #expect(entry.id == "drink 0" && entry.volume.millilitres == 500)
    for _ in 0..<3 { try state.undo(now: now, in: zone) }
    #expect(state.log == before)
    for _ in 0..<2 { try state.undo(now: now, in: zone) }
    #expect(state.log == HydrationLog())
    #expect(throws: HydrationError.nothingToUndo) { try state.undo(now: now, in: zone) }
  }

  /// A form hands the beverage over with every change: only another one takes its factor of now.
  @Test func theSameBeverageKeepsTheFactorThatADrinkWasLoggedWith() throws {
    let zone = Fixture.hanoi
    var state = try Fixture.state([])
    var entry = try HydrationEntry(
      id: "old", moment: try Fixture.moment("2026-02-17T08:00:00+07:00"),
      day: CivilDate(try Fixture.day("2026-02-17")), volume: Volume(clamping: 200),
      beverage: Beverage(id: "wine"))
    entry.factor = 700
    try state.add(entry, now: now, in: zone)
    let volume = Volume(clamping: 300)
    let edited = try state.edit("old", volume: volume, beverage: Beverage(id: "wine"), now: now, in: zone)
    #expect(edited.factor == 700 && edited.effectiveVolume.millilitres == 210)
    #expect(try state.edit("old", beverage: Beverage(id: "water"), now: now, in: zone).factor == 1000)
  }

  @Test func SI_21_aChangeThatIsRefusedChangesNothing() throws {
    let zone = Fixture.hanoi
    var state = try Fixture.state([("2026-02-17T08:00:00+07:00", 250)])
    let before = state
    #expect(throws: HydrationError.duplicateID("drink 0")) {
      try state.add(
        id: "drink 0", moment: try Fixture.moment("2026-02-17T09:00:00Z"),
        volume: try Volume(millilitres: 1), now: now, in: zone)
    }
    #expect(throws: HydrationError.unknownEntry("x")) { try state.delete("x", now: now, in: zone) }
    #expect(throws: HydrationError.unknownEntry("x")) { try state.edit("x", now: now, in: zone) }
    #expect(throws: HydrationError.self) { try state.edit("drink 0", volume: .zero, now: now, in: zone) }
    for id in ["", String(repeating: "x", count: 101)] {
      #expect(throws: HydrationError.invalidID(id)) {
        try state.add(
          id: id, moment: try Fixture.moment("2026-02-17T09:00:00Z"), volume: try Volume(millilitres: 1),
          now: now, in: zone)
      }
    }
    for volume in [0, 10_001] {
      #expect(throws: HydrationError.self) {
        try state.add(
          id: "new", moment: try Fixture.moment("2026-02-17T09:00:00Z"),
          volume: try Volume(millilitres: volume), now: now, in: zone)
      }
    }
    #expect(state == before)
  }

  @Test func SI_21_theLast20ChangesCanBeTakenBack() throws {
    var state = HydrationDocument()
    for number in 0..<25 {
      try state.add(
        id: "\(number)", moment: try #require(Timestamp(now)), volume: try Volume(millilitres: 100),
        now: now, in: Fixture.hanoi)
    }
    for _ in 0..<20 { try state.undo(now: now, in: Fixture.hanoi) }
    #expect(state.log.entries.count == 5)
    #expect(throws: HydrationError.nothingToUndo) { try state.undo(now: now, in: Fixture.hanoi) }
  }

  /// The other route: a plain dictionary, and totals added up again each time.
  @Test func SI_21_totalsAreThoseOfAPlainListAfterRandomChanges() throws {
    var random = Seeded(21)
    var state = HydrationDocument()
    var model: [String: (day: Int32, volume: Int)] = [:]
    let start = try Fixture.instant("2026-02-01T00:00:00+07:00")
    for step in 0..<2000 {
      let id = "\(random.below(60))"
      let offset = random.below(20 * 86_400)
      let moment = Instant(secondsSince1970: start.secondsSince1970 + Int64(offset))
      let timestamp = try #require(Timestamp(moment))
      let volume = 1 + random.below(500)
      let day = try Fixture.day("2026-02-01").rataDie + Int32(offset / 86_400)
      switch random.below(3) {
      case 0 where model[id] == nil:
        try state.add(
          id: id, moment: timestamp, volume: try Volume(millilitres: volume),
          now: now, in: Fixture.hanoi)
        model[id] = (day, volume)
      case 1 where model[id] != nil:
        try state.edit(
          id, volume: try Volume(millilitres: volume), moment: timestamp, now: now,
          in: Fixture.hanoi)
        model[id] = (day, volume)
      case 2 where model[id] != nil:
        try state.delete(id, now: now, in: Fixture.hanoi)
        model[id] = nil
      default: continue
      }
      guard step % 10 == 0 else { continue }
      var totals: [Int32: Int] = [:]
      for entry in model.values { totals[entry.day, default: 0] += entry.volume }
      let found = state.log.days.map { ($0.day.rataDie, $0.total.millilitres) }
      #expect(Dictionary(uniqueKeysWithValues: found) == totals, "step \(step)")
      #expect(state.log == HydrationLog(state.log.entries.shuffled(with: &random)), "step \(step)")
    }
  }
}

extension Array {
  fileprivate func shuffled(with random: inout Seeded) -> [Element] {
    var elements = self
    for index in indices.reversed() { elements.swapAt(index, random.below(index + 1)) }
    return elements
  }
}
