import Almanac
import Documents

/// The files of years, as they are, whatever a document says of them.
struct FoundFiles {
  /// What a document can say of them.
  var archive = HydrationArchive()
  /// Where the last line of each day begins in its file.
  var places: [DayNumber: Int] = [:]
  /// How many drinks it has.
  var drinks: [DayNumber: Int] = [:]
}

extension HydrationArchive {
  /// Takes what there is to know of the files as they were found; what is known of lines that were set aside stays known.
  mutating func take(_ found: FoundFiles) {
    let known = self
    self = found.archive
    (setAside, others) = (known.setAside, known.others)
    for (year, content) in known.years { years[year]?.others = content.others }
  }

  /// Reads the whole lines of all files beside a document.
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
      // A last line without its end is whole only by chance.
      if isDamaged || (end > 0 && size == end) { found.archive.damagedYears[year] = size }
    }
    for (day, count) in found.drinks { found.archive.count(count, on: day) }
    found.archive.end = found.places.keys.max().flatMap { try? $0.advanced(by: 1) }
    found.archive.isRunKnown = false
    return found
  }

  /// The years whose files have a damaged line or one of another year, or are shorter than the document says, or do not have the
  /// days that it counts, as after a repair that was interrupted.
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
