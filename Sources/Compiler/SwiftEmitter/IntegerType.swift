/// The integer types of generated tables.
package enum IntegerType: String, CaseIterable, Sendable {
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case int = "Int"
  case uint8 = "UInt8"
  case uint32 = "UInt32"

  /// The range of the type, limited to that of Int64.
  ///
  /// Int has 32 bits here, as on some watches.
  package var range: ClosedRange<Int64> {
    switch self {
    case .int16: Int64(Int16.min)...Int64(Int16.max)
    case .int32, .int: Int64(Int32.min)...Int64(Int32.max)
    case .int64: Int64.min...Int64.max
    case .uint8: 0...Int64(UInt8.max)
    case .uint32: 0...Int64(UInt32.max)
    }
  }

  /// The number of bytes of an element in the data section.
  package var byteCount: Int {
    switch self {
    case .uint8: 1
    case .int16: 2
    case .int32, .uint32: 4
    case .int64, .int: 8
    }
  }
}
