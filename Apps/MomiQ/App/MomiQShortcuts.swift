import AppIntents

/// The actions of MomiQ that Siri, Spotlight and Shortcuts offer.
///
/// It belongs to the app, because the system looks for it in no package, and phrases are literals, because the system reads them from
/// the source.
struct MomiQShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BudgetLeftIntent(),
      phrases: [
        "How much is left in \(.applicationName)",
        "What is my budget in \(.applicationName)",
      ], shortTitle: "How much is left", systemImageName: "banknote")
    AppShortcut(
      intent: LogSpendingIntent(),
      phrases: [
        "Log spending in \(.applicationName)",
        "Add an expense to \(.applicationName)",
      ], shortTitle: "Log spending", systemImageName: "plus.circle")
  }
}
