import Almanac
import Documents

/// The files of years as found, whatever a document says of them.
struct FoundFiles {
  /// An archive that describes them.
  var archive = HydrationArchive()
  /// The place of the last line of each day in its file.
  var places: [DayNumber: Int] = [:]
  /// The number of drinks of each day.
  var drinks: [DayNumber: Int] = [:]
}

extension HydrationArchive {
  /// Takes over the description of the files as found; the facts about set-aside lines are kept.
  mutating func take(_ found: FoundFiles) {
    let known = self
    self = found.archive
    (setAside, others) = (known.setAside, known.others)
    for (year, content) in known.years { years[year]?.others = content.others }
  }

  /// Reads the undamaged lines of all files beside a document.
  static func found(beside place: DocumentPlace) throws(StoreError) -> FoundFiles {
    var found = FoundFiles()
    found.archive.place = place
    for year in try years(beside: place) {
      guard let file = try found.archive.file(year) else { continue }
      var (end, isDamaged) = (0, false)
      try file.forEachLine(committed: nil) { line, place in
        if let day = ArchivedDay(line: Array(line), in: year) {
          found.drinks[day.summary.day] = day.entries.count
          found.places[day.summary.day] = place
        } else {
          isDamaged = true
        }
        end = place + line.count
      }
      let size = try file.size() ?? 0
      found.archive.years[year] = Year(bytes: size)
      // A last line without its end is complete only by chance.
      if isDamaged || (end > 0 && size == end) { found.archive.damagedYears[year] = size }
    }
    for (day, count) in found.drinks { found.archive.count(count, on: day) }
    found.archive.end = found.places.keys.max().flatMap { try? $0.advanced(by: 1) }
    found.archive.isRunKnown = false
    return found
  }

  /// Returns the years whose files are damaged.
  ///
  /// They have a damaged line or one of another year, are shorter than the document says, or lack days that
  /// it counts, as after an interrupted repair.
  func findDamage() -> [Int] {
    years.keys.sorted().filter { year in
      do throws(StoreError) {
        var isDamaged = false
        var drinks: [DayNumber: Int] = [:]
        try file(year)?.forEachLine(committed: years[year]?.bytes) { line, _ in
          if let day = ArchivedDay(line: Array(line), in: year) {
            drinks[day.summary.day] = day.summary.count
          } else {
            isDamaged = true
          }
        }
        let counted = drinks.filter { !open.contains($0.key) && $0.value > 0 }
        return isDamaged || counted.count != years[year]?.days
          || counted.values.reduce(0, +) != years[year]?.drinks
      } catch {
        return true
      }
    }
  }
}
