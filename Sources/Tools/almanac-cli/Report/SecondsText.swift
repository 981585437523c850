import Almanac

/// Seconds as people read them.
enum SecondsText {
  /// Hours, minutes and seconds with a sign: `-00:00:03`.
  static func signed(_ seconds: Int) -> String {
    let count = Int(seconds.magnitude)
    let parts = [count / 3600, count / 60 % 60, count % 60].map { decimal($0, width: 2) }
    return (seconds < 0 ? "-" : "+") + parts.joined(separator: ":")
  }

  /// An offset from UTC: `UTC+7`, `UTC+7:45:40`.
  static func offset(_ seconds: Int) -> String {
    let count = Int(seconds.magnitude)
    var text = "UTC" + (seconds < 0 ? "-" : "+") + String(count / 3600)
    for part in count % 3600 == 0 ? [] : count % 60 == 0 ? [count / 60 % 60] : [count / 60 % 60, count % 60] {
      text += ":" + decimal(part, width: 2)
    }
    return text
  }
}
