import AlmanacModel
import DomainRecords
import SourceText

/// Reads Data/apps: the apps, the names they share with their widgets, and texts that the system shows.
struct AppReader {
  private let reader: DataReader
  /// The codes of the languages of usage texts and intents.
  private let languages: [String]

  init(_ reader: DataReader, _ languages: Languages) {
    self.reader = reader
    self.languages = languages.columns(in: .apps)
  }

  static let folder = "Data/apps"
  /// The language of the literals in the source code of intents.
  static let sourceLanguage = "en"
  private static let ios = "ios"
  /// The other contents of Apps/; a project there would overwrite them.
  private static let otherFolders: Set = ["JavaScript", "Pictures", "Template", "Web", "WebAssembly"]

  static func path(_ name: String) -> String { "\(folder)/\(name).tsv" }

  func data() -> AppData {
    let forms = forms
    let table = reader.table(
      Self.path("apps"), columns: forms.map(\.column) + ["build", "other-module"], settings: [Self.ios],
      // The name is in texts of all languages, including English.
      texts: ["name": Self.sourceLanguage])
    var unique = UniqueKeys<[String]>()
    var apps = table.rows { record in
      let app = app(record, forms)
      unique.insert(forms.filter(\.isUnique).map(\.column), of: record)
      return app
    }
    if table.isReadable {
      let ids = Set(table.records.map { String($0["id"]) })
      let parts = addParts(to: &apps, known: ids)
      addTexts("usage", columns: ["key"], to: &apps, known: ids, unique: "key", named: "key", usageText)
      var meanings: [String: Names.Name] = [:]
      addTexts("intents", to: &apps, known: ids, named: "text") { record in
        let texts = texts(record)
        // An extension can have the widgets of two apps, but a key occurs only once in a catalogue.
        if let other = meanings.updateValue(texts, forKey: texts.en), other != texts {
          record.report("text '\(texts.en)' has another meaning in a row above", at: Self.sourceLanguage)
        }
        return { $0.intentTexts.append(texts) }
      }
      addTexts("phrases", columns: ["intent"], to: &apps, known: ids, named: "phrase", phrase)
      complete(&apps, parts)
    }
    return AppData(minimumIOS: minimumIOS(table), apps: apps)
  }

  /// Gives examples the texts of the other apps' widgets that they show; every other app needs a kind and a module of its own.
  private func complete(_ apps: inout [AppData.App], _ parts: Table) {
    var owners: [String: AppData.App] = [:]
    for app in apps where app.hasNames {
      if owners.updateValue(app, forKey: app["module"]) != nil {
        parts.report("two apps with kinds have the module '\(app["module"])'")
      }
    }
    for index in apps.indices where !apps[index].hasNames {
      let others = apps[index].modules.compactMap { owners[$0] }
      if others.count < 2 { parts.report("no widget kind of app '\(apps[index].id)'") }
      apps[index].intentTexts = others.flatMap(\.intentTexts)
    }
  }

  // MARK: - apps.tsv

  /// The form of a column's texts, and whether each app needs a different one.
  private typealias Form = (column: String, isUnique: Bool, isRight: (String) -> Bool, example: String)

  private var forms: [Form] {
    let modules = Set(StringReader(reader).modules)
    return [
      (
        "id", true, { StringKey.isName($0) && !DataReader.isReserved($0) },
        "a name in code such as lichViet, which is not reserved"
      ),
      (
        "folder", true, { StringKey.isTypeName($0) && !Self.otherFolders.contains($0) },
        "a name such as LichViet, and none of the other folders of Apps/"
      ),
      // Apple's build system would read a dollar sign as the beginning of a variable.
      (
        "name", true, { $0.allSatisfy { $0.isLetter || $0.isNumber || " .&'’-".contains($0) } },
        "a name of letters, digits, spaces and the signs . & ' ’ -"
      ),
      ("bundle", true, Self.isBundle, "an identifier such as app.momiq"),
      ("widget-bundle", true, Self.isBundle, "an identifier such as app.momiq.widget"),
      (
        "group", true, { $0.hasPrefix("group.") && Self.isBundle($0) },
        "an identifier that begins with 'group.', as the system asks"
      ),
      (
        "scheme", true, { DataReader.isID($0) && !$0.contains("-") && !Self.systemSchemes.contains($0) },
        "a word of lower-case letters and digits, which neither is reserved nor belongs to the web or the system"
      ),
      ("module", false, modules.contains, "a module with texts in Data/strings"),
      ("version", false, Self.isVersion, "a version such as 1.0"),
    ]
  }

