import Testing

struct NextVerbTests {
  /// The days of Tết and of the Chinese new year as printed in calendars.
  @Test(arguments: [
    ("tet --at 2026-02-16T12:00:00+07:00", "2026-02-17", 1),
    ("tet --at 2026-02-17T12:00:00+07:00", "2026-02-17", 0),
    ("tet --at 2026-02-18T12:00:00+07:00", "2027-02-06", 353),
    ("chunjie --calendar chinese --at 2027-01-01T12:00:00+08:00", "2027-02-06", 36),
    ("trung_thu --at 2025-07-01T12:00:00+07:00", "2025-10-06", 97),
  ]) func aFestivalComesNext(words: String, date: String, days: Int) throws {
    let json = try Command.json("next \(words) --zone Asia/Ho_Chi_Minh --format json")
    #expect(Command.value(json, "date") as? String == date)
    #expect(Command.value(json, "daysToGo") as? Int == days)
  }

  /// 2025-07-25 is the first of leap month 6, which recurs in month 6; 2026-02-16 is day 29 of month 12.
  @Test(arguments: [
    ("2026-06-14", "2026-06-14T00:00:00Z", "2026-06-14", 0),
    ("2026-06-14", "2026-06-15T00:00:00Z", "2027-06-03", 353),
    ("2030-01-01", "2026-06-15T00:00:00Z", "2030-01-01", 1296),
    ("2025-07-25", "2026-01-01T00:00:00Z", "2026-07-14", 194),
  ]) func anAnniversaryComesBackInTheLunarYear(date: String, now: String, next: String, days: Int) throws {
    let json = try Command.json("next \(date) --anniversary lunar --at \(now) --zone UTC --format json")
    #expect(Command.value(json, "date") as? String == next)
    #expect(Command.value(json, "daysToGo") as? Int == days)
  }

  @Test(arguments: [
    ("next tet --at 2100-12-31T00:00:00Z", "does not come back"),
    ("next tet --at 2102-01-01T00:00:00Z", "outside"), ("next 1800-01-01 --anniversary lunar", "outside"),
  ]) func whatIsBeyondTheTablesIsAnErrorWithTheReason(words: String, reason: String) throws {
    let command = Command(words.split(separator: " ").map(String.init) + ["--zone", "UTC"])
    #expect(
      command.status == 1 && command.output.isEmpty && command.errors.contains(reason), "\(command.errors)")
  }

  @Test func todayAndTomorrowAreDaysOfTheZone() throws {
    let now = "--at 2026-02-16T17:30:00Z"
    let today = Command.output("date 2026-02-17")
    #expect(Command.output("date today \(now) --zone Asia/Ho_Chi_Minh") == today)
    #expect(Command.output("date \(now) --zone Asia/Ho_Chi_Minh") == today)
    #expect(Command.output("date tomorrow \(now) --zone UTC") == today)
  }
}
