import AlmanacCompiler
import Foundation
import SourceText
import Testing

/// The Xcode projects of Apps/ as they are in a fresh clone, and the template that they are made from.
///
/// Foundation reads the projects, so that another program than the compiler says whether they can be read.
struct ProjectTests {
  private static func read(_ path: String) throws -> Data {
    try Data(contentsOf: Project.root.appendingPathComponent(path))
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try read(path), as: UTF8.self)
  }

  /// Returns the members of a property list of any format, or of a file in JSON.
  private static func members(_ path: String) throws -> [String: Any] {
    let isJSON = path.hasSuffix(".json") || path.hasSuffix(".xcstrings")
    let value =
      isJSON
      ? try JSONSerialization.jsonObject(with: try read(path))
      : try PropertyListSerialization.propertyList(from: try read(path), format: nil)
    return try #require(value as? [String: Any], "\(path)")
  }

  private static func apps() throws -> [AppData.App] { try Project.data().apps.apps }

  /// Returns the ids in a text, which are 24 hexadecimal digits, as often as they are there.
  private static func ids(in text: some StringProtocol) -> [String] {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) }
    return text.utf8.split { !isDigit($0) }.filter { $0.count == 24 }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func theCommittedProjectsAreRight() throws {
    let package = try Self.text("Package.swift")
    var ids: Set<String> = []
    for app in try Self.apps() {
      let folder = "Apps/\(app.folder)"
      let path = "\(folder)/\(app.folder).xcodeproj/project.pbxproj"
      let objects = try #require(try Self.members(path)["objects"] as? [String: [String: Any]])
      let text = try Self.text(path)
      // Objects are two tabs deep. A second one with the same id would replace the first while the file is read.
      let defined = text.split(separator: "\n").filter { $0.hasPrefix("\t\t") && !$0.hasPrefix("\t\t\t") }
        .compactMap { Self.ids(in: $0).first }
      #expect(Set(defined) == Set(objects.keys) && defined.count == objects.count, "\(path)")
      #expect(defined.allSatisfy { ids.insert($0).inserted }, "\(path)")
      // Each id is that of an object, which is named where it is defined and where it is needed.
      let named = Dictionary(grouping: Self.ids(in: text)) { $0 }
      #expect(Set(named.keys) == Set(defined) && named.values.allSatisfy { $0.count > 1 }, "\(path)")
      for object in objects.values {
        let settings = object["buildSettings"] as? [String: Any] ?? [:]
        for key in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
          if let file = settings[key] as? String {
            #expect(try !Self.members("\(folder)/\(file)").isEmpty, "\(path): \(file)")
          }
        }
        if object["isa"] as? String == "XCSwiftPackageProductDependency" {
          let product = try #require(object["productName"] as? String)
          #expect(package.contains("widget(\"\(product)\""), "\(app.id): is there a library \(product)?")
        }
      }
      let scheme = try Self.text(
        "\(path.dropLast("project.pbxproj".count))xcshareddata/xcschemes/\(app.folder).xcscheme")
      for id in Self.ids(in: scheme) {
        #expect(objects[id]?["isa"] as? String == "PBXNativeTarget", "\(app.id)")
      }
      try checkBundle("\(folder)/App", of: app)
      try checkBundle("\(folder)/Widget", of: app)
    }
    #expect(!ids.isEmpty)
  }

  /// Checks that every file of a target's folder can be read, and that what they name is there.
  private func checkBundle(_ folder: String, of app: AppData.App) throws {
    let url = Project.root.appendingPathComponent(folder)
    let paths = try #require(FileManager.default.enumerator(atPath: url.path)).compactMap { $0 as? String }
    let readable = ["plist", "entitlements", "xcprivacy", "xcstrings", "json"]
    for path in paths where readable.contains(String(path.split(separator: ".").last ?? "")) {
      #expect(try !Self.members("\(folder)/\(path)").isEmpty, "\(folder)/\(path)")
    }
    #expect(
      try paths.contains { try $0.hasSuffix(".swift") && Self.text("\(folder)/\($0)").contains("@main") })
    let information = try Self.members("\(folder)/Info.plist")
    for font in information["UIAppFonts"] as? [String] ?? [] { #expect(paths.contains(font), "\(folder)") }
    // The catalogue of an app that no longer asks for anything would stay, as nothing in Apps/ is deleted.
    let usage = information.keys.filter { $0.hasSuffix("UsageDescription") }
    #expect(paths.contains("InfoPlist.xcstrings") == !usage.isEmpty, "\(folder)")
    let hasShortcuts = folder.hasSuffix("/App") && !app.phrases.isEmpty
    #expect(paths.contains("AppShortcuts.xcstrings") == hasShortcuts, "\(folder)")
    #expect(
      paths.contains("Localizable.xcstrings") == (hasShortcuts || folder.hasSuffix("/Widget")), "\(folder)")
    #expect(folder.hasSuffix("/Widget") || usage.count == app.usageTexts.count, "\(folder)")
  }

  /// The App Store requires an icon of 1024 pixels without transparency; what the system tints has one number for each pixel.
  @Test func everyAppHasAPictureForEachLookAndItsDrawing() throws {
    for app in try Self.apps() {
      let icon = "Apps/\(app.folder)/App/Assets.xcassets/AppIcon.appiconset"
      let images = try #require(try Self.members("\(icon)/Contents.json")["images"] as? [[String: Any]])
      let looks = images.map { ($0["appearances"] as? [[String: String]])?.first?["value"] }
      #expect(looks == [nil, "dark", "tinted"], "\(app.id)")
      for (image, look) in zip(images, looks) {
        let bytes = Array(try Self.read("\(icon)/\(try #require(image["filename"] as? String))"))
        // After the signature and the head of the first chunk: width, height, bits, and the kind of colours; 2 is red, green and
        // blue without transparency, 0 is grey.
        #expect(
          Array(bytes[16..<26]) == [0, 0, 4, 0, 0, 0, 4, 0, 8, look == "tinted" ? 0 : 2], "\(app.id)")
        #expect(bytes.count < 110_000, "\(app.id)")
      }
      let drawing = try Self.text("Apps/\(app.folder)/Icon.svg")
      #expect(drawing.contains("width=\"1024\" height=\"1024\""))
      // Apps/draw.sh makes this ground dark.
      #expect(drawing.contains("<linearGradient id=\"ground\""), "\(app.id)")
      // Text in the drawing would look different on a machine without the font.
      #expect(!drawing.contains("<text"), "\(app.id)")
    }
  }

  @Test func C_22_MQ_19_appsRunOnTheSystemsThatThePackageIsFor() throws {
    let version = try Project.data().apps.minimumIOS
    #expect(
      try Self.text("Package.swift").contains(".iOS(.v\(version.split(separator: ".")[0]))")
        && version.hasSuffix(".0"))
  }

  // MARK: - The template

  /// Returns the first app's files of a template with one file, whose app has the given fonts.
  private func files(_ name: String, _ text: String, fonts: [String] = []) throws -> [String: String] {
    var data = try Project.data()
    data.apps.apps = [data.apps.apps[0]]
    data.apps.apps[0].row["name"] = #"Lịch "A" & B"#
    data.apps.apps[0].carried[.font] = fonts
    let template = SourceTree([SourceFile(path: "Apps/Template/\(name)", text: text)])
    let files = try AppProjects(data, template: template).files()
    return Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
  }

  @Test func aLineIsThereOnceForEachValue() throws {
    let text = "<array>{if-font}\n <a>{font}: {folder}</a>\n</array>{if-font}\n<b>{language}</b>\n"
    let languages = "<b>vi</b>\n<b>zh-Hans</b>\n<b>en</b>\n<b>ko</b>\n<b>zh-Hant</b>\n"
    #expect(try files("a", text)["Apps/LichViet/a"] == languages)
    #expect(
      try files("a", text, fonts: ["1.ttf", "2.ttf"])["Apps/LichViet/a"]
        == "<array>\n <a>1.ttf: LichViet</a>\n <a>2.ttf: LichViet</a>\n</array>\n" + languages)
  }

  @Test func valuesAreWrittenAsTheFileNeedsThem() throws {
    let project = try files("{folder}.pbxproj", "a = {name}; b = {bundle}; c = {language};\n")
    #expect(
      project["Apps/LichViet/LichViet.pbxproj"]?.split(separator: "\n").prefix(2) == [
        #"a = "Lịch \"A\" & B"; b = vn.bradley.vietcalendar; c = vi;"#,
        #"a = "Lịch \"A\" & B"; b = vn.bradley.vietcalendar; c = "zh-Hans";"#,
      ])
    #expect(
      try files("a.plist", "<string>{name}</string>")["Apps/LichViet/a.plist"]
        == "<string>Lịch &quot;A&quot; &amp; B</string>")
  }

  @Test func aPlaceholderWithoutValuesIsReported() throws {
    let failure = #expect(throws: CompilationFailure.self) { try files("a", "one\ntwo {fond}\n") }
    let message = failure?.diagnostics.map { "\($0)" }.joined() ?? ""
    #expect(
      message.hasPrefix(
        "Apps/Template/a:2: error: placeholder {fond} is none of: build, bundle, entitlement, "))
    let none = #expect(throws: CompilationFailure.self) {
      try AppProjects(try Project.data(), template: SourceTree()).files()
    }
    #expect(none?.diagnostics.map { "\($0)" } == ["Apps/Template: error: no files"])
  }
}