  /// Schemes of links that other programs open.
  private static let systemSchemes: Set = [
    "about", "blob", "data", "facetime", "feed", "file", "ftp", "http", "https", "itms", "javascript",
    "mailto", "maps", "sms", "tel", "webcal", "ws", "wss",
  ]

  private func app(_ record: Record, _ forms: [Form]) -> AppData.App {
    var app = AppData.App()
    for form in forms {
      app.row[form.column] = record.text(form.column, is: form.example, where: form.isRight)
    }
    if record.hasValue("other-module") {
      app.row["other-module"] = record.text(
        "other-module", is: "a module with texts in Data/strings",
        where: Set(StringReader(reader).modules).contains)
    }
    app.row["build"] = "\(record.integer("build", in: 1...1_000_000))"
    if !record.isBad, !app["widget-bundle"].hasPrefix(app["bundle"] + ".") {
      record.report(
        "widget-bundle '\(app["widget-bundle"])' does not begin with '\(app["bundle"]).'", at: "widget-bundle"
      )
    }
    return app
  }

  /// Whether a text is at least two words of ASCII letters, digits and hyphens, joined by dots.
  private static func isBundle(_ text: String) -> Bool {
    text.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/) != nil
  }

  /// Whether a text is two or three numbers joined by dots.
  private static func isVersion(_ text: String) -> Bool {
    text.wholeMatch(of: /[0-9]{1,4}(\.[0-9]{1,4}){1,2}/) != nil
  }

  private func minimumIOS(_ table: Table) -> String {
    guard let setting = table.settings[Self.ios] else { return "" }
    if !Self.isVersion(setting.value) {
      reader.report("ios '\(setting.value.brief)' is not a version such as 17.0", at: setting.location)
    }
    return setting.value
  }

  // MARK: - Facts of an app

  /// Returns the index of the app that a row names.
  private func index(of record: Record, in apps: [AppData.App], known: Set<String>) -> Int? {
    let id = String(record["app"])
    // If the app's own row was wrong, it was reported there.
    if !known.contains(id) { record.report("app '\(id)' is not in \(Self.path("apps"))", at: "app") }
    return apps.firstIndex { $0.id == id }
  }

  private func addParts(to apps: inout [AppData.App], known: Set<String>) -> Table {
    let table = reader.table(Self.path("parts"), columns: ["app", "part", "value", "project"])
    var unique = UniqueKeys<[String]>()
    for record in table.records {
      let part = record.choice("part", of: AppData.Part.self)
      let value = record.text("value") {
        // A path would lead outside the folder of the app or of its group.
        $0.contains("/") ? "value '\($0)' is not a name without '/'" : nil
      }
      let index = index(of: record, in: apps, known: known)
      guard !record.isBad, let index else { continue }
      let isCarried = isCarried(record, part)
      guard unique.insert(["value"], of: record) else { continue }
      apps[index].parts[part, default: []].append(value)
      if isCarried { apps[index].carried[part, default: []].append(value) }
    }
    return table
  }

  /// Returns whether the project includes a part.
  private func isCarried(_ record: Record, _ part: AppData.Part) -> Bool {
    if part.isForProject { return record.index("project", among: ["no", "yes"]) == 1 }
    if record.hasValue("project") {
      record.report(
        "project '\(record["project"])' of a \(part.rawValue) is not '\(Record.nothing)'", at: "project")
    }
    return false
  }

  /// Reads a table of texts of apps, each of which is unique within its app.
  ///
  /// - Parameters:
  ///   - column: The column with the unique text.
  ///   - noun: The word for it.
  ///   - read: Returns the part that a row adds to its app.
  private func addTexts(
    _ name: String, columns: [String] = [], to apps: inout [AppData.App], known: Set<String>,
    unique column: String = sourceLanguage, named noun: String,
    _ read: (Record) -> (inout AppData.App) -> Void
  ) {
    var unique = UniqueKeys<[String]>()
    for record in reader.table(Self.path(name), columns: ["app"] + columns + languages).records {
      let add = read(record)
      let text = String(record[column])
      guard let index = index(of: record, in: apps, known: known),
        unique.insert([apps[index].id, text], named: "\(noun) '\(text)'", in: record, at: column)
      else { continue }
      add(&apps[index])
    }
  }

  private func usageText(_ record: Record) -> (inout AppData.App) -> Void {
    let key = record.text("key", is: "a key such as NSLocationWhenInUseUsageDescription") {
      $0.hasPrefix("NS") && $0.hasSuffix("UsageDescription")
    }
    let texts = texts(record)
    return { $0.usageTexts.append((key, texts)) }
  }

  private func phrase(_ record: Record) -> (inout AppData.App) -> Void {
    let intent = record.text(
      "intent", is: "the name of a type such as LogDrinkIntent", where: StringKey.isTypeName)
    let texts = texts(record)
    let wanted = values(of: texts.en)
    if wanted.count(where: { $0 == Self.appName }) != 1 {
      record.report("phrase '\(texts.en)' has not \(Self.appName) once", at: Self.sourceLanguage)
    }
    for language in languages where !record.isBad && values(of: texts[language]) != wanted {
      record.report("phrase '\(texts[language])' has other values than the English one", at: language)
    }
    return { $0.phrases[intent, default: []].append(texts) }
  }

  /// The name of the app in a phrase, by which the system finds the app.
  private static let appName = "${applicationName}"

  /// Returns the names of the values in a phrase, in alphabetical order.
  private func values(of phrase: String) -> [String] {
    phrase.matches(of: /\$\{[^}]*\}/).map { String($0.output) }.sorted()
  }

  /// Returns the text of a row in all languages.
  private func texts(_ record: Record) -> Names.Name {
    Names.Name(languages, languages.map { record.text($0) })
  }
}

