import DayAlmanac
import Testing

/// Compares every day of the tables with printed tables and published rules.
struct WholeRangeTests {
  static let calendars = LunarCalendar.all.filter { $0.dayRules != nil }.map(\.id)

  /// Compares lucky days and hours with printed books.
  @Test(arguments: calendars) func luckyDaysAndHours(id: String) throws {
    let calendar = try #require(LunarCalendar(id: id))
    let six = PrintedTables.sixOfTwelve.map(PrintedTables.names)
    let (good, bad) = (
      PrintedTables.fourGood.map(PrintedTables.names), PrintedTables.fourBad.map(PrintedTables.names)
    )
    let hours = PrintedTables.hours.map(PrintedTables.names)
    var faults: [String] = []
    for number in try Days.ofTheTables() {
      let day = try AlmanacDay(number, in: calendar)
      let month = day.rules == .vietnamese ? day.lunarDate.month : day.termMonth
      let branch = PrintedTables.branches[day.cycle.branch]
      let row = (month - 1) % 6
      let grade: DaySpirit.Grade =
        good[row].contains(branch) ? .good : bad[row].contains(branch) ? .bad : .ordinary
      let lucky = day.hours.auspicious.map { PrintedTables.branches[$0.cycle.branch] }
      if day.isAuspicious != six[row].contains(branch) || day.spirit.grade != grade
        || lucky != hours[day.cycle.branch % 6]
      {
        faults.append("\(CivilDate(number))")
      }
    }
    #expect(faults.prefix(5) == [])
  }

  /// The spirits follow each other from the branch of the Azure Dragon, one for each branch.
  @Test func spiritsFollowTheDragon() throws {
    var faults: [String] = []
    for number in try Days.ofTheTables() {
      let day = try AlmanacDay(number)
      let dragon = PrintedTables.dragonOfMonth[(day.lunarDate.month - 1) % 6]
      var place = try #require(PrintedTables.branches.firstIndex(of: dragon))
      var spirit = 0
      while place != day.cycle.branch {
        place = (place + 1) % 12
        spirit += 1
      }
      if day.spirit.name(in: .vietnamese) != PrintedTables.spirits[spirit] {
        faults.append("\(CivilDate(number))")
      }
    }
    #expect(faults.prefix(5) == [])
  }

  /// Officers advance by one each day, but repeat on the day of each minor term.
  ///
  /// On the first day with the branch of the month the officer is Kiến.
  @Test(arguments: calendars) func officersRepeatOnMinorTerms(id: String) throws {
    let calendar = try #require(LunarCalendar(id: id))
    var previous: DayOfficer?
    var faults: [String] = []
    for number in try Days.ofTheTables() {
      let day = try AlmanacDay(number, in: calendar)
      let begins = try calendar.solarTerm(beginningOn: number).map { !$0.term.isMajor } ?? false
      if let previous, day.officer.rawValue != (previous.rawValue + (begins ? 0 : 1)) % 12 {
        faults.append("\(CivilDate(number))")
      }
      // Dần is the branch of the month that begins at 315°.
      let branchOfMonth = [
        21: 2, 22: 2, 23: 3, 0: 3, 1: 4, 2: 4, 3: 5, 4: 5, 5: 6, 6: 6, 7: 7, 8: 7, 9: 8, 10: 8, 11: 9, 12: 9,
        13: 10, 14: 10, 15: 11, 16: 11, 17: 0, 18: 0, 19: 1, 20: 1,
      ][day.term.term.rawValue]
      if (day.officer == .establish) != (day.cycle.branch == branchOfMonth) {
        faults.append("\(CivilDate(number)) establish")
      }
      previous = day.officer
    }
    #expect(faults.prefix(5) == [])
  }

  /// Each mansion belongs to a day of the week, as the seven luminaries repeat with the week.
  @Test func mansionsKeepTheWeek() throws {
    let weekdays: [Weekday] = [.thursday, .friday, .saturday, .sunday, .monday, .tuesday, .wednesday]
    var previous: Mansion?
    var faults: [String] = []
    for number in try Days.ofTheTables() {
      let mansion = Mansion(number)
      if number.weekday != weekdays[mansion.index % 7] { faults.append("\(CivilDate(number)) weekday") }
      if let previous, mansion.index != (previous.index + 1) % 28 { faults.append("\(CivilDate(number))") }
      previous = mansion
    }
    #expect(faults.prefix(5) == [])
  }

  /// Values that depend on the cycle of sixty repeat after sixty days.
  @Test func sixtyDays() throws {
    let days = try Days.ofTheTables()
    var faults: [String] = []
    for (number, later) in zip(days, days.dropFirst(60)) {
      let (day, next) = (try AlmanacDay(number), try AlmanacDay(later))
      if day.cycle != next.cycle || day.nayin != next.nayin || day.joyDirection != next.joyDirection
        || day.animal != next.animal || Array(day.hours) != Array(next.hours)
      {
        faults.append("\(CivilDate(number))")
      }
    }
    #expect(faults.prefix(5) == [])
  }

  /// By Chinese rules all months begin at minor terms; by Vietnamese rules two of the three follow the Moon.
  @Test func twoCustomsOfOneCalendar() throws {
    let calendar = LunarCalendar.vietnamese
    var (spirits, flips, days) = (0, 0, 0)
    for number in try Days.ofTheTables() {
      let ours = try AlmanacDay(number, in: calendar)
      let theirs = try AlmanacDay(number, in: calendar, rules: .chinese)
      #expect(try theirs.monthCycle == calendar.sexagenaryMonth(on: number, rule: .solarTerms))
      #expect(try ours.monthCycle == calendar.sexagenaryMonth(on: number, rule: .lunarMonths))
      #expect(ours.officer == theirs.officer && ours.mansion == theirs.mansion)
      days += 1
      if ours.spirit != theirs.spirit { spirits += 1 }
      if ours.isAuspicious != theirs.isAuspicious { flips += 1 }
    }
    // A published comparison of 17,975 days gives 24.3 % and 16.2 %.
    #expect((238...248).contains(1000 * spirits / days))
    #expect((157...167).contains(1000 * flips / days))
  }
}
