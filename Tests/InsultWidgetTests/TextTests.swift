import Foundation
import InsultWidgetCore
import InsultWidgetTables
import Testing

struct TextTests {
  @Test func IB_07_howLongAgoInEnglish() {
    let texts = InsultTexts(.english)
    let expected: [(Int64, String)] = [
      (.min, "Just now"), (-90, "Just now"), (0, "Just now"), (59, "Just now"), (60, "1 minute ago"),
      (119, "1 minute ago"), (120, "2 minutes ago"), (3_599, "59 minutes ago"), (3_600, "1 hour ago"),
      (7_199, "1 hour ago"), (7_200, "2 hours ago"), (180_000, "50 hours ago"),
    ]
    for (seconds, text) in expected { #expect(texts.age(seconds: seconds) == text) }
    #expect(texts.age(seconds: .max) == "2562047788015215 hours ago")
  }

  @Test func IB_07_howLongAgoInVietnameseAndChinese() {
    #expect([0, 60, 7_200].map(InsultTexts(.vietnamese).age) == ["Vừa xong", "1 phút trước", "2 giờ trước"])
    #expect([0, 60, 7_200].map(InsultTexts(.chinese).age) == ["刚刚", "1分钟前", "2小时前"])
  }

  @Test func IB_14_nameDescriptionAndKind() {
    let texts = InsultTexts(.english)
    #expect(texts.displayName == "Insult of the Hour")
    #expect(texts.description == "Display a Shakespearean insult on your home screen.")
    #expect(InsultDefinition.kind == "InsultWidget")
  }

  @Test func IB_16_theSettingsNameTheInterval() {
    #expect(
      InsultTexts(.english).settingsNote(.quarterHour)
        == "Your home screen widget uses the same refresh interval as the Insult of the Hour. "
        + "Updates are approximate, because the system decides when a widget is drawn. "
        + "Current setting: every 15 minutes")
    #expect(InsultTexts(.english).strings.howToAdd == "How to Add Widget")
    #expect(InsultTexts(.vietnamese).name(of: InsultInterval.hour) == "mỗi giờ một lần")
    #expect(InsultTexts(.english).name(of: InsultInterval.hour) == "every hour")
    #expect(InsultTexts(.chinese).name(of: InsultInterval.hour) == "每小时")
    #expect(InsultTexts(.chinese).name(of: InsultInterval.fiveMinutes) == "每5分钟")
  }

  @Test func IB_19_whatIsSharedNamesItsSource() throws {
    let code = "statement.churlish.motley-minded.knave"
    let insult = try #require(Insult(code: code))
    #expect(
      InsultTexts(.english).shared(insult)
        == "Thou art a churlish, motley-minded knave! — in Shakespeare’s words")
    let quotation = try #require(Quotation.all.first { $0.text == "Peace, ye fat-guts!" })
    #expect(
      InsultTexts(.chinese).shared(.quotation(quotation))
        == "“Peace, ye fat-guts!”——Prince Henry，Henry IV, Part 1 2.2")
  }

  @Test(arguments: Language.allCases)
  func C_14_noTextIsEmptyOrHasAPlaceholderLeft(language: Language) throws {
    let texts = InsultTexts(language)
    let insult = try #require(Insult(code: "statement.churlish.motley-minded.knave"))
    var all = [
      texts.displayName, texts.description, texts.strings.howToAdd, texts.strings.howToAddSteps,
      texts.strings.rating,
      texts.strings.another, texts.strings.share, texts.openToRefresh, texts.shared(insult),
      texts.shared(.quotation(Quotation.all[0])),
    ]
    all += texts.title.all
    all += InsultRating.allCases.map(texts.name) + InsultInterval.allCases.map(texts.settingsNote)
    all += [0, 60, 120, 3_600, 9_000].map(texts.age)
    #expect(all.filter { $0.isEmpty || $0.contains("{") } == [])
  }
}
