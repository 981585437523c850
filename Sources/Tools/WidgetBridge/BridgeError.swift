/// The reason why a request has no answer.
package indirect enum BridgeError: Error, Hashable, Sendable {
  /// No widget has this name.
  case unknownWidget(String, known: [String])
  /// A member of the request is missing or has a value that is not allowed.
  case badValue(JSONValueError)
  /// The request is not JSON.
  case notJSON(JSONSyntaxError)
  /// The request is valid, but its document could not be written, with the reason.
  case notSaved(String)
}

extension BridgeError: CustomStringConvertible {
  /// The problem, its place, and what is allowed.
  package var description: String {
    switch self {
    case .unknownWidget(let name, let known):
      "unknown widget '\(name.prefix(60))'; there are: \(known.joined(separator: ", "))"
    case .badValue(let error): error.description
    case .notJSON(let error): "the request is not JSON: \(error.description)"
    case .notSaved(let reason): "nothing was saved: \(reason)"
    }
  }

  /// `{"error": {"message": "…", "path": ["environment", "language"]}}`.
  package var json: JSON {
    let path: [String] =
      switch self {
      case .unknownWidget: ["widget"]
      case .badValue(let error): error.path
      case .notJSON, .notSaved: []
      }
    return ["error": ["message": .string(description), "path": .array(path.map(JSON.string))]]
  }
}
