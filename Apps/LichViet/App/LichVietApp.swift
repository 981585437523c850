import LunarCalendarWidget
import LunarCalendarWidgetViews
import SwiftUI
import WidgetViews

/// Lịch Việt: the month with its lunar days, as the large widget has it.
@main
struct LichVietApp: App {
  var body: some Scene {
    WindowGroup {
      MonthScreen()
    }
  }
}

/// The month of today, or the one that a link leads to.
struct MonthScreen: View {
  @State private var month: YearMonth?

  var body: some View {
    // Today is another day after midnight, and when the app comes back after a night.
    TimelineView(.everyMinute) { _ in CalendarWidgetView(snapshot) }
      .onOpenURL { url in
        // What is no link of the app changes nothing.
        switch try? CalendarLink(text: url.absoluteString) {
        case .day(let date): month = YearMonth(of: date)
        case .month(let shown): month = shown
        case nil: break
        }
      }
  }

  private var snapshot: CalendarSnapshot {
    let surroundings = Surroundings.current
    return CalendarSystem.snapshot(
      of: CalendarSource.state(in: surroundings), configuration: CalendarConfiguration(month: month),
      at: surroundings.now(), in: surroundings.environment(WidgetFrame(.large)))
  }
}
