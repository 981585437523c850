/// The reason why a request has no answer.
package indirect enum BridgeError: Error, Hashable, Sendable {
  /// No widget has this name.
  case unknownWidget(String, known: [String])
  /// A member of the request is missing or has a value that is not allowed.
  case badValue(JSONValueError)
  /// A member of the request is missing, or another action has to come first, for a reason that only the data give.
  case needed(JSONValueError, reason: String)
  /// A member of the request is a file with faults: the first ones, their number, and what is wrong first.
  case faults([Fault], count: Int, JSONValueError)
  /// The request is not JSON.
  case notJSON(JSONSyntaxError)
  /// The request is valid, but its document could not be written, with the reason.
  case notSaved(String)
  /// The request is valid and would have changed nothing, but its document could not be read, with the reason.
  case notRead(String)

  /// A fault in a file.
  package struct Fault: Hashable, Sendable {
    /// The name of the file; empty for the ledger of a request.
    package let file: String
    /// The line and the column, from 1; `nil` where the message names the place, or the whole file is meant.
    package let line: Int?, column: Int?
    /// A sentence about the fault and the values that are allowed.
    package let message: String
  }
}

extension BridgeError: CustomStringConvertible {
  /// The problem, its place, and what is allowed.
  package var description: String {
    switch self {
    case .unknownWidget(let name, let known):
      "unknown widget '\(name.prefix(60))'; there are: \(known.joined(separator: ", "))"
    case .badValue(let error): error.description
    case .needed(let error, let reason): "\(error), because \(reason)"
    case .faults(_, 1, let error): error.description
    case .faults(_, let count, let error):
      "\(error); \(count - 1) more \(count == 2 ? "fault" : "faults")"
    case .notJSON(let error): "the request is not JSON: \(error.description)"
    case .notSaved(let reason): "nothing was saved: \(reason)"
    case .notRead(let reason): reason
    }
  }

  /// `{"error": {"message": "…", "path": ["environment", "language"]}}`, with the `faults` of a file.
  package var json: JSON {
    let path: [String] =
      switch self {
      case .unknownWidget: ["widget"]
      case .badValue(let error), .needed(let error, _), .faults(_, _, let error): error.path
      case .notJSON, .notSaved, .notRead: []
      }
    var error: JSONObject = ["message": .string(description), "path": .array(path.map(JSON.string))]
    if case .faults(let faults, _, _) = self {
      error["faults"] = .array(
        faults.map { fault in
          .present([
            ("file", fault.file.isEmpty ? nil : .string(fault.file)), ("line", fault.line.map { JSON($0) }),
            ("column", fault.column.map { JSON($0) }),
            ("message", .string(fault.message)),
          ])
        })
    }
    return ["error": .object(error)]
  }
}
