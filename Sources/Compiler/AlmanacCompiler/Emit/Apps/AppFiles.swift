/// The generated files of Apps/: projects, property lists and catalogues, made from Data/apps.
package struct AppFiles {
  private let data: SourceData

  package init(_ data: SourceData) {
    self.data = data
  }

  /// Returns the files of the apps that have a project.
  package func files() -> [GeneratedFile] { data.apps.apps.filter(\.hasProject).flatMap(files) }

  private func files(_ app: AppData.App) -> [GeneratedFile] {
    // This list gives a bundle without text catalogues its languages; without the list, only English is used.
    let languages = data.languages.having(app.module)
    let tags = languages.map(\.tag)
    let project = ProjectFile(app, minimumIOS: data.apps.minimumIOS, languages: tags)
    let projectFolder = "\(app.folder).xcodeproj"
    let group: [String: PropertyListValue] = ["com.apple.security.application-groups": .texts([app.group])]
    let entitlements = Dictionary(
      app.carried[.entitlement, default: []].map { ($0, PropertyListValue.boolean(true)) }
    ) { first, _ in first }
    var texts: [(path: String, text: String)] = [
      ("\(projectFolder)/project.pbxproj", project.text()),
      ("\(projectFolder)/xcshareddata/xcschemes/\(app.folder).xcscheme", scheme(app, project)),
      ("App/Info.plist", PropertyListValue.members(appInformation(app, tags)).fileText),
      (
        "App/\(app.folder).entitlements",
        PropertyListValue.members(group.merging(entitlements) { own, _ in own }).fileText
      ),
      ("Widget/Info.plist", PropertyListValue.members(widgetInformation(app, tags)).fileText),
      ("Widget/\(app.extensionName).entitlements", PropertyListValue.members(group).fileText),
    ]
    texts += ["App", "Widget"].map { ("\($0)/PrivacyInfo.xcprivacy", Self.privacy.fileText) }
    texts += AssetFiles.texts.map { ("App/Assets.xcassets/\($0.path)", $0.text) }
    let spoken = data.languages.having(Languages.Folder.apps.rawValue).filter { tags.contains($0.tag) }
    if !app.usageTexts.isEmpty {
      let usage = Dictionary(app.usageTexts.map { ($0.key, $0.texts) }) { first, _ in first }
      texts.append(("App/InfoPlist.xcstrings", CatalogueValue.strings(usage, in: spoken).fileText))
    }
    if !app.intentTexts.isEmpty {
      let intents = Dictionary(app.intentTexts.map { ($0.en, $0) }) { first, _ in first }
      texts.append(("Widget/Localizable.xcstrings", CatalogueValue.strings(intents, in: spoken).fileText))
    }
    let offered = app.module == BeverageReader.widget ? [BeverageReader.path] : []
    let inputs = data.digests.paths(below: [AppReader.folder + "/"] + offered + Inputs.languages)
    return texts.map { path, text in
      GeneratedFile(
        path: "\(GeneratedFile.projectFolder)/\(app.folder)/\(path)", text: text,
        rows: 0, dataBytes: 0, inputs: inputs)
    }
  }

  // MARK: - Property lists

  private func appInformation(_ app: AppData.App, _ languages: [String]) -> [String: PropertyListValue] {
    var members = information(app, languages)
    members["CFBundleURLTypes"] = .list([
      .members(["CFBundleURLName": .text(app.bundle), "CFBundleURLSchemes": .texts([app.scheme])])
    ])
    // Without this key every upload to App Store Connect asks about encryption; no app encrypts anything.
    members["ITSAppUsesNonExemptEncryption"] = .boolean(false)
    for usage in app.usageTexts { members[usage.key] = .text(usage.texts.en) }
    return members
  }

  private func widgetInformation(_ app: AppData.App, _ languages: [String]) -> [String: PropertyListValue] {
    information(app, languages).merging([
      "NSExtension": .members(["NSExtensionPointIdentifier": .text("com.apple.widgetkit-extension")])
    ]) { own, _ in own }
  }

  /// Returns the members that the property lists of app and extension share.
  private func information(_ app: AppData.App, _ languages: [String]) -> [String: PropertyListValue] {
    var members: [String: PropertyListValue] = ["CFBundleLocalizations": .texts(languages)]
    if let fonts = app.carried[.font] { members["UIAppFonts"] = .texts(fonts) }
    return members
  }

  /// The privacy manifest of app and extension: no data is collected, and users are not tracked.
  ///
  /// 1C8F.1: settings are read and written in the app group. C617.1: the module Documents reads file metadata
  /// there.
  private static var privacy: PropertyListValue {
    func reason(_ category: String, _ reason: String) -> PropertyListValue {
      .members([
        "NSPrivacyAccessedAPIType": .text("NSPrivacyAccessedAPICategory\(category)"),
        "NSPrivacyAccessedAPITypeReasons": .texts([reason]),
      ])
    }
    return .members([
      "NSPrivacyTracking": .boolean(false), "NSPrivacyTrackingDomains": .list([]),
      "NSPrivacyCollectedDataTypes": .list([]),
      "NSPrivacyAccessedAPITypes": .list([
        reason("FileTimestamp", "C617.1"), reason("UserDefaults", "1C8F.1"),
      ]),
    ])
  }

  // MARK: - Scheme

  /// Returns the scheme that Xcode and `xcodebuild -scheme` build and run: the app with its extension.
  private func scheme(_ app: AppData.App, _ project: ProjectFile) -> String {
    let reference = """
      <BuildableReference
         BuildableIdentifier = "primary"
         BlueprintIdentifier = "\(project.appID)"
         BuildableName = "\(app.folder).app"
         BlueprintName = "\(app.folder)"
         ReferencedContainer = "container:\(app.folder).xcodeproj">
      </BuildableReference>
      """
    func indented(_ text: String, by count: Int) -> String {
      text.split(separator: "\n").map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme
         LastUpgradeVersion = "2600"
         version = "1.7">
         <BuildAction
            parallelizeBuildables = "YES"
            buildImplicitDependencies = "YES">
            <BuildActionEntries>
               <BuildActionEntry
                  buildForTesting = "YES"
                  buildForRunning = "YES"
                  buildForProfiling = "YES"
                  buildForArchiving = "YES"
                  buildForAnalyzing = "YES">
      \(indented(reference, by: 12))
               </BuildActionEntry>
            </BuildActionEntries>
         </BuildAction>
         <LaunchAction
            buildConfiguration = "Debug"
            selectedDebuggerIdentifier = "Xcode.DebuggerFoundation.Debugger.LLDB"
            selectedLauncherIdentifier = "Xcode.DebuggerFoundation.Launcher.LLDB"
            launchStyle = "0"
            useCustomWorkingDirectory = "NO"
            ignoresPersistentStateOnLaunch = "NO"
            debugDocumentVersioning = "YES"
            debugServiceExtension = "internal"
            allowLocationSimulation = "YES">
            <BuildableProductRunnable
               runnableDebuggingMode = "0">
      \(indented(reference, by: 9))
            </BuildableProductRunnable>
         </LaunchAction>
         <ProfileAction
            buildConfiguration = "Release"
            shouldUseLaunchSchemeArgsEnv = "YES"
            savedToolIdentifier = ""
            useCustomWorkingDirectory = "NO"
            debugDocumentVersioning = "YES">
            <BuildableProductRunnable
               runnableDebuggingMode = "0">
      \(indented(reference, by: 9))
            </BuildableProductRunnable>
         </ProfileAction>
         <AnalyzeAction
            buildConfiguration = "Debug">
         </AnalyzeAction>
         <ArchiveAction
            buildConfiguration = "Release"
            revealArchiveInOrganizer = "YES">
         </ArchiveAction>
      </Scheme>

      """
  }
}
