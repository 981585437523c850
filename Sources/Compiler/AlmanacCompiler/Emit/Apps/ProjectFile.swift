/// The Xcode project of an app with its widget extension.
///
/// Its folders are synchronised with the disk, so that adding or removing a file does not change the project.
/// Ids are derived from what they identify, so the text changes only if its facts change.
struct ProjectFile {
  private enum Target: String, CaseIterable {
    case app, widget

    /// The folder of the target's files, beside the project.
    var folder: String { self == .app ? "App" : "Widget" }
    var productKind: String { self == .app ? "application" : "app-extension" }
    var fileKind: String { self == .app ? "wrapper.application" : "wrapper.app-extension" }
    var productSuffix: String { self == .app ? "app" : "appex" }
  }

  private enum Configuration: String, CaseIterable {
    case debug = "Debug"
    case release = "Release"
  }

  private enum Phase: String, CaseIterable {
    case sources = "Sources"
    case frameworks = "Frameworks"
    case resources = "Resources"

    var isa: String { "PBX\(rawValue)BuildPhase" }
  }

  private let app: AppData.App
  private let minimumIOS: String
  /// The tags of the app's languages.
  private let languages: [String]

  init(_ app: AppData.App, minimumIOS: String, languages: [String]) {
    self.app = app
    self.minimumIOS = minimumIOS
    self.languages = languages
  }

  /// The path of the package, relative to the folder of the project.
  private static let package = "../.."
  /// The version of Xcode that last upgraded the project; Xcode suggests an update for older ones.
  private static let lastUpgrade = "2600"
  private static let everyAction = ProjectValue.text("2147483647")
  private static let embedName = "Embed Foundation Extensions"
  /// The code of the destination folder for extensions in a bundle.
  private static let plugInsFolder = ProjectValue.text("13")

  /// The id of the app target, which schemes need.
  var appID: String { target(.app).id }

  func text() -> String {
    ProjectText.source(of: objects(), root: project)
  }

  private func objects() -> [ProjectObject] {
    var objects = [
      projectObject, mainGroup, productsGroup, packageObject, embedBuildFile, embedPhaseObject, proxyObject,
      dependencyObject,
    ]
    objects += configurations(of: nil)
    for target in Target.allCases {
      objects += [
        targetObject(target), productObject(target), folderObject(target), exceptionsObject(target),
      ]
      objects += [packageProductObject(of: target), packageProductBuildFile(of: target)]
      objects += Phase.allCases.map { phaseObject($0, of: target) } + configurations(of: target)
    }
    return objects
  }

  // MARK: - References

  private func reference(_ what: String, _ comment: String) -> ProjectObject.Reference {
    let digest = SHA256.hexDigest(of: Array("\(app.folder)/\(what)".utf8))
    return .init(id: digest.prefix(24).uppercased(), comment: comment)
  }

  private var project: ProjectObject.Reference { reference("project", "Project object") }
  private var products: ProjectObject.Reference { reference("products", "Products") }
  private var packageReference: ProjectObject.Reference {
    reference("package", "XCLocalSwiftPackageReference \"\(Self.package)\"")
  }
  private var embedPhase: ProjectObject.Reference { reference("embed phase", Self.embedName) }
  private var embedFile: ProjectObject.Reference {
    reference("embed", "\(productName(.widget)) in \(Self.embedName)")
  }
  private var proxy: ProjectObject.Reference { reference("proxy", "PBXContainerItemProxy") }
  private var dependency: ProjectObject.Reference { reference("dependency", "PBXTargetDependency") }

