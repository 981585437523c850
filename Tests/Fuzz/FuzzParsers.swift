// Feeds the text parsers of the runtime with whatever libFuzzer finds interesting: `make check-fuzz`.

import AlmanacModel

/// One input of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  // A text that can be parsed must be printed as the same text.
  if let date = CivilDate(text), date.description != text { fatalError("civil date \(date)") }
  if let date = LunarDate(text), date.description != text { fatalError("lunar date \(date)") }
  if let moment = TerrestrialInstant(text), !text.hasPrefix(moment.description) { fatalError("TT \(moment)") }
  if let moment = Instant(text), Instant(moment.description) != moment { fatalError("moment \(moment)") }
  return 0
}
