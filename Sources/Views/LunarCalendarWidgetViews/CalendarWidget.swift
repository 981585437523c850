import LunarCalendarWidget
public import SwiftUI
import WidgetKit
import WidgetViews

/// The calendar widget of Lịch Việt.
public struct CalendarWidget: Widget {
  /// The widget.
  public init() {}

  /// Its kind, provider, view, texts and families.
  public var body: some WidgetConfiguration {
    let identity = CalendarSystem.identity
    let language = Language(Surroundings.current.locale())
    return AppIntentConfiguration(
      kind: identity.kind, intent: CalendarIntent.self, provider: SnapshotProvider<CalendarSource>()
    ) { entry in
      CalendarWidgetView(entry.snapshot)
    }
    .configurationDisplayName(CalendarSystem.name(in: language))
    .description(CalendarSystem.summary(in: language))
    .supportedFamilies(identity.widgetFamilies)
    // The layout has margins of its own, which give way where a month has six weeks.
    .contentMarginsDisabled()
  }
}
