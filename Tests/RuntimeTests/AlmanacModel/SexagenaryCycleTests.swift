import AlmanacModel
import Testing

struct SexagenaryCycleTests {
  @Test(arguments: [
    (4, 0), (1984, 0), (2044, 0), (1924, 0), (1983, 59), (2043, 59), (1985, 1), (2026, 42), (3, 59), (0, 56),
    (-56, 0), (-57, 59), (-55, 1),
  ])
  func aYearHasItsPlace(year: Int, index: Int) {
    #expect(SexagenaryCycle(lunarYear: year).index == index)
  }

  @Test func theYear2025IsWoodSnake() {
    // Ất Tỵ, 乙巳: the second stem and the sixth branch, counted from 0.
    let cycle = SexagenaryCycle(lunarYear: 2025)
    #expect(cycle.stem == 1)
    #expect(cycle.branch == 5)
  }

  @Test func stemAndBranchGoOnByOneEachYear() {
    var failures: [String] = []
    for year in -130...130 {
      let cycle = SexagenaryCycle(lunarYear: year)
      let next = SexagenaryCycle(lunarYear: year + 1)
      if !(0..<60).contains(cycle.index) { failures.append("\(year): \(cycle.index)") }
      if next.index != (cycle.index + 1) % 60 { failures.append("\(year + 1) does not follow \(year)") }
      if next.stem != (cycle.stem + 1) % 10 { failures.append("stem of \(year + 1)") }
      if next.branch != (cycle.branch + 1) % 12 { failures.append("branch of \(year + 1)") }
      if SexagenaryCycle(lunarYear: year + 60) != cycle { failures.append("\(year + 60) is not \(year)") }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test func allSixtyPairsAreDifferent() {
    let pairs = Set(
      (1984..<2044).map { year in
        let cycle = SexagenaryCycle(lunarYear: year)
        return [cycle.stem, cycle.branch]
      })
    #expect(pairs.count == 60)
    // Half of the 120 pairs never occur: stem and branch are both even or both odd.
    #expect(pairs.allSatisfy { ($0[0] - $0[1]) % 2 == 0 })
  }
}
