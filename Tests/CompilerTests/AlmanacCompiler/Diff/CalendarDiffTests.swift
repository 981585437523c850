import AlmanacCompiler
import SourceText
import Testing

/// The effect of a change of Data/ on the dates of calendars, in words.
struct CalendarDiffTests {
  @Test func equalTreesAreOneQuietLine() async throws {
    let comparison = try await FactTree.comparison(to: .ofProject())
    #expect(comparison.changes == [])
    #expect(DiffText(comparison).text == "no change in effect from old to old")
  }

  /// Decision 121-CP introduced the first Vietnamese calendar in UTC+7 for 1968.
  ///
  /// With UTC+8 until June of that year, Tết would have been on 30 January, as it was in the South.
  @Test func anEraThatBeginsLaterMovesTheNewYear() async throws {
    let tree = Project.tree.replacing(
      "1968-01-01\t+25200", with: "1968-07-01\t+25200", in: "Data/calendars/vietnamese.tsv")
    let comparison = try await FactTree.comparison(to: .of(tree))
    #expect(
      comparison.lines(.past) == [
        "vietnamese: 30 days have a different lunar date, 1968-01-29 to 1968-02-27",
        "vietnamese: new year 1968 begins 1968-01-30, was 1968-01-29; 30 days change",
        "vietnamese: full moon of 1968-01-15 is on 1968-01-16, was on 1968-01-15",
        "festivals of Vietnam: Tết Nguyên đán 1968: 1968-01-29 → 1968-01-30",
        "festivals of Vietnam: Giao thừa (tất niên) 1968: 1968-01-28 → 1968-01-29",
        "festivals of Vietnam: Mùng 2 Tết 1968: 1968-01-30 → 1968-01-31",
        "festivals of Vietnam: Mùng 3 Tết 1968: 1968-01-31 → 1968-02-01",
        "festivals of Vietnam: Lễ Khai hạ 1968: 1968-02-04 → 1968-02-05",
        "festivals of Vietnam: Vía Ngọc Hoàng 1968: 1968-02-06 → 1968-02-07",
        "festivals of Vietnam: Vía Thần Tài 1968: 1968-02-07 → 1968-02-08",
        "festivals of Vietnam: Rằm tháng Giêng (tết Nguyên tiêu) 1968: 1968-02-12 → 1968-02-13",
      ])
    #expect(
      comparison.lines(.instants) == [
        "vietnamese: the era UTC+07:00 from 1967-12-31T17:00:00Z is now UTC+07:00 from 1968-06-30T17:00:00Z"
      ])
    #expect(comparison.lines(.future) == [])
    let text = DiffText(comparison).text
    #expect(text.contains("PAST DATES CHANGE"))
    #expect(!text.contains("No day has a different"))
  }

  /// With UTC+8, Vietnam would have had China's leap month 10 of 1984 and its new year of 20 February 1985.
  @Test func leapMonthsThatMoveAreReportedOnce() async throws {
    let tree = Project.tree.replacing(
      "1968-01-01\t+25200", with: "1968-01-01\t+28800", in: "Data/calendars/vietnamese.tsv")
    let comparison = try await FactTree.comparison(to: .of(tree))
    let past = comparison.lines(.past)
    #expect(past.contains { $0.hasPrefix("vietnamese: leap month 10 of 1984, was none; ") })
    #expect(past.contains { $0.hasPrefix("vietnamese: no leap month in 1985, was leap month 2; ") })
    #expect(past.contains { $0.hasPrefix("vietnamese: new year 1985 begins 1985-02-20, was 1985-01-21") })
    #expect(!past.contains { $0.contains("month 3 of 1985") })
    let future = comparison.lines(.future)
    #expect(future.contains { $0.hasPrefix("vietnamese: new year 2030 begins 2030-02-03, was 2030-02-02; ") })
    // Past dates come first, and no date is left out.
    let text = DiffText(comparison).text
    let (pastHeading, futureHeading) = (
      text.firstRange(of: "PAST DATES"), text.firstRange(of: "Future dates")
    )
    #expect(try #require(pastHeading).lowerBound < #require(futureHeading).lowerBound)
    #expect(!text.contains("--all"))
  }

  @Test func calendarsComeAndGo() async throws {
    var tree = Project.tree
    tree["Data/calendars/twin.tsv"] = tree["Data/calendars/chinese-utc8.tsv"]
    let (small, large) = (try await FactTree.ofProject(), try await FactTree.of(tree))
    let added = try await FactTree.comparison(to: large)
    #expect(
      added.lines(.new) == [
        "twin: a new calendar, 1899-02-10 to 2101-01-28; its dates are those of chinese-utc8"
      ])
    #expect(added.changes.count == 1)
    let removed = try large.comparison(to: small)
    #expect(removed.lines(.past) == ["twin: the calendar is gone (1899-02-10 to 2101-01-28)"])
    #expect(!DiffText(removed).text.contains("No day has a different"))
  }

  /// Between 1914 and 1928 the clocks of China were those of its coast or of Beijing, by the calendar that one takes.
  @Test func aNewCalendarIsComparedWithItsNearestRelative() async throws {
    var tree = Project.tree
    tree["Data/calendars/twin.tsv"] = tree["Data/calendars/chinese.tsv"].map { bytes in
      Array(String(decoding: bytes, as: UTF8.self).replacing("+27940", with: "+27000").utf8)
    }
    let added = try await FactTree.comparison(to: .of(tree))
    let line = try #require(added.lines(.new).first)
    #expect(
      line.hasPrefix("twin: a new calendar, 1899-02-10 to 2101-01-28; it is most like chinese"), "\(line)")
  }

  /// A larger Delta T would move the December solstice of 1951, 1.5 s after midnight in UTC+8, a day back.
  @Test func deltaTMovesWhatLiesAtMidnight() async throws {
    let delta = Project.tree.text("Data/time/delta_t.tsv").split(separator: "\n").first {
      $0.hasPrefix("1952\t")
    }
    let row = String(try #require(delta))
    let fields = row.split(separator: "\t")
    let value = try #require(Double(fields[1]))
    let changed = "1952\t\(value + 2)\t\(fields[2])\t\(fields[3])"
    let tree = Project.tree.replacing(row, with: changed, in: "Data/time/delta_t.tsv")
    let comparison = try await FactTree.comparison(to: .of(tree))
    let past = comparison.lines(.past)
    for id in ["chinese", "chinese-utc8", "vietnamese"] {
      #expect(past.contains("\(id): winter solstice of 1951 is on 1951-12-22, was on 1951-12-23"))
    }
    #expect(!past.contains { $0.hasPrefix("vietnamese-utc7") })
    let instants = comparison.lines(.instants)
    #expect(instants.contains { $0.hasPrefix("time scales: Delta T of 1952 is ") })
    #expect(instants.contains { $0.hasPrefix("solar terms: ") && $0.contains(" move in UTC, from the ") })
  }

  @Test func aFutureDeltaTThatMovesNoDateIsNoChangeOfDates() async throws {
    let tree = Project.tree.replacing("\n2027\t69.31\t", with: "\n2027\t69.32\t", in: "Data/time/delta_t.tsv")
    let comparison = try await FactTree.comparison(to: .of(tree))
    #expect(
      comparison.changes.map { "\($0.group): \($0.text)" } == [
        "instants: Delta T of 2027 is 69.3200 s, was 69.3100 s"
      ])
  }

  @Test func aLeapSecondThatMovesNoDateIsAChangeOfInstants() async throws {
    let tree = Project.tree.changing("Data/time/leap_seconds.tsv") { $0 + "2027-01-01\t38\n" }
    let comparison = try await FactTree.comparison(to: .of(tree))
    #expect(comparison.lines(.past) + comparison.lines(.future) == [])
    let instants = comparison.lines(.instants)
    #expect(instants.contains("time scales: TAI - UTC becomes 38 s on 2027-01-01: a new step"))
    #expect(
      instants.contains { $0.hasPrefix("solar terms: 1800 move in UTC, from the minor cold of 2027 to the ") }
    )
    let sentence =
      "\nNo day has a different lunar date, term, phase or festival, and no other days are paid.\n"
    #expect(DiffText(comparison).text.contains(sentence))
  }

  /// With wider limits of the prediction, more days are uncertain.
  @Test func uncertaintiesComeAndGo() async throws {
    let row = Project.tree.text("Data/time/delta_t.tsv").split(separator: "\n").first {
      $0.hasPrefix("2057\t")
    }
    let old = String(try #require(row))
    let fields = old.split(separator: "\t")
    let tree = Project.tree.replacing(
      old, with: "2057\t\(fields[1])\t40\t\(fields[3])", in: "Data/time/delta_t.tsv")
    let (before, after) = (try await FactTree.ofProject(), try await FactTree.of(tree))
    let uncertainty =
      "uncertain: new moon of month 9 of 2057, 44 s after midnight · 2057-09-29 or 2057-09-28 · dates of 2057-09-28"
    let instants = try await FactTree.comparison(to: after).lines(.instants)
    #expect(instants.contains { $0.hasPrefix("chinese: now \(uncertainty)") })
    #expect(instants.contains { $0.hasPrefix("time scales: TT - UTC of 2057 may be ") })
    #expect(
      try after.comparison(to: before).lines(.instants).contains {
        $0.hasPrefix("chinese: no longer \(uncertainty)")
      }
    )
  }
}
