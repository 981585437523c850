import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The faults of an Xcode project that can be found without Xcode.
struct ProjectCheck: Sendable {
  /// The name of the folder below Apps/, and of the app.
  let app: String
  /// The bytes of the files in the folder, by their relative paths.
  var files: [String: [UInt8]]
  /// The libraries that the package has.
  var libraries: Set<String>

  private static let languages = ["en", "vi", "zh-Hans"]

  /// Returns the faults in words; an empty list if there are none.
  func faults() -> [String] {
    let path = "\(app).xcodeproj/project.pbxproj"
    do {
      guard let bytes = files[path] else { return ["\(path) is missing"] }
      let project = try OldStylePropertyList(parsing: String(decoding: bytes, as: UTF8.self))
      guard case .members(let objects)? = project["objects"], let root = project["rootObject"]?.text else {
        return ["\(path) has no objects"]
      }
      let graph = Graph(objects: objects, root: root)
      return (project["objectVersion"]?.text == "77" ? [] : ["objectVersion is not 77"]) + graph.faults()
        + graph.targets.flatMap { faults(of: $0, in: graph) } + faults(between: graph) + schemeFaults(graph)
        + textFaults() + iconFaults()
    } catch {
      return ["\(path): \(error)"]
    }
  }

  // MARK: - Objects

  /// The objects of a project by their ids.
  private struct Graph {
    var objects: [String: OldStylePropertyList]
    var root: String

    struct Target {
      var id: String
      var name: String
      var isExtension: Bool
      /// The settings by configuration; a target's own setting replaces that of the project.
      var settings: [String: [String: String]]
      /// The folder of the target, beside the project.
      var folder: String
      var object: OldStylePropertyList
    }

    private static func isID(_ text: String) -> Bool {
      text.utf8.count == 24 && text.allSatisfy { $0.isHexDigit && !$0.isLowercase }
    }

    /// Returns ids without an object, and objects that are not referenced.
    func faults() -> [String] {
      var reached: Set<String> = []
      var faults: [String] = []
      var next = [root]
      while let id = next.popLast() {
        guard reached.insert(id).inserted else { continue }
        guard let object = objects[id] else {
          faults.append("no object \(id)")
          continue
        }
        next += object.allTexts.filter(Self.isID)
      }
      let left = objects.keys.filter { !reached.contains($0) }.sorted()
      return faults + left.map { "nothing leads to \(objects[$0]?["isa"]?.text ?? "") \($0)" }
    }

    func objects(_ isa: String) -> [OldStylePropertyList] {
      objects.sorted { $0.key < $1.key }.map(\.value).filter { $0["isa"]?.text == isa }
    }

    private func settings(_ list: OldStylePropertyList?) -> [String: [String: String]] {
      let ids = list?.text.flatMap { objects[$0] }?["buildConfigurations"]?.texts ?? []
      let pairs = ids.compactMap { id -> (String, [String: String])? in
        guard let object = objects[id], let name = object["name"]?.text,
          case .members(let members)? = object["buildSettings"]
        else { return nil }
        return (name, members.compactMapValues(\.text))
      }
      return Dictionary(pairs) { first, _ in first }
    }

    var targets: [Target] {
      let common = settings(objects[root]?["buildConfigurationList"])
      return (objects[root]?["targets"]?.texts ?? []).compactMap { id in
        guard let object = objects[id], let name = object["name"]?.text else { return nil }
        let own = settings(object["buildConfigurationList"])
        let folder = object["fileSystemSynchronizedGroups"]?.texts.first.flatMap { objects[$0] }?["path"]?
          .text
        return Target(
          id: id, name: name,
          isExtension: object["productType"]?.text == "com.apple.product-type.app-extension",
          settings: own.merging(common) { $1.merging($0) { _, own in own } },
          folder: folder ?? "", object: object)
      }
    }
  }

  // MARK: - A target

