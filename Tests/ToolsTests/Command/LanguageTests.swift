import Foundation
import TestSupport
import Testing

@testable import almanac_cli

/// The language of names and labels.
struct LanguageTests {
  /// LANG decides for text, also in a pipe; where it is C, unset or a language without names, text is English.
  @Test(arguments: [
    ([:], "spring begins"), (["LANG": "C"], "spring begins"), (["LANG": "C.UTF-8"], "spring begins"),
    (["LANG": "POSIX"], "spring begins"), (["LANG": "de_DE.UTF-8"], "spring begins"),
    (["LANG": ""], "spring begins"),
    (["LANG": "vi_VN"], "Lập xuân"), (["LANG": "en_US.UTF-8"], "spring begins"), (["LANG": "zh_CN"], "立春"),
    (["LANG": "ko_KR"], "입춘"),
    // The order of POSIX.
    (["LANG": "en_US", "LC_MESSAGES": "ko_KR"], "입춘"), (["LC_MESSAGES": "ko_KR", "LC_ALL": "zh_CN"], "立春"),
    (["LANG": "vi_VN", "LC_ALL": "C"], "spring begins"), (["LANG": "ko_KR", "LC_ALL": ""], "입춘"),
  ]) func theVariablesOfTheLocaleDecideForTextOnly(variables: [String: String], term: String) throws {
    #expect(Command.output("terms 2026-02", environment: variables).contains(term))
    // The option comes first.
    #expect(Command.output("terms 2026-02 --language vi", environment: variables).contains("Lập xuân"))
    // Files are the same wherever they are made.
    for words in ["terms 2026-02 --format", "export terms 2026-02 --format"] {
      for format in ["csv", "json", "jsonl", "sql", "ics"] {
        let text = Command.output("\(words) \(format)", environment: variables)
        #expect(text == Command.output("\(words) \(format)") && text.contains("Lập xuân"), "\(words)")
      }
    }
    let widget = "widget insult --at 2026-02-17T05:00:00Z --zone UTC"
    #expect(
      Command.output(widget, environment: variables).contains("Từ 05:00")
        == (variables["LANG"] == "vi_VN" && variables["LC_ALL"] != "C"))
  }

  /// A widget without `--language` and LANG is in the language of its app, and the help says which that is.
  @Test(arguments: [
    ("calendar", "vi", "tháng 2"), ("insult", "en", "Since"), ("budget", "en", "Within budget"),
    ("spending", "en", "This month"), ("solstice", "en", "March equinox"), ("hydration", "en", "left"),
  ]) func theHelpNamesTheLanguageOfTheApp(name: String, code: String, text: String) {
    #expect(
      Command.output("widget \(name) --at 2026-02-17T05:00:00Z --zone UTC --format json", environment: [:])
        .contains(text))
    for verb in ["widget", "schedule"] {
      #expect(
        Command.output("\(verb) \(name) --help").contains("(default: \(code); in text that of LANG, else en)")
      )
    }
  }

  /// The same in processes, whose output is no terminal.
  @Test func aPipeHasTheLanguageOfThePersonAndAFileThatOfAll() throws {
    let words = "date 2026-02-17 | sed -n 2p; almanac export days 2026-02-17 --columns term,day_can_chi"
    for (locale, label) in [
      ("C", "date"), ("vi_VN.UTF-8", "ngày"), ("en_US.UTF-8", "date"), ("zh_CN.UTF-8", "日期"),
      ("ko_KR.UTF-8", "날짜"),
    ] {
      let text = try Command.shell(
        "env LC_ALL=\(locale) almanac \(words)"
      ).text
      #expect(text.hasPrefix("\(label) ") && text.hasSuffix("\nterm,day_can_chi\n,Nhâm Tuất\n"), "\(text)")
    }
  }

  /// Each format of each table and verb hangs on the arguments alone, besides the language of text.
  @Test(arguments: ActionLine.all) func nothingElseOfTheSurroundingsDecides(action: ActionLine) {
    let isWidget = action.path.hasPrefix("widget") || action.path.hasPrefix("schedule")
    guard !action.path.hasPrefix("anniversaries"), !isWidget, action.path != "insult", action.path != "next"
    else { return }
    for format in ["text", "json", "csv", "jsonl", "sql"] where action.has(format) {
      let text = Command.output("\(action.line) --format \(format)", environment: [:])
      for locale in format == "text" ? ["xx_YY"] : ["xx_YY", "en_US"] {
        #expect(
          Command.output(
            "\(action.line) --format \(format)", environment: ["LANG": locale, "TZ": "Asia/Tokyo"]) == text)
      }
    }
  }

  /// The first words of lines, by a dictionary.
  @Test(arguments: [
    (
      "vi", "korean",
      """
      ngày, lịch, ngày âm, tên ngày, tháng âm, tháng âm từ, năm can chi, ngày can chi, tiết khí, ngày lễ, ngày nghỉ, căn cứ, lịch xem ngày, trăng, chắc chắn
      """
    ),
    (
      "vi", "vietnamese",
      """
      ngày, lịch, ngày âm, tên ngày, tháng âm, tháng âm từ, năm can chi, tháng can chi, ngày can chi, tiết khí, ngày lễ, ngày nghỉ, căn cứ, nạp âm, \
      con giáp, trực, sao, thần trực nhật, giờ hoàng đạo, mười hai giờ, từ 23:00, xung, hỷ thần, trăng, chắc chắn
      """
    ),
    (
      "en", "vietnamese",
      """
      date, calendar, lunar date, day, month, month begins, year cycle, month cycle, day cycle, solar term, festivals, day off, legal basis, nayin (sound), animal, \
      day officer, mansion, spirit, lucky hours, double hours, from 23:00, opposite, joy direction, moon, certain
      """
    ),
    (
      "zh", "chinese",
      "日期, 历法, 农历, 农历日, 农历月, 月首, 年干支, 月干支, 日干支, 节气, 候, 节日, 放假安排, 依据, 纳音, 生肖, 建除, 宿, 值神, 吉时, 十二时辰, 23:00起, 冲, 喜神, 月相, 是否确定"
    ),
    (
      "ko", "vietnamese",
      "날짜, 역법, 음력, 음력 날, 음력 달, 월 시작, 연 간지, 월 간지, 일 간지, 절기, 명절, 휴일, 법적 근거, 납음, 띠, 십이직, 이십팔수, 일신, 길시, 십이시, 23:00부터, 충, 희신 방위, 달, 확실 여부"
    ),
    (
      "ja", "japanese",
      "日付, 暦, 旧暦, 旧暦の日, 旧暦の月, 旧暦の月の始まり, 年の干支, 六曜, 日の干支, 二十四節気, 七十二候, 祝祭日, 休日, 暦注, 月, 確実か"
    ),
  ]) func labelsAreInTheLanguage(language: String, calendar: String, labels: String) {
    let text = Command.output("date 2026-02-17 --language \(language) --calendar \(calendar)")
    // The first line is the day as a person says it, and a line without a label says more of the one above.
    let lines = text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("  ") }
      .map { $0.split(separator: "  ", maxSplits: 1)[0] }
    #expect(lines.map(String.init) == labels.components(separatedBy: ", "))
  }

  private static let texts = """
    date 2025-07-26 --language en | Sixth Monthbis | , from 2025-07-22 | by the lunar month
    date 2026-02-17 --language zh | 司命（黄道），按农历月 | 立春，自2026-02-04起
    date 2026-02-17 --language zh --calendar chinese | ，按节气月
    date 2025-07-26 | Sáu nhuận | Đại thử, từ 2025-07-22 | , theo tháng âm⏎ | không có⏎
    date 2025-07-26 --language zh | 闰六月
    date 2025-07-26 --language ko --calendar korean | 윤6월 | 부터⏎ | 예⏎
    date 2026-02-17 --calendar korean --language ko | 설날
    date 2025-07-25 --language ko | 사중금
    lunar 2025-06L-01 --language ko | 을미
    next seollal --calendar korean --at 2026-01-01T00:00:00Z --language ko | 설날
    terms 2026 --language ko | 입춘
    phases 2026 --language ko | 보름달
    terms 2026 --language zh | 春分
    festivals 2026 --calendar korean --language ko | 정월 대보름
    export festivals --calendar korean --year 2026 --columns date,id,name,kind,days_off --language ko \
    | 2026-09-25,chuseok,추석,public,3
    date 2026-09-22 --calendar japanese --language ja | 2026年9月22日（火曜日）、旧暦8月12日、丙午年⏎ | 国民の休日⏎ | 二つの祝日に挟まれた日も | 先勝 | 白露、2026-09-07から
    date 2026-11-30 --language ja | 2026年11月30日（月曜日）、旧暦10月22日、丙午年⏎
    next Feb 29 --at 2026-11-28T12:00:00+07:00 --zone Asia/Tokyo --language ja | 2月29日⏎ | 2028-02-29
    date 2026-05-06 --calendar japanese --language ja | 休日：憲法記念日、法律による
    festivals 2026 --calendar japanese --language ja | 2026-05-06  水  振替休日：憲法記念日 | 秋の土用の入り
    next 海の日 --language en --at 2026-11-28T12:00:00+07:00 --zone Asia/Ho_Chi_Minh | Marine Day⏎ | 2027-07-19
    next 旧暦1月15日 --calendar japanese --at 2026-11-28T12:00:00+07:00 --zone Asia/Tokyo --language ja | 2027-02-21
    export days 2026-07-20 --calendar japanese --language ja | 丙午,丙午 | 海の日
    terms 2026 --language ja | 啓蟄
    date 2026-07-02 --calendar japanese --language ja | 七十二候 | 30 半夏生、2026-07-02から⏎
    export days 2026-07-02 --calendar chinese --columns date,pentad,pentad_name | 2026-07-02,30,半夏生
    export days 2026-07-02 --columns date,pentad,pentad_name | 2026-07-02,,⏎
    date 2026-02-17 --country taiwan --language hant | 3 魚陟負冰
    date 2026-02-17 --country hong-kong --language zh-HK | 3 魚陟負冰
    date 2026-02-17 --country hong-kong --language en | 3 鱼陟负冰
    export days 2026-02-17 --calendar chinese --columns date,pentad_name --language zh-TW | 2026-02-17,魚陟負冰
    export dates 2026-02-17 --calendar chinese --language hant --format json | "pentadName": "魚陟負冰"
    date 2026-02-17 --calendar chinese --language hant --format json | "pentadName": "魚陟負冰"
    date 2026-02-17 --calendar japanese --language hant | 3 魚上氷
    # The gazette of February 2026 named the days of 2027.
    date 2028-03-20 --calendar japanese --language en | the gazette of February of the year before names the day (by 2027-02-03)
    date 2027-03-21 --calendar japanese --language en | ≠names the day
    date 2026-02-17 --language ja --calendar chinese | 大海水 | 春節 | 十二直
    # Korean widgets are in Korean; those in Japanese do not exist.
    widget calendar --family rectangular --at 2026-02-17T05:00:00Z --zone Asia/Tokyo --language ja --calendar japanese | Day 1 of the First Month⏎
    export years --calendar korean 2026 --format ics --language ko | SUMMARY:2026년 설날 (병오년)
    export dates --calendar korean --year 2026 --language ko | 병오
    widget calendar --family rectangular --at 2026-02-17T05:00:00Z --zone Asia/Seoul --language ko | 음력 1월 1일⏎뗏
    schedule calendar --at 2026-02-17T05:00:00Z --zone Asia/Seoul --language ko | 음력
    # The new moon of 1997-02-07 was after midnight in Korea, so the new year of its calendar began one day later. The
    # language does not choose the calendar.
    widget calendar --family rectangular --at 1997-02-08T03:00:00Z --zone Asia/Seoul --language ko | 음력 1월 2일
    widget calendar --family rectangular --at 1997-02-08T03:00:00Z --zone Asia/Seoul --language ko --calendar korean \
    | 음력 1월 1일
    widget calendar --family rectangular --at 1997-02-08T03:00:00Z --zone Asia/Seoul --language zh --calendar korean \
    | 正月初一
    """

  @Test(arguments: FactTable.rows(texts)) func textsAreInTheLanguage(row: [String]) {
    Command.expect(row[0], row.dropFirst())
  }

  /// English words of a report, a list, a calendar file and an uncertainty must not occur in other languages.
  @Test(arguments: ["vi", "zh", "ko", "ja"]) func nothingStaysEnglish(language: String) {
    let reports = ["vietnamese", "chinese", "korean", "japanese"].map { "date 2025-07-26 --calendar \($0)" }
    let words = "none yes from month (leap) auspicious cycle festivals midnight evening hour"
    for line in reports { Command.expect("\(line) --language \(language)", Self.absent(words)) }
    for line in [
      "festivals 2026", "export festivals --year 2026 --format ics", "date 2072-12-20",
      "next tet --at 2072-12-01T00:00:00Z", "export years 2072 --format ics",
      "export phases 2072 --format ics",
      "terms 2038", "phases 2026", "calendars", "month 2072-12 --at 2072-12-20T05:00:00Z", "sun --city hanoi",
    ] {
      // Its months are those of the widget, which has none in Japanese.
      if language == "ja", line.hasPrefix("month") { continue }
      let words =
        "public traditional observance days␣off counted decided not␣certain otherwise sunrise known longitude"
      let uncertainty = line.hasPrefix("date") ? ["-00:00:03"] : []
      Command.expect("\(line) --language \(language)", uncertainty + Self.absent(words))
    }
    let vietnamese = "nạp␣âm trực hỷ␣thần hoàng␣đạo can␣chi"
    Command.expect("date 2025-07-26 --language en", Self.absent(vietnamese))
  }

  private static func absent(_ words: String) -> [String] {
    words.split(separator: " ").map { "≠" + $0.replacing("␣", with: " ") }
  }

  /// `language` is that of the texts.
  @Test func programsLearnTheLanguageOfTheTexts() throws {
    for language in ["vi", "ko"] {
      try Command.expect("date 2026-02-17 --language \(language)", json: ["language = \(language)"])
    }
  }

  /// A tag whose language has no texts is answered by the nearest, and that is said once; the nearest by Unicode CLDR.
  @Test(arguments: [
    ("next tet --language yue", "春节", "yue", "zh-Hans"),
    ("month 2026-02 --language yue-Hant-HK", "2026年2月", "yue-Hant-HK", "zh-Hant"),
    ("export days 2026-02-17 --language wuu", "壬戌", "wuu", "zh-Hans"),
    ("widget hydration --at 2026-11-10T05:00:00Z --zone UTC --language zh-TW", "饮水", "zh-TW", "zh-Hans"),
    ("calendars --language th", "known as of", "th", "en"),
    // Japanese has dates in words and no widgets, whose months are then wholly in English.
    ("month 2026-02 --language ja", "February 2026", "ja", "en"),
    (
      "widget calendar --at 2026-02-17T05:00:00Z --zone Asia/Tokyo --language ja", "Tomorrow: Second day of",
      "ja", "en"
    ),
    ("sun --city hanoi --language fr-CA", "sunrise", "fr-CA", "en"),
    ("terms 2026-02 --language de --format json", "spring begins", "de", "en"),
    ("date 2026-02-17 --language yue --format json", #""languageUsed": "zh-Hans""#, "yue", "zh-Hans"),
    // Korean has texts of the almanac, and none of these, which are then wholly in English.
    (
      "widget solstice --at 2026-02-17T05:00:00Z --zone Asia/Seoul --language ko", "March 20, 11:45 PM", "ko",
      "en"
    ),
    ("seasons 2026 --language ko", "March equinox", "ko", "en"),
    ("hydration beverages --language ko", "Green tea", "ko", "en"),
    ("widget hydration --at 2026-11-10T05:00:00Z --zone UTC --language ko", "last drink at", "ko", "en"),
    ("widget budget --at 2026-11-10T05:00:00Z --zone UTC --language ko", "November 2026", "ko", "en"),
    ("widget insult --at 2026-11-10T05:00:00Z --zone UTC --language ko", "Since 5:00", "ko", "en"),
    ("widget insult --at 2026-11-10T05:00:00Z --zone UTC --locale zh_TW", "5:00", "zh-TW", "zh-Hans"),
  ]) func anotherLanguageIsUsedWithAWord(line: String, text: String, asked: String, used: String) {
    let command = Command(line)
    #expect(command.status == 0 && command.output.contains(text), "\(command)")
    let lines = command.errors.split(separator: "\n")
    // Japanese has no space behind a tag.
    func tags(_ line: Substring) -> Set<String> {
      Set(line.split { !($0.isASCII && ($0.isLetter || $0 == "-")) }.map(String.init))
    }
    #expect(
      lines.count == 1 && tags(lines[0]).isSuperset(of: [asked, used]), "\(command.errors)")
  }

  @Test func theLocaleOfTheMachineIsAnsweredInTheNearestLanguage() {
    let taiwan = Command("next tet", environment: ["LANG": "zh_TW.UTF-8"])
    #expect(taiwan.output.contains("春節") && taiwan.errors.isEmpty, "\(taiwan.errors)")
    let hokkien = Command("next tet", environment: ["LANG": "nan_CN.UTF-8"])
    #expect(hokkien.output.contains("春节"))
    #expect(
      hokkien.errors.hasPrefix("almanac: no texts in nan_CN yet; ")
        && hokkien.errors.contains("(zh-Hans) is used\n"))
    // Who lives with German expects English of a command.
    #expect(Command.output("next tet", environment: ["LANG": "de_DE.UTF-8"]).hasPrefix("festival "))
  }

  @Test(arguments: ["12", "english", "-", "v", "tiếng", "C"]) func noTagIsWrongUsage(text: String) {
    let command = Command(["date", "2026-02-17", "--language", text])
    #expect(command.status == 64 && command.errors.contains("--language"))
  }
}
