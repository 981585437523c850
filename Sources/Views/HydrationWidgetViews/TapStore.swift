import Foundation
import HydrationWidget
import WidgetViews

/// Logs taps of the widget, and whether the last tap could not be kept.
struct TapStore {
  private let surroundings: Surroundings
  private let group = AppIdentifiers.sipli.group
  private let key = "hydrationFailedTap"

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// The time of the last tap if it could not be kept; otherwise `nil`.
  var failedTap: Timestamp? {
    surroundings.setting(group, key).flatMap { Timestamp(String(decoding: $0, as: UTF8.self)) }
  }

  /// Logs a drink, or records the time of a failure.
  func tap(millilitres: Int, beverage: String) {
    let now = surroundings.now()
    do {
      let intake = try Intake(
        volume: Volume(millilitres: millilitres), beverage: Beverage(id: beverage))
      guard let moment = Timestamp(now) else { throw HydrationError.momentOutOfRange(now.description) }
      try HydrationStore(folder: surroundings.folder(group)).tap(
        at: moment, intake, in: surroundings.zone())
      surroundings.save(group, key, nil)
    } catch {
      surroundings.save(group, key, Timestamp(now).map { Array($0.description.utf8) })
    }
  }
}