  private func faults(of target: Graph.Target, in graph: Graph) -> [String] {
    var faults: [String] = []
    func demand(_ isRight: Bool, _ fault: String) {
      if !isRight { faults.append("\(target.name): \(fault)") }
    }
    demand(
      files.keys.contains {
        $0.hasPrefix("\(target.folder)/") && $0.hasSuffix(".swift") && text($0)?.contains("@main") == true
      },
      "no file with @main in \(target.folder)")
    demand(Set(target.settings.keys) == ["Debug", "Release"], "not the settings Debug and Release")
    for settings in target.settings.values {
      demand(settings["DEVELOPMENT_TEAM"] == nil, "a team that is not everybody's")
      demand(settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil, "no oldest version of iOS")
      if target.isExtension {
        demand(settings["APPLICATION_EXTENSION_API_ONLY"] == "YES", "calls what extensions may not")
        demand(settings["SKIP_INSTALL"] == "YES", "is installed beside the app")
      }
      for key in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
        let path = settings[key] ?? "no \(key)"
        demand(propertyList(path) != nil, "\(path) is not a property list")
        demand(
          exceptions(of: target, in: graph).contains("\(path.dropFirst(target.folder.count + 1))"),
          "\(path) is copied")
      }
    }
    let information = propertyList("\(target.folder)/Info.plist") ?? [:]
    let languages = information["CFBundleLocalizations"] as? [String] ?? []
    demand(Self.languages.allSatisfy(languages.contains), "speaks \(languages)")
    if target.isExtension {
      let point = (information["NSExtension"] as? [String: String])?["NSExtensionPointIdentifier"]
      demand(point == "com.apple.widgetkit-extension", "is not a widget extension")
    } else {
      let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
      demand(types.contains { ($0["CFBundleURLSchemes"] as? [String])?.isEmpty == false }, "has no links")
      demand(
        information["ITSAppUsesNonExemptEncryption"] as? Bool == false,
        "does not say that it encrypts nothing")
    }
    for font in information["UIAppFonts"] as? [String] ?? [] {
      demand(files["\(target.folder)/\(font)"] != nil, "the font \(font) is missing")
    }
    let privacy = propertyList("\(target.folder)/PrivacyInfo.xcprivacy") ?? [:]
    let reasons = (privacy["NSPrivacyAccessedAPITypes"] as? [[String: Any]] ?? []).flatMap {
      $0["NSPrivacyAccessedAPITypeReasons"] as? [String] ?? []
    }
    demand(Set(reasons) == ["1C8F.1", "C617.1"], "gives the reasons \(reasons)")
    let products = (target.object["packageProductDependencies"]?.texts ?? []).compactMap {
      graph.objects[$0]?["productName"]?.text
    }
    demand(!products.isEmpty, "links nothing of the package")
    for product in products { demand(libraries.contains(product), "the package has no library \(product)") }
    return faults
  }

  /// Returns the files in a target's folder that are not copied into its bundle.
  private func exceptions(of target: Graph.Target, in graph: Graph) -> Set<String> {
    let sets = graph.objects("PBXFileSystemSynchronizedBuildFileExceptionSet")
    return Set(
      sets.filter { $0["target"]?.text == target.id }.flatMap { $0["membershipExceptions"]?.texts ?? [] })
  }

  // MARK: - App and extension

  private func faults(between graph: Graph) -> [String] {
    guard let app = graph.targets.first(where: { !$0.isExtension }),
      let widget = graph.targets.first(where: \.isExtension), graph.targets.count == 2
    else { return ["not an app and an extension"] }
    var faults: [String] = []
    for name in ["Debug", "Release"] {
      let (own, other) = (app.settings[name, default: [:]], widget.settings[name, default: [:]])
      let (id, widgetID) = (own["PRODUCT_BUNDLE_IDENTIFIER"] ?? "", other["PRODUCT_BUNDLE_IDENTIFIER"] ?? "")
      if id.isEmpty || !widgetID.hasPrefix(id + ".") {
        faults.append("'\(widgetID)' does not begin with '\(id).'")
      }
      for key in ["MARKETING_VERSION", "CURRENT_PROJECT_VERSION"]
      where own[key] == nil || own[key] != other[key] {
        faults.append("\(key) of app and extension differ")
      }
    }
    let groups = [app, widget].map { target -> [String] in
      let path = target.settings["Release"]?["CODE_SIGN_ENTITLEMENTS"] ?? ""
      return propertyList(path)?["com.apple.security.application-groups"] as? [String] ?? []
    }
    if groups[0].isEmpty || groups[0] != groups[1] || !groups[0].allSatisfy({ $0.hasPrefix("group.") }) {
      faults.append("app groups \(groups[0]) and \(groups[1])")
    }
    let embeds = graph.objects("PBXCopyFilesBuildPhase").filter { $0["dstSubfolderSpec"]?.text == "13" }
      .flatMap { $0["files"]?.texts ?? [] }.compactMap { graph.objects[$0]?["fileRef"]?.text }
    if embeds != [widget.object["productReference"]?.text ?? ""] {
      faults.append("the extension is not embedded")
    }
    let dependencies = (app.object["dependencies"]?.texts ?? []).compactMap {
      graph.objects[$0]?["target"]?.text
    }
    if dependencies != [widget.id] { faults.append("the app does not wait for the extension") }
    if graph.objects("XCLocalSwiftPackageReference").map({ $0["relativePath"]?.text }) != ["../.."] {
      faults.append("the package is not that of the repository")
    }
    return faults
  }

  private func schemeFaults(_ graph: Graph) -> [String] {
    let path = "\(app).xcodeproj/xcshareddata/xcschemes/\(app).xcscheme"
    guard let bytes = files[path] else { return ["\(path) is missing"] }
    let parser = XMLParser(data: Data(bytes))
    guard parser.parse(), parser.parserError == nil else { return ["\(path) is not XML"] }
    let ids = (text(path) ?? "").split(separator: "\n").filter { $0.contains("BlueprintIdentifier = ") }
      .compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) }
    let target = graph.targets.first { !$0.isExtension }?.id ?? ""
    return ids.isEmpty || Set(ids) != [target] ? ["the scheme builds \(ids), not \(target)"] : []
  }

  // MARK: - Catalogues

  /// Returns texts that are missing in a language.
  private func textFaults() -> [String] {
    files.keys.filter { $0.hasSuffix(".xcstrings") }.sorted().flatMap { path -> [String] in
      guard let catalogue = json(path), let strings = catalogue["strings"] as? [String: [String: Any]] else {
        return ["\(path) is not a catalogue of texts"]
      }
      return strings.sorted { $0.key < $1.key }.flatMap { key, entry in
        let texts = entry["localizations"] as? [String: [String: [String: String]]] ?? [:]
        return Self.languages.filter { texts[$0]?["stringUnit"]?["value"]?.isEmpty != false }.map {
          "\(path): '\(key)' has no text in \($0)"
        }
      }
    }
  }

  /// Returns the faults of the icon.
  ///
  /// The App Store requires an icon of 1024 pixels without transparency.
  private func iconFaults() -> [String] {
    let folder = "App/Assets.xcassets/AppIcon.appiconset"
    let images = json("\(folder)/Contents.json")?["images"] as? [[String: String]] ?? []
    guard images.count == 1, let name = images[0]["filename"], images[0]["size"] == "1024x1024" else {
      return ["\(folder) does not name one picture"]
    }
    guard json("App/Assets.xcassets/AccentColor.colorset/Contents.json") != nil,
      json("App/Assets.xcassets/Contents.json") != nil
    else { return ["the catalogue of pictures is not whole"] }
    guard let bytes = files["\(folder)/\(name)"] else { return ["\(folder)/\(name) is missing"] }
    return Self.iconFault(bytes).map { ["\(name): \($0)"] } ?? []
  }

  /// Returns the fault of an app icon; `nil` if there is none.
  static func iconFault(_ bytes: [UInt8]) -> String? {
    // Signature, then the chunk IHDR: width, height, bits, colour type (2: red, green and blue without transparency).
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    guard bytes.count > 33, bytes.starts(with: signature + Array("IHDR".utf8)) else { return "is no PNG" }
    let sizes = [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard sizes == [1024, 1024] else { return "is \(sizes[0]) by \(sizes[1])" }
    guard bytes[24] == 8, bytes[25] == 2 else { return "has \(bytes[24]) bits and colour type \(bytes[25])" }
    return nil
  }

  // MARK: - Files

  private func text(_ path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }

  private func json(_ path: String) -> [String: Any]? {
    files[path].flatMap { try? JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] }
  }

  /// Returns the members of an XML property list.
  private func propertyList(_ path: String) -> [String: Any]? {
    files[path].flatMap { bytes in
      var format = PropertyListSerialization.PropertyListFormat.xml
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: &format)
      return format == .xml ? list as? [String: Any] : nil
    }
  }
}
