/// The help of the command.
enum Usage {
  static let defaultCalendar = "vietnamese"

  static let text = """
    usage: almanac-compiler generate [--root DIR]
           almanac-compiler check [--root DIR]
           almanac-compiler explain YEAR [--calendar ID] [--root DIR]
           almanac-compiler fit TABLE [--format text|tsv] [--root DIR]
           almanac-compiler diff [REVISION [REVISION]] [--format text|json] [--exit-code]
                                 [--now DATE] [--root DIR]

      generate  reads DIR/Data and brings DIR/Generated up to date
      check     says whether DIR/Generated is what DIR/Data makes
      explain   shows every number behind one lunar year, 1899 to 2100
      fit       finds the zone eras that reproduce a published table of lunar years, and its likely errors
      diff      says what changed in effect between two revisions of DIR/Generated
                (default: HEAD and the files on disk; one revision: that and the files on disk)

      --root DIR     the folder that holds Data and Generated (default: the current folder)
      --calendar ID  a calendar of Data/calendars (default: vietnamese)
      --format F     text or json; of fit text, or tsv for a file of Data/calendars (default: text)
      --exit-code    end with 1 if anything changes in effect
      --now DATE     the day that parts past and future changes (default: today)

    Exit codes: 0 done; 1 bad data, files not up to date, or changes with --exit-code; 2 revisions that cannot be
    compared; 64 wrong usage or an unknown revision.
    """
}
