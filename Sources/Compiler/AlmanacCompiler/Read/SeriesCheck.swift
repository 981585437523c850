import SourceText

/// Checks that a series has terms of every power of T it should have: a lost block of terms would otherwise only
/// make the results a little wrong.
enum SeriesCheck {
  static func reportMissingPowers(
    _ powers: [Int], expected: ClosedRange<Int>, in table: Table, diagnostics: Diagnostics
  ) {
    for power in expected where !powers.contains(power) {
      diagnostics.report(
        "no term of power \(power); the series has powers \(expected.lowerBound) to \(expected.upperBound)",
        at: SourceLocation(path: table.path))
    }
  }
}
