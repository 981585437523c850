import BudgetWidgetCore
import Foundation
import HydrationWidgetCore
import LunarCalendarWidgetCore
import TestSupport
import Testing
import WidgetFoundation

@testable import Spending
@testable import almanac_cli

/// The codes of refusals, and their sentences in all languages of the apps.
struct RefusalCodeTests {
  private static let faults: [DocumentFault] = [
    .syntax(JSONSyntaxError(reason: .endOfText, offset: 0)),
    .syntax(JSONSyntaxError(reason: .endOfText, offset: 1)),
    .checksum, .envelope(wrong), .schema(found: "a", expected: "b"), .payload(wrong), .tooLarge(bytes: 1),
    .lost(left: ["b"]),
  ]
  private static let wrong = JSONValueError(expected: "a", found: "b")
  private static let path = "/folder/file.json"

  private static let stores: [StoreError] =
    [
      .noContainer(name: "a"), .invalidName("a"), .folderMissing(path: path), .notAFile(path: path),
      .symbolicLink(path: path), .tooLarge(path: path, bytes: 2),
      .system(path: path, operation: .read, code: 5),
      .system(path: path, operation: .write, code: 5), .busy(path: path), .suspending(path: path),
      .newerVersion(path: path, found: 2, supported: 1), .notMoved(path: path), .changed(path: path),
      .occupied(path: path), .unwritable(path: path, error: wrong),
    ] + faults.map { .corrupt(path: path, fault: $0) }

