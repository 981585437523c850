public import WidgetFoundation

/// What the app stored for both widgets: the shared document.
public typealias BudgetState = Loaded<BudgetDocument>

extension BudgetState {
  /// What the store has read.
  public init(_ reading: DocumentReading<BudgetDocument>) {
    switch reading {
    case .missing: self = .missing
    case .value(let document): self = .loaded(document.payload, writtenAt: document.writtenAt?.instant)
    case .newerVersion(let version): self = .newer(version: version)
    case .corrupt(let document): self = .unreadable("\(document.fault)")
    }
  }

  /// Reads the document; what goes wrong is said by the state.
  ///
  /// - Parameter store: The document in the folder of the app group.
  public init(reading store: DocumentStore<BudgetDocument>) {
    do throws(StoreError) {
      self.init(try store.read())
    } catch {
      self = .unavailable(error.description)
    }
  }
}
