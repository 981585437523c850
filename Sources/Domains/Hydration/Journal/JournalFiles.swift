import Almanac
import Documents

/// The files of a journal, beside the document with the settings and named after it.
struct JournalFiles: Hashable, Sendable {
  let folder: StoreFolder
  /// The name of the document without `.json`.
  let stem: String

  /// Finds the files of a document.
  init(_ folder: StoreFolder, document: String) throws(StoreError) {
    let stem = document.dropLast(Self.ending.count)
    // The files of another document's journal are not documents.
    guard document.hasSuffix(Self.ending), !stem.isEmpty, !stem.hasSuffix(Self.cacheMark) else {
      throw .invalidName(document)
    }
    self.folder = folder
    self.stem = String(stem)
  }

  private static let ending = ".json"
  private static let cacheMark = "-cache"
  private static let linesEnding = ".jsonl"
  /// The longest file of a month in bytes; a drink has some 200.
  static let monthLimit = 32 << 20

  private var cacheName: String { stem + Self.cacheMark + Self.ending }

  /// Returns the path of the file of a month.
  func path(_ month: YearMonth) -> String { folder.path(name(month)) }

  private func name(_ month: YearMonth) -> String { "\(stem)-\(month)\(Self.linesEnding)" }

  /// Returns the lengths of the files of all months, in bytes.
  func sizes() throws(StoreError) -> [YearMonth: Int] {
    var sizes: [YearMonth: Int] = [:]
    for name in try folder.names(beginningWith: stem + "-") where name.hasSuffix(Self.linesEnding) {
      let text = name.dropFirst(stem.count + 1).dropLast(Self.linesEnding.count)
      guard let month = YearMonth(String(text)), let size = folder.length(name) else { continue }
      sizes[month] = size
    }
    return sizes
  }

  /// Returns the length of the file of a month in bytes; 0 if there is none.
  func size(_ month: YearMonth) -> Int { folder.length(name(month)) ?? 0 }

  /// Returns the bytes of the file of a month; empty if there is none.
  func bytes(_ month: YearMonth) throws(StoreError) -> [UInt8] {
    let size = size(month)
    guard size <= Self.monthLimit else {
      throw .tooLarge(path: path(month), bytes: size, allowed: Self.monthLimit)
    }
    return try folder.read(name(month)) ?? []
  }

  /// Appends lines to the file of a month; they are on the disk on return.
  func append(_ bytes: [UInt8], to month: YearMonth, at size: Int) throws(StoreError) {
    // A longer file could not be read again.
    guard size + bytes.count <= Self.monthLimit else {
      throw .tooLarge(path: path(month), bytes: size + bytes.count, allowed: Self.monthLimit)
    }
    try folder.append(bytes, to: name(month), at: size)
  }

  // MARK: - The cache

  /// Returns the cached summaries of months; empty if the cache is missing or damaged.
  func cache() -> [YearMonth: MonthSummary] { Self.cache((try? folder.read(cacheName)) ?? []) }

  static func cache(_ bytes: [UInt8]) -> [YearMonth: MonthSummary] {
    guard
      let object = JournalLine.opened(bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes)?.object,
      object["format"] == JSON(JournalLine.format),
      let months = try? object.required("months", as: [MonthSummary].self)
    else { return [:] }
    return Dictionary(months.map { ($0.last.month, $0) }, uniquingKeysWith: { $1 })
  }

  /// Returns the bytes of a cache.
  static func bytes(ofCache months: [YearMonth: MonthSummary]) -> [UInt8] {
    let list = JSON.array(months.keys.sorted().compactMap { months[$0]?.json })
    let line = JournalLine.sealed("{\"cache\":true,\"format\":\(JournalLine.format),\"months\":\(list.text)")
    return line.bytes + [UInt8(ascii: "\n")]
  }

  /// Replaces the cache; a failure makes the next reader slower, and is no error.
  ///
  /// - Parameter isThere: Whether the existing cache was read; otherwise a file or link of another program
  ///   with its name is kept.
  func replaceCache(_ months: [YearMonth: MonthSummary], isThere: Bool) {
    if !isThere {
      guard let there = try? folder.read(cacheName) ?? [],
        there.isEmpty || there.starts(with: Array("{\"cache\":".utf8))
      else { return }
    }
    try? folder.replace(cacheName, with: Self.bytes(ofCache: months), isDurable: false)
  }
}
