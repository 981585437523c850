import Almanac

extension HydrationJournal {
  /// Everything as a file of the app's first version: settings and all drinks of the months that were read, in one object.
  ///
  /// Members that this version does not know are in it.
  public var exportedFile: [UInt8] {
    var settings = settings
    (settings.entries, settings.adopted) = (.array(log.entries.map(\.json)), nil)
    return settings.json.fileBytes()
  }

  /// The drinks of the months that were read as CSV, with a line of headings and moments in whole seconds, all in one form.
  ///
  /// A hidden character that an older version accepted is written as `\u{1b}`. Source of the form: RFC 4180, with line feeds.
  public var exportedCSV: String {
    func cell(_ text: String) -> String {
      let text = text.escapingHiddenCharacters
      guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
      return "\"\(text.replacing("\"", with: "\"\""))\""
    }
    let rows = log.entries.map { entry in
      [
        entry.id, "\(entry.moment.instant)", "\(entry.day)", "\(entry.volume.millilitres)",
        "\(entry.effectiveVolume.millilitres)", entry.beverage.id, entry.source.rawValue, entry.note ?? "",
      ].map(cell).joined(separator: ",")
    }
    let headings = ["id", "date", "day", "volume_ml", "effective_ml", "fluid_type", "source", "note"]
    return ([headings.joined(separator: ",")] + rows).map { $0 + "\n" }.joined()
  }
}

extension HydrationStore {
  /// Returns the lines of all months one after another, as they are in the files: one journal.
  public func exportedJournal() throws(StoreError) -> [UInt8] { try lines(of: files.sizes().keys.sorted()) }

  /// Returns the lines from which a program in another language draws a widget: the cache of months, and the
  /// lines of the two newest months and of other files that have drinks on their days.
  package func widgetLines() throws(StoreError) -> [UInt8] {
    let journal = try HydrationJournal(HydrationSettings(), files, at: nil, in: .utc)
    let cache = journal.newCache ?? journal.summaries
    var months = Set(cache.filter { $0.value.size > 0 }.keys.sorted().suffix(2))
    while let other = cache.first(where: {
      !months.contains($0.key) && !$0.value.elsewhere.isDisjoint(with: months)
    }) { months.insert(other.key) }
    return try (cache.isEmpty ? [] : JournalFiles.bytes(ofCache: cache)) + lines(of: months.sorted())
  }

  private func lines(of months: some Sequence<YearMonth>) throws(StoreError) -> [UInt8] {
    var all: [UInt8] = []
    for month in months {
      let bytes = try files.bytes(month)
      all += bytes
      if let last = bytes.last, last != UInt8(ascii: "\n") { all.append(UInt8(ascii: "\n")) }
    }
    return all
  }
}
