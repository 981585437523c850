import AlmanacModel
import Ephemeris

/// Finds the months whose numbers are disputed where nobody decides on a calendar.
///
/// By the custom of Japan's last official calendar (Hirayama, in 日本百科大辞典, 1912), the equinoxes and solstices are in the months 2,
/// 5, 8 and 11. Where two of them are only two months apart, no numbering does that. Then each month without a major term from the
/// event before them to the one after them was proposed as the leap month, and the numbers from the first such month to the last are
/// disputed.
struct DisputeRule {
  private let months: [LunarMonth]
  /// The months with a major term, and those of equinoxes and solstices in order of time, by their indices.
  private let hasMajorTerm: Set<Int>
  private let quarters: [Int]

  init(_ calendar: EncodedCalendar, sky: Sky) {
    months = calendar.months.filter { LunarDate.years.contains($0.year) }
    var hasMajorTerm: Set<Int> = []
    var quarters: [Int] = []
    var index = 0
    for year in sky.years {
      for term in SolarTerm.inYearOrder where term.isMajor {
        let day = calendar.clock.reading(of: sky[term, year: year]).day
        while index < months.count, months[index].end <= day { index += 1 }
        guard index < months.count, months[index].firstDay <= day else { continue }
        hasMajorTerm.insert(index)
        if term.longitude.isMultiple(of: 90) { quarters.append(index) }
      }
    }
    self.hasMajorTerm = hasMajorTerm
    self.quarters = quarters
  }

  /// Returns the disputed days in order of time.
  func days() -> [ClosedRange<CivilDate>] {
    quarters.indices.dropFirst().dropLast(2).compactMap { place in
      guard quarters[place + 1] - quarters[place] == 2 else { return nil }
      let candidates = (quarters[place - 1]..<quarters[place + 2]).filter { !hasMajorTerm.contains($0) }
      guard let first = candidates.first, let last = candidates.last else { return nil }
      let end = DayNumber(unchecked: months[last].end.rataDie - 1)
      return CivilDate(months[first].firstDay)...CivilDate(end)
    }
  }
}
