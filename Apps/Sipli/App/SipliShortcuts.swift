import AppIntents

/// The actions of Sipli that Siri, Spotlight and Shortcuts offer.
///
/// It belongs to the app, because the system looks for it in no package, and phrases are literals, because the system reads them from
/// the source.
struct SipliShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogDrinkIntent(),
      phrases: [
        "Log water in \(.applicationName)",
        "Log \(\.$beverage) in \(.applicationName)",
        "Add water to \(.applicationName)",
        "Log a drink in \(.applicationName)",
      ], shortTitle: "Log water", systemImageName: "drop.fill")
  }
}
