import Foundation
import SolsticeScreens
import SolsticeWidgetCore
import Testing
import WidgetFoundation

/// The solstice widget with convenient access for tests.
struct Widget {
  var settings = SolsticeSettings()
  var configuration = SolsticeConfiguration()
  var environment: WidgetEnvironment

  init(
    _ family: Family = .medium, zone: String = "Asia/Ho_Chi_Minh", language: Language = .english,
    size: PointSize? = nil
  ) throws {
    let frame = size.map { WidgetFrame(family: family, size: $0) } ?? WidgetFrame(family)
    environment = WidgetEnvironment(
      zone: try #require(TimeZone(identifier: zone)), language: language, frame: frame)
  }

  static func moment(_ text: String) throws -> Instant { try #require(Instant(text), "\(text)") }

  func snapshot(_ text: String) throws -> SolsticeSnapshot {
    SolsticeDefinition.snapshot(
      of: .loaded(settings), configuration: configuration, at: try Self.moment(text), in: environment)
  }

  func facts(_ text: String) throws -> SolsticeFacts { try #require(try snapshot(text).facts) }

  func drawing(_ text: String) throws -> Drawing { try facts(text).drawing(in: environment.frame) }

  func schedule(_ text: String) throws -> Schedule {
    SolsticeDefinition.schedule(
      of: .loaded(settings), configuration: configuration, from: try Self.moment(text), in: environment)
  }

  func screen(_ text: String, only season: Season? = nil) throws -> SolsticeScreen {
    try SolsticeScreen(
      of: settings, configuration: configuration, at: try Self.moment(text), in: environment, only: season)
  }

  func countdown(_ text: String) throws -> SolsticeCountdown {
    try SolsticeCountdown(at: try Self.moment(text), in: environment.days)
  }
}
