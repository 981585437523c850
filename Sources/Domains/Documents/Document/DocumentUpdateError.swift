/// Why a change of a document did not happen.
public enum DocumentUpdateError<Failure: Error>: Error {
  /// The document could not be read or written.
  case store(StoreError)
  /// The body refused.
  case refused(Failure)
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
