import Foundation
import LunarCalendarWidgetCore
import TestSupport
import Testing
import WidgetFoundation

/// Settings that the app and the system stored, including those of other versions and damaged ones.
struct SettingsTests {
  private func state(_ text: String) -> CalendarState { CalendarState(parsing: Array(text.utf8)) }

  /// Only the unknown choice has its default; unknown members survive rewriting.
  @Test func C_09_anUnknownChoiceIsAsDeliveredAndSurvivesARewrite() throws {
    let text =
      #"{"calendar":"martian","dayBasis":7,"firstWeekday":6,"monthNaming":"traditional","theme":{"dark":true}}"#
    #expect(state(text).settings == CalendarSettings(monthNaming: .traditional, firstWeekday: .sunday))
    var stored = StoredSettings<CalendarSettings>(parsing: Array(text.utf8))
    #expect(stored.problems.count == 2)
    #expect(String(decoding: stored.bytes, as: UTF8.self) == text)
    stored.settings.dayBasis = .calendarZone
    #expect(
      String(decoding: stored.bytes, as: UTF8.self)
        == text.replacingOccurrences(of: "7", with: "\"calendarZone\""))
  }

  /// A group of a later version hides no other, and survives rewriting.
  @Test func anUnknownGroupOfFestivalsLeavesTheOthers() throws {
    let text = #"{"festivalGroups":["dog-days","heat-waves"]}"#
    var stored = StoredSettings<CalendarSettings>(parsing: Array(text.utf8))
    #expect(stored.settings.festivalGroups == [.dogDays] && stored.problems.isEmpty)
    stored.settings.festivalGroups = [.nineNines]
    #expect(
      String(decoding: stored.bytes, as: UTF8.self).contains(#""festivalGroups":["nine-nines","heat-waves"]"#)
    )
  }

  @Test func settingsComeBackAsTheyWere() throws {
    let all = CalendarSettings(
      calendar: .chinese, monthNaming: .modern, firstWeekday: .saturday, dayBasis: .calendarZone)
    #expect(
      all.json.text
        == #"{"calendar":"chinese","dayBasis":"calendarZone","firstWeekday":5,"monthNaming":"modern"}"#)
    #expect(state(all.json.text) == .loaded(all))
    #expect(CalendarSettings().json.text == #"{"dayBasis":"userZone","monthNaming":"modern"}"#)
    #expect(state("{}") == .loaded(CalendarSettings()))
  }

  @Test func settingsThatWereNeverStoredAreTheUsualOnesAndAllIsWell() throws {
    let widget = try Widget()
    for state in [CalendarState(parsing: nil), state(""), state("null")] {
      #expect(state == .missing)
      let snapshot = CalendarDefinition.snapshot(
        of: state, configuration: widget.configuration, at: try widget.moment("2026-02-17"),
        in: widget.environment)
      #expect(try snapshot == widget.snapshot("2026-02-17"))
    }
  }

  /// Unreadable settings are kept; the calendar uses the default settings and says so.
  @Test func C_20_unreadableSettingsAreKeptAndReported() throws {
    for text in ["[]", "{", "7", #"{"calendar":"#] {
      #expect(StoredSettings<CalendarSettings>(parsing: Array(text.utf8)).bytes == Array(text.utf8))
      guard case .unreadable = state(text) else {
        Issue.record("\(text) was read")
        continue
      }
      for family in Family.allCases {
        let widget = try Widget(family)
        let usual = try widget.snapshot("2026-02-17")
        let moment = try widget.moment("2026-02-17")
        let snapshot = CalendarDefinition.snapshot(
          of: state(text), configuration: widget.configuration, at: moment, in: widget.environment)
        let said = "Không đọc được cài đặt; đây là cài đặt ban đầu"
        #expect(snapshot.status == .failure(.unreadable))
        #expect(snapshot.accessibility.value == "\(usual.accessibility.value), \(said)")
        #expect(snapshot.page == usual.page && snapshot.family == usual.family)
        #expect(snapshot.facts?.note?.longest == said)
        switch family {
        case .small, .medium, .large: #expect(snapshot.drawing.text(named: "note")?.forms.longest == said)
        case .circular, .rectangular, .inline: #expect(snapshot.drawing == usual.drawing)
        }
        let schedule = CalendarDefinition.schedule(
          of: state(text), configuration: widget.configuration, from: moment, in: widget.environment)
        #expect(schedule == (try widget.schedule("2026-02-17")))
      }
    }
  }

  @Test func theConfigurationComesBackAsItWas() throws {
    let configuration = CalendarConfiguration(month: YearMonth(year: 2026, month: 2), rows: .six)
    #expect(configuration.json.text == #"{"month":"2026-02","rows":"six"}"#)
    for value in [configuration, CalendarConfiguration()] {
      #expect(try CalendarConfiguration(json: value.json) == value)
    }
    #expect(
      try CalendarConfiguration(json: .object(["month": .string("2026-13"), "rows": .integer(6)]))
        == CalendarConfiguration())
  }
}
