/// A parabola through the values of a quantity at -0.5, 0 and 0.5 days.
struct Quadratic: Hashable, Sendable {
  private let value: Double
  private let slope: Double
  private let curvature: Double

  init(_ before: Double, _ value: Double, _ after: Double) {
    self.value = value
    slope = after - before
    curvature = 2 * (after - 2 * value + before)
  }

  func callAsFunction(_ x: Double) -> Double { value + x * (slope + x * curvature) }

  func derivative(_ x: Double) -> Double { slope + 2 * x * curvature }
}
