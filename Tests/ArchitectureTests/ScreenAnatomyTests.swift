import Foundation
import TestSupport
import Testing

/// Whoever knows the screen of one app knows those of all: the same files, the same types, one way to speak to a model.
struct ScreenAnatomyTests {
  private static let apps = [
    "Budget": "MomiQ", "Calendar": "LichViet", "Hydration": "Sipli", "Insult": "InsolentBard",
    "Solstice": "Solverv",
  ]

  /// Files in other places or of other names, and the reasons.
  private static let exceptions: [String: (path: String, reason: String)] = [
    "SolsticeScreens/SolsticeScreen.swift": (
      "Sources/Widgets/SolsticeWidgetCore/SolsticeScreen.swift",
      "it is built from texts and sentences that only the module of the widget knows"
    ),
    "HydrationScreens/HydrationStore.swift": (
      "Sources/Views/HydrationScreens/DrinkStore.swift", "Hydration has a HydrationStore"
    ),
  ]

  private static func path(_ app: String, _ role: String) -> String {
    let file = "\(app)Screens/\(app)\(role).swift"
    return exceptions[file]?.path ?? "Sources/Views/\(file)"
  }

  @Test func everyAppHasTheSameFiles() throws {
    for (app, folder) in Self.apps {
      let roles = ["Model", "Screen", "ScreenView", "Source", "Store"]
      let files = Set(Repository.swiftFiles(below: "Sources/Views/\(app)Screens"))
      let others = files.subtracting(roles.map { Self.path(app, $0) })
      for role in roles {
        let path = Self.path(app, role)
        #expect(Repository.swiftFiles(below: "Sources").contains(path), "\(path)")
      }
      // A part of a file that would be too long.
      #expect(others.allSatisfy { $0.contains("Screen+") }, "\(others)")
      // The app itself has nothing but the services of its device, and what the system looks for nowhere else.
      let own = Repository.swiftFiles(below: "Apps/\(folder)/App").map { $0.split(separator: "/").last ?? "" }
      #expect(
        Set(own).subtracting(["DeviceLocation.swift", "\(folder)Shortcuts.swift"]) == ["\(folder)App.swift"])
    }
    let folders = Repository.swiftFiles(below: "Sources/Views").map { String($0.split(separator: "/")[2]) }
    let libraries = Repository.swiftFiles(below: "Sources/Widgets").compactMap {
      Layers.widgetLibrary(of: String($0.split(separator: "/")[2]))
    }
    let screens = Self.apps.keys.map { "\($0)Screens" }
    #expect(Set(folders) == Set(screens).union(libraries).union(["WidgetViews"]))
  }

  @Test func theContentOfAScreenKnowsNoView() throws {
    for app in Self.apps.keys {
      let parts = Repository.swiftFiles(below: "Sources/Views/\(app)Screens").filter {
        $0.contains("Screen+")
      }
      for path in [Self.path(app, "Screen")] + parts {
        #expect(try Repository.imports(path).isDisjoint(with: Layers.appleFrameworks), "\(path)")
      }
    }
  }

  /// A model has one way to be told what to do, besides the fields of its forms.
  @Test func aModelIsSpokenToByItsActions() throws {
    for app in Self.apps.keys {
      let path = Self.path(app, "Model")
      let lines = try Repository.lines(path)
      #expect(lines.contains("public struct \(app)Model: ScreenModel {"), "\(path)")
      let functions = lines.filter { $0.contains("public mutating func ") }
        .map { $0.drop { $0 == " " }.prefix { $0 != "(" } }
      #expect(
        functions.sorted()
          == ["public mutating func act", "public mutating func open", "public mutating func refresh"],
        "\(path)")
      let text = try Repository.text(Self.path(app, "ScreenView"))
      #expect(text.components(separatedBy: ".refreshing(model)").count == 2, "\(app)")
    }
  }
}
