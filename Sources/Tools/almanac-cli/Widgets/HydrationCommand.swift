import Documents
import HydrationWidgetCore
import WidgetBridge

extension WidgetCommand {
  /// `almanac widget hydration`: today's drinks and the goal.
  static let hydration = WidgetCommand(
    name: "hydration", summary: "Sipli, what was drunk today", language: .english,
    texts: HydrationDefinition.language(for:),
    options: [WidgetOptions.state, beverage, WidgetOptions.privacy]
  ) { arguments, surroundings in
    let configuration = HydrationConfiguration(beverage: try arguments[beverage] ?? .water)
    let stored = try surroundings.path.map { path in
      StoredState(try DrinksFile.store(path), at: surroundings.instant, in: surroundings.environment.zone)
    }
    return WidgetView<HydrationDefinition>(
      configuration: configuration, state: stored?.state ?? .placeholder, surroundings: surroundings,
      fault: stored?.fault)
  }

  /// The beverage that was drunk, or that the button of the widget adds.
  static let beverage = Option<Beverage>(
    "beverage", "ID", words: Beverage.all.map(\.id),
    allowed: .words(Beverage.all.map(\.id)),
    "a beverage that 'almanac hydration beverages' lists, by id or name (default: water)",
    read: { (text) throws(UsageError) in
      let form = PlainName.form(of: text)
      let named = Beverage.all.filter { beverage in
        ([beverage.id] + Language.allCases.map(beverage.name)).contains { PlainName.form(of: $0) == form }
      }
      return Beverage.all.first { $0.id == text } ?? (named.count == 1 ? named[0] : nil)
    })
}

extension StoredState<HydrationJournal> {
  /// Reads the drinks beside a document of settings.
  fileprivate init(_ store: HydrationStore, at instant: Instant, in zone: ZoneClock) {
    do throws(StoreError) {
      let journal = try store.journal(at: instant, in: zone, limit: HydrationStore.widgetLimit)
      self.init(state: journal.map { .loaded($0) } ?? .missing)
    } catch {
      let isNewer = if case .newerVersion = error { true } else { false }
      self.init(state: HydrationState(error), fault: isNewer ? nil : error)
    }
  }
}
