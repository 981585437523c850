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
  private static let nothing = "-"
  private static let columns = [
    "id", "folder", "name", "bundle", "widget-bundle", "group", "scheme", "module", "version", "build",
    "project",
  ]
  /// The columns whose values must be different for each app.
  private static let uniqueColumns = [
    "id", "folder", "name", "bundle", "widget-bundle", "group", "scheme", "module",
  ]

  static func path(_ name: String) -> String { "\(folder)/\(name).tsv" }

  func data() -> AppData? {
    guard let table = reader.table(Self.path("apps"), columns: Self.columns, settings: [Self.ios]) else {
      return nil
    }
    let modules = Set(StringReader(reader).modules)
    var unique = UniqueKeys<[String]>()
    var apps = table.records.compactMap { record -> AppData.App? in
      guard let app = app(record, modules: modules) else { return nil }
      let isNew = Self.uniqueColumns.map {
        unique.insert([$0, String(record[$0])], named: "\($0) '\(record[$0])'", in: record, at: $0)
      }
      return isNew.contains(false) ? nil : app
    }
    var isRight = apps.count == table.records.count
    let ids = Set(table.records.map { String($0["id"]) })
    isRight = addParts(to: &apps, known: ids) && isRight
    isRight = addUsageTexts(to: &apps, known: ids) && isRight
    isRight = addIntentTexts(to: &apps, known: ids) && isRight
    for app in apps where app.parts[.kind] == nil {
      reader.report("no widget kind of app '\(app.id)'", at: Self.path("parts"))
      isRight = false
    }
    guard let ios = minimumIOS(table) else { return nil }
    return isRight ? AppData(minimumIOS: ios, apps: apps) : nil
  }

  // MARK: - apps.tsv

  private func app(_ record: Record, modules: Set<String>) -> AppData.App? {
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
    let project = record.choice("project", of: AppData.Answer.self)
    guard let id, let folder, let name, let bundle, let widget, let group, let scheme, let module,
      let version,
      let build, let project
    else { return nil }
    guard widget.hasPrefix(bundle + ".") else {
      record.report("widget-bundle '\(widget)' does not begin with '\(bundle).'", at: "widget-bundle")
      return nil
    }
    return AppData.App(
      id: id, folder: folder, name: name, bundle: bundle, widgetBundle: widget, group: group, scheme: scheme,
      module: module, version: version, build: build, hasProject: project == .yes)
  }

  /// Returns a text of a column, which must have a given form.
  private func text(
    _ column: String, of record: Record, is isRight: (String) -> Bool, such example: String
  ) -> String? {
    guard let text = record.text(column) else { return nil }
    if isRight(text) { return text }
    record.report("\(column) '\(text)' is not \(example)", at: column)
    return nil
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

  private func minimumIOS(_ table: Table) -> String? {
    guard let setting = table.settings[Self.ios] else { return nil }
    guard Self.isVersion(setting.value) else {
      reader.report("ios '\(setting.value)' is not a version such as 17.0", at: setting.location)
      return nil
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

  private func addParts(to apps: inout [AppData.App], known: Set<String>) -> Bool {
    guard let table = reader.table(Self.path("parts"), columns: ["app", "part", "value", "project"]) else {
      return false
    }
    var unique = UniqueKeys<String>()
    var count = 0
    for record in table.records {
      let part = record.choice("part", of: AppData.Part.self)
      let value = record.text("value")
      let index = index(of: record, in: apps, known: known)
      guard let part, let value, let index, let isCarried = isCarried(record, part),
        unique.insert(value, named: "value '\(value)'", in: record, at: "value")
      else { continue }
      count += 1
      apps[index].parts[part, default: []].append(value)
      if isCarried { apps[index].carried[part, default: []].append(value) }
    }
    return count == table.records.count
  }

  /// Returns whether the project includes a part; `nil` after a mistake was reported.
  private func isCarried(_ record: Record, _ part: AppData.Part) -> Bool? {
    guard !part.isForProject else {
      return record.choice("project", of: AppData.Answer.self).map { $0 == .yes }
    }
    guard record["project"] == Self.nothing[...] else {
      record.report(
        "project '\(record["project"])' of a \(part.rawValue) is not '\(Self.nothing)'", at: "project")
      return nil
    }
    return false
  }

  private func addUsageTexts(to apps: inout [AppData.App], known: Set<String>) -> Bool {
    guard let table = reader.table(Self.path("usage"), columns: ["app", "key"] + languages) else {
      return false
    }
    var unique = UniqueKeys<[String]>()
    var count = 0
    for record in table.records {
      let key = text(
        "key", of: record, is: { $0.hasPrefix("NS") && $0.hasSuffix("UsageDescription") },
        such: "a key such as NSLocationWhenInUseUsageDescription")
      let texts = texts(record)
      guard let index = index(of: record, in: apps, known: known), let key, let texts,
        unique.insert([apps[index].id, key], named: "key '\(key)'", in: record, at: "key")
      else { continue }
      count += 1
      apps[index].usageTexts.append(.init(key: key, texts: texts))
    }
    return count == table.records.count
  }

  private func addIntentTexts(to apps: inout [AppData.App], known: Set<String>) -> Bool {
    guard let table = reader.table(Self.path("intents"), columns: ["app"] + languages) else { return false }
    var unique = UniqueKeys<[String]>()
    var count = 0
    for record in table.records {
      let texts = texts(record)
      guard let index = index(of: record, in: apps, known: known), let texts,
        unique.insert(
          [apps[index].id, texts.en], named: "text '\(texts.en)'", in: record, at: Self.sourceLanguage)
      else { continue }
      count += 1
      apps[index].intentTexts.append(texts)
    }
    return count == table.records.count
  }

  /// Returns the text of a row in all languages.
  private func texts(_ record: Record) -> Names.Name? {
    let texts = languages.compactMap { record.text($0) }
    return texts.count == languages.count ? Names.Name(languages, texts) : nil
  }
}
