#if canImport(WidgetFoundation)
import Foundation
package import HydrationWidgetCore

extension AppGroup {
  /// Does what the app asks for with its drinks, and returns the answer.
  func saveDrinks(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let request = try DrinksRequest(request)
    do {
      return try request.saved(in: HydrationStore(folder: folder))
    } catch {
      switch DrinksError(error) {
      case .value(let error): throw .inAction(error)
      case .nothingToUndo: throw .notSaved("\(HydrationError.nothingToUndo)")
      case .store(let error): throw request.isReading ? .notRead("\(error)") : .notSaved("\(error)")
      }
    }
  }
}

/// The reason why a request about drinks was not done; nothing has changed then.
package enum DrinksError: Error {
  /// A value of the action does not fit the drinks that are there; the path is that in the action.
  case value(JSONValueError)
  /// There is no change that can be undone.
  case nothingToUndo
  /// A file could not be read or written.
  case store(StoreError)

  /// Creates the reason from an error of the store or of the log.
  init(_ error: any Error) {
    switch error {
    case let error as DrinksError: self = error
    case let error as StoreError: self = .store(error)
    case let error as JSONValueError: self = .value(error)
    case let error as HydrationError: self.init(error)
    case DocumentUpdateError<HydrationError>.refused(let error): self.init(error)
    case DocumentUpdateError<any Error>.refused(let error): self.init(error)
    case DocumentUpdateError<HydrationError>.store(let error),
      DocumentUpdateError<any Error>.store(let error):
      self = .store(error)
    default: self = .value(JSONValueError(expected: "an action that can be done", found: "\(error)"))
    }
  }

  private init(_ error: HydrationError) {
    func wrong(_ key: String, _ expected: String, _ found: String) -> DrinksError {
      .value(JSONValueError(expected: expected, found: found).inside(key))
    }
    self =
      switch error {
      case .log(let error): .store(error)
      case .nothingToUndo: .nothingToUndo
      case .text(let error): .value(error)
      case .duplicateID(let id): wrong("id", "an id that no drink has yet", JSON.string(id).text)
      case .unknownEntry(let id): wrong("id", "the id of a drink", JSON.string(String(id.prefix(60))).text)
      case .momentOutOfRange(let moment):
        wrong("date", "an instant on a day within the years 1 to 9999", moment)
      case .volume(let error): wrong("volumeML", "a volume that is allowed", "\(error)")
      case .outOfRange(let name, let value, let allowed): wrong(name, allowed, value)
      }
  }
}
#endif
