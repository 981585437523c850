import SolsticeScreens
import SolsticeWidget
import SwiftUI
import WidgetViews

/// The landscape, the number of days to the next event, and the progress.
struct HeaderSection: View {
  let header: SolsticeScreen.Header
  let palette: Palette

  var body: some View {
    Section {
      VStack(alignment: .leading) {
        SeasonLandscape(header.image).frame(height: 180).clipped()
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
struct SunSection: View {
  let screen: SolsticeScreen
  let actions: PlaceActions

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
      if screen.placeNotice != nil { PlaceRows(controls: screen.controls, actions: actions) }
    } header: {
      Text(verbatim: screen.sunTitle)
    }
    .id(SolsticeLink.sun)
  }
}

/// The actions of the rows about the place.
struct PlaceActions {
  /// Goes back to the place of the device.
  let useLocation: @MainActor () -> Void
  /// Opens the form for a place.
  let choose: @MainActor () -> Void
}

/// The rows of the screen that are about the place.
struct PlaceRows: View {
  let controls: SolsticeControls
  let actions: PlaceActions

  var body: some View {
    Button(action: actions.useLocation) { Text(verbatim: controls.place.useLocation) }
    Button(action: actions.choose) { Text(verbatim: controls.place.choose) }
    if let text = controls.place.openSettings, let url = URL(string: SolsticeControls.systemSettings) {
      Link(destination: url) { Text(verbatim: text) }
    }
  }
}

/// The current season.
struct SeasonSection: View {
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
struct EventSection: View {
  let screen: SolsticeScreen
  let filter: Binding<String?>
  let palette: Palette

  var body: some View {
    Section {
      // Near the equator no event begins a season.
      if !screen.controls.filter.choices.isEmpty {
        ChoicePicker(setting: screen.controls.filter, selection: filter)
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

/// A picker for the value of a setting.
struct ChoicePicker: View {
  let setting: SolsticeControls.Setting
  let selection: Binding<String?>

  var body: some View {
    Picker(selection: selection) {
      ForEach(setting.choices, id: \.value) { choice in Text(verbatim: choice.text).tag(choice.value) }
    } label: {
      Text(verbatim: setting.title)
    }
  }
}
