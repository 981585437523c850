public import Documents

extension Loaded {
  /// What was read in the place of a document.
  public init(_ reading: DocumentReading<Value>) {
    switch reading {
    case .missing: self = .missing
    case .value(let document): self = .loaded(document.payload, writtenAt: document.writtenAt?.instant)
    case .newerVersion(let version): self = .newer(version: version)
    case .corrupt(let document): self = .unreadable("\(document.fault)")
    }
  }

  /// Reads a document in the folder of the app group; what goes wrong is a state as well.
  public init<Format: DocumentFormat>(reading store: DocumentStore<Format>) where Format.Payload == Value {
    do throws(StoreError) {
      self.init(try store.read())
    } catch {
      self = .unavailable(error.description)
    }
  }
}
