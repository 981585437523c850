package import AlmanacModel
import Ephemeris

/// The zone eras that reproduce a published table of lunar years.
///
/// The first day of each month limits the offset: it is the local day of a new moon. If no single offset fits
/// all months, the table is split into stretches, and months that do not fit are treated as errors of the
/// table. Of all ways to do this, the one with the least cost is chosen; a change of offset costs as much as
/// ``changeCost`` errors. Years whose lengths do not add up to the next new year are reported and not used.
package struct EraFit {
  /// A span of time with one offset.
  package struct Stretch {
    /// The offsets in seconds that fit all its months except the errors; the upper end is excluded.
    package var offsets: Range<Double>
    /// The roundest of these offsets, in whole seconds.
    package var offset: Int64
    /// The range of days on which the stretch may have begun; `nil` for the first stretch.
    package var beginnings: ClosedRange<DayNumber>?
    /// The most likely of these days: a first of January if there is one.
    package var firstDay: DayNumber?
    /// The bounds that keep the offset from being smaller and from being larger.
    var deciding: (least: OffsetBound?, most: OffsetBound?)
    /// Whether ``offsets`` is so narrow that an error of the table or of Delta T may have decided it.
    package var isNarrow = false
    /// If no offset that fits is round: the round ones that fit the most months, the best first.
    package var rounder: [Alternative] = []
  }

  /// An offset, and the months of a stretch that it does not fit.
  package struct Alternative {
    package var offset: Int64
    package var misfits: [PublishedTable.Month]
  }

  /// A month that is probably an error of the table, and the reason.
  package struct Suspect {
    package var month: PublishedTable.Month
    package var reason: String
  }

  /// The number of months that an era must explain to be accepted.
  package static let changeCost = 3

  package let table: PublishedTable
  package private(set) var stretches: [Stretch] = []
  package private(set) var suspects: [Suspect] = []
  let timeScales: TimeScales
  /// The offsets that calendars of Data/ have, such as Beijing mean time: they are as likely as whole hours.
  private let knownOffsets: [Int64]

  /// Computes the sky over the years of a table and finds its eras.
  ///
  /// - Throws: ``CompilationFailure`` if no offset fits more than half of the months.
  package static func compute(_ table: PublishedTable, data: CalendarData) async throws -> EraFit {
    let years = (table.months.first?.year ?? 2000)...(table.months.last?.year ?? 2000)
    let sky = try await Sky.compute(data.finder, around: years)
    return try EraFit(table, sky: sky, data: data)
  }

  /// Finds the eras.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - sky: The sky around the years of the table.
  ///   - data: The time scales, and the calendars whose offsets are known.
  /// - Throws: ``CompilationFailure`` if no offset fits more than half of the months.
  package init(_ table: PublishedTable, sky: Sky, data: CalendarData) throws(CompilationFailure) {
    self.table = table
    timeScales = data.timeScales
    knownOffsets = Set(data.calendars.flatMap(\.eras).map(\.offset)).sorted()
    let unusable = Set(table.badSums.flatMap { $0.firstMonth..<$0.firstMonth + $0.monthCount })
    let bounds = OffsetBounds(table.months, except: unusable, sky: sky, timeScales: timeScales)
    let parted = OffsetPartition(bounds.all, changeCost: Self.changeCost)
    guard 2 * (parted.misfits.count + bounds.strange.count + unusable.count) <= table.months.count else {
      throw CompilationFailure(
        "no offset from UTC fits more than half of the \(table.months.count) months", at: table.path)
    }
    stretches = stretches(bounds.all, parted)
    suspects = table.badSums.map { sum in
      let days = abs(sum.missingDays) == 1 ? "1 day" : "\(abs(sum.missingDays)) days"
      return Suspect(
        month: table.months[sum.firstMonth],
        reason:
          "the lengths of its year are \(days) \(sum.missingDays > 0 ? "short of" : "beyond") the next new year, "
          + "so the year was not used")
    }
    suspects += bounds.strange.map {
      Suspect(month: table.months[$0], reason: "no new moon is within two days of its first day")
    }
    suspects += parted.misfits.map { misfit(bounds.all[$0], table.months[bounds.all[$0].month]) }
    let usable = table.months.indices.filter { !unusable.contains($0) }.map { table.months[$0] }
    suspects += differences(of: usable, sky: sky)
    // Of several reasons, the first is the most direct one.
    var named: Set<PublishedTable.Month> = []
    suspects = suspects.filter { named.insert($0.month).inserted }
      .sorted { $0.month.firstDay < $1.month.firstDay }
  }

  /// The eras in the form of a calendar of Data/.
  package var eras: [CalendarSource.Era] {
    stretches.enumerated().map { index, stretch in
      CalendarSource.Era(
        firstDay: index == 0 ? DayNumber(unchecked: 1) : stretch.firstDay ?? DayNumber(unchecked: 1),
        offset: stretch.offset, source: "\(Offset.text(stretch.offset)): fits \(table.path)",
        midnight: index == 0 ? nil : .beginningEra)
    }
  }

  // MARK: - Errors of the table

  private func misfit(_ bound: OffsetBound, _ month: PublishedTable.Month) -> Suspect {
    let offset = eras.last { $0.firstDay <= month.firstDay }?.offset ?? 0
    let rounder = stretches.flatMap(\.rounder).first { bound.offsets.contains(Double($0.offset)) }
    return Suspect(
      month: month,
      reason: "its \(bound.reason.rawValue) is on \(CivilDate(bound.day(offset: Double(offset)))) by "
        + "\(Offset.text(offset)), \(Self.seconds(bound.margin(offset: Double(offset))))"
        + (rounder.map { "; by \(Offset.text($0.offset)) it is right" } ?? ""))
  }

  /// Returns "26 s after midnight".
  static func seconds(_ margin: Double) -> String {
    "\(Decimals.text(margin.magnitude, 1)) s \(margin < 0 ? "before" : "after") midnight"
  }

  /// Returns the months to which the rule gives another name or first day with the fitted eras.
  private func differences(of published: [PublishedTable.Month], sky: Sky) -> [Suspect] {
    let calendar = CalendarSource(id: "fitted", path: table.path, title: "", eras: eras)
    let rule = LunarCalendarRule(sky: sky, clock: CalendarClock(calendar, timeScales: timeScales))
    guard let months = try? rule.months(), let first = months.first, let last = months.last else { return [] }
    let byDay = Dictionary(months.map { ($0.firstDay, $0) }, uniquingKeysWith: { first, _ in first })
    // Months at the ends may be outside the computed sky.
    return published.filter { (first.firstDay...last.firstDay).contains($0.firstDay) }.compactMap { month in
      guard let own = byDay[month.firstDay] else {
        return Suspect(month: month, reason: "by the rule no month begins on this day")
      }
      let isSame = (own.year, own.month, own.isLeap) == (month.year, month.month, month.isLeap)
      return isSame ? nil : Suspect(month: month, reason: "by the rule this is \(own.name)")
    }
  }

  // MARK: - Stretches

  /// Returns the stretches of a partition.
  ///
  /// A change of offset can be anywhere between two months: the last one that only the earlier offset fits, and
  /// the first one that only the later offset fits. Months between them belong to neither stretch.
  private func stretches(_ bounds: [OffsetBound], _ parted: OffsetPartition) -> [Stretch] {
    let misfits = Set(parted.misfits)
    func common(_ range: Range<Int>) -> Range<Double> {
      range.filter { !misfits.contains($0) }
        .reduce(OffsetBound.possible) { $0.clamped(to: bounds[$1].offsets) }
    }
    // The number of bounds, from the first on, that fit one of some offsets as well.
    func reach(_ indices: some Collection<Int>, _ offsets: Range<Double>) -> Int {
      var offsets = offsets
      for (count, index) in indices.enumerated() where !misfits.contains(index) {
        guard offsets.overlaps(bounds[index].offsets) else { return count }
        offsets = offsets.clamped(to: bounds[index].offsets)
      }
      return indices.count
    }
    var stretches: [Stretch] = []
    var start = 0
    // The last day that only the offset before fits.
    var lastDay: DayNumber?
    for (index, range) in parted.stretches.enumerated() {
      var end = range.upperBound
      var nextStart = end
      if index + 1 < parted.stretches.count {
        let next = parted.stretches[index + 1]
        end -= reach((start..<end).reversed(), common(next))
        nextStart = end + reach(end..<next.upperBound, common(start..<max(end, start + 1)))
      }
      let own = (start..<end).filter { !misfits.contains($0) }.map { bounds[$0] }
      let offsets = common(start..<end)
      let offset = roundest(in: offsets)
      let firstDay = bounds[start].day(offset: Double(offset))
      let beginnings = lastDay.map { min($0.later(by: 1), firstDay)...firstDay }
      var stretch = Stretch(
        offsets: offsets, offset: offset, beginnings: beginnings, firstDay: beginnings.map(Self.likeliest),
        deciding: (
          own.max { $0.offsets.lowerBound < $1.offsets.lowerBound },
          own.min { $0.offsets.upperBound < $1.offsets.upperBound }
        ))
      stretch.isNarrow = isNarrow(stretch)
      if !roundOffsets.contains(offset) { stretch.rounder = alternatives(bounds[range]) }
      stretches.append(stretch)
      lastDay = own.last?.day(offset: Double(offset))
      start = nextStart
    }
    return stretches
  }

  private func isNarrow(_ stretch: Stretch) -> Bool {
    let deciding = [stretch.deciding.least, stretch.deciding.most].compactMap { $0 }
    let uncertainty = deciding.reduce(0) { sum, bound in
      let slack = timeScales.slack(inYear: CivilDate(bound.day(offset: 0)).year)
      return sum + slack.less + slack.more
    }
    return stretch.offsets.upperBound - stretch.offsets.lowerBound < max(30, uncertainty)
  }

  /// Whole and half hours, and the offsets of the calendars of Data/.
  private var roundOffsets: [Int64] { stride(from: -54_000, through: 54_000, by: 1800) + knownOffsets }

  /// Returns the round offsets that fit the most months.
  private func alternatives(_ bounds: ArraySlice<OffsetBound>) -> [Alternative] {
    let all = Set(roundOffsets).sorted().map { offset in
      let misfits = Set(bounds.filter { !$0.offsets.contains(Double(offset)) }.map(\.month))
      return Alternative(offset: offset, misfits: misfits.sorted().map { table.months[$0] })
    }
    return Array(all.sorted { $0.misfits.count < $1.misfits.count }.prefix(3))
  }

  /// Returns the roundest offset: a whole or half hour if possible, else that of a calendar, a minute, or a second.
  private func roundest(in offsets: Range<Double>) -> Int64 {
    let middle = (offsets.lowerBound + offsets.upperBound) / 2
    let near = { (unit: Double) in (middle / unit).rounded() * unit }
    let candidates = [near(3600), near(1800)] + knownOffsets.map(Double.init) + [near(60), near(1)]
    return Int64(candidates.first(where: offsets.contains) ?? middle)
  }

  /// Returns the first of January if there is one, else the first day.
  private static func likeliest(of days: ClosedRange<DayNumber>) -> DayNumber {
    let year = CivilDate(days.lowerBound).year
    return [year, year + 1].map { .firstOfJanuary($0) }.first(where: days.contains) ?? days.lowerBound
  }
}
