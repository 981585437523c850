public import SolsticeWidgetCore
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
  ///   - device: Says where the device is.
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
    return ScrollViewReader { proxy in
      List {
        if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
        HeaderSection(header: screen.header, palette: palette)
        SunSection(
          screen: screen, useLocation: { useLocation() },
          choose: { model.wrappedValue.isPlaceFormShown = true })
        SeasonSection(season: screen.season)
        EventSection(screen: screen, filter: model.filter, palette: palette)
      }
      .onChange(of: model.wrappedValue.visits) {
        if let page = model.wrappedValue.page { proxy.scrollTo(page) }
      }
    }
    .navigationTitle(Text(verbatim: model.wrappedValue.texts.displayName))
    .toolbar {
      Button(action: { model.wrappedValue.act(.begin(device)) }) {
        SymbolLabel(screen.controls.refresh, symbol: SolsticeControls.refreshSymbol)
      }
      Button(action: { model.wrappedValue.areSettingsShown = true }) {
        SymbolLabel(screen.controls.settingsTitle, symbol: SolsticeControls.settingsSymbol)
      }
    }
    // Not in the row that opens it: that row goes when the location arrives.
    .navigationDestination(isPresented: model.isPlaceFormShown) {
      PlaceScreen(controls: screen.controls, model: model)
    }
    .sheet(isPresented: model.areSettingsShown) {
      SettingsScreen(
        controls: screen.controls, model: model, useLocation: { useLocation() })
    }
  }

  private func useLocation() { model.wrappedValue.act(.useLocation(of: device)) }
}

/// The landscape, the number of days to the next event, and the progress.
private struct HeaderSection: View {
  let header: SolsticeScreen.Header
  let palette: Palette

  var body: some View {
    Section {
      VStack(alignment: .leading) {
        Image(decorative: header.image.assetName, bundle: .module).resizable().scaledToFill()
          .frame(height: 180)
          .clipped()
        Text(verbatim: header.title).font(.title).foregroundStyle(palette.color(header.image.role))
        Text(verbatim: header.countText).font(.largeTitle)
        ProgressView(value: header.progress.fraction).tint(palette.color(header.image.role))
        Text(verbatim: header.progress.text.longest).font(.footnote)
        Text(verbatim: header.momentText)
        if let description = header.description { Text(verbatim: description).font(.subheadline) }
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
      if let notice = screen.sunNotice { SymbolLabel(note: notice) }
      if screen.placeNotice != nil {
        PlaceRows(controls: screen.controls, useLocation: useLocation, choose: choose)
      }
    } header: {
      Text(verbatim: screen.sunTitle)
    }
    .id(SolsticeLink.sun)
  }
}

/// The rows of the screen that are about the place.
private struct PlaceRows: View {
  let controls: SolsticeControls
  /// Returns to the place of the device.
  let useLocation: @MainActor () -> Void
  /// Opens the form for a place.
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: useLocation) { Text(verbatim: controls.place.useLocation) }
    Button(action: choose) { Text(verbatim: controls.place.choose) }
    if let text = controls.place.openSettings, let url = URL(string: SolsticeControls.systemSettings) {
      Link(destination: url) { Text(verbatim: text) }
    }
  }
}

/// The current season.
private struct SeasonSection: View {
  let season: SolsticeScreen.SeasonPart

  var body: some View {
    Section {
      Text(verbatim: season.name).font(.headline)
      if let description = season.description { Text(verbatim: description) }
    } header: {
      Text(verbatim: season.title)
    }
  }
}

/// The upcoming events, of all seasons or of one.
private struct EventSection: View {
  let screen: SolsticeScreen
  let filter: Binding<String?>
  let palette: Palette

  var body: some View {
    Section {
      // Near the equator no event begins a season.
      if !screen.controls.filter.field.choices.isEmpty {
        ChoicePicker(screen.controls.filter.field, filter)
      }
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
      Text(verbatim: screen.upcomingTitle)
    }
  }
}

/// The settings of the place, and of the names of events and seasons.
private struct SettingsScreen: View {
  let controls: SolsticeControls
  let model: Binding<SolsticeModel>
  let useLocation: @MainActor () -> Void
  @State private var isPlaceFormShown = false

  var body: some View {
    NavigationStack {
      List {
        if let problem = model.wrappedValue.problem { SymbolLabel(note: problem) }
        Section {
          if let text = controls.place.text { Text(verbatim: text) }
          if let notice = controls.place.notice { SymbolLabel(note: notice) }
          PlaceRows(controls: controls, useLocation: useLocation, choose: { isPlaceFormShown = true })
        } header: {
          Text(verbatim: controls.place.title)
        }
        Section {
          ForEach(controls.settings, id: \.key) { setting in
            ChoicePicker(setting.field, model[choice: setting.key])
          }
        }
      }
      .navigationTitle(Text(verbatim: controls.settingsTitle))
      .toolbar {
        Button(action: { model.wrappedValue.areSettingsShown = false }) { Text(verbatim: controls.done) }
      }
      .navigationDestination(isPresented: $isPlaceFormShown) {
        PlaceScreen(controls: controls, model: model)
      }
    }
  }
}

/// A form for a place, if the device's location is unknown or another place is wanted.
private struct PlaceScreen: View {
  let controls: SolsticeControls
  let model: Binding<SolsticeModel>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let form = controls.placeForm
    List {
      Section {
        LabeledField(form.latitude, text: model.draft.latitude).takingDegrees()
        LabeledField(form.longitude, text: model.draft.longitude).takingDegrees()
        LabeledField(form.name, text: model.draft.name)
        Text(verbatim: form.hint).font(.footnote)
      }
      Button(action: save) { Text(verbatim: form.save) }.disabled(model.wrappedValue.draft.place == nil)
    }
    .navigationTitle(Text(verbatim: controls.place.choose))
  }

  private func save() {
    model.wrappedValue.act(.chooseDraft)
    dismiss()
  }
}

extension View {
  /// Gives a field for degrees the keyboard with signs, which that of the digits alone lacks; a Mac and a watch have no keyboards to choose.
  fileprivate func takingDegrees() -> some View {
    #if os(macOS) || os(watchOS)
    self
    #else
    keyboardType(.numbersAndPunctuation)
    #endif
  }
}
