import AlmanacModel
import Ephemeris

/// Delta T and leap seconds in the form of the tables; the runtime's own decoder can read them.
struct EncodedTimeScales: TimeScaleTable {
  let firstDeltaTYear: Int
  /// Delta T in units of 0.1 ms, one value for each year.
  let deltaT: [Int32]
  /// The amounts by which TT - UTC may be less and more than the value used, in units of 0.1 ms.
  let slack: [(less: Int32, more: Int32)]
  let firstPredictedIndex: Int
  /// The first days (rata die) with their TAI - UTC in seconds.
  let leapSeconds: [(day: Int32, taiMinusUTC: Int32)]

  var deltaTCount: Int { deltaT.count }
  func deltaT(at index: Int) -> Int32 { deltaT[index] }
  func slackBelow(at index: Int) -> Int32 { slack[index].less }
  func slackAbove(at index: Int) -> Int32 { slack[index].more }
  var leapSecondCount: Int { leapSeconds.count }
  func leapSecondDay(at index: Int) -> Int32 { leapSeconds[index].day }
  func taiMinusUTC(at index: Int) -> Int32 { leapSeconds[index].taiMinusUTC }
}

extension EncodedTimeScales {
  init(_ scales: TimeScales) {
    firstDeltaTYear = scales.deltaT.firstYear
    deltaT = scales.deltaT.values.map { Int32(($0.seconds * Double(TenthMillisecond.perSecond)).rounded()) }
    slack = scales.deltaT.values.indices.map { index in
      let slack = scales.slack(inYear: scales.deltaT.firstYear + index)
      let units = Double(TenthMillisecond.perSecond)
      return (Int32((slack.less * units).rounded()), Int32((slack.more * units).rounded()))
    }
    firstPredictedIndex = scales.deltaT.firstPredictedYear - scales.deltaT.firstYear
    leapSeconds = scales.leapSeconds.steps.map { ($0.firstDay.rataDie, Int32($0.taiMinusUTC)) }
  }
}
