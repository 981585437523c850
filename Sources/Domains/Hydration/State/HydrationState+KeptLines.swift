import Almanac
import AlmanacFoundation
public import Documents
internal import Foundation

/// What became of the days whose lines the document did not count on.
public struct TakenBack: Hashable, Sendable {
  /// The days that are as these lines have them now, in order.
  public internal(set) var days: [CivilDate] = []
  /// The days that were changed in the document too, and have the drinks of both now, in order.
  public internal(set) var united: [CivilDate] = []
  /// The ids of drinks that were not taken, because the document has a drink of this id on another day.
  public internal(set) var elsewhere: [String] = []
  /// How many lines are damaged, and were not taken.
  public internal(set) var damaged = 0
  /// The paths of the files with all these lines, which stay.
  public internal(set) var files: [String] = []
}

extension HydrationState {
  /// The years whose files have days that the document does not count on, as they do where an older document was put back; see
  /// ``HydrationStore/takeBack(at:in:)``.
  public var uncountedYears: [Int] { uncountedLines().map(\.year) }

  /// The years whose files have lines that the document neither counts on nor has itself, and their bytes behind those that count:
  /// days of a document that was newer than this one, or a change that was interrupted.
  ///
  /// Days that are only written once more, as after a program that was killed, are none of these, and neither is a last line
  /// that is not whole. Files that cannot be read now are passed over.
  func uncountedLines() -> [(year: Int, bytes: [UInt8])] {
    guard let place = archive.place, archiveProblem == nil,
      let years = try? HydrationArchive.years(beside: place)
    else { return [] }
    return years.compactMap { year in
      guard let bytes = try? archive.file(year)?.tail(behind: archive.years[year]?.bytes ?? 0),
        let end = bytes.lastIndex(of: UInt8(ascii: "\n"))
      else { return nil }
      let isKnown = bytes[...end].split(separator: UInt8(ascii: "\n")).allSatisfy { line in
        guard let day = ArchivedDay(line: Array(line), in: year) else { return false }
        return (try? drinks(on: day.summary.day)) == day.entries
      }
      return isKnown ? nil : (year, bytes)
    }
  }

  /// Puts such lines beside their files and remembers where, and then cuts them off.
  ///
  /// The copy is on the disk and the document tells of it before the lines go, so that a power cut at any point loses none.
  ///
  /// - Returns: Whether there is something new to remember.
  mutating func keepUncountedLines(at instant: Instant, zone: TimeZone) throws(StoreError) -> Bool {
    let uncounted = uncountedLines()
    guard !uncounted.isEmpty, let place = archive.place else { return false }
    settleDays(in: ZoneClock(zone))
    var isNew = false
    for (year, bytes) in uncounted {
      guard let file = try archive.file(year) else { continue }
      let beginning = HydrationArchive.fileName(place.name, year: year) + "."
      let isKept = archive.keptLines.contains { kept in
        kept.name.hasPrefix(beginning) && (try? CommittedLog.kept(place, kept.name)) == bytes
      }
      guard !isKept else {
        try file.cutTail(behind: archive.years[year]?.bytes ?? 0)
        continue
      }
      var own: [DayNumber: String] = [:]
      for line in ArchivedDay.lines(of: bytes).days {
        let day = line.summary.day
        if let drinks = try? drinks(on: day), !drinks.isEmpty { own[day] = Self.checksum(of: drinks) }
      }
      archive.keptLines.append(.init(name: try file.keep(bytes, at: instant), own: own))
      isNew = true
    }
    return isNew
  }

  /// Takes back the days of lines that the document did not count on.
  ///
  /// A day that the document has too is as the line has it, unless the document has changed it since: then it has the drinks of
  /// both, and of a drink that is in both, that of the document.
  mutating func takeBackKeptLines() throws(StoreError) -> TakenBack {
    var result = TakenBack()
    guard let place = archive.place else { return result }
    var known: [DayNumber: [HydrationEntry]] = [:]
    var taken: [DayNumber: ArchivedDay] = [:]
    var united: Set<DayNumber> = []
    for kept in archive.keptLines {
      guard let bytes = try CommittedLog.kept(place, kept.name) else { continue }
      result.files.append(place.path(of: kept.name))
      let (lines, damaged) = ArchivedDay.lines(of: bytes)
      result.damaged += damaged
      for line in lines {
        let day = line.summary.day
        var own = known[day] ?? []
        if known[day] == nil { own = try drinks(on: day) }
        known[day] = own
        guard line.entries != own, line.entries != taken[day]?.entries else { continue }
        let isNewer = own.isEmpty ? kept.own[day] == nil : Self.checksum(of: own) == kept.own[day]
        if isNewer, taken[day] == nil {
          taken[day] = line
        } else {
          let first = taken[day]?.entries ?? own
          let ids = Set(first.map(\.id))
          taken[day] = ArchivedDay(
            day, goal: line.summary.goal, entries: first + line.entries.filter { !ids.contains($0.id) },
            others: line.summary.others)
          united.insert(day)
        }
      }
    }
    archive.keptLines = []
    guard !taken.isEmpty else { return result }
    result.days = taken.keys.filter { !united.contains($0) }.sorted().map { CivilDate($0) }
    result.united = united.sorted().map { CivilDate($0) }
    result.elsewhere = try replaceDays(taken, keepingGoals: united)
    // These days may be anywhere in it.
    archive.isRunKnown = false
    return result
  }

  /// Puts days in the place of those that there are; drinks that are on another day stay there.
  ///
  /// - Returns: The ids of those drinks.
  private mutating func replaceDays(
    _ days: [DayNumber: ArchivedDay], keepingGoals: Set<DayNumber>
  ) throws(StoreError) -> [String] {
    var ids: Set<String> = []
    for day in try archive.days(in: nil).days where archive.holds(day.summary.day) {
      if days[day.summary.day] == nil { ids.formUnion(day.entries.map(\.id)) }
    }
    var entries = log.entries.filter { days[DayNumber($0.day)] == nil }
    ids.formUnion(entries.map(\.id))
    var elsewhere: [String] = []
    for (day, new) in days.sorted(by: { $0.key < $1.key }) {
      if archive.holds(day) {
        if let found = try archive.day(day) { take(found) }
        archive.open.insert(day)
      }
      if goals.recorded(on: day) == nil || !keepingGoals.contains(day) {
        goals.record(new.summary.goal, on: day)
      }
      for entry in new.entries {
        if ids.insert(entry.id).inserted { entries.append(entry) } else { elsewhere.append(entry.id) }
      }
    }
    log = HydrationLog(entries)
    return elsewhere
  }

  /// The drinks of a day, wherever it is.
  private func drinks(on day: DayNumber) throws(StoreError) -> [HydrationEntry] {
    if archive.holds(day) { return try archive.day(day)?.entries ?? [] }
    return log.total(on: day).map { Array(log.entries[$0.places]) } ?? []
  }

  private static func checksum(of drinks: [HydrationEntry]) -> String {
    Checksum(JSON.array(drinks.map(\.json)).text.utf8).text
  }
}

extension ArchivedDay {
  /// The days of some lines, of whatever year, each as it was recorded last, in order, and how many lines are damaged.
  fileprivate static func lines(of bytes: [UInt8]) -> (days: [ArchivedDay], damaged: Int) {
    var (days, damaged) = ([DayNumber: ArchivedDay](), 0)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let day = ArchivedDay(line: Array(line)) { days[day.summary.day] = day } else { damaged += 1 }
    }
    return (days.values.sorted { $0.summary.day < $1.summary.day }, damaged)
  }
}
