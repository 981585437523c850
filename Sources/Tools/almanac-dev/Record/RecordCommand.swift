import Foundation
import WidgetBridge

/// `almanac-dev record`: a digest of all texts of widgets, pictures and the bridge, a line a case.
///
/// Before a redesign these lines are kept, and compared after each step. A line that differs names a case; `record CASE`
/// of the programs before and after prints the two texts. It reads files of the repository, in whose root it runs.
enum RecordCommand {
  static let usage = "record [CASE]"

  static func run(_ words: [String]) async throws -> Int32 {
    guard words.count < 2, words.first?.hasPrefix("-") != true else {
      return AlmanacDev.misunderstood("usage: almanac-dev \(usage)")
    }
    let cases = try RecordedCase.all().filter { words.isEmpty || $0.name == words[0] }
    if let only = cases.first, !words.isEmpty {
      FileHandle.standardOutput.write(Data(only.text().utf8))
      return 0
    }
    guard !cases.isEmpty else { return AlmanacDev.misunderstood("there is no case \(words[0])") }
    let lines = await withTaskGroup(of: (Int, String).self) { group in
      for (index, one) in cases.enumerated() { group.addTask { (index, one.line) } }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    for index in cases.indices { FileHandle.standardOutput.write(Data((lines[index] ?? "").utf8)) }
    return 0
  }
}

/// A recorded case, with the text of its digest.
private struct RecordedCase: Sendable {
  let name: String
  let text: @Sendable () -> String

  /// The digest and the name.
  var line: String {
    // FNV-1a is enough, because texts differ only by accident.
    let digest = text().utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + "\(digits) \(name)\n"
  }

  static func all() throws -> [RecordedCase] {
    try SampledWidgets.all.flatMap { try snapshots(of: $0) } + requests() + saves() + pictures()
  }

  /// The number of days on which each sample is recorded.
  private static let days: Int64 = 400

  /// Returns the content of each sample on each day, open and redacted, and its schedule, as JSON with the spoken texts.
  private static func snapshots<Definition: SampledWidget>(of definition: Definition.Type) throws
    -> [RecordedCase]
  {
    try Exhibit.languages.flatMap { language in
      try Definition.exhibits(in: language).flatMap { state, sample in
        Family.allCases.flatMap { family in
          let environment = WidgetEnvironment.ofSamples(WidgetFrame(family), language)
          let name =
            "\(Definition.command).\(language.tag).\(family).\(state.split(separator: " ").joined(separator: "-"))"
          return [
            RecordedCase(name: "days.\(name)") {
              (0..<days).map { day in
                // Another hour on each day, so that a year has all of them.
                let snapshot = sample.later(by: day * (86_400 + 3_600)).snapshot(in: environment)
                let facts = [snapshot, snapshot.redacted()].map { shown in
                  "\(shown.facts?.json.text ?? "-") \(shown.accessibility.json.text)\n"
                }
                // Drawings are most of the work, and depend only on the facts.
                let drawn =
                  day % 25 == 0
                  ? AnswerWriter.json(snapshot, of: definition, in: environment).text + "\n" : ""
                return facts.joined() + drawn
              }.joined()
            },
            RecordedCase(name: "schedule.\(name)") { sample.schedule(in: environment).text + "\n" },
          ]
        }
      }
    }
  }

  /// Returns the answers to the requests of Tests/Releases in each family and language over the year.
  private static func requests() throws -> [RecordedCase] {
    try AllWidgets.names.flatMap { widget in
      let file = URL(fileURLWithPath: "Tests/Releases/1.0.0/answers/\(widget).json")
      let request = try JSON(parsing: Array(Data(contentsOf: file)))["request"] ?? .null
      guard case .object(let whole) = request, case .object(let surroundings)? = whole["environment"],
        let first = whole["instant"]?.string.flatMap({ Instant($0) })
      else { throw JSONValueError(expected: "a request with an environment", found: request) }
      return Exhibit.languages.flatMap { language in
        Family.allCases.map { family in
          RecordedCase(name: "answers.\(widget).\(language.tag).\(family)") {
            stride(from: 0, to: days, by: 25).map { day in
              var (asked, environment) = (whole, surroundings)
              (environment["language"], environment["family"]) = (language.json, family.json)
              asked["instant"] = first.adding(day * (86_400 + 3_600)).json
              asked["environment"] = .object(environment)
              return AllWidgets.answer(.object(asked)).text + "\n"
            }.joined()
          }
        }
      }
    }
  }

  /// Returns the answers of an app group to the requests of `saves.jsonl`, one after the other, and its stored state at the end.
  private static func saves() throws -> [RecordedCase] {
    let path = "Sources/Tools/almanac-dev/Record/saves.jsonl"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    return [
      RecordedCase(name: "saves") {
        let folder = FileManager.default.temporaryDirectory
          .appendingPathComponent("almanac-record-\(UUID().uuidString)")
        let suite = folder.lastPathComponent
        defer {
          try? FileManager.default.removeItem(at: folder)
          UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite)
        }
        let own = folder.appendingPathComponent("own")
        do {
          try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        } catch {
          return "\(error)"
        }
        let group = AppGroup(folder: folder, settings: UserDefaults(suiteName: suite), ownFolder: own)
        let answers = lines.map { group.save($0) }
        let stored = AppIdentifiers.all.flatMap { $0.documents + $0.settingKeys }.map { name in
          "\(name): \((try? group.stored(name)) ?? "nothing")"
        }
        return (answers + stored).joined(separator: "\n")
          .split(separator: folder.path, omittingEmptySubsequences: false).joined(separator: "FOLDER")
      }
    ]
  }

  /// Returns the pictures of the gallery.
  private static func pictures() throws -> [RecordedCase] {
    var cases: [RecordedCase] = []
    var earlier: EarlierPictures?
    try Gallery().forEachFile(beside: &earlier) { path, text in
      cases.append(RecordedCase(name: path) { text })
    }
    return cases
  }
}
