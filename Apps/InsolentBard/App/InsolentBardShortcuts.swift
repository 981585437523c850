import AppIntents

/// The actions of The Insolent Bard that Siri, Spotlight and Shortcuts offer.
///
/// It belongs to the app, because the system looks for it in no package, and phrases are literals, because the system reads them from
/// the source.
struct InsolentBardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TellInsultIntent(),
      phrases: [
        "Insult me with \(.applicationName)",
        "Tell me an insult from \(.applicationName)",
      ], shortTitle: "Insult me", systemImageName: "theatermasks.fill")
  }
}
