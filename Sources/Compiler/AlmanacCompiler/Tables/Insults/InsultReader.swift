import SourceText

/// Reads the words, sentences and quotations of Data/insults.
struct InsultReader {
  let reader: DataReader

  static let folder = "Data/insults"

  static func path(_ name: String) -> String { "\(folder)/\(name).tsv" }

  /// Returns the paths of some tables.
  static func inputs(_ names: String...) -> [String] { names.map(path) }

  func data() -> InsultData {
    let works = works()
    let excluded = InsultExclusion.read(reader)
    let known = reader.isRight(Self.path("works")) ? works : []
    let words = InsultWordReader(reader: reader, works: known, excluded: excluded)
    var unique = UniqueKeys<[String]>()
    let adjectives = words.list(.adjective, unique: &unique)
    let compounds = words.list(.compound, unique: &unique)
    let nouns = words.list(.noun, unique: &unique)
    let data = InsultData(
      works: works, adjectives: adjectives, compounds: compounds, nouns: nouns,
      templates: InsultTemplate.read(reader), quotations: InsultQuotation.read(reader, works: known),
      samples: samples([adjectives, compounds, nouns]), layouts: InsultLayout.read(reader))
    // A list that lacks words for a mistake would also be too short.
    if isRight(["templates", "quotations", "layouts"] + data.lists.map(\.slot.plural)) {
      checkLengths(of: data)
      checkRoom(of: data)
    }
    return data
  }

  /// Whether some tables have no mistake.
  private func isRight(_ names: [String]) -> Bool { names.allSatisfy { reader.isRight(Self.path($0)) } }

  private func works() -> [InsultData.Work] {
    var unique = UniqueKeys<[String]>()
    return reader.table(Self.path("works"), columns: ["title", "kind"]).rows { record in
      let work = InsultData.Work(
        title: record.text("title"), kind: record.choice("kind", of: InsultData.Work.Kind.self))
      unique.insert(["title"], of: record)
      return work
    }
  }

  /// Returns one sample for each use, in the order of the uses; they are made of words of the lists.
  private func samples(_ lists: [InsultWordList]) -> [InsultData.Sample] {
    let isComparable = isRight(lists.map(\.slot.plural))
    let words = Set(lists.flatMap(\.words).map(\.text)).union(["Thou", "art", "a", "an"])
    let table = reader.table(Self.path("samples"), columns: ["use", "text"])
    var unique = UniqueKeys<[String]>()
    let samples = table.rows { record in
      let sample = InsultData.Sample(
        use: record.choice("use", of: InsultData.Sample.Use.self), text: record.text("text"))
      unique.insert(["use"], of: record)
      let unknown = sample.text.split { " ,!".contains($0) }.map(String.init).filter { !words.contains($0) }
      if isComparable, !record.isBad, !unknown.isEmpty {
        record.report(
          "'\(unknown.joined(separator: "', '"))' of the sample is not in any list", at: "text")
      }
      return sample
    }
    table.reportMissing(InsultData.Sample.Use.allCases.map(\.rawValue), in: "use") { "use \($0) is missing" }
    return InsultData.Sample.Use.allCases.compactMap { use in samples.first { $0.use == use } }
  }
}
