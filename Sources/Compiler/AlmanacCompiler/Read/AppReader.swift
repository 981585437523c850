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

  static func path(_ name: String) -> String { "\(folder)/\(name).tsv" }

  func data() -> AppData? {
    let forms = forms
    guard
      let table = reader.table(
        Self.path("apps"), columns: forms.map(\.column) + ["build"], settings: [Self.ios])
    else { return nil }
    var unique = UniqueKeys<[String]>()
    var apps = table.records.compactMap { app($0, forms, &unique) }
    // If an app's own row was wrong, that was reported there.
    let ids = Set(table.records.map { String($0["id"]) })
    if addParts(to: &apps, known: ids) {
      for app in apps where app.parts[.kind] == nil {
        reader.report("no widget kind of app '\(app.id)'", at: Self.path("parts"))
      }
    }
    addUsageTexts(to: &apps, known: ids)
    addIntentTexts(to: &apps, known: ids)
    return minimumIOS(table).map { AppData(minimumIOS: $0, apps: apps) }
  }

  // MARK: - apps.tsv

  /// What a column has: texts of a form, and a different one for each app or any.
  private typealias Form = (column: String, isUnique: Bool, isRight: (String) -> Bool, example: String)

  private var forms: [Form] {
    let modules = Set(StringReader(reader).modules)
    return [
      ("id", true, StringKey.isName, "a name in code such as lichViet"),
      ("folder", true, StringKey.isTypeName, "a name such as LichViet"),
      ("name", true, { _ in true }, "a name"),
      ("bundle", true, Self.isBundle, "an identifier such as app.momiq"),
      ("widget-bundle", true, Self.isBundle, "an identifier such as app.momiq.widget"),
      (
        "group", true, { $0.hasPrefix("group.") && Self.isBundle($0) },
        "an identifier that begins with 'group.', as the system asks"
      ),
      (
        "scheme", true, { DataReader.isID($0) && !$0.contains("-") },
        "a word of lower-case letters and digits"
      ),
      ("module", true, modules.contains, "a module with texts in Data/strings"),
      ("version", false, Self.isVersion, "a version such as 1.0"),
    ]
  }

  private func app(_ record: Record, _ forms: [Form], _ unique: inout UniqueKeys<[String]>) -> AppData.App? {
    var app = AppData.App()
    for form in forms {
      app.row[form.column] = text(form.column, of: record, is: form.isRight, such: form.example)
    }
    app.row["build"] = record.integer("build", in: 1...1_000_000).map(String.init)
    guard app.row.count == forms.count + 1 else { return nil }
    guard app["widget-bundle"].hasPrefix(app["bundle"] + ".") else {
      record.report(
        "widget-bundle '\(app["widget-bundle"])' does not begin with '\(app["bundle"]).'", at: "widget-bundle"
      )
      return nil
    }
    let isNew = forms.filter(\.isUnique).map { form in
      let text = app[form.column]
      return unique.insert(
        [form.column, text], named: "\(form.column) '\(text)'", in: record, at: form.column)
    }
    return isNew.contains(false) ? nil : app
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
    text.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/) != nil
  }

  /// Whether a text is two or three numbers joined by dots.
  private static func isVersion(_ text: String) -> Bool {
    text.wholeMatch(of: /[0-9]{1,4}(\.[0-9]{1,4}){1,2}/) != nil
  }

  private func minimumIOS(_ table: Table) -> String? {
    guard let setting = table.settings[Self.ios] else { return nil }
    if Self.isVersion(setting.value) { return setting.value }
    reader.report("ios '\(setting.value)' is not a version such as 17.0", at: setting.location)
    return nil
  }

  // MARK: - Facts of an app

  /// Reads a table whose rows belong to apps.
  ///
  /// - Parameter add: Adds a row to its app, whose other facts may be missing if its own row was wrong.
  /// - Returns: Whether the table could be read.
  @discardableResult private func readFacts(
    _ name: String, _ columns: [String], of apps: inout [AppData.App], known: Set<String>,
    _ add: (Record, inout AppData.App) -> Void
  ) -> Bool {
    guard let table = reader.table(Self.path(name), columns: ["app"] + columns) else { return false }
    for record in table.records {
      let id = String(record["app"])
      if !known.contains(id) { record.report("app '\(id)' is not in \(Self.path("apps"))", at: "app") }
      let index = apps.firstIndex { $0.id == id }
      var app = index.map { apps[$0] } ?? AppData.App(row: ["id": id])
      add(record, &app)
      if let index { apps[index] = app }
    }
    return true
  }

  private func addParts(to apps: inout [AppData.App], known: Set<String>) -> Bool {
    var unique = UniqueKeys<String>()
    return readFacts("parts", ["part", "value", "project"], of: &apps, known: known) { record, app in
      let part = record.choice("part", of: AppData.Part.self)
      let value = record.text("value")
      guard let part, let value, let isCarried = isCarried(record, part),
        unique.insert(value, named: "value '\(value)'", in: record, at: "value")
      else { return }
      app.parts[part, default: []].append(value)
      if isCarried { app.carried[part, default: []].append(value) }
    }
  }

  /// Returns whether the project includes a part; `nil` after a mistake was reported.
  private func isCarried(_ record: Record, _ part: AppData.Part) -> Bool? {
    let answers: [Substring: Bool] = part.isForProject ? ["no": false, "yes": true] : ["-": false]
    if let answer = answers[record["project"]] { return answer }
    record.report(
      part.isForProject
        ? "project '\(record["project"])' is not one of: no, yes"
        : "project '\(record["project"])' of a \(part.rawValue) is not '-'", at: "project")
    return nil
  }

  private func addUsageTexts(to apps: inout [AppData.App], known: Set<String>) {
    var unique = UniqueKeys<[String]>()
    readFacts("usage", ["key"] + languages, of: &apps, known: known) { record, app in
      let key = text(
        "key", of: record, is: { $0.hasPrefix("NS") && $0.hasSuffix("UsageDescription") },
        such: "a key such as NSLocationWhenInUseUsageDescription")
      guard let texts = texts(record), let key,
        unique.insert([app.id, key], named: "key '\(key)'", in: record, at: "key")
      else { return }
      app.usageTexts.append(.init(key: key, texts: texts))
    }
  }

  private func addIntentTexts(to apps: inout [AppData.App], known: Set<String>) {
    var unique = UniqueKeys<[String]>()
    readFacts("intents", languages, of: &apps, known: known) { record, app in
      guard let texts = texts(record),
        unique.insert(
          [app.id, texts.en], named: "text '\(texts.en)'", in: record, at: Self.sourceLanguage)
      else { return }
      app.intentTexts.append(texts)
    }
  }

  /// Returns the text of a row in all languages.
  private func texts(_ record: Record) -> Names.Name? {
    let texts = languages.compactMap { record.text($0) }
    return texts.count == languages.count ? Names.Name(languages, texts) : nil
  }
}
