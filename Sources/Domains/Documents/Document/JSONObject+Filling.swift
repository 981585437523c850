extension JSONObject {
  /// Returns the object with the members of another one that it lacks, such as those that this version does not know.
  public func filled(from rest: JSONObject) -> JSONObject {
    var filled = self
    filled.fill(from: rest)
    return filled
  }
}
