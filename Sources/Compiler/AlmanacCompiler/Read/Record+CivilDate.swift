import AlmanacModel
import SourceText

extension Record {
  /// Returns a civil date written as 2026-02-17.
  func date(_ column: String) -> CivilDate? {
    let field = self[column]
    guard let date = CivilDate(String(field)) else {
      report("\(column) '\(field)' is not a date such as 1968-01-01 of the years 1 to 9999", at: column)
      return nil
    }
    return date
  }
}
