import SunTimes

extension Arguments {
  /// The place of `--latitude` and `--longitude`.
  func coordinates() throws(UsageError) -> Coordinates {
    guard let coordinates = try optionalCoordinates() else {
      throw UsageError("the place is missing: --latitude and --longitude, in degrees")
    }
    return coordinates
  }

  /// The place of `--latitude` and `--longitude`; `nil` if neither was given.
  func optionalCoordinates() throws(UsageError) -> Coordinates? {
    guard let latitude = try degrees(.latitude) else {
      guard self[.longitude] == nil else { throw UsageError("--longitude needs --latitude") }
      return nil
    }
    guard let longitude = try degrees(.longitude) else { throw UsageError("--latitude needs --longitude") }
    do throws(SunTimesError) {
      return try Coordinates(latitude: latitude, longitude: longitude)
    } catch {
      throw UsageError("\(error)")
    }
  }

  private func degrees(_ option: CommandOption) throws(UsageError) -> Double? {
    guard let text = self[option] else { return nil }
    // Swift reads hexadecimal numbers and "nan" too, which no one means by degrees.
    guard text.allSatisfy("+-.0123456789eE".contains), let degrees = Double(text) else {
      throw UsageError("'\(text)' is not a number of degrees such as 21.0285, for \(option.flag)")
    }
    return degrees
  }
}
