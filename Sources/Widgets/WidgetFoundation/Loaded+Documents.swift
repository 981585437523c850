public import Documents
package import Foundation

extension Loaded {
  /// Creates the state from the result of reading a document.
  public init(_ reading: DocumentReading<Value>) {
    switch reading {
    case .missing: self = .missing
    case .value(let document):
      let instant = document.writtenAt?.instant
      let day = instant.flatMap { instant in
        document.zone.flatMap { CivilDate(Date(instant), in: $0) }
      }
      self = .loaded(document.payload, writtenAt: instant, on: day)
    case .newerVersion(let version): self = .newer(version: version)
    case .corrupt(let document):
      self = .unreadable("\(StoreError.corrupt(path: "the document", fault: document.fault))")
    }
  }

  /// Reads a document in the folder of the app group; an error becomes the state `unavailable`.
  public init<Format: DocumentFormat>(reading store: DocumentStore<Format>) where Format.Payload == Value {
    do throws(StoreError) {
      self.init(try store.read())
    } catch {
      self.init(error)
    }
  }

  /// Creates the state of data that could not be read.
  package init(_ error: StoreError) {
    switch error {
    case .newerVersion(_, let version, _): self = .newer(version: version)
    case .corrupt, .notMoved: self = .unreadable(error.description)
    default: self = .unavailable(error.description)
    }
  }
}

extension UserDefaults {
  /// Returns the bytes of a setting, which may be data or text, because `UserDefaults` does not convert one to the other.
  ///
  /// Apps in other languages, and the first versions of apps, store text.
  package func bytes(forKey key: String) -> [UInt8]? {
    switch object(forKey: key) {
    case let data as Data: Array(data)
    case let text as String: Array(text.utf8)
    default: nil
    }
  }
}
