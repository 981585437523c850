package import AlmanacModel
package import Ephemeris

/// The zone eras that reproduce a published table of lunar years.
///
/// The first day of each month limits the offset: it is the local day of a new moon. If no single offset fits
/// all months, the table is split into stretches, and months that do not fit are treated as errors of the
/// table. Of all ways to do this, the one with the least cost is chosen; a change of offset costs as much as
/// ``changeCost`` errors.
package struct EraFit {
  /// A span of time with one offset.
  package struct Stretch {
    /// The offsets in seconds that fit all its months except the errors; the upper end is excluded.
    package var offsets: Range<Double>
    /// The roundest of these offsets, in whole seconds.
    package var offset: Int64
    /// The range of days on which the stretch may have begun; `nil` for the first stretch.
    package var beginnings: ClosedRange<DayNumber>?
    /// The most likely of these days.
    package var firstDay: DayNumber?
    /// The bounds that keep the offset from being smaller and from being larger.
    var deciding: (least: OffsetBound?, most: OffsetBound?)
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

  /// Computes the sky over the years of a table and finds its eras.
  ///
  /// - Throws: ``CompilationFailure`` if no offset fits more than half of the months.
  package static func compute(_ table: PublishedTable, data: SourceData) async throws -> EraFit {
    let years = (table.months.first?.year ?? 2000)...(table.months.last?.year ?? 2000)
    let (range, lunations) = (SkyRange.computedYears, SkyRange.computedLunations)
    let skyYears = max(range.lowerBound, years.lowerBound - 1)...min(range.upperBound, years.upperBound + 1)
    // There are 12.3685 lunations a year, and lunation 0 began in January 2000.
    let lunation = { (year: Int) in Int((Double(year - 2000) * 12.3685).rounded(.down)) }
    let first = max(lunations.lowerBound, lunation(skyYears.lowerBound) - 2)
    let last = min(lunations.upperBound, lunation(skyYears.upperBound + 1) + 2)
    let sky = try await Sky.compute(data.finder, years: skyYears, lunations: first...last)
    return try EraFit(table, sky: sky, timeScales: data.timeScales)
  }

  /// Finds the eras.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - sky: Solar terms and new moons, from one year before the table to one year after it if there are
  ///     such years.
  ///   - timeScales: The time scales for UTC.
  /// - Throws: ``CompilationFailure`` if no offset fits more than half of the months.
  package init(
    _ table: PublishedTable, sky: Sky, timeScales: TimeScales
  ) throws(CompilationFailure) {
    self.timeScales = timeScales
    let moons = NewMoons(sky: sky, timeScales: timeScales)
    var repaired = table
    var suspects = Self.repairSums(&repaired, moons: moons)
    self.table = repaired
    let bounds = OffsetBounds(repaired.months, sky: sky, timeScales: timeScales)
    suspects += bounds.strange.map {
      Suspect(month: repaired.months[$0], reason: "no new moon is within two days of its first day")
    }
    let parted = OffsetPartition(bounds.all, changeCost: Self.changeCost)
    guard 2 * (parted.misfits.count + bounds.strange.count) <= repaired.months.count else {
      throw CompilationFailure(
        "no offset from UTC fits more than half of the \(repaired.months.count) months", at: table.path)
    }
    stretches = Self.stretches(bounds.all, parted)
    var named = Set(suspects.map { $0.month })
    for index in parted.misfits {
      let bound = bounds.all[index]
      let month = repaired.months[bound.month]
      guard named.insert(month).inserted else { continue }
      suspects.append(Suspect(month: month, reason: misfit(bound, month)))
    }
    for (month, reason) in differences(sky: sky) where named.insert(month).inserted {
      suspects.append(Suspect(month: month, reason: reason))
    }
    self.suspects = suspects.sorted { $0.month.firstDay < $1.month.firstDay }
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

  private var clock: CalendarClock {
    CalendarClock(
      CalendarSource(id: "fitted", path: table.path, title: "", eras: eras), timeScales: timeScales)
  }

  // MARK: - Errors of the table

  /// Repairs years whose lengths do not add up to the next new year.
  ///
  /// If the following year lacks the days that this year has too many, the new year between them is moved.
  /// Otherwise the one length that is most likely wrong is changed.
  private static func repairSums(_ table: inout PublishedTable, moons: NewMoons) -> [Suspect] {
    var suspects: [Suspect] = []
    var sums: [PublishedTable.BadSum] = []
    for sum in table.badSums {
      guard let before = sums.last, before.missingDays == -sum.missingDays,
        before.firstMonth + before.monthCount == sum.firstMonth
      else {
        sums.append(sum)
        continue
      }
      sums.removeLast()
      let month = table.months[sum.firstMonth]
      let newYear = month.firstDay.later(by: sum.missingDays)
      suspects.append(
        Suspect(
          month: month,
          reason:
            "the lengths of this year and of the year before both imply a new year on \(CivilDate(newYear))"
        ))
      for index in sum.firstMonth..<sum.firstMonth + sum.monthCount {
        table.months[index].firstDay = table.months[index].firstDay.later(by: sum.missingDays)
      }
    }
    // The mean distance of the first days of good years from their new moons.
    let bad = sums.map { $0.firstMonth..<$0.firstMonth + $0.monthCount }
    let distance = { (day: DayNumber) -> Double? in
      moons.nearest(to: day).map { Double(ClockTime.secondsSince1970(startOf: day)) + 43_200 - $0 }
    }
    let good = table.months.indices.filter { index in !bad.contains { $0.contains(index) } }
    let distances = good.compactMap { distance(table.months[$0].firstDay) }
    let usual = distances.reduce(0, +) / Double(max(1, distances.count))
    for sum in sums {
      let range = sum.firstMonth..<sum.firstMonth + sum.monthCount
      let months = table.months
      let cost = { (day: DayNumber) in distance(day).map { ($0 - usual) * ($0 - usual) } ?? 1e12 }
      // The months up to `last` stay where the table has them, and those after it are moved.
      // The changed month must have 29 or 30 days.
      let possible = range.filter { (29...30).contains(table.months[$0].length + sum.missingDays) }
      let best = possible.min { one, other in
        let total = { (last: Int) in
          range.reduce(0.0) { days, index in
            let day = months[index].firstDay
            return days + cost(index <= last ? day : day.later(by: sum.missingDays))
          }
        }
        return total(one) < total(other)
      }
      guard let best else {
        suspects.append(
          Suspect(
            month: table.months[range.lowerBound],
            reason: "the lengths of its year are \(Self.days(abs(sum.missingDays))) "
              + "\(sum.missingDays > 0 ? "short of" : "beyond") the next new year, too many for one wrong length"
          ))
        continue
      }
      let length = table.months[best].length
      suspects.append(
        Suspect(
          month: table.months[best],
          reason: "the lengths of the year are \(Self.days(abs(sum.missingDays))) "
            + "\(sum.missingDays > 0 ? "short of" : "beyond") the next new year; this month is the likeliest to have "
            + "\(length + sum.missingDays) days instead of \(length)"))
      table.months[best].length = length + sum.missingDays
      for index in range where index > best {
        table.months[index].firstDay = table.months[index].firstDay.later(by: sum.missingDays)
      }
    }
    return suspects
  }

  private func misfit(_ bound: OffsetBound, _ month: PublishedTable.Month) -> String {
    let offset = clockOffset(near: bound.utc)
    let day = CivilDate(bound.day(offset: Double(offset)))
    return "no offset fits: its \(bound.reason.rawValue) is on \(day) by \(Offset.text(offset)), "
      + EraFit.seconds(bound.margin(offset: Double(offset)))
  }

  private static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }

  /// Returns "26 s after midnight".
  static func seconds(_ margin: Double) -> String {
    "\(Decimals.text(margin.magnitude, 1)) s \(margin < 0 ? "before" : "after") midnight"
  }

  private func clockOffset(near utc: Double) -> Int64 {
    let day = DayNumber(unchecked: Int32((utc / 86_400).rounded(.down)) + ClockTime.rataDieOf1970)
    return eras.last { $0.firstDay <= day }?.offset ?? eras.first?.offset ?? 0
  }

  /// Returns the months to which the rule gives another name or first day with the fitted eras.
  private func differences(sky: Sky) -> [(PublishedTable.Month, String)] {
    let rule = LunarCalendarRule(sky: sky, clock: clock)
    guard let months = try? rule.months() else { return [] }
    let byDay = Dictionary(months.map { ($0.firstDay, $0) }, uniquingKeysWith: { first, _ in first })
    return table.months.compactMap { month in
      guard let own = byDay[month.firstDay] else {
        // Months at the ends may be outside the computed sky.
        guard let first = months.first?.firstDay, let last = months.last?.firstDay,
          (first...last).contains(month.firstDay)
        else { return nil }
        return (month, "by the rule no month begins on this day")
      }
      guard own.year != month.year || own.month != month.month || own.isLeap != month.isLeap else {
        return nil
      }
      return (month, "by the rule this is \(own.name)")
    }
  }

  // MARK: - Stretches

  // A change of offset can be anywhere between two months: the last one that only the earlier offset fits,
  // and the first one that only the later offset fits. Months between them belong to neither stretch.

  private static func stretches(_ bounds: [OffsetBound], _ parted: OffsetPartition) -> [Stretch] {
    let misfits = Set(parted.misfits)
    let fitting = { (range: Range<Int>) in range.filter { !misfits.contains($0) } }
    let common = { (range: Range<Int>) in
      fitting(range).reduce(OffsetBound.possible) { $0.clamped(to: bounds[$1].offsets) }
    }
    var stretches: [Stretch] = []
    var start = 0
    // The range between two stretches may belong to either.
    var pending: (sure: Int, last: DayNumber)?
    for (index, range) in parted.stretches.enumerated() {
      let next = index + 1 < parted.stretches.count ? parted.stretches[index + 1] : nil
      var sureEnd = range.upperBound
      var nextStart = range.upperBound
      if let next {
        var offsets = common(next)
        while sureEnd > start {
          let bound = bounds[sureEnd - 1]
          if !misfits.contains(sureEnd - 1) {
            if !offsets.overlaps(bound.offsets) { break }
            offsets = offsets.clamped(to: bound.offsets)
          }
          sureEnd -= 1
        }
        offsets = common(start..<max(sureEnd, start + 1))
        nextStart = sureEnd
        while nextStart < next.upperBound {
          let bound = bounds[nextStart]
          if !misfits.contains(nextStart) {
            if !offsets.overlaps(bound.offsets) { break }
            offsets = offsets.clamped(to: bound.offsets)
          }
          nextStart += 1
        }
      }
      let own = fitting(start..<sureEnd)
      let offsets = own.reduce(OffsetBound.possible) { $0.clamped(to: bounds[$1].offsets) }
      let offset = Self.roundest(in: offsets)
      let beginnings = pending.map { pending -> ClosedRange<DayNumber> in
        let first = bounds[start].day(offset: Double(offset))
        return min(pending.last.later(by: 1), first)...first
      }
      stretches.append(
        Stretch(
          offsets: offsets, offset: offset, beginnings: beginnings,
          firstDay: beginnings.map(Self.likeliest(of:)),
          deciding: (
            own.max { bounds[$0].offsets.lowerBound < bounds[$1].offsets.lowerBound }.map { bounds[$0] },
            own.min { bounds[$0].offsets.upperBound < bounds[$1].offsets.upperBound }.map { bounds[$0] }
          )))
      let last = own.last.map { bounds[$0].day(offset: Double(offset)) }
      pending = (nextStart, last ?? DayNumber(unchecked: 1))
      start = nextStart
    }
    return stretches
  }

  /// Returns the roundest offset: whole hours if possible, else half or quarter hours, minutes, or seconds.
  static func roundest(in offsets: Range<Double>) -> Int64 {
    let middle = (offsets.lowerBound + offsets.upperBound) / 2
    for unit in [3600.0, 1800, 900, 60, 1] {
      let near = (middle / unit).rounded() * unit
      let candidates = [near, near - unit, near + unit].filter(offsets.contains)
      if let best = candidates.min(by: { abs($0 - middle) < abs($1 - middle) }) { return Int64(best) }
    }
    return Int64(middle)
  }

  /// Returns the first of January if there is one, else the first of a month, else the first day.
  private static func likeliest(of days: ClosedRange<DayNumber>) -> DayNumber {
    let dates = (0...days.lowerBound.distance(to: days.upperBound)).map { days.lowerBound.later(by: $0) }
    let first = { (month: Int?) in
      dates.first { day in
        let date = CivilDate(day)
        return date.day == 1 && (month == nil || date.month == month)
      }
    }
    return first(1) ?? first(nil) ?? days.lowerBound
  }
}
