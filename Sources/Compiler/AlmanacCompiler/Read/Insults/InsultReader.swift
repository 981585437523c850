import SourceText

/// Reads the words, sentences and quotations of Data/insults.
struct InsultReader {
  private let reader: DataReader

  init(_ reader: DataReader) {
    self.reader = reader
  }

  static let folder = "Data/insults"

  static func path(_ name: String) -> String { "\(folder)/\(name).tsv" }

  /// Returns the paths of some tables.
  static func inputs(_ names: String...) -> [String] { names.map(path) }

  func data() -> InsultData? {
    let works = works()
    let excluded = InsultExclusion.read(reader)
    let words = InsultWordReader(reader, works: works, excluded: excluded ?? [])
    var unique = UniqueKeys<String>()
    let adjectives = words.list(.adjective, unique: &unique)
    let compounds = words.list(.compound, unique: &unique)
    let nouns = words.list(.noun, unique: &unique)
    let templates = InsultTemplate.read(reader)
    let quotations = InsultQuotation.read(reader, works: works)
    let layouts = InsultLayout.read(reader)
    let lists = [adjectives, compounds, nouns].compactMap { $0 }
    let samples = samples(words: lists.count == 3 ? Set(lists.flatMap(\.words).map(\.text)) : nil)
    guard excluded != nil, let works, let adjectives, let compounds, let nouns, let templates,
      let quotations, let samples, let layouts
    else { return nil }
    let data = InsultData(
      works: works, adjectives: adjectives, compounds: compounds, nouns: nouns, templates: templates,
      quotations: quotations, samples: samples, layouts: layouts)
    InsultPromise(data: data, reader: reader).check()
    InsultRoom(data: data, reader: reader).check()
    return data
  }

  private func works() -> [InsultData.Work]? {
    guard let table = reader.table(Self.path("works"), columns: ["title", "kind"]) else { return nil }
    var unique = UniqueKeys<String>()
    let works = table.records.compactMap { record -> InsultData.Work? in
      guard let title = record.text("title"), let kind = record.choice("kind", of: InsultData.Work.Kind.self),
        unique.insert(title, named: "title '\(title)'", in: record, at: "title")
      else { return nil }
      return InsultData.Work(title: title, kind: kind)
    }
    return works.count == table.records.count ? works : nil
  }

  /// Returns one sample for each use, in the order of the uses.
  ///
  /// - Parameter words: The words of all lists; `nil` if a list is wrong, which was reported.
  private func samples(words: Set<String>?) -> [InsultData.Sample]? {
    guard let table = reader.table(Self.path("samples"), columns: ["use", "text"]) else { return nil }
    var unique = UniqueKeys<InsultData.Sample.Use>()
    var samples: [InsultData.Sample] = []
    for record in table.records {
      guard let use = record.choice("use", of: InsultData.Sample.Use.self), let text = record.text("text"),
        unique.insert(use, named: "use '\(use.rawValue)'", in: record, at: "use")
      else { continue }
      let frame: Set = ["Thou", "art", "a", "an"]
      let unknown = text.split { " ,!".contains($0) }.map(String.init).filter {
        !frame.contains($0) && words?.contains($0) == false
      }
      if !unknown.isEmpty {
        record.report(
          "'\(unknown.joined(separator: "', '"))' of the sample is not in any list", at: "text")
      }
      samples.append(InsultData.Sample(use: use, text: text))
    }
    for use in InsultData.Sample.Use.allCases where !samples.contains(where: { $0.use == use }) {
      table.report("use \(use.rawValue) is missing")
    }
    return InsultData.Sample.Use.allCases.compactMap { use in samples.first { $0.use == use } }
  }
}
