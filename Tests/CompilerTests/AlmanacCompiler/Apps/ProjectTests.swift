import AlmanacCompiler
import Foundation
import Testing

/// The Xcode projects of Apps/: generated ones for all apps, and the committed ones.
struct ProjectTests {
  private static let icon = "App/Assets.xcassets/AppIcon.appiconset/AppIcon.png"

  /// Returns the files of all apps' projects, committed or not; handwritten files have made-up content.
  private static func projects() throws -> [ProjectCheck] { try made.get() }

  private static let made = Result {
    var data = try Project.data()
    for index in data.apps.apps.indices { data.apps.apps[index].hasProject = true }
    let files = AppFiles(data).files()
    let libraries = Set(data.apps.apps.map(\.module))
    return try data.apps.apps.map { app in
      let folder = "Apps/\(app.folder)/"
      let own = files.filter { $0.path.hasPrefix(folder) }
      var made = Dictionary(
        own.map { (String($0.path.dropFirst(folder.count)), Array($0.text.utf8)) }
      ) { first, _ in first }
      for path in ["App/\(app.folder)App.swift", "Widget/\(app.folder)Widgets.swift"] {
        made[path] = Array("@main struct Made {}\n".utf8)
      }
      made[icon] = Array(try Data(contentsOf: Project.root.appendingPathComponent(folder + icon)))
      return ProjectCheck(app: app.folder, files: made, libraries: libraries)
    }
  }

