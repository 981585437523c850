import DayAlmanac
import Foundation
import TestSupport
import Testing

@testable import almanac_cli

/// Wrong words, dates and files: the exit code, and one line of error that names the way out.
struct BadInputTests {
  /// Expects a command to be refused with a message, whose end may be left out; nothing is written.
  private func refuse(
    _ line: String, _ message: String, code: Int32 = ExitCode.usage, help path: String? = nil
  ) {
    let command = Command(line)
    #expect(command.status == code && command.output.isEmpty, "\(line): \(command.errors)")
    let lines = command.errors.split(separator: "\n")
    #expect(
      lines.count == (code == ExitCode.usage ? 2 : 1) && command.errors.hasPrefix("almanac: "),
      "\(line): \(command.errors)")
    #expect(lines.first?.contains(message) == true, "\(line): \(command.errors)")
    if code == ExitCode.usage {
      #expect(
        lines.last?.hasPrefix("see 'almanac \(path.map { "\($0) " } ?? "")") == true, "\(command.errors)")
      #expect(lines.last?.hasSuffix("--help'") == true)
    }
  }

  /// Every action refuses an option that it has not, values that are not allowed, and more operands than it takes.
  @Test(arguments: ActionLine.all) func everyActionRefusesWhatItDoesNotKnow(action: ActionLine) {
    let (line, path) = (action.line, action.path)
    refuse("\(line) --bogus", "'\(path)' has no option '--bogus'", help: path)
    for option in action.action.options {
      if !option.words.isEmpty {
        refuse(
          "\(path) \(action.operands) \(option.flag) nonsense \(action.needed.contains(option.flag) ? "" : action.needed)",
          "'nonsense' is not allowed for \(option.flag)", help: path)
      }
      if option.isSwitch {
        refuse("\(line) \(option.flag)=yes", "\(option.flag) has no value", help: path)
      } else {
        refuse("\(line) \(option.flag)", "\(option.flag) ", help: path)
      }
      if !option.isRepeatable {
        let twice = "\(option.usage) \(option.usage)".replacing("|", with: "")
        refuse("\(path) \(action.operands) \(twice)", "\(option.flag) appears twice", help: path)
      }
    }
    let more = "\(path) \(action.operands) 2026-02-17 2026-02-18 \(action.needed)"
    let joined = ["next": "is neither a date", "lunar": "is not a lunar date"][path]
    refuse(
      more, joined ?? (action.hasRange ? "is not a range of days" : "unexpected argument '2026-02-1"),
      help: path)
  }

  @Test(arguments: ActionLine.all.filter(\.hasRange)) func everyRangeIsReadWithCare(action: ActionLine) {
    let (path, needed) = (action.path, action.needed)
    for (range, message) in [
      ("2026-02-18..2026-02-17", "ends before it begins"), ("2026-02-31", "'2026-02-31' is not a date"),
      ("2026-13", "'2026-13' is not a date"), ("3/4/2026", "did you mean 2026-04-03 or 2026-03-04?"),
      ("7/2", "'7/2' has no year: did you mean "), ("31/4/2026", "is not a date"),
      ("17/2/26", "is not a range"),
      ("someday", "such as 2026, 2026-02, 2026-02-17, A..B or today"),
      ("2026..", "'2026..' is not a range"), ("26", "'26' is not a range"),
    ] { refuse("\(path) \(range) \(needed)", message, help: path) }
    // Insults need no table.
    guard path != "insult" else { return }
    let sky = ["terms", "phases", "seasons"].contains { path.hasSuffix($0) }
    for range in sky
      ? ["1898-12-31", "2102-01-01", "2101..2102"]
      : ["1899-02-09", "2101-01-29", "1899", "2101", "2100..2101"]
    {
      // A month is shown if a day of it is in the tables.
      if path == "month", range.hasSuffix("9") || range.count == 4 { continue }
      refuse(
        "\(path) \(range) \(needed)", sky ? "1899-01-01 to 2101-12-31" : "1899-02-10 to 2101-01-28", code: 1)
    }
  }

  /// The wrong words, the message about them, and the verb whose help it names.
  private static let wrongUsages: [(String, String, String?)] = [
    ("frobnicate", "unknown verb 'frobnicate'; there are: date, lunar, next,", nil),
    ("nxt tet", "unknown verb 'nxt' (did you mean 'next'?); there are: date, ", nil),
    ("holidays", "unknown verb 'holidays', use 'festivals'", nil),
    ("convert 1990-05-20", "unknown verb 'convert', use 'date' or 'lunar'; there are: ", nil),
    ("Lịch", "use 'month'", nil), ("today", "use 'date today'", nil), ("moon", "use 'phases'", nil),
    ("tet", "use 'next tet'", nil),
    ("trung thu --language en", "use 'next trung thu'", nil), ("hanoi", "use 'sun --city hanoi'", nil),
    ("17/2/2026", "use 'date 17/2/2026'", nil), ("추석", "use 'next 추석'", nil), ("rm", "there are: date", nil),
    ("sun ho chi minh city", "the place is missing: say --city ho-chi-minh-city", "sun"),
    ("anniversaries rm x", "unknown action 'rm', use 'remove'", "anniversaries"),
    ("help frobnicate", "unknown verb 'frobnicate'", nil), ("--version 2", "unexpected argument '2'", nil),
    ("help export weeks", "unknown table 'weeks'", "export"),
    ("date --langauge vi", "no option '--langauge' (did you mean '--language'?); there are:", "date"),
    ("date --with x", "'date' has no option '--with', use --file", "date"),
    ("export anniversaries --with x", "use --file", "export anniversaries"),
    ("date --now x", "use --at", "date"),
    ("date --zone Hanoi", "allowed: an identifier such as Asia/Ho_Chi_Minh", "date"),
    ("date --language 12", "--language", "date"),
    ("date --calendar julian", "allowed: chinese, chinese-utc8, japanese, korean, vietnamese", "date"),
    ("date --format csv", "'csv' is not allowed for --format; allowed: text, json", "date"),
    (
      "festivals --country hongkong",
      "allowed: calendar, china, hong-kong, japan, korea, taiwan, vietnam, none (did you mean 'hong-kong'?)",
      "festivals"
    ),
    ("festivals --country HK", "did you mean 'hong-kong'?", "festivals"),
    ("date --country 日本", "did you mean 'japan'?", "date"),
    ("month --country Đài␣Loan", "did you mean 'taiwan'?", "month"),
    ("export decided --country KR", "did you mean 'korea'?", "export decided"),
    ("date --country tw", "did you mean 'taiwan'?", "date"),
    ("date --country 臺灣", "did you mean 'taiwan'?", "date"),
    ("festivals --country 한국", "did you mean 'korea'?", "festivals"),
    ("export days --country 中國大陸", "did you mean 'china'?", "export days"),
    ("export decided --country Nhật", "did you mean 'japan'?", "export decided"),
    ("date --calendar 韓國", "did you mean 'korean'?", "date"),
    ("date --country UK", "korea, taiwan, vietnam, none", "date"),
    ("date --calendar chinise", "did you mean 'chinese'?", "date"),
    ("date --calendar hong-kong", "did you mean 'chinese'?", "date"),
    ("date --calendar Vietnam", "did you mean 'vietnamese'?", "date"),
    ("date --language japanese", "did you mean 'ja'?", "date"),
    ("date --language 中文", "did you mean 'zh'?", "date"),
    ("date --groups dogdays", "did you mean 'dog-days'?", "date"),
    ("date --format jsn", "did you mean 'json'?", "date"),
    ("date --at noon", "allowed: an instant such as 2026-02-17T00:00:00+07:00", "date"),
    ("date --calendar chinese --calendar korean", "--calendar appears twice", "date"),
    (
      "date 15/7 --at 2026-11-28T05:00:00Z",
      "'15/7' has no year: did you mean 2026-07-15? 'almanac next 15/7'", "date"
    ),
    ("date 3/4 --at 2026-11-28T05:00:00Z", "did you mean 2026-04-03 or 2026-03-04?", "date"),
    (
      "date 29/2 --at 2026-11-28T05:00:00Z",
      "'29/2' has no year: did you mean 2024-02-29 or 2028-02-29? 'almanac next 29/2' finds the lunar day",
      "date"
    ),
    (
      "date 30/2 --at 2026-11-28T05:00:00Z", "such as 2026-02-17; 'almanac next 30/2' finds the lunar day",
      "date"
    ),
    ("date 추석", "'추석' is a day of the calendar 'korean'; 'almanac next 추석' finds it", "date"),
    ("date tháng 2 --at 2026-11-28T05:00:00Z", "'tháng 2' has no year: did you mean 2026-02?", "date"),
    (
      "date women's day --at 2026-11-28T05:00:00Z", "2027-03-08 (International Women's Day) or 2027-10-20 (",
      "date"
    ),
    ("lunar", "LUNARDATE is missing", "lunar"), ("lunar x", "such as 2025-06-01 or 2025-06L-01", "lunar"),
    ("lunar 3/4/2026", "did you mean 2026-04-03 or 2026-03-04?", "lunar"),
    ("lunar 2/2026", "is not a lunar date", "lunar"),
    ("lunar 7-15", "'7-15' has no year; 'almanac next 7-15' finds the next day", "lunar"),
    ("lunar 2026-13-01", "lunar month 13 is outside 1...12", "lunar"),
    ("lunar 2026-01-31", "lunar day 31 is outside 1...30", "lunar"),
    ("next", "FESTIVAL|DATE is missing", "next"), ("next teet", "did you mean 'Tết'?", "next"),
    ("next quốc", "Ngày Quốc tế Lao động, Quốc khánh, Ngày Quốc tế Phụ nữ,", "next"),
    ("next moon", ", new moon, full moon", "next"),
    ("next the", "; it may be Birthday of the Jade Emperor, ", "next"),
    ("next of", "; it may be ", "next"),
    ("next women", "; it may be International Women's Day, Vietnamese Women's Day", "next"),
    ("next 4/7", "'4/7' has two readings: did you mean 07-04 or 04-07?", "next"),
    (
      "next christmas --calendar chinese",
      "but of 'korean', 'vietnamese' and 'hong-kong': say --calendar korean, --calendar vietnamese or --country ",
      "next"
    ),
    ("next giỗ␣tổ --calendar chinese", "but of 'vietnamese': say --calendar vietnamese", "next"),
    ("next 설날 --calendar vietnamese", "but of 'korean': say --calendar korean", "next"),
    ("next xyz", "'almanac festivals --calendar vietnamese' lists those", "next"),
    ("next 31/2", "'31/2' is a day that no month 2 has", "next"), ("next Feb␣30", "no month 2 has", "next"),
    ("next ngày␣mai", "'almanac date ngày mai' is about it", "next"),
    ("next 明天", "'almanac date 明天' is about it", "next"),
    ("next mai", "'almanac date mai' is about it", "next"),
    ("next 后天", "'almanac date 后天' is about it", "next"), ("next 2026-02", "'almanac date 2026-02'", "next"),
    ("next monday", "'monday' is a day of the week; ", "next"),
    ("next 星期一", "is a day of the week; ", "next"),
    ("next tet --anniversary lunar", "--anniversary is for a date", "next"),
    ("next 2026-06-14", "a date needs --anniversary lunar", "next"),
    ("sun", "the place is missing: --city, or --latitude and --longitude", "sun"),
    ("sun --city hanoy", "did you mean 'hanoi'?", "sun"),
    ("sun --city nhatran", "'nhatran' is not allowed for --city (did you mean 'nha-trang'", "sun"),
    ("sun --city york", "did you mean 'new-york'", "sun"), ("sun --city sai", "'Sài Gòn'", "sun"),
    ("sun --city xyzzyxyzzy", "not allowed for --city; any other place is given by --latitude and", "sun"),
    ("sun --city hanoi --latitude 21", "give either --city, or --latitude", "sun"),
    ("sun --latitude 21", "--latitude needs --longitude", "sun"),
    ("sun --longitude 21", "--longitude needs --latitude", "sun"),
    ("sun --latitude 91 --longitude 0", "degrees from -90 to 90", "sun"),
    ("sun --latitude nan --longitude 0", "'nan' is not allowed", "sun"),
    ("sun --latitude 0x10 --longitude 0", "'0x10' is not allowed", "sun"),
    ("sun --latitude 1e999 --longitude 0", "'1e999' is not allowed", "sun"),
    ("sun --latitude 0 --longitude -180.5", "degrees from -180 to 180", "sun"),
    ("completions", "SHELL is missing; there are: bash, zsh", "completions"),
    ("completions fish", "'fish' is not allowed for SHELL; allowed: bash, zsh", "completions"),
    ("export", "the table is missing; there are: dates, days, years,", "export"),
    ("export weeks", "unknown table 'weeks'", "export"), ("export day", "did you mean 'days'?", "export"),
    ("export days --year 26", "allowed: a year such as 2026", "export days"),
    ("export days --year 2027..2025", "'2027..2025' ends before it begins", "export days"),
    ("export days --year 2025..", "allowed: a year such as 2026, or several", "export days"),
    ("export days --year 2025..2026..2027", "allowed: a year such as 2026, or several", "export days"),
    ("export years --bom --format ics", "--bom is for --format csv", "export years"),
    ("terms --bom", "--bom is for --format csv", "terms"),
    (
      "hydration export --guard-formulas --file x.json", "--guard-formulas is for --format csv",
      "hydration export"
    ),
    ("export days --year 2026 --from 2026-01-01", "give either RANGE, --year", "export days"),
    ("export days 2026 --year 2026", "give either RANGE, --year", "export days"),
    ("export days --from 2027-01-01 --to 2026-01-01", "ends before it begins", "export days"),
    ("export days --from=", "--from needs a value: --from DATE", "export days"),
    ("export dates --columns date,chinese_utc8_month", "which needs --calendar chinese-utc8", "export dates"),
    ("export dates --columns date,date", "'date' appears twice", "export dates"),
    ("export dates --columns ,", "unknown column ''", "export dates"),
    ("export days --columns date,mnth", "did you mean 'month'?", "export days"),
    ("phases --columns wat", "there are: phase, name, date,", "phases"),
    ("export dates --calendar chinese --calendar chinese", "'chinese' appears twice", "export dates"),
    ("export days --calendar chinese --calendar korean", "--calendar appears twice", "export days"),
    ("export years --format ics --columns year", "an ics file has no columns", "export years"),
    ("export days --can-chi", "--can-chi is for --format ics", "export days"),
    ("export days --lunar-days 15", "allowed: every, 1-and-15", "export days"),
    ("export years --alarm 1d", "--alarm is for --format ics", "export years"),
    ("export years --format ics --alarm 0d", "allowed: 1d, 12h, 30m", "export years"),
    ("export anniversaries", "--file is missing: --file FILE", "export anniversaries"),
    ("export recurrence --dtstart 2026-02-17", "--rule is missing: --rule RRULE", "export recurrence"),
    (
      "export festivals 2026 --calendar vietnamese --recurrence rule --format ics",
      "'vietnamese' has none: by China's rule", "export festivals"
    ),
    ("anniversaries", "the action is missing; there are: add, list, remove", "anniversaries"),
    ("anniversaries delete x", "unknown action 'delete', use 'remove'", "anniversaries"),
    ("anniversaries list", "--file is missing", "anniversaries list"),
    ("anniversaries list --file", "--file needs a value: --file FILE", "anniversaries list"),
    ("anniversaries list --state", "--state needs a value: --state FILE", "anniversaries list"),
    ("widget calendar --file", "--file needs a value: --file FILE", "widget calendar"),
    (
      "hydration list --file a.json --state b.json", "--file and --state are one option, which appears twice",
      "hydration list"
    ),
    ("widget calendar --file a --file b", "--file appears twice", "widget calendar"),
    ("anniversaries add --lunar 03-10 --file x", "NAME is missing", "anniversaries add"),
    ("anniversaries add x --file x", "--lunar is missing", "anniversaries add"),
    ("anniversaries add x --lunar 03-31 --file x", "1...30", "anniversaries add"),
    ("anniversaries add x --lunar 13-01 --file x", "1...12", "anniversaries add"),
    ("anniversaries add x --lunar 3-10 --file x", "did you mean 10-03 or 03-10?", "anniversaries add"),
    ("anniversaries add x --lunar 06L-10 --file x", "--leap-month", "anniversaries add"),
    ("anniversaries add x --lunar 03-10 --since 0 --file x", "1 to 9999", "anniversaries add"),
    ("anniversaries add x --lunar 03-10 --id a/b --file x", "letters", "anniversaries add"),
    ("anniversaries remove --file x", "ID is missing", "anniversaries remove"),
    ("insult --seed -1", "allowed: 0 to 18446744073709551615", "insult"),
    ("insult --seed 18446744073709551616", "allowed: 0 to", "insult"),
    ("insult --seed 0x1", "allowed: 0 to", "insult"),
    ("insult --next 10001", "allowed: 0 to 10000", "insult"),
    ("insult --interval 10", "allowed: 5, 15, ", "insult"),
    ("insult --another", "--another needs --log", "insult"),
    ("insult 2026 --next 2", "for now, not for a range", "insult"),
    ("widget", "the widget is missing; there are: calendar, insult, budget,", "widget"),
    ("widget tides", "unknown widget 'tides'; there are: calendar,", "widget"),
    ("widget calendar --size 10", "a size in points from 1x1", "widget calendar"),
    ("widget calendar --size nanx5", "'nanx5' is not allowed", "widget calendar"),
    ("widget calendar --first-weekday 8", "allowed: monday, tuesday", "widget calendar"),
    ("widget calendar --month 2026-13", "a month such as 2026-02", "widget calendar"),
    ("widget calendar --seed 1", "no option '--seed'", "widget calendar"),
    ("widget calendar --scheme dark", "--scheme is for --format svg", "widget calendar"),
    ("widget calendar --mode accented --format json", "--mode is for --format svg", "widget calendar"),
    ("widget insult --month 2026-01", "no option '--month'", "widget insult"),
    ("schedule calendar --color always", "no option '--color'", "schedule calendar"),
    ("widget solstice --latitude 21", "--latitude needs --longitude", "widget solstice"),
    ("widget solstice --place Hanoi", "--place needs --city, or --latitude", "widget solstice"),
    ("widget solstice --city hanoi --place-zone Asia/Nowhere", "an identifier such as", "widget solstice"),
    ("identifiers nobody", "'nobody' is not allowed for APP; allowed: lichviet,", "identifiers"),
    ("identifiers --plist entitlements", "--plist needs APP; there are: lichviet,", "identifiers"),
    ("identifiers sipli --plist fonts", "Sipli has no fonts", "identifiers"),
  ]

  /// The way out is named: what is allowed, what was meant, or the right word.
  @Test(arguments: wrongUsages)
  func wrongUsageIsReportedWithTheWayOut(line: String, message: String, path: String?) {
    refuse(line, message, help: path)
  }

  /// The command lines about what the tables do not have, and the reasons.
  private static let unavailable: [(String, String)] = [
    ("lunar 2024-06L-01", "no leap month 6"), ("lunar 2025-02-30", "29 days"),
    ("lunar 2101-01-01", "1899...2100"), ("month 1800-01", "outside"), ("month 2101-02", "outside"),
    ("sun 2101 --latitude 21 --longitude 105 --zone UTC", "almanac: 2101-01-29 is outside"),
    ("sun 2101-01-29 --latitude 21 --longitude 105 --zone UTC", "1899-02-10 to 2101-01-28"),
    ("sun 9999-12-31 --latitude 21 --longitude 105 --zone UTC", "outside the tables"),
    // The tables end on 2101-01-28, the eve of the Lunar New Year of 2101.
    ("date 2101", "; the tables have 2101-01-01..2101-01-28 of it"),
    ("month 2101", "; the tables have 2101-01-01..2101-01-28 of it"),
    ("festivals 1899", "; the tables have 1899-02-10..1899-12-31 of it"),
    ("sun 2101-01 --city hanoi", "; the tables have 2101-01-01..2101-01-28 of it"),
    ("sun 2011-12-30 --latitude -13.8 --longitude -171.7 --zone Pacific/Apia", "has no 2011-12-30"),
    ("next tet --at 2100-12-31T00:00:00Z --zone UTC", "does not come back"),
    ("next tet --at 2102-01-01T00:00:00Z --zone UTC", "outside"),
    ("next 1800-01-01 --anniversary lunar", "outside"), ("next tết 2020", "'tết 2020' was on 2020-01-25"),
    ("next tết 2101", "2101 is outside the tables, 1899-02-10 to 2101-01-28"),
    ("next tết 1898", "1898 is outside the tables"), ("next tết 2150", "2150 is outside the tables"),
    (
      "next 天皇誕生日␣2019",
      "'天皇誕生日 2019': there is none in 2019; the one before is on 2018-12-23; the next one is on 2020-02-23"
    ),
    ("next Emperor's␣Birthday␣2019", "there is none in 2019"),
    ("next 閏六月初一␣2026", "there is none in 2026"),
    ("next 海の日␣1995", "'海の日 1995': the tables have it from 1996-01-01 on"),
  ]

  @Test(arguments: unavailable) func whatTheTablesDoNotHaveIsAnErrorWithTheReason(
    line: String, reason: String
  ) {
    refuse(line, reason, code: 1)
  }

  /// A refusal keeps no word of the English sentence, but the words of commands and of what was typed.
  @Test func noRefusalHasEnglishWords() throws {
    let folder = try BudgetFolder()
    defer { folder.remove() }
    func words(_ text: String) -> Set<String> {
      let words = text.split { !$0.isLetter || $0.unicodeScalars.contains { $0.value >= 0x2E80 } }
      return Set(words.map(String.init).filter { $0.count > 2 && $0.allSatisfy { "a"..."z" ~= $0 } })
    }
    func names(_ action: Action) -> [String] {
      [action.name] + action.operandWords + action.actions.flatMap(names)
        + action.options.flatMap { [$0.name, $0.placeholder] + $0.words }
    }
    // Names are found in any language.
    let festivals = Language.allCases.flatMap { language in
      FestivalCountry.all.flatMap(\.festivals).map { $0.name(in: language) }
        + SolarTerm.allCases.map { $0.name(in: language) }
    }
    let known = words(
      (Verbs.all.flatMap(names) + festivals + ["almanac help new moon full moon pint cache"])
        .joined(separator: " "))
    // Sentences on drinks and budgets are in the three languages of their apps.
    let ofApps = RefusalVerbTests.refusals.map { line in
      "\(line.0) --file \(folder.path("\(line.0.prefix { $0 != " " }).json")) \(BudgetFolder.now)"
    }
    let lines =
      Self.wrongUsages.map(\.0) + Self.unavailable.map(\.0)
      + (RecurrenceTests.refused + RecurrenceTests.outside).map {
        "export recurrence --rule \($0.rule) --dtstart \($0.start)"
      }
      + ["2026-02-18..2026-02-17", "2026-13", "3/4/2026", "7/2", "someday"].map { "date \($0)" } + ofApps
    var count = 0
    for line in lines where line != "--version 2" && !line.contains("--language") {
      let english = Command("\(line) --language en")
      // Some verbs answer in English alone.
      if english.errors.contains("no option '--language'") { continue }
      count += 1
      // Names are listed behind a colon, and in quotation marks.
      let listed = english.errors.components(separatedBy: "there are: ").dropFirst().joined()
      let quoted = english.errors.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element).joined(separator: " ")
      let sentence = words(english.errors).subtracting(words("\(line) \(listed) \(quoted)")).subtracting(
        known)
      let isOfOtherApps = ofApps.contains(line) && !line.hasPrefix("anniversaries")
      for language in isOfOtherApps ? ["vi", "zh"] : ["vi", "zh", "ko", "ja"] {
        let told = Command("\(line) --language \(language)")
        #expect(english.status != 0 && english.status == told.status, "\(line): \(told.errors)")
        #expect(sentence.isDisjoint(with: words(told.errors)), "\(line): \(told.errors)")
      }
    }
    #expect(count > 150)
  }

  /// Readers of traditional characters are refused in these, with the words and quotation marks of Taiwan.
  @Test func aRefusalIsInTheCharactersOfItsReader() {
    func refusal(_ language: String) -> String {
      Command("festivals --country hongkong --language \(language)").errors
    }
    let traditional = refusal("zh-TW")
    #expect(traditional == refusal("hant") && traditional != refusal("zh-CN"))
    #expect(traditional.contains("「hongkong」不能用於 --country；允許：calendar、"))
    #expect(traditional.contains("（是指「hong-kong」嗎？）\n見「almanac festivals --help」"))
    #expect(refusal("vi").contains("(ý bạn là “hong-kong”?)") && refusal("zh").contains("（是指“hong-kong”吗？）"))
    #expect(refusal("ko-KR").contains("'hongkong': --country에 쓸 수 없는 값입니다; 쓸 수 있는 값: calendar, china"))
    #expect(refusal("ko").contains("none (혹시 'hong-kong'?)\n'almanac festivals --help' 참고"))
    #expect(refusal("ja").contains("「hongkong」は--countryに使えません。使える値：calendar、china、"))
    #expect(refusal("ja").contains("none（もしかして：「hong-kong」）\n「almanac festivals --help」を参照"))
  }

  /// The names that are suggested are in the reader's language, or in the characters that were typed.
  @Test(arguments: [
    // 節 is no word of simplified Chinese, and Japanese has it too.
    ("next 節 --country hong-kong --language hant", "勞動節", "労働節"),
    ("next 節 --country hong-kong --language zh", "勞動節", "労働節"),
    ("next 節 --country hong-kong --language en", "勞動節", "労働節"),
    ("next 勞動結 --country taiwan --language hant", "「勞動節」", "laodong"),
    ("next 清明結 --country taiwan --language hant", "「清明節」", "清明节"),
    ("next tam␣nuon --language vi", "“Tam nương”", "tam_nuong"),
    ("next Quoc␣khanhh --language en", "'National Day'", "national_day"),
    ("next 労働結 --country taiwan --language ja", "「労働節」", "laodong"),
    ("next 労 --country hong-kong --language ja", "労働節", "勞動節"),
    ("next quoc --language ko", "Quốc khánh", "국경일"),
  ]) func aSuggestionIsInTheCharactersThatWereTyped(line: String, name: String, other: String) {
    let errors = Command(line).errors
    #expect(errors.contains(name) && !errors.contains(other), "\(errors)")
  }

  @Test(arguments: ["", "d", "1", "0d", "-1d", "1w", "1.5h", "10000d", "１d"]) func otherTimesAreNoAlarm(
    text: String
  ) {
    #expect(Alarm(text) == nil && Alarm("30m")?.trigger == "-PT30M")
  }
}
