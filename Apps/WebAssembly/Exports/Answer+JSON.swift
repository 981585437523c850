import AlmanacReports

extension Answer {
  /// The length of the result of a call in JSON; or -1 for one that failed.
  static func json(_ result: () throws(Refusal) -> OrderedJSON) -> Int32 {
    number { () throws(Refusal) in keep("\(try result())") }
  }
}
