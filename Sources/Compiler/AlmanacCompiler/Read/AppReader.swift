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
  private static let columns = [
    "id", "folder", "name", "bundle", "widget-bundle", "group", "scheme", "module", "version", "build",
    "project",
  ]
  /// The columns whose values must be different for each app.
  private static let uniqueColumns = [
    "id", "folder", "name", "bundle", "widget-bundle", "group", "scheme", "module",
  ]

  static func path(_ name: String) -> String { "\(folder)/\(name).tsv" }

  func data() -> AppData {
    let table = reader.table(Self.path("apps"), columns: Self.columns, settings: [Self.ios])
    let modules = Set(StringReader(reader).modules)
    var unique = UniqueKeys<[String]>()
    var apps = table.rows { record in
      let app = app(record, modules: modules)
      unique.insert(Self.uniqueColumns, of: record)
      return app
    }
    if table.isReadable {
      let ids = Set(table.records.map { String($0["id"]) })
      let parts = addParts(to: &apps, known: ids)
      addUsageTexts(to: &apps, known: ids)
      addIntentTexts(to: &apps, known: ids)
      for app in apps where app.parts[.kind] == nil { parts.report("no widget kind of app '\(app.id)'") }
    }
    return AppData(minimumIOS: minimumIOS(table), apps: apps)
  }

  // MARK: - apps.tsv

  private func app(_ record: Record, modules: Set<String>) -> AppData.App {
    let id = text("id", of: record, is: StringKey.isName, such: "a name in code such as lichViet")
    let folder = text("folder", of: record, is: StringKey.isTypeName, such: "a name such as LichViet")
    let name = record.text("name")
    let bundle = text("bundle", of: record, is: Self.isBundle, such: "an identifier such as app.momiq")
    let widget = text(
      "widget-bundle", of: record, is: Self.isBundle, such: "an identifier such as app.momiq.widget")
    let group = text(
      "group", of: record, is: { $0.hasPrefix("group.") && Self.isBundle($0) },
      such: "an identifier that begins with 'group.', as the system asks")
    let scheme = text(
      "scheme", of: record, is: { DataReader.isID($0) && !$0.contains("-") },
      such: "a word of lower-case letters and digits")
    let module = text("module", of: record, is: modules.contains, such: "a module with texts in Data/strings")
    let version = text("version", of: record, is: Self.isVersion, such: "a version such as 1.0")
    let build = record.integer("build", in: 1...1_000_000)
    let project = record.index("project", among: ["no", "yes"])
    if !record.isBad, !widget.hasPrefix(bundle + ".") {
      record.report("widget-bundle '\(widget)' does not begin with '\(bundle).'", at: "widget-bundle")
    }
    return AppData.App(
      id: id, folder: folder, name: name, bundle: bundle, widgetBundle: widget, group: group, scheme: scheme,
      module: module, version: version, build: build, hasProject: project == 1)
  }

  /// Returns a text of a column, which must have a given form.
  private func text(
    _ column: String, of record: Record, is isRight: (String) -> Bool, such example: String
  ) -> String {
    record.text(column, is: example, where: isRight)
  }

  /// Whether a text is at least two words of ASCII letters, digits and hyphens, joined by dots.
  private static func isBundle(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    return words.count > 1
      && words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      }
  }

  /// Whether a text is two or three numbers joined by dots.
  private static func isVersion(_ text: String) -> Bool {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
    return (2...3).contains(numbers.count)
      && numbers.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } && (1...4).contains($0.count) }
  }

  private func minimumIOS(_ table: Table) -> String {
    guard let setting = table.settings[Self.ios] else { return "" }
    if !Self.isVersion(setting.value) {
      reader.report("ios '\(setting.value)' is not a version such as 17.0", at: setting.location)
    }
    return setting.value
  }

  // MARK: - Facts of an app

  /// Returns the index of the app that a row names.
  private func index(of record: Record, in apps: [AppData.App], known: Set<String>) -> Int? {
    let id = String(record["app"])
    // If the app's own row was wrong, that was reported there.
    if !known.contains(id) { record.report("app '\(id)' is not in \(Self.path("apps"))", at: "app") }
    return apps.firstIndex { $0.id == id }
  }

  private func addParts(to apps: inout [AppData.App], known: Set<String>) -> Table {
    let table = reader.table(Self.path("parts"), columns: ["app", "part", "value", "project"])
    var unique = UniqueKeys<[String]>()
    for record in table.records {
      let part = record.choice("part", of: AppData.Part.self)
      let value = record.text("value")
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

  private func addUsageTexts(to apps: inout [AppData.App], known: Set<String>) {
    let table = reader.table(Self.path("usage"), columns: ["app", "key"] + languages)
    var unique = UniqueKeys<[String]>()
    for record in table.records {
      let key = text(
        "key", of: record, is: { $0.hasPrefix("NS") && $0.hasSuffix("UsageDescription") },
        such: "a key such as NSLocationWhenInUseUsageDescription")
      let texts = texts(record)
      guard let index = index(of: record, in: apps, known: known),
        unique.insert([apps[index].id, key], named: "key '\(key)'", in: record, at: "key")
      else { continue }
      apps[index].usageTexts.append(.init(key: key, texts: texts))
    }
  }

  private func addIntentTexts(to apps: inout [AppData.App], known: Set<String>) {
    let table = reader.table(Self.path("intents"), columns: ["app"] + languages)
    var unique = UniqueKeys<[String]>()
    for record in table.records {
      let texts = texts(record)
      guard let index = index(of: record, in: apps, known: known),
        unique.insert(
          [apps[index].id, texts.en], named: "text '\(texts.en)'", in: record, at: Self.sourceLanguage)
      else { continue }
      apps[index].intentTexts.append(texts)
    }
  }

  /// Returns the text of a row in all languages.
  private func texts(_ record: Record) -> Names.Name {
    Names.Name(languages, languages.map { record.text($0) })
  }
}
