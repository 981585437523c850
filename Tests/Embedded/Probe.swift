// Runs every kind of conversion over the whole range and prints sums of the results. It is compiled as
// Embedded Swift for this machine and for 32-bit WebAssembly: if the sums differ, a 32-bit Int has overflowed
// somewhere. Sunrises and sunsets use the sine of the C library here and our own one there, and must agree to
// the second.

import Almanac
import SunTimes

#if arch(wasm32)
@_extern(wasm, module: "wasi_snapshot_preview1", name: "fd_write")
@_extern(c)
func fd_write(
  _ file: Int32, _ vectors: UnsafeRawPointer, _ count: Int32, _ written: UnsafeMutableRawPointer
) -> Int32

func write(_ bytes: UnsafeRawBufferPointer) {
  guard let base = bytes.baseAddress else { return }
  var vector = (base, UInt32(bytes.count))
  var written: UInt32 = 0
  withUnsafePointer(to: &vector) { vector in
    withUnsafeMutablePointer(to: &written) { _ = fd_write(1, vector, 1, $0) }
  }
}
#else
@_silgen_name("write")
func posixWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int

func write(_ bytes: UnsafeRawBufferPointer) { _ = posixWrite(1, bytes.baseAddress, bytes.count) }
#endif

/// Prints a sum in decimal digits, without a String.
func print(_ sum: UInt64) {
  withUnsafeTemporaryAllocation(byteCount: 21, alignment: 1) { buffer in
    buffer[20] = UInt8(ascii: "\n")
    var position = 20
    var rest = sum
    repeat {
      position -= 1
      buffer[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    write(UnsafeRawBufferPointer(rebasing: buffer[position...]))
  }
}

func mix(_ sum: UInt64, _ value: Int64) -> UInt64 { (sum &* 31) &+ UInt64(bitPattern: value) }

func probe(_ calendar: LunarCalendar) throws(LunarDateError) {
  var lunarSum: UInt64 = 0
  var civilSum: UInt64 = 0
  var skySum: UInt64 = 0
  for number in LunarDate.years {
    for month in try calendar.year(number).months {
      for dayOfMonth in 1...month.dayCount {
        let date = try month.date(day: dayOfMonth)
        let day = try calendar.day(of: date)
        let civil = try calendar.civilDate(of: date)
        let back = try calendar.lunarDate(of: civil)
        lunarSum = mix(
          lunarSum, Int64(back.year * 10_000 + back.month * 100 + back.day) + (back.isLeapMonth ? 50 : 0))
        civilSum = mix(
          civilSum, Int64(civil.year * 10_000 + civil.month * 100 + civil.day) + Int64(day.rataDie))
      }
      skySum = mix(skySum, month.newMoon.instant.secondsSince1970)
      skySum = mix(skySum, Int64(month.margin.secondsFromMidnight))
      if let event = try? calendar.solarTerm(inForceOn: month.firstDayNumber) {
        skySum = mix(skySum, event.instant.secondsSince1970)
      }
    }
  }
  print(lunarSum)
  print(civilSum)
  print(skySum)
}

/// Sunrises and sunsets at places on many latitudes, every 400 days or so from 1900 to 2100.
func probeSun() throws(SunTimesError) {
  let places = [
    (21.0285, 105.8542), (64.1466, -21.9426), (-54.8019, -68.303), (78.2232, 15.6267), (89.9, 0),
    (-33.8688, 151.2093),
    (0, -180),
  ]
  var sum: UInt64 = 0
  for place in places {
    let coordinates = try Coordinates(latitude: place.0, longitude: place.1)
    for number in stride(from: 693_700, to: 767_000, by: 397) {
      guard let day = try? DayNumber(rataDie: number) else { continue }
      switch try SolarDay(CivilDate(day), at: coordinates).daylight {
      case .normal(let sunrise, let sunset):
        sum = mix(mix(sum, sunrise.secondsSince1970), sunset.secondsSince1970)
      case .sunriseOnly(let sunrise): sum = mix(sum, sunrise.secondsSince1970)
      case .sunsetOnly(let sunset): sum = mix(sum, sunset.secondsSince1970)
      case .polarDay: sum = mix(sum, 1)
      case .polarNight: sum = mix(sum, 0)
      }
    }
  }
  print(sum)
}

func run() -> Int32 {
  do throws(SunTimesError) {
    try probeSun()
  } catch {
    return 1
  }
  do throws(LunarDateError) {
    try probe(.vietnamese)
    try probe(.vietnameseUTC7)
    try probe(.chinese)
    try probe(.chineseUTC8)
    return 0
  } catch {
    return 1
  }
}

#if arch(wasm32)
@_cdecl("_start")
func start() { _ = run() }
#else
@_cdecl("main")
func main(_ count: Int32, _ arguments: UnsafeRawPointer?) -> Int32 { run() }
#endif
