import BudgetScreens
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// MomiQ: the remaining budget, the contents of the widgets' document, and the import of spending.
@main
struct MomiQApp: App {
  @State private var model = BudgetModel()
  @State private var isChoosing = false

  var body: some Scene {
    WindowGroup {
      BudgetScreenView($model) { isChoosing = true }
        .fileImporter(
          isPresented: $isChoosing, allowedContentTypes: [.commaSeparatedText, .json, .plainText]
        ) {
          model.act(.importFile((try? $0.get()).flatMap { Self.bytes(of: $0) }))
        }
    }
  }

  /// Returns the contents of the file that the user has chosen; `nil` if it cannot be opened.
  private static func bytes(of url: URL) -> [UInt8]? {
    let isScoped = url.startAccessingSecurityScopedResource()
    defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
    return (try? Data(contentsOf: url)).map { Array($0) }
  }
}