extension RecordFormat {
  static let apps = RecordFormat(
    "appRecords", "The apps.", of: "app"
  ) { data in
    data.apps.appsWithNames.map { app in
      AppRecord(
        id: TableText(app.id), name: TableText(app["name"]), kinds: app.names(.kind),
        settingKeys: app.names(.setting), documents: app.names(.document), fonts: app.names(.font))
    }
  }

  static let appProjects = RecordFormat(
    "appProjects", "The identifiers of the projects, in the order of the apps.",
    of: "app-project"
  ) { data in
    data.apps.appsWithNames.map { app in
      func text(_ column: String) -> TableText { TableText(app[column]) }
      return AppProjectRecord(
        id: text("id"), bundle: text("bundle"), widgetBundle: text("widget-bundle"), group: text("group"),
        scheme: text("scheme"), appEntitlements: app.names(.entitlement))
    }
  }
  .file(
    "AlmanacReportsTables/AppProjects.swift",
    title: "The identifiers of the projects in Apps/; a widget reads its own from Info.plist.", notes: [],
    from: ["apps", "parts"].map(AppReader.path))
}

extension AppData.App {
  fileprivate func names(_ part: AppData.Part) -> [TableText] {
    parts[part, default: []].map { TableText($0) }
  }
}

/// The data of Data/apps: the apps and the facts of their projects.
package struct AppData: Sendable {
  /// A kind of name that an app and its widget extension share; the raw values are the words of `parts.tsv`.
  package enum Part: String, CaseIterable, Sendable {
    case kind
    case setting
    case document
    case font
    case entitlement

    /// Whether each project decides if it includes the part.
    var isForProject: Bool { self == .font || self == .entitlement }
  }

  package struct App: Sendable {
    /// The row of `apps.tsv` by its columns, which are also placeholders of Apps/Template.
    package var row: [String: String] = [:]
    /// All shared names of each kind, in the order of `parts.tsv`.
    package var parts: [Part: [String]] = [:]
    /// The shared names that the project includes.
    package var carried: [Part: [String]] = [:]
    /// The texts that the system shows when the app asks for access to something, by their keys in the Info.plist.
    package var usageTexts: [(key: String, texts: Names.Name)] = []
    package var intentTexts: [Names.Name] = []
    /// The phrases by which people ask for an intent, by the name of its type.
    package var phrases: [String: [Names.Name]] = [:]

    /// The value of a column of `apps.tsv`.
    package subscript(column: String) -> String { row[column, default: ""] }

    /// The name in code.
    package var id: String { self["id"] }
    /// The folder below Apps/, which is also the name of project, scheme and app.
    package var folder: String { self["folder"] }
    /// The modules of the app's widgets: its own, or those of other apps in an example.
    package var modules: [String] { [self["module"], self["other-module"]].filter { !$0.isEmpty } }
    /// Whether the app has names of its own, and not only widgets of others.
    package var hasNames: Bool { parts[.kind] != nil }
  }

  /// Adds names that users can choose in a widget's settings to the intent texts of its app.
  mutating func offer(_ names: [NameRecord], inSettingsOf module: String) {
    for index in apps.indices where apps[index].modules.contains(module) {
      apps[index].intentTexts += names.map { name in
        Names.Name(name.texts.map(\.language), name.texts.map(\.forms.longest))
      }
    }
  }

  /// The oldest supported version of iOS: "17.0".
  package var minimumIOS: String
  package var apps: [App]
  /// The apps that have names of their own.
  var appsWithNames: [App] { apps.filter(\.hasNames) }
}