  private func name(_ target: Target) -> String { target == .app ? app.folder : app.extensionName }
  private func productName(_ target: Target) -> String { "\(name(target)).\(target.productSuffix)" }
  private func target(_ target: Target) -> ProjectObject.Reference { reference("\(target)", name(target)) }
  private func product(_ target: Target) -> ProjectObject.Reference {
    reference("\(target) product", productName(target))
  }
  private func folder(_ target: Target) -> ProjectObject.Reference {
    reference("\(target) folder", target.folder)
  }
  private func exceptions(_ target: Target) -> ProjectObject.Reference {
    reference(
      "\(target) exceptions", "Exceptions for \"\(target.folder)\" folder in \"\(name(target))\" target")
  }
  /// The product of the package that a target links: the app's module, with the views of its widgets.
  private func packageProduct(of target: Target) -> ProjectObject.Reference {
    reference("\(target) \(app.module)", app.module)
  }
  private func packageProductFile(of target: Target) -> ProjectObject.Reference {
    reference("\(target) \(app.module) file", "\(app.module) in Frameworks")
  }
  private func phase(_ phase: Phase, of target: Target) -> ProjectObject.Reference {
    reference("\(target) \(phase)", phase.rawValue)
  }
  /// Returns the reference to the settings of a target, or of the project.
  private func configurationList(of target: Target?) -> ProjectObject.Reference {
    let owner = target.map { "PBXNativeTarget \"\(name($0))\"" } ?? "PBXProject \"\(app.folder)\""
    return reference("\(target?.rawValue ?? "project") list", "Build configuration list for \(owner)")
  }
  private func configuration(_ configuration: Configuration, of target: Target?) -> ProjectObject.Reference {
    reference("\(target?.rawValue ?? "project") \(configuration)", configuration.rawValue)
  }

  // MARK: - Objects

  private var projectObject: ProjectObject {
    ProjectObject(
      reference: project, isa: "PBXProject",
      members: [
        "attributes": .members([
          "BuildIndependentTargetsInParallel": .text("1"), "LastSwiftUpdateCheck": .text(Self.lastUpgrade),
          "LastUpgradeCheck": .text(Self.lastUpgrade),
        ]),
        "buildConfigurationList": .object(configurationList(of: nil)),
        "developmentRegion": .text(AppReader.sourceLanguage), "hasScannedForEncodings": .zero,
        "knownRegions": .texts(languages + ["Base"]), "mainGroup": .object(mainGroup.reference),
        "minimizedProjectReferenceProxies": .text("1"), "packageReferences": .objects([packageReference]),
        "preferredProjectObjectVersion": .text("77"), "productRefGroup": .object(products),
        "projectDirPath": .text(""), "projectRoot": .text(""),
        "targets": .objects(Target.allCases.map(target)),
      ])
  }

  private var mainGroup: ProjectObject {
    ProjectObject(
      reference: reference("main group", ""), isa: "PBXGroup",
      members: [
        "children": .objects(Target.allCases.map(folder) + [products]), "sourceTree": .text("<group>"),
      ])
  }

  private var productsGroup: ProjectObject {
    ProjectObject(
      reference: products, isa: "PBXGroup",
      members: [
        "children": .objects(Target.allCases.map(product)), "name": .text("Products"),
        "sourceTree": .text("<group>"),
      ])
  }

  private var packageObject: ProjectObject {
    ProjectObject(
      reference: packageReference, isa: "XCLocalSwiftPackageReference",
      members: ["relativePath": .text(Self.package)])
  }

  private var embedBuildFile: ProjectObject {
    ProjectObject(
      reference: embedFile, isa: "PBXBuildFile",
      members: [
        "fileRef": .object(product(.widget)),
        "settings": .members(["ATTRIBUTES": .texts(["RemoveHeadersOnCopy"])]),
      ])
  }

  private var embedPhaseObject: ProjectObject {
    ProjectObject(
      reference: embedPhase, isa: "PBXCopyFilesBuildPhase",
      members: [
        "buildActionMask": Self.everyAction, "dstPath": .text(""), "dstSubfolderSpec": Self.plugInsFolder,
        "files": .objects([embedFile]), "name": .text(Self.embedName),
        "runOnlyForDeploymentPostprocessing": .zero,
      ])
  }

