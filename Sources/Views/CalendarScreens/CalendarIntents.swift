public import AppIntents

/// The intents of the calendar widget, for the app and the extension that carry it.
public struct CalendarIntents: AppIntentsPackage {}
