public import LunarCalendarWidget
public import SwiftUI
import WidgetViews

/// The calendar widget in every family.
public struct CalendarWidgetView: View {
  private let snapshot: CalendarSnapshot

  /// Makes a view of a snapshot.
  public init(_ snapshot: CalendarSnapshot) {
    self.snapshot = snapshot
  }

  /// The month, or the day, in the layout of the family.
  public var body: some View {
    WidgetRoot(CalendarSystem.self, snapshot) { content, layout, palette in
      switch (content, layout) {
      case (.month(let month), .month(let layout)): MonthView(month: month, layout: layout, palette: palette)
      case (.card(let card), .card(let layout)): CardView(card: card, layout: layout, palette: palette)
      case (.circle(let circle), .circle(let layout)):
        CircleView(circle: circle, layout: layout, palette: palette)
      case (.lines(let lines), .lines(let layout)): LinesView(lines: lines, layout: layout, palette: palette)
      case (.inline(let text), _): InlineText(text)
      default: EmptyView()
      }
    }
  }
}
