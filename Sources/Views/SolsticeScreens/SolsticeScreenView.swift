public import SolsticeWidgetCore
import SolsticeWidgetTables
public import SwiftUI
import WidgetViews

/// The screen of the app: the next event, today's Sun, the season, and upcoming events.
public struct SolsticeScreenView: View {
  private let model: Binding<SolsticeModel>
  private let device: any LocationDevice
  private let listen: @MainActor (@escaping @MainActor (LocationQuestion.Event) -> Void) -> Void
  @Environment(\.colorScheme) private var colorScheme

  /// Creates the screen of a model.
  ///
  /// - Parameters:
  ///   - model: The model.
  ///   - device: The location service of the device.
  ///   - listen: Sets the function that the device calls with its answers.
  public init(
    _ model: Binding<SolsticeModel>, device: any LocationDevice,
    listen: @escaping @MainActor (@escaping @MainActor (LocationQuestion.Event) -> Void) -> Void
  ) {
    self.model = model
    self.device = device
    self.listen = listen
  }

  /// The sections, from top to bottom, with the form for a place and the settings.
  public var body: some View {
    NavigationStack {
      switch model.wrappedValue.screen {
      case .success(let screen): list(screen)
      case .failure(let reason): SymbolLabel(note: model.wrappedValue.texts.reason(reason))
      }
    }
    .refreshing(model) {
      listen { model.wrappedValue.act(.handle($0, from: device)) }
      model.wrappedValue.act(.begin(device))
    }
  }

  private func list(_ screen: SolsticeScreen) -> some View {
    let palette = Palette(mode: .fullColor, scheme: colorScheme)
    let strings = screen.facts.texts.strings
    return ScrollViewReader { proxy in
      List {
        if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
        HeaderSection(screen: screen, palette: palette)
        SunSection(
          screen: screen, useLocation: { useLocation() },
          choose: { model.wrappedValue.isPlaceFormShown = true })
        SeasonSection(screen: screen)
        EventSection(screen: screen, filter: model.filter, palette: palette)
      }
      .onChange(of: model.wrappedValue.visits) {
        if let page = model.wrappedValue.page { proxy.scrollTo(page) }
      }
    }
    .navigationTitle(Text(verbatim: strings.displayName))
    .toolbar {
      Button(action: { model.wrappedValue.act(.begin(device)) }) {
        SymbolLabel(strings.refresh, symbol: "arrow.clockwise")
      }
      Button(action: { model.wrappedValue.areSettingsShown = true }) {
        SymbolLabel(strings.settings, symbol: "gearshape")
      }
    }
    // The destination is not in the row that opens it, because that row is removed when the location arrives.
    .navigationDestination(isPresented: model.isPlaceFormShown) {
      PlaceScreen(strings: strings, model: model)
    }
    .sheet(isPresented: model.areSettingsShown) {
      SettingsScreen(screen: screen, model: model, useLocation: { useLocation() })
    }
  }

  private func useLocation() { model.wrappedValue.act(.useLocation(of: device)) }
}

/// The landscape, the number of days to the next event, and the progress.
private struct HeaderSection: View {
  let screen: SolsticeScreen
  let palette: Palette

  var body: some View {
    let (facts, image) = (screen.facts, screen.facts.season.pictured)
    Section {
      VStack(alignment: .leading) {
        Image(decorative: image.assetName, bundle: .module).resizable().scaledToFill()
          .frame(height: 180)
          .clipped()
        Text(verbatim: facts.title.longest).font(.title).foregroundStyle(palette.color(image.role))
        Text(verbatim: facts.countText.longest).font(.largeTitle)
        ProgressView(value: facts.progress.fraction).tint(palette.color(image.role))
        Text(verbatim: facts.progress.text.longest).font(.footnote)
        Text(verbatim: facts.momentText.longest)
        if let sentence = screen.eventSentence { Text(verbatim: sentence).font(.subheadline) }
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
    }
  }
}

/// Sunrise and sunset, or the reason why there are none, with controls for the place.
private struct SunSection: View {
  let screen: SolsticeScreen
  let useLocation: @MainActor () -> Void
  let choose: @MainActor () -> Void