  private static func budgets() throws -> [BudgetError] {
    let euro = try Currency(code: "EUR")
    let money = Money(minorUnits: -500, currency: euro)
    let (first, last) = (try #require(CivilDate("2026-01-01")), try #require(CivilDate("2026-02-01")))
    let place = Ledger.Place(file: "a.csv", line: 2, column: 3)
    let reasons: [LedgerFault.Reason] = [
      .empty, .onlyHeader, .unreadable("x"), .tooLarge(1), .repeatedColumn("a"), .columnOfMeaning("a"),
      .fields(1, expected: 2), .quoteInside, .quoteOpen, .date("x"), .date(""),
      .dateOutOfRange(last, first...first),
      .noCurrency, .currency("x"), .amount("x", .overflow(euro), euro), .amount("x", .empty, euro),
      .amount("", .empty, euro),
      .negative(money, .spending),
      .kind("x"), .text("note"), .repeatedID("a", first: place), .secondSettings("b"),
      .syntax(JSONSyntaxError(reason: .endOfText, offset: 1)), .member(wrong),
    ]
    let list = reasons + ForeignFile.allCases.map { .foreign($0, ["a"]) }
    let faults: [BudgetError] = list.map {
      .ledger(.faults([LedgerFault(reason: $0, place: place)], count: 2))
    }
    return faults + [
      .ledger(.overflow(euro, first)), .ledger(.date(.yearOutOfRange(0))), .money(.overflow(euro)),
      .amount("x", .empty, euro), .amount("x", .overflow(euro), euro),
      .amount("x", .noMinorUnit("XAU"), euro),
      .amount("x", .tooManyDecimals(3, currency: euro), euro),
      .amount("x", .tooManyDecimals(1, currency: try Currency(code: "VND")), try Currency(code: "VND")),
      .negativeBudget(money), .amountNeeded(money),
      .ambiguousCategory("a", ids: ["b"]), .text("x", wrong.inside("note")),
      .day(last, allowed: first...first),
      .noBudget(.month, nil), .noBudget(.month, "a"), .noEntry(1), .currencyNeeded([]),
      .currencyNeeded([euro]),
      .noRecords(isList: true), .nothingToUndo, .noDocument, .bookMissing(path: path),
      .otherFile(path: path, .checksum), .noBackup(path: path, .checksum),
      .loss(LedgerLoss(from: DailySums(), asOf: first, to: Ledger(), today: first, isReplacing: true)),
    ]
  }

  private static let drinks: [HydrationError] = [
    .volume(.notANumber("x")), .volume(.outOfRange("0", allowed: 1...2)),
    .outOfRange(name: "weightKg", value: "5", allowed: ""),
    .outOfRange(name: "dayStartHour", value: "15", allowed: "0"),
    .text(wrong.inside("note")), .duplicateID("a"), .unknownEntry("a"), .nothingToUndo,
    .momentOutOfRange("x"),
  ]

  /// The errors of what a user may enter for a day of their own.
  private static func settings() throws -> [JSONValueError] {
    let date = try RecurringLunarDate(month: 3, day: 10)
    let day = try Anniversary(id: "a", name: "x", date: date)
    func fault(_ body: () throws -> Void) -> JSONValueError? {
      do { try body() } catch { return error as? JSONValueError }
      return nil
    }
    return try [
      fault { _ = try Anniversary(id: "?", name: "x", date: date) },
      fault { _ = try Anniversary(id: "a", name: "\n", date: date) },
      fault { _ = try Anniversary(id: "a", name: "x", date: date, year: 0) },
      fault {
        _ = try Anniversary(id: "a", name: "x", date: RecurringLunarDate(month: nil, day: 10), year: 1)
      },
      fault { _ = try AnniversaryList([day, day]) },
      fault { _ = try AnniversaryList(Array(repeating: day, count: AnniversaryList.limit + 1)) },
    ].map { try #require($0) }
  }

  /// The errors of a command line.
  private static func usage() throws -> [UsageError] {
    let dates = Result { () throws(LunarDateError) in try RecurringLunarDate(month: 13, day: 1) }
    guard case .failure(let error) = dates else { return [] }
    return [
      UsageError(.option("--x", of: "budget set", known: ["--y"], usual: nil)),
      UsageError(.twice("--y", and: "--y")),
      UsageError(notAllowed: "x", for: "--y", allowed: .range("1", "2")),
      UsageError(.missing("ID", words: [])),
      UsageError { $0.nothingToSet },
      UsageError(code: Refusal.lunar(error).code) { $0.sentence(of: error) },
    ]
  }

  /// All refusals of a language.
  private static func refusals(_ language: Language) throws -> [DataRefusal] {
    let budgets = BudgetRefusals(BudgetTexts(language, locale: language.locale))
    let drinks = HydrationRefusals(HydrationTexts(language))
    return try stores.map { DataRefusal($0, in: language) }
      + (try Self.budgets()).flatMap { error in
        let refusal = budgets.refusal(error)
        return [refusal] + refusal.faults
      } + Self.drinks.map(drinks.refusal)
      + (try Self.settings()).map { try #require(DataRefusal(ofSetting: $0, in: language)) }
      + [0, 2].map { DataRefusal(ofDay: "a", count: $0, in: language) }
      + (try Self.usage()).map { $0.refusal(in: language) }
      + [
        DataRefusal(yearToCome: 3000, last: 2027, in: language), DataRefusal(noFile: Self.path, in: language),
      ]
  }

  @Test func everyRefusalHasASentenceInEachLanguage() throws {
    let languages = try [Language.vietnamese, .chinese, .english].map { try Self.refusals($0) }
    for (index, english) in languages[2].enumerated() where english.code != "loss" {
      let same = languages.map { $0[index] }
      #expect(Set(same.map(\.code)).count == 1 && Set(same.map(\.values)).count == 1, "\(english.code)")
      #expect(Set(same.map(\.sentence)).count == 3, "\(same.map(\.sentence))")
      #expect(same.allSatisfy { !$0.lines.isEmpty && !$0.lines.contains("") }, "\(english.code)")
    }
  }

  /// The end of a text that is too long is no hidden character, whatever it says.
  @Test func onlyAHiddenCharacterIsNamed() throws {
    let refusals = HydrationRefusals(HydrationTexts(.english))
    for (note, character) in [("a\u{200B}", "U+200B"), (String(repeating: "a ", count: 400) + "U+0041", nil)]
    {
      let fault = try #require(note.textFault(1...200)).inside("note")
      #expect(refusals.refusal(.text(fault)).values["character"]?.string == character)
    }
  }

  /// The reason why JSON cannot be read is in words of the language, and in English as developers read it.
  @Test func everyReasonOfAReaderIsInEachLanguage() throws {
    func fault<Value: JSONDecodable>(_ type: Value.Type, _ json: JSON) throws -> JSONValueError {
      let result = Result { () throws(JSONValueError) in try Value(json: json) }
      guard case .failure(let error) = result else { throw Self.wrong }
      return error.inside("a")
    }
    let values: [(JSONValueError, String)] = try [
      (fault(JSONObject.self, .array([])), "object"), (fault([String].self, .object(JSONObject())), "array"),
      (fault(AnniversaryList.self, "x"), "array"), (fault(Bool.self, "x"), "truth"),
      (fault(String.self, .integer(5)), "text"), (fault(Int.self, "x"), "wholeNumber"),
      (fault(Double.self, "x"), "number"), (fault(CivilDate.self, "x"), "date"),
      (fault(Instant.self, "x"), "moment"), (fault(Timestamp.self, "x"), "moment"),
      (fault(YearMonth.self, "x"), "month"), (fault(Anniversary.Kind.self, "x"), "oneOf"),
      (fault(Anniversary.self, ["month": .integer(13)]), "wholeNumber"),
      (fault(Anniversary.self, JSON.object(JSONObject())), "missing"),
      (try #require("a\n".textFault(1...9)), "line"),
      (try #require("".textFault(1...9, hasLines: true)), "lines"), (Self.wrong, "other"),
      (JSONValueError(expected: .numbers(1...5000, " mL"), found: "0 mL"), "within"),
    ]
    let reasons: [JSONSyntaxError.Reason] = [
      .endOfText, .unexpectedByte(7), .trailingText, .invalidUTF8, .invalidEscape, .controlCharacter,
      .invalidNumber, .duplicateKey, .tooDeep,
    ]
    let languages: [Language] = [.vietnamese, .chinese, .english]
    typealias Said = (sentences: [(code: String, sentence: String)], code: String, description: String)
    let all =
      values.map { error, code -> Said in (languages.map(error.reason), code, error.description) }
      + reasons.map { reason -> Said in
        let error = JSONSyntaxError(reason: reason, offset: 3)
        let code = "\(reason)".prefix { $0 != "(" }
        return (languages.map(error.reason), String(code), error.description)
      }
    for (found, code, description) in all {
      #expect(found.allSatisfy { $0.code == code }, "\(found)")
      #expect(Set(found.map(\.sentence)).count == 3, "\(found)")
      #expect(found.dropLast().allSatisfy { !$0.sentence.contains("expected") }, "\(found)")
      #expect(
        ["array", "number", "line"].contains(code) || found[2].sentence == description, "\(description)")
    }
  }

  /// WidgetBridge.d.ts declares exactly the codes of the refusals.
  @Test func theCodesAreThoseOfTheDeclaration() throws {
    let text = try Repository.text("Sources/Tools/WidgetBridge/WidgetBridge.d.ts")
    let type = try #require(text.components(separatedBy: "export type RefusalCode =").last)
    let declared = type.split(separator: "\n").filter { !$0.contains("//") }.joined(separator: "\n")
      .prefix { $0 != ";" }.split(separator: "\n").flatMap {
        $0.split(separator: "\"").filter { $0.allSatisfy(\.isLetter) }
      }.map(String.init)
    let codes = try Self.refusals(.english).map(\.code)
    #expect(Set(declared).symmetricDifference(codes) == [])
    #expect(declared.count == Set(declared).count)
  }
}
