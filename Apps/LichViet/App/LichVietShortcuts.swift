import AppIntents

/// The actions of Lịch Việt that Siri, Spotlight and Shortcuts offer.
///
/// It belongs to the app, because the system looks for it in no package, and phrases are literals, because the system reads them from
/// the source.
struct LichVietShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LunarDateIntent(),
      phrases: [
        "Lunar date today in \(.applicationName)",
        "What lunar day is it in \(.applicationName)",
      ], shortTitle: "Today’s lunar date", systemImageName: "calendar")
    AppShortcut(
      intent: NextFestivalIntent(),
      phrases: [
        "Next festival in \(.applicationName)",
        "When is the next festival in \(.applicationName)",
      ], shortTitle: "Next festival", systemImageName: "sparkles")
  }
}
