/// Why the output did not get where it should.
enum OutputError: Error {
  /// The reader of the pipe has closed it: it has seen enough.
  case readerIsGone
  case failed(String)
}

extension OutputError: CustomStringConvertible {
  var description: String {
    switch self {
    case .readerIsGone: "the reader of the output is gone"
    case .failed(let reason): "the output cannot be written: \(reason)"
    }
  }
}
