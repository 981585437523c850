import JSONText

extension Answer {
  /// The length of the result of a call in JSON; or minus the length of an error.
  static func json(_ result: () throws(Failure) -> OrderedJSON) -> Int32 {
    number { () throws(Failure) in keep("\(try result())") }
  }
}
