import Foundation
import HydrationWidget
import WidgetViews

/// Logs taps of the widget, and whether the last tap could not be kept.
struct TapStore {
  private let services: SystemServices
  private let group = AppIdentifiers.sipli.group
  private let key = "hydrationFailedTap"

  init(_ services: SystemServices) {
    self.services = services
  }

  /// The time of the last tap if it could not be kept; otherwise `nil`.
  var failedTap: Timestamp? {
    services.setting(group, key).flatMap { Timestamp(String(decoding: $0, as: UTF8.self)) }
  }

  /// Logs a drink, or records the time of a failure.
  func tap(millilitres: Int, beverage: String) {
    let now = services.now()
    do {
      let intake = try Intake(
        volume: Volume(millilitres: millilitres), beverage: Beverage(id: beverage))
      guard let moment = Timestamp(now) else { throw HydrationError.momentOutOfRange(now.description) }
      try HydrationStore(folder: services.folder(group)).tap(
        at: moment, intake, in: services.zone())
      services.save(group, key, nil)
    } catch {
      services.save(group, key, Timestamp(now).map { Array($0.description.utf8) })
    }
  }
}
