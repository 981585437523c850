import AlmanacModel

/// Offsets from UTC as text.
enum Offset {
  /// Returns `UTC+07:00`, or with seconds if there are any: `UTC+07:45:40`.
  static func text(_ seconds: Int64) -> String {
    let magnitude = Int(seconds.magnitude)
    let sign = seconds < 0 ? "-" : "+"
    let minutes = "\(decimal(magnitude / 3600, width: 2)):\(decimal(magnitude / 60 % 60, width: 2))"
    let rest = magnitude % 60
    return "UTC\(sign)\(minutes)\(rest == 0 ? "" : ":\(decimal(rest, width: 2))")"
  }
}
