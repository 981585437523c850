/// The help of the command.
enum Usage {
  static let defaultCalendar = "vietnamese"

  static let text = """
    usage: almanac-compiler generate [--root DIR]
           almanac-compiler check [--root DIR]
           almanac-compiler explain YEAR [--calendar ID] [--root DIR]

      generate  reads DIR/Data and brings DIR/Generated up to date
      check     says whether DIR/Generated is what DIR/Data makes
      explain   shows every number behind one lunar year, 1899 to 2100

      --root DIR     the folder that holds Data and Generated (default: the current folder)
      --calendar ID  a calendar of Data/calendars (default: vietnamese)

    Exit codes: 0 done, 1 bad data or files not up to date, 64 wrong usage.
    """
}
