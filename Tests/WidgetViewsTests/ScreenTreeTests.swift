import BudgetScreens
import BudgetWidgetCore
import CalendarScreens
import Foundation
import HydrationScreens
import HydrationWidgetCore
import SolsticeScreens
import SolsticeWidgetCore
import SwiftUI
import Testing
import WidgetViews

/// The screens of MomiQ, Solverv and Sipli as they are drawn, and what taps on them do.
@MainActor @Suite(.inAnApp) struct ScreenTreeTests {
  private func tree(_ view: any View) -> [_Node] { Stage(WidgetFrame(.large)).nodes(view).flatMap(\.all) }

  /// Taps the button with a text, or with a spoken one.
  private func tap(_ text: String, in view: any View) throws {
    let button = tree(view).first {
      $0.action != nil
        && ($0.modifiers.contains("accessibilityLabel(\(text))") || $0.all.contains { $0.text == text })
    }
    try #require(button, "\(text)").action?()
  }

  /// Taps a button, and waits until what it does is saved.
  private func tap<Model: SavingModel>(_ text: String, in view: any View, of model: State<Model>) async throws
  {
    try tap(text, in: view)
    try await model.saved()
  }

  @Test func theScreenOfMomiQShowsTheDocumentAndAsksBeforeSomethingIsLost() async throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    let model = State(wrappedValue: BudgetModel(in: folder.desk.services))
    var choices = 0
    let view = BudgetScreenView(model.projectedValue) { choices += 1 }
    try tap("Import files", in: view)
    #expect(choices == 1)
    #expect(tree(view).first { $0.name.hasPrefix("Picker(") }?.parts.first?.text == "Widget")
    let file = folder.url.appendingPathComponent("bank.csv")
    for amount in [5, 4] {
      try Data("date,amount,currency,category\n2025-10-14,\(amount),CNY,Food\n".utf8).write(to: file)
      model.wrappedValue.act(.importFiles([file]))
      if amount == 5 { try await tap("Import", in: view, of: model) }
    }
    let screen = model.wrappedValue.screen
    let report = try #require(screen.report)
    func texts(_ report: BudgetScreen.Report) -> [String] {
      [report.title] + report.lines + report.choices.map(\.title)
        + report.sections.flatMap { [$0.title] + $0.rows.flatMap { [$0.label, $0.value] } }
    }
    let shown = tree(view).compactMap(\.text)
    for text in texts(report) + texts(screen.status) + [screen.undo] {
      #expect(try shown.contains(#require(text)), "\(text ?? "")")
    }
    #expect(report.lines.first == "October 2025 would fall from CN¥5.00 to CN¥4.00")
    try await tap("Replace what was there (1 row)?", in: view, of: model)
    #expect(model.wrappedValue.screen.report?.title == "Imported")
    #expect(try folder.document()?.totals.first?.days.map(\.minorUnits) == [400])
    try tap("Set a budget", in: view)
    let form = MoneyFormView(model.projectedValue)
    let fields = tree(form)
    #expect(
      ["Period", "Category", "Amount", "Currency", "Save"].allSatisfy(fields.compactMap(\.text).contains))
    #expect(fields.contains { $0.name.hasPrefix("TextField") } && !fields.contains { $0.text == "Remove" })
    model.wrappedValue.form.amount = "12"
    #expect(model.wrappedValue.isFormShown && model.wrappedValue.isFormChanged)
    try await tap("Save", in: form, of: model)
    #expect(!model.wrappedValue.isFormShown)
    #expect(try folder.document()?.budget(.month)?.amount.minorUnits == 1_200)
    try tap("This month", in: view)
    #expect(!model.wrappedValue.isFormChanged)
    try await tap("Remove", in: form, of: model)
    #expect(try folder.document()?.budgets.elements == [])
    try tap("Add spending", in: view)
    #expect(["Date", "Note", "Money came back"].allSatisfy(tree(form).compactMap(\.text).contains))
    model.wrappedValue.form.amount = "3"
    try await tap("Save", in: form, of: model)
    try await tap("Remove, CN¥3.00", in: view, of: model)
    #expect(model.wrappedValue.screen.entries == [])
    try await tap("Undo", in: view, of: model)
    #expect(model.wrappedValue.screen.entries.count == 1)
  }

  @Test(arguments: [
    ("en_GB", "Import files", "Set a budget"), ("vi_VN", "Nhập tệp", "Đặt ngân sách"),
    ("zh_CN", "导入文件", "设置预算"),
  ]) func theButtonsOfMomiQAreNamedInTheLanguageOfTheUser(
    locale: String, opening: String, setting: String
  ) throws {
    let folder = try BudgetFolder(locale: locale)
    defer { folder.remove() }
    let model = State(wrappedValue: BudgetModel(in: folder.desk.services))
    var choices = 0
    let view = BudgetScreenView(model.projectedValue) { choices += 1 }
    try tap(opening, in: view)
    #expect(choices == 1)
    try tap(setting, in: view)
    #expect(model.wrappedValue.openForm != nil)
  }

  /// A list gives its rows less room than the widget has on the same phone, on the smallest with the largest letters 240 points.
  @Test func theWidgetOnAScreenIsAsWideAsItsRow() throws {
    let folder = try BudgetFolder(locale: "en_GB")
    defer { folder.remove() }
    try folder.write(try BudgetSamples.document())
    let models = (
      State(wrappedValue: BudgetModel(in: folder.desk.services)),
      State(wrappedValue: CalendarModel(in: folder.desk.services))
    )
    for width in [338.0, 313, 240] {
      let frame = WidgetFrame(family: .large, size: PointSize(width: width, height: 354))
      func isAsWide<Source: WidgetSource>(_ source: Source.Type, _ screen: some View) throws {
        let widget = SystemServices.$current.withValue(folder.desk.services) { Source.entry(in: frame) }
        let drawn = Stage(frame).nodes(WidgetView<Source>(widget.snapshot)).flatMap(\.all).map(\.width)
        let shown = Stage(frame).nodes(screen).flatMap(\.all)
        let start = try #require(shown.firstIndex { $0.modifiers.contains("containerBackground(widget)") })
        #expect(shown[start...].prefix(drawn.count).map(\.width).dropFirst() == drawn.dropFirst(), "\(width)")
      }
      try isAsWide(BudgetSource.self, BudgetScreenView(models.0.projectedValue) {})
      try isAsWide(CalendarSource.self, CalendarScreenView(models.1.projectedValue))
    }
  }

  @Test func theScreenOfSolvervShowsTheEventTheSunAndTheSeasonAndAsksTheDevice() throws {
    final class Device: LocationDevice {
      var asked = 0
      var authorization: LocationAuthorization { .notAsked }
      func ask() { asked += 1 }
      func locate() {}
    }
    let desk = Desk(at: Instant(secondsSince1970: 1_777_611_600), locale: "en_VN")
    let (device, model) = (Device(), State(wrappedValue: SolsticeModel(in: desk.services)))
    let view = SolsticeScreenView(model.projectedValue, device: device) { _ in }
    let screen = try model.wrappedValue.screen.get()
    let texts = tree(view).compactMap(\.text)
    let header = [screen.facts.title, screen.facts.countText, screen.facts.momentText].map(\.longest)
    for text in header + ["Use my location", "Choose a place", "Sun today", "Spring", "Next events"] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(
      screen.upcoming.allSatisfy { texts.contains($0.name.longest) && texts.contains($0.countText.longest) })
    try tap("Use my location", in: view)
    #expect(device.asked == 1)
    try tap("Refresh", in: view)
    #expect(device.asked == 2)
    try tap("Settings", in: view)
    #expect(model.wrappedValue.areSettingsShown)
  }

  @Test func theScreenOfSipliShowsTheDrinksAndChangesThem() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sipli-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let desk = Desk(at: Instant(secondsSince1970: 1_771_304_400), locale: "en_GB", folder: folder)
    let model = State(wrappedValue: HydrationModel(in: desk.services))
    let view = HydrationScreenView(model.projectedValue)
    #expect(tree(view).contains { $0.text == "No entries yet today" })
    try tap(model.wrappedValue.texts.logWater, in: view)
    #expect(model.wrappedValue.isFormShown)
    model.wrappedValue.act(.save)
    guard case .today(let today) = model.wrappedValue.screen else { throw CancellationError() }
    let entry = try #require(today.day.rows().first)
    let texts = tree(view).compactMap(\.text)
    let row = [entry.name.longest, entry.volumeText.longest, entry.timeText.longest]
    // Large type breaks no word of it: the texts are then below each other.
    for (width, stack) in [(338.0, "HStack"), (40, "VStack")] {
      let stage = Stage(WidgetFrame(family: .large, size: PointSize(width: width, height: 400)))
      let choice = stage.nodes(view).flatMap(\.all).first {
        $0.name == "ViewThatFits" && $0.all.contains { $0.text == entry.volumeText.longest }
      }
      #expect(choice?.parts.map(\.name) == [stack], "\(width)")
    }
    #expect(
      ([today.day.inlineText.longest, today.day.totalOfGoalText.longest] + row).allSatisfy(texts.contains))
    try tap(entry.accessibility.label, in: view)
    #expect(model.wrappedValue.drink.id == entry.id)
    model.wrappedValue.act(.cancel)
    try await tap(model.wrappedValue.deleteLabel(of: entry), in: view, of: model)
    #expect(tree(view).contains { $0.text == "No entries yet today" })
    // Settings are read again after they were changed.
    try tap("Settings", in: view)
    #expect(model.wrappedValue.isFormShown)
    model.wrappedValue.settings[.goal] = "2 l"
    model.wrappedValue.act(.save)
    #expect(tree(view).contains { $0.text == "goal 2 L (your own)" })
    try await tap("Undo", in: view, of: model)
    guard case .today(let again) = model.wrappedValue.screen else { throw CancellationError() }
    #expect(again.day.rows() == today.day.rows())
  }
}
