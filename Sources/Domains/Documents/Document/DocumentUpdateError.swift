/// Why a change of a document did not happen.
public enum DocumentUpdateError<Failure: Error>: Error {
  /// The document could not be read or written.
  case store(StoreError)
  /// The body refused.
  case refused(Failure)
}

extension DocumentUpdateError {
  /// What the store does; its errors are of this type.
  static func storing<Value>(_ body: () throws(StoreError) -> Value) throws(Self) -> Value {
    do throws(StoreError) { return try body() } catch { throw .store(error) }
  }
}

extension DocumentUpdateError: CustomStringConvertible {
  /// What the store or the body says, for a developer.
  public var description: String {
    switch self {
    case .store(let error): error.description
    case .refused(let error): "\(error)"
    }
  }
}