  private var proxyObject: ProjectObject {
    ProjectObject(
      reference: proxy, isa: "PBXContainerItemProxy",
      members: [
        "containerPortal": .object(project), "proxyType": .text("1"),
        "remoteGlobalIDString": .text(target(.widget).id), "remoteInfo": .text(name(.widget)),
      ])
  }

  private var dependencyObject: ProjectObject {
    ProjectObject(
      reference: dependency, isa: "PBXTargetDependency",
      members: ["target": .object(target(.widget)), "targetProxy": .object(proxy)])
  }

  private func targetObject(_ target: Target) -> ProjectObject {
    let phases = Phase.allCases.map { phase($0, of: target) } + (target == .app ? [embedPhase] : [])
    return ProjectObject(
      reference: self.target(target), isa: "PBXNativeTarget",
      members: [
        "buildConfigurationList": .object(configurationList(of: target)), "buildPhases": .objects(phases),
        "buildRules": .list([]), "dependencies": .objects(target == .app ? [dependency] : []),
        "fileSystemSynchronizedGroups": .objects([folder(target)]), "name": .text(name(target)),
        "packageProductDependencies": .objects([packageProduct(of: target)]),
        "productName": .text(name(target)),
        "productReference": .object(product(target)),
        "productType": .text("com.apple.product-type.\(target.productKind)"),
      ])
  }

  private func productObject(_ target: Target) -> ProjectObject {
    ProjectObject(
      reference: product(target), isa: "PBXFileReference",
      members: [
        "explicitFileType": .text(target.fileKind), "includeInIndex": .zero,
        "path": .text(productName(target)), "sourceTree": .text("BUILT_PRODUCTS_DIR"),
      ])
  }

  private func folderObject(_ target: Target) -> ProjectObject {
    ProjectObject(
      reference: folder(target), isa: "PBXFileSystemSynchronizedRootGroup",
      members: [
        "exceptions": .objects([exceptions(target)]), "path": .text(target.folder),
        "sourceTree": .text("<group>"),
      ])
  }

  /// Returns the files of a folder that must not be copied into the bundle.
  ///
  /// They are Info.plist and the entitlements, which the settings name.
  private func exceptionsObject(_ target: Target) -> ProjectObject {
    ProjectObject(
      reference: exceptions(target), isa: "PBXFileSystemSynchronizedBuildFileExceptionSet",
      members: [
        "membershipExceptions": .texts(["Info.plist", "\(name(target)).entitlements"]),
        "target": .object(self.target(target)),
      ])
  }

  private func packageProductObject(of target: Target) -> ProjectObject {
    ProjectObject(
      reference: packageProduct(of: target), isa: "XCSwiftPackageProductDependency",
      members: ["productName": .text(app.module)])
  }

  private func packageProductBuildFile(of target: Target) -> ProjectObject {
    ProjectObject(
      reference: packageProductFile(of: target), isa: "PBXBuildFile",
      members: ["productRef": .object(packageProduct(of: target))])
  }

  private func phaseObject(_ phase: Phase, of target: Target) -> ProjectObject {
    ProjectObject(
      reference: self.phase(phase, of: target), isa: phase.isa,
      members: [
        "buildActionMask": Self.everyAction,
        "files": .objects(phase == .frameworks ? [packageProductFile(of: target)] : []),
        "runOnlyForDeploymentPostprocessing": .zero,
      ])
  }

  /// Returns the list of settings of a target or of the project, and the settings.
  private func configurations(of target: Target?) -> [ProjectObject] {
    let list = ProjectObject(
      reference: configurationList(of: target), isa: "XCConfigurationList",
      members: [
        "buildConfigurations": .objects(Configuration.allCases.map { configuration($0, of: target) }),
        "defaultConfigurationIsVisible": .zero,
        "defaultConfigurationName": .text(Configuration.release.rawValue),
      ])
    return [list]
      + Configuration.allCases.map { configuration in
        let settings = target.map(self.settings) ?? projectSettings(configuration)
        return ProjectObject(
          reference: self.configuration(configuration, of: target), isa: "XCBuildConfiguration",
          members: ["buildSettings": .members(settings), "name": .text(configuration.rawValue)])
      }
  }

