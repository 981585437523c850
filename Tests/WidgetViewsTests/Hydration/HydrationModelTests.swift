import Foundation
import HydrationFixtures
import HydrationScreens
import HydrationWidgetCore
import Testing
import WidgetViews

@testable import Widgets

/// The app of Sipli: its page, the form of a drink, and what it says when something cannot be saved.
final class HydrationModelTests {
  /// Noon of an ordinary day in Vietnam, 17 February 2026.
  static let noon = Instant(secondsSince1970: 1_771_304_400)
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "sipli-\(UUID().uuidString)")

  /// The folder of the app alone.
  let ownFolder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "sipli-\(UUID().uuidString)/Application Support")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit {
    for folder in [folder, ownFolder.deletingLastPathComponent()] {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  var document: URL { folder.appendingPathComponent(AppIdentifiers.hydrationState) }
  /// The log of a version without an app group.
  var oldDocument: URL { ownFolder.appendingPathComponent(AppIdentifiers.hydrationState) }

  func desk(hasGroup: Bool = true, locale: String = "en_GB") -> Desk {
    Desk(at: Self.noon, locale: locale, folder: folder, ownFolder: ownFolder, hasGroup: hasGroup)
  }

  func amounts(_ model: HydrationModel) -> [String]? {
    guard case .today(let screen) = model.screen else { return nil }
    return screen.day.rows().map { "\($0.name.longest) \($0.volumeText.longest)" }
  }

  /// Does what the screen does when the app becomes active.
  func comeBack(_ model: inout HydrationModel) {
    model.act(.begin)
    model.refresh()
  }

  func add(_ millilitres: Int, _ beverage: String = "water", to model: inout HydrationModel) {
    model.act(.add)
    model.drink.millilitres = millilitres
    model.drink.beverage = beverage
    model.act(.save)
  }

  /// Returns the day that is shown; a note in its place is an error.
  func today(_ model: HydrationModel) throws -> HydrationScreen.Today {
    var screen: HydrationScreen.Today?
    if case .today(let shown) = model.screen { screen = shown }
    return try #require(screen)
  }

  @Test func aDrinkIsAddedEditedDeletedAndEachChangeUndone() throws {
    let desk = desk()
    var model = HydrationModel(in: desk.services)
    #expect(amounts(model) == [] && !model.isFormShown && model.recovery == nil)
    model.act(.add)
    #expect(model.isFormShown && model.drink.id == nil && model.drink.beverage == "water")
    model.drink.millilitres = 330
    model.drink.beverage = "greenTea"
    #expect(amounts(model) == [])
    model.act(.save)
    #expect(!model.isFormShown && amounts(model) == ["Green tea 330 mL"] && model.problem == nil)
    desk.move(seconds: 60)
    add(500, to: &model)
    #expect(amounts(model) == ["Water 500 mL", "Green tea 330 mL"])
    let screen = try today(model)
    let id = try #require(screen.day.rows().last?.id)
    model.act(.edit(id))
    #expect(model.drink.id == id && model.drink.millilitres == 330 && model.drink.beverage == "greenTea")
    model.drink.millilitres = 250
    model.act(.save)
    #expect(amounts(model) == ["Water 500 mL", "Green tea 250 mL"])
    model.act(.delete(id))
    #expect(amounts(model) == ["Water 500 mL"])
    for undone in [["Water 500 mL", "Green tea 250 mL"], ["Water 500 mL", "Green tea 330 mL"]] {
      model.act(.undo)
      #expect(amounts(model) == undone && model.problem == nil)
    }
  }

  /// As in every form of the app: what is typed is read in the language, and nothing that is not allowed can be saved.
  @Test func aDrinkHasTheTimeAndTheAmountThatWereEntered() throws {
    let desk = desk(locale: "vi_VN")
    var model = HydrationModel(in: desk.services)
    model.act(.add)
    #expect(model.drink.amounts.choices.map(\.text) == ["150 ml", "250 ml", "330 ml", "500 ml"])
    for (text, millilitres, problem) in [
      ("1,5l", 1_500, nil), ("1.5 lít", 1_500, nil), ("4999", 4_999, nil), ("5 lít", 5_000, nil),
      ("5001", 5_001, "Cho phép: 1 ml đến 5 lít"), ("0", 0, "Cho phép: 1 ml đến 5 lít"),
      ("1.500", 0, "Cho phép: 1 ml đến 5 lít"), ("nhiều", 0, "Cho phép: 1 ml đến 5 lít"),
    ] as [(String, Int, String?)] {
      model.drink.amount = text
      let refusal = problem.map { "Không nhận “\(text)”. \($0)" }
      #expect(model.drink.millilitres == millilitres && model.drink.problem == refusal, "\(text)")
      #expect(model.canSave == (problem == nil), "\(text)")
    }
    model.drink.amount = "5001"
    model.act(.save)
    #expect(model.isFormShown && amounts(model) == [] && model.problem != nil)
    model.drink.amount = "4,9 lít"
    // Yesterday at 22:30.
    let evening = Self.noon.secondsSince1970 - 13 * 3_600 - 1_800
    model.drink.date = Date(timeIntervalSince1970: Double(evening))
    desk.move(seconds: 90)
    model.act(.save)
    #expect(model.problem == nil && amounts(model) == [])
    let zone = ZoneClock(offset: 7 * 3_600)
    func entries() throws -> [HydrationEntry] {
      try HydrationStore(folder: folder).journal(at: Self.noon, in: zone)?.log.entries ?? []
    }
    let entry = try #require(try entries().first)
    #expect(entry.moment.instant.secondsSince1970 == evening && entry.volume.millilitres == 4_900)
    #expect("\(entry.day)" == "2026-02-16")
    // Without a time it is that of saving; one that is changed keeps its own.
    add(250, to: &model)
    #expect(try entries().last?.moment.instant.secondsSince1970 == Self.noon.secondsSince1970 + 90)
    let id = try #require(try today(model).day.rows().first?.id)
    model.act(.edit(id))
    #expect(model.drink.amount == "250 ml" && model.drink.moment == nil)
    model.drink.beverage = "greenTea"
    desk.move(seconds: 600)
    model.act(.save)
    #expect(try entries().last?.moment.instant.secondsSince1970 == Self.noon.secondsSince1970 + 90)
    // A time that is still to come is asked about once, and no drink is months ahead.
    model.act(.edit(id))
    for (hours, question) in [
      (8.0, "20:00 chưa đến. Vẫn lưu?"), (32, "ngày mai, 20:00 chưa đến. Vẫn lưu?"),
      (56, "Thứ Năm, 19 tháng 2, 20:00 chưa đến. Vẫn lưu?"),
    ] {
      model.drink.date = Date(timeIntervalSince1970: Double(Self.noon.secondsSince1970) + hours * 3_600)
      #expect(model.drink.question == nil)
      model.act(.save)
      #expect(model.isFormShown && model.drink.question == question, "\(model.drink.question ?? "")")
    }
    model.act(.save)
    #expect(try !model.isFormShown && entries().last?.day == CivilDate("2026-02-19"))
    model.act(.edit(id))
    model.drink.date = Date(timeIntervalSince1970: Double(Self.noon.secondsSince1970) + 60 * 86_400)
    #expect(!model.canSave)
  }

  /// A field that nobody touched changes nothing, though ounces show less than the log has.
  @Test func anAmountThatIsNotChangedStaysExact() throws {
    var model = HydrationModel(in: desk(locale: "en_US").services)
    add(250, to: &model)
    model.act(.settings)
    model.settings.profile.units = .us
    model.act(.save)
    #expect(amounts(model) == ["Water 8 fl oz"])
    let settings = try #require(try HydrationStore(folder: folder).documents.read().document?.payload)
    #expect(settings.profile.json == ["unitSystem": "us"])
    let id = try #require(try today(model).day.rows().first?.id)
    model.act(.edit(id))
    #expect(model.drink.amount == "8 fl oz" && model.drink.millilitres == 250)
    model.drink.amount = "8 fl oz"
    #expect(model.drink.millilitres == 250)
    model.drink.amount = "16"
    #expect(model.drink.millilitres == 473)
    // Who has ounces of the US weighs in pounds: 154 of them are 69.85 kg, which ask for 2,445 mL.
    model.act(.settings)
    for (mass, goal) in [("154", "goal 83 fl oz "), ("70 kg", "goal 83 fl oz "), ("11 st", "")] {
      model.settings[.mass] = mass
      #expect((model.settings.goalText ?? "").prefix(14) == goal, "\(mass)")
    }
    #expect(model.settings.problem(.mass) == "“11 st” is not allowed. Allowed: 44.1 lb to 661.4 lb")
  }

  @Test func settingsAreChangedInTheAppAndTheirGoalIsExplained() throws {
    let desk = desk()
    var model = HydrationModel(in: desk.services)
    #expect(try today(model).goal == "goal 1.8 L (adequate intake of drinks, EFSA 2010)")
    model.act(.settings)
    #expect(model.isFormShown && !model.isFormChanged && model.canSave)
    #expect(model.settings[.presets] == "150 mL; 250 mL; 330 mL; 500 mL" && model.settings[.goal] == "")
    model.settings[.mass] = "70.5"
    model.settings.profile.activity = .intense
    #expect(model.isFormChanged && model.settings.goalText == "goal 2.68 L (by body mass, a rule of thumb)")
    for (mass, isAllowed) in [("19", false), ("300", true), ("301", false), ("heavy", false), ("", true)] {
      model.settings[.mass] = mass
      let rule = isAllowed ? nil : "“\(mass)” is not allowed. Allowed: 20 kg to 300 kg"
      #expect(model.settings.problem(.mass) == rule && model.canSave == isAllowed, "\(mass)")
    }
    model.settings[.mass] = "70.5"
    for (goal, isAllowed) in [("499", false), ("500", true), ("8.01 l", false), ("many", false), (" ", true)]
    {
      model.settings[.goal] = goal
      #expect((model.settings.problem(.goal) == nil) == isAllowed && model.canSave == isAllowed, "\(goal)")
    }
    #expect(model.settings.problem(.goal) == nil)
    model.settings[.goal] = "2.5 l"
    #expect(model.settings.goalText == "goal 2.5 L (your own)")
    for (presets, isAllowed) in [("250; 0", false), ("1;2;3;4;5;6;7;8;9", false), ("250; 1.5 l", true)] {
      model.settings[.presets] = presets
      let rule = isAllowed ? nil : "“\(presets)” is not allowed. Allowed: 1 mL to 10 L; at most 8"
      #expect(model.settings.problem(.presets) == rule && model.canSave == isAllowed, "\(presets)")
    }
    let (language, dayStart) = (model.settings.choices[2], model.settings.choices[3])
    model.settings[language] = "vi"
    model.settings[dayStart] = JSON(4)
    let texts = model.settings.choices.map { $0.field.choices.map(\.text) }
    #expect(texts[3].last == "14:00" && texts[1].last == "UK: 9 fl oz · 53 fl oz")
    #expect(texts[2] == ["As the app", "250 ml · 1.5 lít", "250毫升 · 1.5升", "250 mL · 1.5 L"])
    let asked = desk.reloaded.count
    model.act(.save)
    #expect(!model.isFormShown && model.problem == nil && desk.reloaded.count == asked + 1)
    #expect(try today(model).goal == "goal 2.5 lít (your own)")
    // Exactly what the same settings are in the document of the command and the bridge.
    let profile = try #require(try HydrationStore(folder: folder).documents.read().document?.payload).profile
    let expected = """
      {"activityLevel":"intense","customGoalML":2500,"dayStartHour":4,"presetsML":[250,1500],"volumeLanguage":"vi",
      "weightKg":70.5}
      """
    #expect(try profile.json == JSON(parsing: Array(expected.utf8)))
    model.act(.settings)
    model.settings[.goal] = ""
    model.act(.save)
    #expect(try today(model).goal == "goal 2.68 lít (by body mass, a rule of thumb)")
    model.act(.settings)
    model.settings[.goal] = "2 l"
    model.act(.cancel)
    #expect(try today(model).goal == "goal 2.68 lít (by body mass, a rule of thumb)")
  }

  @Test func aFormThatIsClosedSavesNothing() {
    var model = HydrationModel(in: desk().services)
    model.act(.add)
    model.act(.cancel)
    #expect(!model.isFormShown && amounts(model) == [])
    model.act(.add)
    // As a sheet that is pulled down does.
    model.isFormShown = false
    model.act(.save)
    #expect(!model.isFormShown && amounts(model) == [] && model.problem == nil)
    // Nothing opens a form but a drink.
    model.isFormShown = true
    #expect(!model.isFormShown)
  }

  @Test func tapsOnWidgetsAreThereWhenTheAppComesBack() async throws {
    let desk = desk()
    var model = HydrationModel(in: desk.services)
    let tap = AddDrinkIntent()
    (tap.millilitres, tap.beverage) = (330, "water")
    _ = try await desk.run { try await tap.perform() }
    #expect(amounts(model) == [])
    model.refresh()
    #expect(amounts(model) == ["Water 330 mL"] && model.problem == nil)
    desk.move(seconds: 86_400)
    model.refresh()
    #expect(amounts(model) == [])
  }

  @Test func aLinkOpensTheFormOrClosesIt() throws {
    let desk = desk()
    var model = HydrationModel(in: desk.services)
    func open(_ link: String) throws { model.open(try #require(URL(string: link))) }
    try open("example://add-intake?fluid=chai&ml=275")
    #expect(model.drink.id == nil && model.drink.millilitres == 275 && model.drink.beverage == "chai")
    try open("https://example.org/")
    #expect(model.drink.millilitres == 275)
    model.act(.save)
    let screen = try today(model)
    let link = try #require(screen.day.rows().first?.link)
    try open(link.url(scheme: "example"))
    #expect(model.drink.id == screen.day.rows().first?.id)
    try open("example://today")
    #expect(!model.isFormShown)
    try open("example://today?entry=nothing")
    #expect(!model.isFormShown)
  }

  /// The app is left to look something up, and a tap on the widget leads back to it.
  @Test func aLinkLeavesAFormWithChangesAsItIs() throws {
    var model = HydrationModel(in: desk().services)
    add(250, to: &model)
    guard case .today(let screen) = model.screen else { return }
    let entry = try #require(screen.day.rows().first?.link?.url(scheme: "example"))
    for link in ["example://add-intake?fluid=chai&ml=275", entry, "example://today"] {
      model.act(.add)
      #expect(!model.isFormChanged)
      model.drink.millilitres = 330
      #expect(model.isFormChanged)
      model.open(try #require(URL(string: link)))
      #expect(
        model.drink.id == nil && model.drink.millilitres == 330 && model.drink.beverage == "water", "\(link)")
      model.act(.cancel)
      #expect(!model.isFormChanged)
    }
  }

  @Test func anOpenAppShowsTheNextDayAndKeepsItsFormAndWhatItSaid() {
    let desk = desk()
    var model = HydrationModel(in: desk.services)
    add(250, to: &model)
    model.act(.delete("nothing"))
    desk.move(seconds: 86_400)
    model.refresh()
    #expect(amounts(model) == [] && model.problem == "This could not be saved. Nothing has changed.")
    model.act(.add)
    model.drink.millilitres = 330
    model.refresh()
    #expect(model.drink.millilitres == 330 && model.isFormChanged)
  }

  @Test func theButtonThatDeletesADrinkNamesIt() throws {
    var model = HydrationModel(in: desk().services)
    add(250, to: &model)
    guard case .today(let screen) = model.screen else { return }
    let label = model.deleteLabel(of: try #require(screen.day.rows().first))
    #expect(label == "Delete, Water, 250 millilitres, 12:00")
  }

  /// The drink was deleted elsewhere while its form was open, so the form cannot be saved; what was entered stays to be seen.
  @Test func aFormThatWasNotSavedStaysOpenAndSaysSo() throws {
    let desk = desk()
    var model = HydrationModel(in: desk.services)
    add(250, to: &model)
    let screen = try today(model)
    let id = try #require(screen.day.rows().first?.id)
    model.act(.edit(id))
    model.drink.millilitres = 500
    var elsewhere = DrinkStore(desk.services)
    let isDeleted = elsewhere.delete(id)
    #expect(isDeleted)
    model.act(.save)
    #expect(model.isFormShown && model.drink.millilitres == 500)
    #expect(model.problem == "This could not be saved. Nothing has changed." && amounts(model) == [])
    model.act(.cancel)
    #expect(model.problem == nil)
    model.act(.delete(id))
    #expect(model.problem == "This could not be saved. Nothing has changed.")
    model.act(.add)
    #expect(model.problem == nil)
  }

  /// A newer app wrote the log: this one says so, once, and changes nothing.
  @Test func aNewerLogIsReportedAndLeftAsItIs() throws {
    let newer = Data(#"{"schema":"sipli-hydration","version":99}"#.utf8)
    try newer.write(to: document)
    var model = HydrationModel(in: desk().services)
    model.refresh()
    #expect(model.screen == .note(.newer) && model.problem == nil && model.recovery == nil)
    model.act(.add)
    #expect(!model.isFormShown)
    for action in [HydrationAction.undo, .delete("a"), .recover] {
      model.act(action)
      #expect(model.problem == "This could not be saved. Nothing has changed.")
    }
    #expect(try Data(contentsOf: document) == newer)
  }

  @Test func withoutTheAppGroupTheReasonIsReportedAndNothingElse() {
    var model = HydrationModel(in: desk(hasGroup: false).services)
    model.refresh()
    #expect(model.screen == .note(.unavailable) && model.problem == nil && model.recovery == nil)
  }

  /// The drinks can be read but not changed: a folder is in the place of the file that writers lock.
  @Test func aDrinkThatCannotBeSavedIsReportedBesideTheDrinks() throws {
    let desk = desk()
    var model = HydrationModel(in: desk.services)
    add(250, to: &model)
    let asked = desk.reloaded.count
    let lock = document.appendingPathExtension("lock")
    try FileManager.default.removeItem(at: lock)
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: false)
    add(330, to: &model)
    #expect(model.isFormShown && model.problem == "This could not be saved. Nothing has changed.")
    model.act(.cancel)
    for action in [HydrationAction.undo, .delete("a")] {
      model.act(action)
      #expect(
        model.problem == "This could not be saved. Nothing has changed." && amounts(model) == ["Water 250 mL"]
      )
    }
    #expect(desk.reloaded.count == asked)
    // Nothing has to be moved, so there is no other message.
    comeBack(&model)
    #expect(
      model.problem == "This could not be saved. Nothing has changed." && amounts(model) == ["Water 250 mL"])
  }

  /// Lines that are gone are counted and named beside the drinks that are left, which can be changed.
  @Test func missingLinesAreCountedWithTheirFile() throws {
    var model = HydrationModel(in: desk().services)
    for amount in [250, 330, 500] { add(amount, to: &model) }
    let month = folder.appendingPathComponent("WaterQuestState-2026-02.jsonl")
    let lines = try String(contentsOf: month, encoding: .utf8).split(separator: "\n")
    try lines.filter { !$0.contains(#""volumeML":330"#) }.map { $0 + "\n" }.joined()
      .write(to: month, atomically: false, encoding: .utf8)
    model.refresh()
    for _ in 0..<2 {
      let notes = try today(model).notes
      #expect(notes.count == 1 && notes[0].hasPrefix("1 line of 2026-02 is damaged or missing: "), "\(notes)")
      #expect(notes[0].contains(": WaterQuestState-2026-02.jsonl. "), "\(notes)")
      #expect(model.recovery == nil)
      add(100, to: &model)
    }
    #expect(amounts(model)?.sorted() == ["Water 100 mL", "Water 100 mL", "Water 250 mL", "Water 500 mL"])
  }
}
