import Almanac
import AlmanacFoundation
public import Documents
internal import Foundation

/// The result of restoring days that were set aside, see ``HydrationStore/restoreSetAsideDays(at:in:)``.
public struct RestoredDays: Hashable, Sendable {
  /// The days that are now as in the set-aside lines, in order.
  public internal(set) var days: [CivilDate] = []
  /// The days that now have the drinks of both, in order: the document had changed them too, or their lines
  /// lack a drink.
  public internal(set) var united: [CivilDate] = []
  /// The ids of drinks that were not taken, because the document has a drink with this id on another day.
  public internal(set) var elsewhere: [String] = []
  /// The number of damaged lines, which were not taken.
  public internal(set) var damaged = 0
  /// The paths of the files with all these lines, which are kept under these names.
  public internal(set) var files: [String] = []
}

extension HydrationDocument {
  /// The years whose files have days that the document does not include.
  ///
  /// Such days exist if an older document was put back; see ``HydrationStore/restoreSetAsideDays(at:in:)``.
  public var uncountedYears: [Int] { (try? uncountedLines().found.map(\.year)) ?? [] }

  /// Finds lines of the years' files that the document neither counts nor has itself, after those that count.
  ///
  /// They are days of a newer document, or of an interrupted change. Lines that would only be written again,
  /// as after a program was killed, are left out, and so is an incomplete last line.
  ///
  /// - Returns: The years with the bytes of such lines, and the years for which this is not known now, with
  ///   the reasons.
  func uncountedLines() throws(StoreError) -> (
    found: [(year: Int, bytes: [UInt8])], unread: [Int: StoreError]
  ) {
    guard let place = archive.place, archiveProblem == nil else { return ([], [:]) }
    var found: [(year: Int, bytes: [UInt8])] = []
    var unread: [Int: StoreError] = [:]
    for year in try HydrationArchive.years(beside: place) {
      do throws(StoreError) {
        let bytes = try archive.file(year)?.tail(behind: archive.years[year]?.bytes ?? 0) ?? []
        guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { continue }
        let isKnown = bytes[...end].split(separator: UInt8(ascii: "\n")).allSatisfy { line in
          guard let day = ArchivedDay(line: Array(line), in: year) else { return false }
          return (try? drinks(on: day.summary.day)) == day.entries
        }
        if !isKnown { found.append((year, bytes)) }
      } catch {
        unread[year] = error
      }
    }
    return (found, unread)
  }

  /// Copies such lines to files beside those of their years, records what the document has of their days, and
  /// cuts them off.
  ///
  /// The copy is on the disk and the document is written before the lines are removed, so that a power cut at
  /// any point loses none.
  ///
  /// - Returns: Whether there is something new to record.
  mutating func setUncountedLinesAside(at instant: Instant, zone: TimeZone) throws(StoreError) -> Bool {
    // The lines have the days of the user, which those of a document of the first version are only now.
    if hasAssumedDays { settleDays(in: ZoneClock(zone)) }
    let (uncounted, unread) = try uncountedLines()
    archive.unreadYears = unread
    guard !uncounted.isEmpty, let place = archive.place else { return false }
    var isNew = false
    for (year, bytes) in uncounted {
      guard let file = try archive.file(year) else { continue }
      let name = HydrationArchive.fileName(place.name, year: year)
      let isKnown = archive.setAside.contains { known in
        CommittedLog.isSetAside(known.name, of: name)
          && (try? CommittedLog.kept(place, known.name)) == bytes
      }
      guard !isKnown else {
        try file.cutTail(behind: archive.years[year]?.bytes ?? 0)
        continue
      }
      var own: [DayNumber: String] = [:]
      for line in ArchivedDay.lines(of: bytes).days {
        let day = line.summary.day
        if let drinks = try? drinks(on: day), !drinks.isEmpty { own[day] = Self.checksum(of: drinks) }
      }
      archive.setAside.append(.init(name: try file.keep(bytes, at: instant), own: own))
      isNew = true
    }
    return isNew
  }

  /// Restores the days of the lines that were set aside.
  ///
  /// If the document has such a day too, the line wins. The day gets the drinks of both if the document has
  /// changed it since; a drink that is in both is then taken from the document. It also gets the drinks of
  /// both if the line lacks a drink that is in no other line either: that drink may have been deleted, or
  /// moved to a day whose line was never written.
  ///
  /// - Returns: The result, and the names of the files with these lines.
  mutating func restoreSetAsideDays() throws(StoreError) -> (result: RestoredDays, names: [String]) {
    var result = RestoredDays()
    guard let place = archive.place else { return (result, []) }
    let names = try archive.setAsideNames()
    var lines: [(day: ArchivedDay, own: String?)] = []
    for name in names {
      guard let bytes = try CommittedLog.kept(place, name) else { continue }
      let (days, damaged) = ArchivedDay.lines(of: bytes)
      let known = archive.setAside.first { $0.name == name }
      lines += days.map { ($0, known?.own[$0.summary.day]) }
      result.damaged += damaged
    }
    let ids = Set(lines.flatMap { $0.day.entries.map(\.id) })
    var known: [DayNumber: [HydrationEntry]] = [:]
    var taken: [DayNumber: ArchivedDay] = [:]
    var united: Set<DayNumber> = []
    for (line, sum) in lines {
      let day = line.summary.day
      var own = known[day] ?? []
      if known[day] == nil { own = try drinks(on: day) }
      known[day] = own
      guard line.entries != own, line.entries != taken[day]?.entries else { continue }
      let isNewer = own.isEmpty ? sum == nil : Self.checksum(of: own) == sum
      let first: [HydrationEntry]
      let second: [HydrationEntry]
      if isNewer, taken[day] == nil {
        (first, second) = (line.entries, own.filter { !ids.contains($0.id) })
        if !second.isEmpty { united.insert(day) }
      } else {
        (first, second) = (taken[day]?.entries ?? own, line.entries)
        united.insert(day)
      }
      let firstIDs = Set(first.map(\.id))
      taken[day] = ArchivedDay(
        day, goal: line.summary.goal, entries: first + second.filter { !firstIDs.contains($0.id) },
        others: line.summary.others)
    }
    archive.setAside = []
    guard !taken.isEmpty else { return (result, names) }
    result.days = taken.keys.filter { !united.contains($0) }.sorted().map { CivilDate($0) }
    result.united = united.sorted().map { CivilDate($0) }
    result.elsewhere = try replaceDays(taken, keepingGoals: united)
    // These days may be anywhere in it.
    archive.isRunKnown = false
    return (result, names)
  }

  /// Replaces days by other versions of them; drinks that are on another day stay there.
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

  /// Returns the drinks of a day, from the document or a file.
  private func drinks(on day: DayNumber) throws(StoreError) -> [HydrationEntry] {
    if archive.holds(day) { return try archive.day(day)?.entries ?? [] }
    return log.total(on: day).map { Array(log.entries[$0.places]) } ?? []
  }

  private static func checksum(of drinks: [HydrationEntry]) -> String {
    Checksum(JSON.array(drinks.map(\.json)).text.utf8).text
  }
}

extension ArchivedDay {
  /// Returns the days of lines of any year, each as it was recorded last, in order, and the number of damaged
  /// lines.
  fileprivate static func lines(of bytes: [UInt8]) -> (days: [ArchivedDay], damaged: Int) {
    var (days, damaged) = ([DayNumber: ArchivedDay](), 0)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      if let day = ArchivedDay(line: Array(line)) { days[day.summary.day] = day } else { damaged += 1 }
    }
    return (days.values.sorted { $0.summary.day < $1.summary.day }, damaged)
  }
}
