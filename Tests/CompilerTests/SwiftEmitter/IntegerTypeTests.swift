import SwiftEmitter
import Testing

struct IntegerTypeTests {
  @Test func rangesAreThoseOfTheTypes() {
    let expected: [IntegerType: ClosedRange<Int64>] = [
      .int16: -32_768...32_767,
      .int32: -2_147_483_648...2_147_483_647,
      .int64: .min ... .max,
      // Int counts as 32 bits, as on some watches.
      .int: -2_147_483_648...2_147_483_647,
      .uint8: 0...255,
      .uint16: 0...65_535,
      .uint32: 0...4_294_967_295,
    ]
    #expect(expected.count == IntegerType.allCases.count)
    for (type, range) in expected { #expect(type.range == range) }
  }

  @Test func rawValuesAreSwiftTypes() {
    #expect(
      Set(IntegerType.allCases.map(\.rawValue)) == [
        "Int16", "Int32", "Int64", "Int", "UInt8", "UInt16", "UInt32",
      ])
  }
}
