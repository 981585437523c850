import Almanac

/// The words of `--hemisphere`.
enum HemisphereChoice: String, CaseIterable {
  case northern, southern

  var hemisphere: Hemisphere { self == .northern ? .northern : .southern }
}