  @Test func theProjectsOfAllAppsAreRight() throws {
    let projects = try Self.projects()
    #expect(projects.map(\.app) == ["LichViet", "InsolentBard", "MomiQ", "Solverv", "Sipli"])
    for project in projects { #expect(project.faults() == [], "\(project.app)") }
  }

  /// Tests the files of the committed projects, as in a fresh clone.
  @Test func theCommittedProjectsAreRight() throws {
    let data = try Project.data()
    let manifest = try String(
      contentsOf: Project.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let libraries = Set(data.apps.apps.map(\.module).filter { manifest.contains("widget(\"\($0)\"") })
    for app in data.apps.apps {
      #expect(
        app.hasProject == libraries.contains(app.module), "\(app.id): is there a library \(app.module)?")
      let folder = Project.root.appendingPathComponent("Apps/\(app.folder)")
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      #expect(app.hasProject == paths.contains("\(app.folder).xcodeproj/project.pbxproj"), "\(app.id)")
      guard app.hasProject else { continue }
      let files = paths.map {
        ($0, (try? Data(contentsOf: folder.appendingPathComponent($0))).map(Array.init) ?? [])
      }
      let check = ProjectCheck(
        app: app.folder, files: Dictionary(files) { first, _ in first }, libraries: libraries)
      #expect(check.faults() == [], "\(app.id)")
    }
  }

  @Test func everyAppHasAPictureAndItsDrawing() throws {
    for app in try Project.data().apps.apps {
      let folder = Project.root.appendingPathComponent("Apps/\(app.folder)")
      let picture = Array(try Data(contentsOf: folder.appendingPathComponent(Self.icon)))
      #expect(ProjectCheck.iconFault(picture) == nil, "\(app.id)")
      let drawing = try String(contentsOf: folder.appendingPathComponent("Icon.svg"), encoding: .utf8)
      #expect(drawing.contains("width=\"1024\" height=\"1024\""))
      // Text in the drawing would look different on a machine without the font.
      #expect(!drawing.contains("<text"), "\(app.id)")
    }
  }

  @Test func C_22_MQ_19_appsRunOnTheSystemsThatThePackageIsFor() throws {
    let manifest = try String(
      contentsOf: Project.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let version = try Project.data().apps.minimumIOS
    #expect(manifest.contains(".iOS(.v\(version.split(separator: ".")[0]))") && version.hasSuffix(".0"))
  }

  /// The expected digest comes from another program.
  @Test func idsAreOfWhatTheyStandForAndNeverMeet() throws {
    let projects = try Self.projects().map {
      String(decoding: $0.files["\($0.app).xcodeproj/project.pbxproj"] ?? [], as: UTF8.self)
    }
    let ids = try projects.map { text -> Set<String> in
      guard case .members(let objects)? = try OldStylePropertyList(parsing: text)["objects"] else {
        return []
      }
      return Set(objects.keys)
    }
    #expect(ids.allSatisfy { $0.count == 35 }, "\(ids.map(\.count))")
    #expect(ids.reduce(into: Set<String>()) { $0.formUnion($1) }.count == ids.reduce(0) { $0 + $1.count })
    // printf LichViet/project | sha256sum | cut -c 1-24
    #expect(ids[0].contains("AD4BE8D8A753AD745763B202"))
  }

  // MARK: - The check can fail

  /// A mistake in a file of the project of Solverv, which has all kinds of files, and the expected fault.
  struct Mistake: CustomTestStringConvertible {
    var path: String
    var old: String
    var new: String
    var fault: String
    var testDescription: String { "\(path): \(old) → \(new)" }
  }

  private static let project = "Solverv.xcodeproj/project.pbxproj"
  private static let scheme = "Solverv.xcodeproj/xcshareddata/xcschemes/Solverv.xcscheme"

  static let mistakes = [
    Mistake(path: project, old: "objectVersion = 77;", new: "objectVersion = 77", fault: "expected ;"),
    Mistake(
      path: project, old: "objectVersion = 77", new: "objectVersion = 56", fault: "objectVersion is not 77"),
    Mistake(
      path: project, old: "\t\t\tmainGroup = ", new: "\t\t\tmainGroup = 000000000000000000000000; x = ",
      fault: "no object 000000000000000000000000"),
    Mistake(
      path: project, old: "\t\t\tproductRefGroup", new: "\t\t\tprojectRoot = x; productRefGroup",
      fault: "projectRoot appears twice"),
    Mistake(
      path: project, old: "INFOPLIST_FILE = App/", new: "INFOPLIST_FILE = Ap/",
      fault: "Solverv: Ap/Info.plist is not a property list"),
    Mistake(
      path: project, old: "= Widget/SolvervWidgets.ent", new: "= Widget/Solverv.ent",
      fault: "SolvervWidgets: Widget/Solverv.entitlements is not a property list"),
    Mistake(path: project, old: "\t\t\t\tInfo.plist,\n", new: "", fault: "Info.plist is copied"),
    Mistake(
      path: project, old: "app.solverv.widget;", new: "app.solvervwidget;",
      fault: "'app.solvervwidget' does not begin with 'app.solverv.'"),
    Mistake(
      path: project, old: "SKIP_INSTALL = YES", new: "SKIP_INSTALL = NO", fault: "is installed beside the app"
    ),
    Mistake(
      path: project, old: "APPLICATION_EXTENSION_API_ONLY = YES", new: "APPLICATION_EXTENSION_API_ONLY = NO",
      fault: "calls what extensions may not"),
    Mistake(
      path: project, old: "dstSubfolderSpec = 13", new: "dstSubfolderSpec = 10",
      fault: "the extension is not embedded"),
    Mistake(
      path: project, old: "relativePath = ../..;", new: "relativePath = ..;",
      fault: "the package is not that of the repository"),
    Mistake(
      path: project, old: "productName = SolsticeWidget;", new: "productName = SunViews;",
      fault: "the package has no library SunViews"),
    Mistake(
      path: project, old: "CODE_SIGN_STYLE = Automatic;",
      new: "CODE_SIGN_STYLE = Automatic; DEVELOPMENT_TEAM = ABCDE12345;",
      fault: "a team that is not everybody's"),
    Mistake(
      path: project, old: "SKIP_INSTALL = YES;", new: "SKIP_INSTALL = YES; MARKETING_VERSION = 2.0;",
      fault: "MARKETING_VERSION of app and extension differ"),
    Mistake(
      path: project, old: "path = Widget;", new: "path = Extension;", fault: "no file with @main in Extension"
    ),
    Mistake(
      path: "Widget/SolvervWidgets.swift", old: "@main", new: "", fault: "no file with @main in Widget"),
    Mistake(
      path: "Widget/SolvervWidgets.entitlements", old: "group.app.solverv", new: "group.app.solver",
      fault: "app groups"),
    Mistake(
      path: "Widget/Info.plist", old: "widgetkit-extension", new: "share-services",
      fault: "is not a widget extension"),
    Mistake(path: "Widget/Info.plist", old: "<string>vi</string>", new: "", fault: "SolvervWidgets: speaks"),
    Mistake(
      path: "App/Info.plist", old: "CFBundleURLSchemes", new: "CFBundleURLScheme", fault: "has no links"),
    Mistake(
      path: "App/Info.plist", old: "<false/>", new: "<true/>", fault: "does not say that it encrypts nothing"),
    Mistake(path: "App/Info.plist", old: "</dict>", new: "", fault: "App/Info.plist is not a property list"),
    Mistake(
      path: "App/Info.plist", old: "<key>CFBundleURLTypes",
      new: "<key>UIAppFonts</key><array><string>a.ttf</string></array><key>CFBundleURLTypes",
      fault: "the font a.ttf is missing"),
    Mistake(path: "App/PrivacyInfo.xcprivacy", old: "C617.1", new: "DDA9.1", fault: "gives the reasons"),
    Mistake(path: "App/InfoPlist.xcstrings", old: "\"vi\"", new: "\"fr\"", fault: "has no text in vi"),
    Mistake(
      path: "App/InfoPlist.xcstrings", old: "\"zh-Hans\"", new: "\"zh\"", fault: "has no text in zh-Hans"),
    Mistake(
      path: "App/InfoPlist.xcstrings", old: "\"version\"", new: "version",
      fault: "is not a catalogue of texts"),
    Mistake(
      path: scheme, old: "BlueprintIdentifier = \"", new: "BlueprintIdentifier = \"0",
      fault: "the scheme builds"),
    Mistake(path: scheme, old: "</BuildAction>", new: "</Build>", fault: "is not XML"),
    Mistake(
      path: "App/Assets.xcassets/AppIcon.appiconset/Contents.json", old: "AppIcon.png", new: "Icon.png",
      fault: "Icon.png is missing"),
    Mistake(
      path: "App/Assets.xcassets/Contents.json", old: "{", new: "",
      fault: "the catalogue of pictures is not whole"),
  ]

  @Test(arguments: mistakes) func aMistakeIsFound(_ mistake: Mistake) throws {
    var check = try #require(try Self.projects().first { $0.app == "Solverv" })
    let text = String(decoding: check.files[mistake.path] ?? [], as: UTF8.self)
    #expect(text.contains(mistake.old), "the test is out of date")
    check.files[mistake.path] = Array(text.replacing(mistake.old, with: mistake.new, maxReplacements: 1).utf8)
    let faults = check.faults()
    #expect(faults.contains { $0.contains(mistake.fault) }, "\(faults)")
  }

  @Test func anObjectThatNothingLeadsToIsFound() throws {
    var check = try #require(try Self.projects().first)
    let path = "LichViet.xcodeproj/project.pbxproj"
    let text = String(decoding: check.files[path] ?? [], as: UTF8.self)
    let stray = "\tobjects = {\nFFFFFFFFFFFFFFFFFFFFFFFF = {isa = PBXGroup; };"
    check.files[path] = Array(text.replacing("\tobjects = {", with: stray).utf8)
    #expect(check.faults() == ["nothing leads to PBXGroup FFFFFFFFFFFFFFFFFFFFFFFF"])
  }

  @Test func aPictureOfAnotherFormIsFound() throws {
    let project = try #require(try Self.projects().first)
    let picture = try #require(project.files[Self.icon])
    for (index, value, fault) in [
      (0, 0, "is no PNG"), (18, 2, "is 512 by 1024"), (25, 6, "has 8 bits and colour type 6"),
    ] {
      var changed = picture
      changed[index] = UInt8(value)
      #expect(ProjectCheck.iconFault(changed) == fault)
    }
  }
}
