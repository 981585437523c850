import AlmanacReports

extension Answer {
  /// Returns the length of a call's result as JSON, or -1 if the call failed.
  static func json(_ result: () throws(Refusal) -> OrderedJSON) -> Int32 {
    number { () throws(Refusal) in keep("\(try result())") }
  }
}
