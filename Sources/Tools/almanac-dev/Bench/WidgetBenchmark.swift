import Foundation
import InsultWidget
import LunarCalendarWidget
import SolsticeWidget
import WidgetFoundation

/// The cost of a widget when the system requests its entries.
enum WidgetBenchmark {
  static func run() throws {
    guard let zone = TimeZone(identifier: "Asia/Ho_Chi_Minh") else { return }
    let now = Instant(secondsSince1970: 1_771_261_200)
    for family in [Family.medium, .large] {
      let environment = WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(family))
      let result = Measurement("calendar, \(family.rawValue): now and 14 days ahead", count: 1) {
        CalendarDefinition.entries(
          of: .loaded(CalendarSettings()), configuration: CalendarConfiguration(), from: now, in: environment
        ).count
      }
      print(result)
    }
    var settings = SolsticeSettings()
    settings.choose(SolsticePlace(try Coordinates(latitude: 21.03, longitude: 105.85)))
    let environment = WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(.large))
    print(
      Measurement("solstice, large: now and 7 days ahead with the Sun", count: 1) {
        SolsticeDefinition.entries(
          of: .loaded(settings), configuration: SolsticeConfiguration(showsSun: true), from: now,
          in: environment
        ).count
      })
    let medium = WidgetEnvironment(zone: zone, language: .vietnamese, frame: WidgetFrame(.medium))
    let result = Measurement("insult, medium: now and 95 slots ahead", count: 1) {
      InsultDefinition.entries(
        of: .loaded(InsultChoices(InsultSettings(interval: .quarterHour))),
        configuration: InsultConfiguration(),
        from: now, in: medium
      ).count
    }
    print(result)
  }
}
