import Foundation
package import SourceText
import SwiftEmitter

/// The Xcode projects of the apps: the files of Apps/Template, in which the facts of each app replace placeholders, and
/// catalogues of texts.
///
/// A line is repeated for each value of its placeholder, and left out if there is none; Apps/README.md lists the placeholders.
package struct AppProjects {
  private let data: SourceData
  private let template: SourceTree

  package static let templateFolder = "Apps/Template"
  static let folder = "Apps"

  package init(_ data: SourceData, template: SourceTree) {
    self.data = data
    self.template = template
  }

  package func files() throws(CompilationFailure) -> [GeneratedFile] {
    try pass { diagnostics in
      if template.paths.isEmpty {
        diagnostics.report("no files", at: SourceLocation(path: Self.templateFolder))
      }
      for (path, problem) in template.unreadable {
        diagnostics.report(problem, at: SourceLocation(path: path))
      }
      reportUnknownPlaceholders(to: diagnostics)
      return data.apps.apps.flatMap(files)
    }
  }

  private func reportUnknownPlaceholders(to diagnostics: Diagnostics) {
    let known = data.apps.apps.first.map(values) ?? [:]
    for path in template.paths {
      if template[path]?.isEmpty == true {
        diagnostics.report("the file is empty", at: SourceLocation(path: path))
      }
      if path.replacing("{folder}", with: "").contains("{") {
        diagnostics.report("a path can only have the placeholder {folder}", at: SourceLocation(path: path))
      }
      for (index, line) in lines(of: path).enumerated() {
        for match in line.matches(of: /\{([a-z-]+)\}/) where known[String(match.1)] == nil {
          diagnostics.report(
            "placeholder \(match.0) is none of: \(known.keys.sorted().joined(separator: ", "))",
            at: SourceLocation(path: path, line: index + 1))
        }
      }
    }
  }

  private func lines(of path: String) -> [Substring] {
    String(decoding: template[path] ?? [], as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  private func files(of app: AppData.App) -> [GeneratedFile] {
    let values = values(app)
    var texts = template.paths.map { path in
      (
        String(path.dropFirst(Self.templateFolder.count + 1)).replacing("{folder}", with: app.folder),
        lines(of: path).flatMap { filled($0, with: values, in: path) }.joined(separator: "\n")
      )
    }
    let usage = app.usageTexts.map { ($0.key, [$0.texts]) }
    if !usage.isEmpty { texts.append(("App/InfoPlist.xcstrings", catalogue(usage, of: app))) }
    let intents = catalogue(app.intentTexts.map { ($0.en, [$0]) }, of: app)
    texts.append(("Widget/Localizable.xcstrings", intents))
    if !app.phrases.isEmpty {
      // Shortcuts run intents in the app, and show their texts.
      texts.append(("App/Localizable.xcstrings", intents))
      let phrases = app.phrases.values.map { ($0[0].en, $0) }
      texts.append(("App/AppShortcuts.xcstrings", catalogue(phrases, of: app, arePhrases: true)))
    }
    return texts.map { path, text in
      GeneratedFile(
        path: "\(Self.folder)/\(app.folder)/\(path)", text: text)
    }
  }

  // MARK: - Placeholders

  /// Returns the values of all placeholders.
  private func values(_ app: AppData.App) -> [String: [String]] {
    let fonts = app.carried[.font, default: []]
    let others = Array(app.modules.dropFirst())
    return app.row.mapValues { [$0] }.merging([
      "ios": [data.apps.minimumIOS],
      // The template adds the last two of the 24 digits of an id, so objects of different projects have different ids.
      "project-id": [SHA256.hexDigest(of: Array(app.folder.utf8)).prefix(22).uppercased()],
      "language": languages(of: app).map(\.tag),
      "entitlement": app.carried[.entitlement, default: []],
      "usage": app.usageTexts.map(\.key), "usage-text": app.usageTexts.map(\.texts.en),
      // An empty value, for lines that are there only if there is a font.
      "font": fonts, "if-font": fonts.isEmpty ? [] : [""],
      // The same for the module of a second system of widgets.
      "other-module": others, "if-other-module": others.isEmpty ? [] : [""],
    ]) { _, own in own }
  }

  /// Returns the languages that all widgets of an app have.
  private func languages(of app: AppData.App) -> [SourceLanguage] {
    data.languages.having(app["module"]).filter { language in app.modules.allSatisfy(language.has) }
  }

  /// Returns a line once for each value of its placeholders; single values are repeated.
  private func filled(_ line: Substring, with values: [String: [String]], in path: String) -> [String] {
    let used = line.matches(of: /\{([a-z-]+)\}/).compactMap { values[String($0.1)] }
    let count = used.contains([]) ? 0 : used.map(\.count).max() ?? 1
    return (0..<count).map { index in
      line.replacing(/\{([a-z-]+)\}/) { match in
        let all = values[String(match.1)] ?? []
        return all.isEmpty ? "" : escaped(all[min(index, all.count - 1)], in: path)
      }
    }.map(String.init)
  }

  /// Returns a text as a file writes it: a project, where Xcode leaves out the quotation marks of a word, or XML.
  private func escaped(_ text: String, in path: String) -> String {
    guard path.hasSuffix(".pbxproj") else {
      return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        .replacing("\"", with: "&quot;")
    }
    return text.wholeMatch(of: /[A-Za-z0-9_.\/]*/) != nil ? text : JavaScript.literal(text)
  }

  // MARK: - Catalogues

  /// Returns a string catalogue as Xcode saves it.
  ///
  /// Its strings are marked as manual, so that Xcode drops none whose literal it does not find in the target. All phrases by which
  /// people ask for an intent are one set, under the first of them. Texts of Data/ have no control characters, the only ones that
  /// JSON and JavaScript write differently.
  private func catalogue(
    _ texts: [(key: String, texts: [Names.Name])], of app: AppData.App, arePhrases: Bool = false
  ) -> String {
    let spoken = Set(languages(of: app))
    let languages = data.languages.having(Languages.Folder.apps.rawValue).filter(spoken.contains)
    let unique = Dictionary(texts.map { ($0.key, $0.texts) }) { first, _ in first }
    let strings = unique.sorted { $0.key < $1.key }.map { key, texts in
      let localizations = languages.sorted { $0.tag < $1.tag }.map { language in
        let values = texts.map { JavaScript.literal($0[language.code]) }
        let list =
          "[\n" + values.map { "              \($0)" }.joined(separator: ",\n") + "\n            ]"
        return """
                  \(JavaScript.literal(language.tag)) : {
                    "\(arePhrases ? "stringSet" : "stringUnit")" : {
                      "state" : "translated",
                      "\(arePhrases ? "values" : "value")" : \(arePhrases ? list : values[0])
                    }
                  }
          """
      }
      return """
            \(JavaScript.literal(key)) : {
              "extractionState" : "\(arePhrases ? "extracted_with_value" : "manual")",
              "localizations" : {
        \(localizations.joined(separator: ",\n"))
              }
            }
        """
    }
    return """
      {
        "sourceLanguage" : "\(AppReader.sourceLanguage)",
        "strings" : {
      \(strings.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }

      """
  }
}

extension SourceData {
  /// Generated/WidgetCoreTables/Apps.swift: the names that apps and their widget extensions share.
  func appsFile() throws(EmissionError) -> GeneratedFile {
    var builder = SourceFileBuilder(
      "WidgetCoreTables/Apps.swift",
      title: "The apps, and the names that each shares with its widget extension.",
      notes: [], inputs: inputs(below: ["apps", "parts"].map(AppReader.path)))
    builder.add(.apps, of: self)
    for (index, app) in apps.appsWithNames.enumerated() {
      builder.constant("app_\(app.id)", .uint8, index, "The index of \(app["name"]).")
    }
    return try builder.file()
  }
}

/// SHA-256 as defined by FIPS 180-4.
///
/// The ids of objects in Xcode projects are computed with it. Foundation does not have it on Linux.
package enum SHA256 {
  /// Returns the digest in 64 hexadecimal digits.
  package static func hexDigest(of bytes: [UInt8]) -> String {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var message = bytes
    message.append(0x80)
    message.append(contentsOf: repeatElement(0, count: (120 - message.count % 64) % 64))
    let bitCount = UInt64(bytes.count) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: bitCount >> shift))
    }
    message.withUnsafeBufferPointer { message in
      roundConstants.withUnsafeBufferPointer { constants in
        for start in stride(from: 0, to: message.count, by: 64) {
          process(UnsafeBufferPointer(rebasing: message[start..<start + 64]), constants, &state)
        }
      }
    }
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func process(
    _ block: UnsafeBufferPointer<UInt8>, _ constants: UnsafeBufferPointer<UInt32>, _ state: inout [UInt32]
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for i in 0..<16 {
        let bytes = (
          UInt32(block[4 * i]), UInt32(block[4 * i + 1]), UInt32(block[4 * i + 2]), UInt32(block[4 * i + 3])
        )
        schedule[i] = bytes.0 << 24 | bytes.1 << 16 | bytes.2 << 8 | bytes.3
      }
      for i in 16..<64 {
        let (w15, w2) = (schedule[i - 15], schedule[i - 2])
        let s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >> 3)
        let s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >> 10)
        schedule[i] = schedule[i - 16] &+ s0 &+ schedule[i - 7] &+ s1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for i in 0..<64 {
        let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        let choice = (e & f) ^ (~e & g)
        let first = h &+ s1 &+ choice &+ constants[i] &+ schedule[i]
        let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
        let majority = (a & b) ^ (a & c) ^ (b & c)
        (h, g, f, e) = (g, f, e, d &+ first)
        (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
      }
      for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= value }
    }
  }

  private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractions of the cube roots of the first 64 primes, as the standard defines them.
  private static let roundConstants: [UInt32] = (2...311).filter { number in
    !(2..<number).contains { number.isMultiple(of: $0) }
  }.map { prime in
    let root = cbrt(Double(prime))
    return UInt32((root - root.rounded(.down)) * 0x1p32)
  }
}
