#if canImport(WidgetFoundation)
import Documents
import Foundation
import HydrationWidgetCore
import WidgetFoundation

extension AppGroup {
  /// Runs a request of the app about its drinks, and returns the answer.
  func saveDrinks(_ request: SaveRequest) throws(BridgeError) -> JSON {
    let store: HydrationStore
    let drinks = try DrinksRequest(request)
    do throws(StoreError) { store = try HydrationStore(folder: folder) } catch {
      throw request.refusal(error)
    }
    return try drinks.saved(in: store)
  }
}

extension SaveRequest {
  /// The sentences about drinks.
  var drinks: HydrationRefusals { HydrationRefusals(HydrationTexts(language), isPathNamed: isOfCommand) }

  /// Returns the bridge's error for an error of an action on drinks; the path of a value is its path in the action.
  func drinksError(_ error: any Error) -> BridgeError {
    let refusals = drinks
    switch error {
    case let error as StoreError: return refusal(error)
    case DocumentUpdateError<any Error>.store(let error): return refusal(error)
    case DocumentUpdateError<any Error>.refused(let error): return drinksError(error)
    case var error as JSONValueError:
      if let typed {
        error = error.path.reversed().reduce(JSONValueError(expected: error.expectation, found: typed)) {
          $0.inside($1)
        }
      }
      return refusals.refusal(error).map(BridgeError.refused) ?? .inAction(error)
    case let error as HydrationError: return .refused(refusals.refusal(error))
    case DocumentUpdateError<HydrationError>.store(let error): return refusal(error)
    case DocumentUpdateError<HydrationError>.refused(let error): return .refused(refusals.refusal(error))
    case let error as VolumeError: return .refused(refusals.refusal(.volume(error)))
    default: return error as? BridgeError ?? .unexpected("\(error)")
    }
  }
}
#endif
