import BudgetWidgetCore
import Foundation
import HydrationWidgetCore
import TestSupport
import Testing
import WidgetFoundation

@testable import Spending

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
      .noCurrency, .currency("x"), .amount("x", .empty, euro), .amount("", .empty, euro),
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
      .amount("x", .empty, euro), .negativeBudget(money), .amountNeeded(money),
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

  /// All refusals of a language.
  private static func refusals(_ language: Language) throws -> [DataRefusal] {
    let budgets = BudgetRefusals(BudgetTexts(language, locale: language.locale))
    let drinks = HydrationRefusals(HydrationTexts(language))
    return stores.map { DataRefusal($0, in: language) }
      + (try Self.budgets()).flatMap { error in
        let refusal = budgets.refusal(error)
        return [refusal] + refusal.faults
      } + Self.drinks.map(drinks.refusal)
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
