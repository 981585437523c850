import AlmanacModel
import SwiftEmitter

/// Delta T and leap seconds, read back from generated source.
struct TimeScaleTables: Hashable, Sendable, TimeScaleTable {
  let firstDeltaTYear: Int
  let firstPredictedIndex: Int
  private let deltaTs: [Int32]
  private let slacks: [Int32]
  private let leapSeconds: [Int32]

  init(_ declarations: DeclarationIndex) throws(UnreadableTables) {
    firstDeltaTYear = try declarations.constant("firstDeltaTYear", in: 100...9000)
    let count = try declarations.constant("deltaTCount", in: 1...900)
    firstPredictedIndex = try declarations.constant("firstPredictedIndex", in: 0...900)
    let leapSecondCount = try declarations.constant("leapSecondCount", in: 1...900)
    deltaTs = try declarations.fit(try declarations.table("deltaTs", count: count).values, "deltaTs")
    slacks = try declarations.fit(
      try declarations.table("slacks", stride: 2, count: 2 * count).values, "slacks")
    leapSeconds = try declarations.fit(
      try declarations.table("leapSeconds", stride: 2, count: 2 * leapSecondCount).values, "leapSeconds")
  }

  var deltaTCount: Int { deltaTs.count }
  func deltaT(at index: Int) -> Int32 { deltaTs[index] }
  func slackBelow(at index: Int) -> Int32 { slacks[2 * index] }
  func slackAbove(at index: Int) -> Int32 { slacks[2 * index + 1] }
  var leapSecondCount: Int { leapSeconds.count / 2 }
  func leapSecondDay(at index: Int) -> Int32 { leapSeconds[2 * index] }
  func taiMinusUTC(at index: Int) -> Int32 { leapSeconds[2 * index + 1] }

  /// The years with Delta T.
  var years: Range<Int> { firstDeltaTYear..<firstDeltaTYear + deltaTCount }
}
