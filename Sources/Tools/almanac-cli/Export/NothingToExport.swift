/// A range without a row, in a format that must have one.
struct NothingToExport: Error, CustomStringConvertible {
  var name: String

  var description: String { "there are no \(name) in this range, and an ics file must have an event" }
}
