import AlmanacWidgetsNative
import Foundation
import WidgetBridge

/// Connects the module of the pod with the library that this app links; Info.plist names this class under `AlmanacBridge`.
final class AlmanacBridge: AlmanacBridging {
  private let group: AppGroup

  init(folder: URL, settings: UserDefaults) {
    let own = try? FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    group = AppGroup(folder: folder, settings: settings, ownFolder: own)
  }

  func answer(_ request: String) -> String { AllWidgets.answer(request) }
  func stored(_ name: String) throws -> String? { try group.stored(name) }
  func save(_ request: String) -> String { group.save(request) }
}
