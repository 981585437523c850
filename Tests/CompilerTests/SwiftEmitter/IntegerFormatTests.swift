import SwiftEmitter
import Testing

struct IntegerFormatTests {
  @Test func decimalTakesEveryValue() {
    for value in [.min, -1, 0, 1, .max] as [Int64] {
      #expect(IntegerTable.Format.decimal.literal(value) == "\(value)")
    }
  }

  @Test func hexadecimalDigitsStandInGroups() {
    let format = IntegerTable.Format.hexadecimal(groups: [2, 1, 5])
    #expect(format.literal(0) == "0x00_0_00000")
    #expect(format.literal(0x7F_6_8B4B1) == "0x7F_6_8B4B1")
    #expect(format.literal(0xFF_F_FFFFF) == "0xFF_F_FFFFF")
    #expect(IntegerTable.Format.hexadecimal(groups: [4]).literal(0xAB) == "0x00AB")
    #expect(IntegerTable.Format.hexadecimal(groups: [16]).literal(.max) == "0x7FFFFFFFFFFFFFFF")
  }

  @Test func valuesWithMoreDigitsOrASignHaveNoLiteral() {
    let format = IntegerTable.Format.hexadecimal(groups: [2, 1, 5])
    for value in [0x1_00_0_00000, .max, -1, .min] as [Int64] { #expect(format.literal(value) == nil) }
    #expect(IntegerTable.Format.hexadecimal(groups: []).literal(0) == nil)
  }
}