  var body: some View {
    Section {
      if let place = screen.sun.place { Text(verbatim: place.longest).font(.footnote) }
      ForEach(screen.sun.lines + screen.sun.details, id: \.self) { line in
        LabeledContent {
          Text(verbatim: line.value).monospacedDigit()
        } label: {
          Text(verbatim: line.name)
        }
      }
      if let note = screen.sun.note { Text(verbatim: note.longest) }
      if let notice = screen.sunNotice { SymbolLabel(note: screen.facts.texts.reason(notice).longest) }
      if screen.placeNotice != nil {
        PlaceRows(screen: screen, useLocation: useLocation, choose: choose)
      }
    } header: {
      Text(verbatim: screen.facts.texts.strings.sunTitle)
    }
    .id(SolsticeLink.sun)
  }
}

/// The rows of the screen that are about the place.
private struct PlaceRows: View {
  let screen: SolsticeScreen
  /// Returns to the place of the device.
  let useLocation: @MainActor () -> Void
  /// Opens the form for a place.
  let choose: @MainActor () -> Void

  var body: some View {
    let strings = screen.facts.texts.strings
    Button(action: useLocation) { Text(verbatim: strings.useLocation) }
    Button(action: choose) { Text(verbatim: strings.choosePlace) }
    // The page of the app in the system's settings.
    if screen.canAllowLocation, let url = URL(string: "app-settings:") {
      Link(destination: url) { Text(verbatim: strings.openSettings) }
    }
  }
}

/// The current season.
private struct SeasonSection: View {
  let screen: SolsticeScreen

  var body: some View {
    let texts = screen.facts.texts
    Section {
      Text(verbatim: screen.season.map(texts.season) ?? texts.strings.noSeasons).font(.headline)
      if let sentence = screen.seasonSentence { Text(verbatim: sentence) }
    } header: {
      Text(verbatim: texts.strings.seasonTitle)
    }
  }
}

/// The upcoming events, of all seasons or of one.
private struct EventSection: View {
  let screen: SolsticeScreen
  let filter: Binding<Season?>
  let palette: Palette

  var body: some View {
    Section {
      // Near the equator no event begins a season.
      if !screen.filter.choices.isEmpty { ChoicePicker(screen.filter, filter) }
      ForEach(screen.upcoming, id: \.link) { row in
        HStack {
          Circle().fill(palette.color(row.role)).frame(width: 10, height: 10)
          VStack(alignment: .leading) {
            Text(verbatim: row.name.longest)
            Text(verbatim: row.accessibility.value).font(.footnote)
          }
          Spacer()
          Text(verbatim: row.countText.longest).monospacedDigit()
        }
        .spokenAsOne(row.accessibility)
      }
    } header: {
      Text(verbatim: screen.facts.texts.strings.upcomingTitle)
    }
  }
}

/// The settings of the place, and of the names of events and seasons.
private struct SettingsScreen: View {
  let screen: SolsticeScreen
  let model: Binding<SolsticeModel>
  let useLocation: @MainActor () -> Void
  @State private var isPlaceFormShown = false

  var body: some View {
    let texts = screen.facts.texts
    NavigationStack {
      List {
        if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
        Section {
          if let place = screen.place { Text(verbatim: texts.name(place)) }
          if let notice = screen.placeNotice { SymbolLabel(note: texts.reason(notice).longest) }
          PlaceRows(screen: screen, useLocation: useLocation, choose: { isPlaceFormShown = true })
        } header: {
          Text(verbatim: texts.strings.place)
        }
        Section { ForEach(screen.settings, id: \.key) { ChoicePicker($0.field, model[$0]) } }
      }
      .navigationTitle(Text(verbatim: texts.strings.settings))
      .toolbar {
        Button(action: { model.wrappedValue.areSettingsShown = false }) {
          Text(verbatim: texts.strings.done)
        }
      }
      .navigationDestination(isPresented: $isPlaceFormShown) {
        PlaceScreen(strings: texts.strings, model: model)
      }
    }
  }
}

/// A form for a place, if the device's location is unknown or another place is wanted.
private struct PlaceScreen: View {
  let strings: SolsticeWidgetStrings
  let model: Binding<SolsticeModel>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Section {
        LabeledField(strings.latitude, text: model.draft.latitude).takingDegrees()
        LabeledField(strings.longitude, text: model.draft.longitude).takingDegrees()
        LabeledField(strings.placeName, text: model.draft.name)
        Text(verbatim: strings.degreesHint).font(.footnote)
      }
      Button(action: save) { Text(verbatim: strings.save) }
        .disabled(model.wrappedValue.draft.place == nil)
    }
    .navigationTitle(Text(verbatim: strings.choosePlace))
  }

  private func save() {
    model.wrappedValue.act(.chooseDraft)
    dismiss()
  }
}

extension View {
  /// Gives a field for degrees a keyboard with signs, which the keyboard of digits lacks; a Mac and a watch have no choice.
  fileprivate func takingDegrees() -> some View {
    #if os(macOS) || os(watchOS)
    self
    #else
    keyboardType(.numbersAndPunctuation)
    #endif
  }
}
