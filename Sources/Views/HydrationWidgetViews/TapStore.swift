import Foundation
import HydrationWidget
import WidgetViews

/// Keeps what is tapped in the widget until the app takes it in, and whether the last tap could not be kept.
struct TapStore {
  private let surroundings: Surroundings
  private let group = AppIdentifiers.sipli.group
  private let key = "hydrationFailedTap"

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// When the last tap was, if it could not be kept.
  var failedTap: Timestamp? {
    surroundings.setting(group, key).flatMap { Timestamp(String(decoding: $0, as: UTF8.self)) }
  }

  /// Adds a drink to the log of taps, or keeps when that failed.
  func tap(millilitres: Int, beverage: String) {
    let now = surroundings.now()
    do {
      let intake = try Intake(
        volume: Volume(millilitres: millilitres), beverage: Beverage(id: beverage))
      guard let moment = Timestamp(now) else { throw HydrationError.momentOutOfRange(now.description) }
      try HydrationStore(folder: surroundings.folder(group)).tap(
        id: UUID().uuidString, at: moment, intake, in: ZoneClock(surroundings.zone()))
      surroundings.keep(group, key, nil)
    } catch {
      surroundings.keep(group, key, Timestamp(now).map { Array($0.description.utf8) })
    }
  }
}
