public import Documents

/// Something that is wrong with the file of a month, while the rest of it counts.
public struct JournalDoubt: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// What is wrong.
  public let kind: Kind

  package init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// What can be wrong with the file of a month.
  public enum Kind: Hashable, Sendable {
    /// Lines that are damaged or missing, by their numbers.
    case lost(ClosedRange<Int>)
    /// A line that is there twice; it counts once.
    case doubled(Int)
    /// A line that does not follow the one before it, as after lines were exchanged; all of them count.
    case disordered(Int)
    /// Lines at the end are gone: a later month says that there was a line of this number.
    case shortened(Int)
    /// The file of this month is gone, although the month whose file this is says that it was there.
    case gone(YearMonth)
    /// The file has the lines of another month, which do not count.
    case otherMonth(YearMonth)
    /// The file cannot be opened now; nothing is known to be wrong with it.
    case unavailable(StoreError)
    /// A number of doubts about a month that was not read now; reading all of it names them.
    case several(Int)
  }
}

extension JournalDoubt.Kind {
  /// The word for it in a line that says that the user knows of it.
  var key: String {
    switch self {
    case .lost(let lines): "lost \(lines.lowerBound)-\(lines.upperBound)"
    case .doubled(let line): "doubled \(line)"
    case .disordered(let line): "disordered \(line)"
    case .shortened(let line): "shortened \(line)"
    case .gone(let month): "gone \(month)"
    case .otherMonth(let month): "other \(month)"
    case .unavailable, .several: ""
    }
  }
}

extension JournalDoubt: CustomStringConvertible {
  /// What is wrong and where, for a developer.
  public var description: String {
    switch kind {
    case .lost(let lines) where lines.count == 1: "\(path): line \(lines.lowerBound) is damaged or missing"
    case .lost(let lines):
      "\(path): lines \(lines.lowerBound) to \(lines.upperBound) are damaged or missing"
    case .doubled(let line): "\(path): line \(line) is there twice, and counts once"
    case .disordered(let line): "\(path): line \(line) does not follow the line before it; all lines count"
    case .shortened(let line): "\(path): its end is missing: line \(line) was there when a later month began"
    case .gone(let month):
      "\(path): it says that there was a file of \(month), which is gone; put it back from a backup"
    case .otherMonth(let month):
      "\(path): it has the drinks of \(month), which do not count; if there is no file of that month, give it its name"
    case .unavailable(let error): "\(error)"
    case .several(let count): "\(path): \(count) \(count == 1 ? "place is" : "places are") in doubt"
    }
  }

  /// Whether drinks are missing because of it, as far as is known.
  public var isLoss: Bool {
    switch kind {
    case .lost, .shortened, .gone, .otherMonth, .several: true
    case .doubled, .disordered, .unavailable: false
    }
  }

  /// Whether ``HydrationStore/recover(at:in:beside:)`` can say that the user knows of it.
  public var canBeAccepted: Bool {
    switch kind {
    case .lost, .doubled, .disordered, .shortened, .gone, .several: true
    case .otherMonth, .unavailable: false
    }
  }

  /// Whether it is only for now.
  public var isTemporary: Bool { if case .unavailable = kind { true } else { false } }
}