  // MARK: - Settings

  /// Returns the settings that both targets share.
  ///
  /// Versions are among them: the App Store rejects an app whose extension has another version.
  private func projectSettings(_ configuration: Configuration) -> [String: ProjectValue] {
    let common: [String: ProjectValue] = [
      "CODE_SIGN_STYLE": .text("Automatic"), "CURRENT_PROJECT_VERSION": .text("\(app.build)"),
      "ENABLE_USER_SCRIPT_SANDBOXING": .yes, "GENERATE_INFOPLIST_FILE": .yes,
      "IPHONEOS_DEPLOYMENT_TARGET": .text(minimumIOS), "LOCALIZATION_PREFERS_STRING_CATALOGS": .yes,
      "MARKETING_VERSION": .text(app.version), "PRODUCT_NAME": .text("$(TARGET_NAME)"),
      "SDKROOT": .text("iphoneos"), "SWIFT_VERSION": .text("6.0"), "TARGETED_DEVICE_FAMILY": .text("1,2"),
    ]
    let own: [String: ProjectValue] =
      switch configuration {
      case .debug:
        [
          "DEBUG_INFORMATION_FORMAT": .text("dwarf"), "ENABLE_TESTABILITY": .yes, "ONLY_ACTIVE_ARCH": .yes,
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS": .text("DEBUG $(inherited)"),
          "SWIFT_OPTIMIZATION_LEVEL": .text("-Onone"),
        ]
      case .release:
        [
          "DEBUG_INFORMATION_FORMAT": .text("dwarf-with-dsym"),
          "SWIFT_COMPILATION_MODE": .text("wholemodule"),
          "VALIDATE_PRODUCT": .yes,
        ]
      }
    return common.merging(own) { _, own in own }
  }

  private func settings(_ target: Target) -> [String: ProjectValue] {
    let frameworks = "@executable_path/Frameworks"
    let common: [String: ProjectValue] = [
      "CODE_SIGN_ENTITLEMENTS": .text("\(target.folder)/\(name(target)).entitlements"),
      "INFOPLIST_FILE": .text("\(target.folder)/Info.plist"),
      "INFOPLIST_KEY_CFBundleDisplayName": .text(app.name),
    ]
    let own: [String: ProjectValue] =
      switch target {
      case .app:
        [
          "ASSETCATALOG_COMPILER_APPICON_NAME": .text(AssetFiles.icon),
          "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": .text(AssetFiles.accentColor),
          "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": .yes,
          "INFOPLIST_KEY_UILaunchScreen_Generation": .yes,
          "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": .text(
            (["Portrait", "PortraitUpsideDown"] + Self.landscape).map(Self.orientation).joined(separator: " ")
          ),
          "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone": .text(
            (["Portrait"] + Self.landscape).map(Self.orientation).joined(separator: " ")),
          "LD_RUNPATH_SEARCH_PATHS": .texts(["$(inherited)", frameworks]),
          "PRODUCT_BUNDLE_IDENTIFIER": .text(app.bundle),
        ]
      case .widget:
        [
          "APPLICATION_EXTENSION_API_ONLY": .yes,
          "LD_RUNPATH_SEARCH_PATHS": .texts(["$(inherited)", frameworks, "@executable_path/../../Frameworks"]
          ),
          "PRODUCT_BUNDLE_IDENTIFIER": .text(app.widgetBundle), "SKIP_INSTALL": .yes,
        ]
      }
    return common.merging(own) { _, own in own }
  }

  private static let landscape = ["LandscapeLeft", "LandscapeRight"]

  private static func orientation(_ name: String) -> String { "UIInterfaceOrientation\(name)" }
}
