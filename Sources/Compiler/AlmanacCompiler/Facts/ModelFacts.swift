import AlmanacModel
import SwiftEmitter

// The facts of what is packed in the tables of Swift, and of the web page, whose data no Swift table has.

extension EncodedCalendar {
  /// The offset periods, the lunar years, and the uncertain events on which lunar dates depend.
  func facts(_ sky: EncodedSky) -> [Fact] {
    let periods = clock.eras.enumerated().map { index, era in
      Fact(
        "offset-period",
        "\(source.id)/\(index == 0 ? "first" : "\(Instant(secondsSince1970: era.start))")",
        [("offset", "\(era.offset)")])
    }
    let years = Dictionary(grouping: months) { $0.year }
    let lunarYears = LunarDate.years.compactMap { year in
      years[year].map { months in
        Fact(
          "lunar-year", "\(source.id)/\(year)",
          [
            ("new-year", "\(CivilDate(months[0].firstDay))"),
            ("leap", months.first(where: \.isLeap).map { "\($0.month)" }),
            ("lengths", months.map { "\($0.length)" }.joined(separator: " ")),
          ])
      }
    }
    let events = doubts.compactMap { doubt in
      doubt.record.map { record in
        Fact(
          "uncertain-event", "\(source.id)/\(record.event.factKey)",
          [
            ("day", "\(CivilDate(doubt.margin.day))"), ("other-day", "\(CivilDate(doubt.alternative))"),
            ("seconds-from-midnight", "\(doubt.margin.secondsFromMidnight)"),
            ("first", "\(CivilDate(record.days.lowerBound))"),
            ("last", "\(CivilDate(record.days.upperBound))"),
          ])
      }
    }
    return periods + lunarYears + events
  }
}

extension LunarDoubtRecord.Event {
  /// The event in the key of a fact: `new-moon 902`, `solar-term 1951/270`.
  fileprivate var factKey: String {
    switch self {
    case .newMoon(let lunation): "new-moon \(lunation)"
    case .solarTerm(let term, let year): "solar-term \(year)/\(term.longitude)"
    }
  }
}

extension EncodedSky {
  /// The instants in TT: of the terms of each year, from minor cold on, and of the phases of each lunation.
  var facts: [Fact] {
    func fact(_ subject: String, _ number: Int, _ instants: [TerrestrialInstant]) -> Fact {
      Fact(subject, "\(number)", [("tt", instants.map { "\($0)" }.joined(separator: " "))])
    }
    return termYears.map { year in
      fact("terms", year, SolarTerm.inYearOrder.map { instant(of: $0, year: year) })
    }
      + lunations.map { lunation in
        fact("phases", lunation, MoonPhase.allCases.map { instant(of: $0, lunation: lunation) })
      }
  }
}

extension EncodedTimeScales {
  /// Delta T with the limits of TT - UTC in each year, and TAI - UTC from each leap second on; all in seconds.
  var facts: [Fact] {
    let years = deltaT.indices.map { index in
      let texts = [deltaT[index], slack[index].less, slack[index].more].map {
        Decimals.text(Double($0) / Double(TenthMillisecond.perSecond), 4)
      }
      return Fact(
        "delta-t", "\(firstDeltaTYear + index)",
        [
          ("seconds", texts[0]), ("predicted", index < firstPredictedIndex ? nil : "yes"),
          ("less", texts[1]), ("more", texts[2]),
        ])
    }
    let steps = leapSeconds.map { step in
      Fact(
        "leap-second", "\(CivilDate(DayNumber(unchecked: step.day)))",
        [("tai-minus-utc", "\(step.taiMinusUTC)")])
    }
    return years + steps
  }
}

extension SourceData {
  /// The names by number as each language has them, its own or those of another language, and the attributes of stems, branches,
  /// nayins and spirits.
  var nameFacts: [Fact] {
    func facts(_ lists: [NameList], in folder: Languages.Folder) -> [Fact] {
      let sources = languages.all.map { ($0.code, languages.source(of: $0, in: folder.rawValue).code) }
      return lists.flatMap { list in
        list.names.enumerated().map { index, name in
          Fact("name", "\(Words.of(list.name)) \(list.first + index)", sources.map { ($0, name[$1]) })
        }
      }
    }
    func attributes(_ subject: String, _ values: [[(String, Int)]]) -> [Fact] {
      values.enumerated().map { Fact("attribute", "\(subject) \($0)", $1.map { ($0, "\($1)") }) }
    }
    let day = dayAlmanac
    let modern = names.lunarMonthsModernVi.enumerated().map {
      Fact("name", "modern month \($0 + 1)", [("vi", $1)])
    }
    return facts(calendarNames, in: .names) + modern + facts(dayNames, in: .almanacDay)
      + attributes("stem", day.stems.map { [("element", $0.element), ("joy-direction", $0.joyDirection)] })
      + attributes("branch", day.branches.map { [("element", $0.element)] })
      + attributes("nayin", day.nayins.map { [("element", $0.element)] })
      + day.spirits.enumerated().map { index, spirit in
        Fact("attribute", "spirit \(index)", [("path", "\(spirit.path)"), ("grade", "\(spirit.grade)")])
      }
  }

  /// The texts that only the web page has.
  var pageFacts: [Fact] {
    let codes = languages.having(JavaScriptPageFile.module).map(\.code)
    let catalogue = strings.first { $0.module == JavaScriptPageFile.module }
    return (catalogue?.texts ?? []).map { text in
      Fact(
        "message", "\(JavaScriptPageFile.module)/\(text.key)", codes.map { ($0, text.wordings[$0]?.other) })
    }
  }
}

extension InsultData {
  /// The words of each list and the quotations, in the order that decides the insult of an hour, with the texts around them.
  var facts: [Fact] {
    let words = lists.flatMap { list in
      list.words.map { word in
        Fact(
          "insult-word", "\(list.slot.rawValue)/\(word.text)",
          [
            ("rating", word.rating.rawValue),
            ("article", list.slot == .adjective ? word.article?.rawValue : nil),
          ] + Self.place(word.citation) + [
            ("gloss", word.gloss),
            ("stems", word.stems.texts.isEmpty ? nil : word.stems.texts.joined(separator: " ")),
          ])
      }
    }
    let quotes = quotations.map { quotation in
      Fact(
        "quotation", quotation.text,
        [("rating", quotation.rating.rawValue), ("speaker", quotation.speaker)]
          + Self.place(quotation.citation))
    }
    return words + [
      Fact("insult-setting", "slots-per-quotation", [("value", "\(InsultPromise.slotsPerQuotation)")])
    ] + quotes + samples.enumerated().map { Fact("insult-sample", "\($0)", [("text", $1.text)]) }
  }

  private static func place(_ citation: InsultCitation) -> [(label: String, text: String?)] {
    [("place", "\(citation.title) \(citation.act).\(citation.scene).\(citation.line)")]
  }
}

extension LetterWidths {
  var fact: Fact {
    Fact(
      "letter", String(letter.value, radix: 16, uppercase: true),
      zip(FontReader.weights, widths).map { ($0, "\($1)") })
  }
}
