/// Why the bytes of a file are not the document they should be.
public enum DocumentFault: Error, Hashable, Sendable {
  /// The bytes are not JSON.
  case syntax(JSONSyntaxError)
  /// The envelope is not as it should be, and the file is not in a foreign form that the format knows.
  case envelope(JSONValueError)
  /// The document is of another kind.
  case schema(found: String, expected: String)
  /// The payload is not as it should be.
  case payload(JSONValueError)
  /// The file is longer than ``StoreLimits/fileBytes``, and is not read.
  case tooLarge(bytes: Int)
  /// The file is gone, but there is something in the place of its backup.
  case lost
}

extension DocumentFault: CustomStringConvertible {
  /// What is wrong, for a developer.
  public var description: String {
    switch self {
    case .syntax(let error): "not JSON: \(error)"
    case .envelope(let error): "not an envelope: \(error)"
    case .schema(let found, let expected): "a document of '\(found)', expected '\(expected)'"
    case .payload(let error): "\(error.inside("payload"))"
    case .tooLarge(let bytes): "\(bytes) bytes, at most \(StoreLimits.fileBytes) are allowed"
    case .lost: "the file is gone, but its backup is there"
    }
  }
}
