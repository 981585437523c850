/// One line on a terminal that tells how far a computation is.
///
/// In a pipe nothing is shown.
struct ProgressLine: Sendable {
  private let title: String
  private let isShown = Console.errorIsTerminal

  init(_ title: String) {
    self.title = title
  }

  func show(_ fraction: Double) {
    guard isShown else { return }
    Console.status("\r\(title) \(Int(fraction * 100)) %")
  }

  /// Clears the line.
  func end() {
    guard isShown else { return }
    Console.status("\r\u{1B}[K")
  }
}
