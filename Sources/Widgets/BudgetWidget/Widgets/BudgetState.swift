public import WidgetFoundation

/// What there is to show: the shared document as it was read.
public enum BudgetState: Hashable, Sendable {
  /// The document, and when it was written.
  case document(BudgetDocument, writtenAt: Instant?)
  /// There is none yet.
  case missing
  /// It was written by a newer version of the app.
  case newerVersion
  /// It cannot be read.
  case unreadable
  /// A sample, for the gallery and while the system draws a widget for the first time.
  case placeholder

  /// What the store has read.
  public init(_ reading: DocumentReading<BudgetDocument>) {
    switch reading {
    case .missing: self = .missing
    case .value(let document): self = .document(document.payload, writtenAt: document.writtenAt?.instant)
    case .newerVersion: self = .newerVersion
    case .corrupt: self = .unreadable
    }
  }

  /// Reads the document; what goes wrong is said by the state.
  ///
  /// - Parameter store: The document in the folder of the app group.
  public init(reading store: DocumentStore<BudgetDocument>) {
    do throws(StoreError) {
      self.init(try store.read())
    } catch {
      self = .unreadable
    }
  }
}
