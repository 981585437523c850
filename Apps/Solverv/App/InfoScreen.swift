import SolsticeScreens
import SolsticeWidget
import SwiftUI
import WidgetViews

/// The next event, today's Sun, the season, and upcoming events.
struct InfoScreen: View {
  @State private var model = SolsticeModel()
  @State private var location = DeviceLocation()
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    NavigationStack {
      switch model.screen {
      case .success(let screen): list(screen)
      case .failure(let reason): SymbolLabel(note: model.texts.reason(reason))
      }
    }
    .onChange(of: scenePhase, initial: true) {
      if scenePhase == .active {
        // Before the first unlock the system may start the app, and its settings cannot be read yet.
        location.onEvent = { model.take($0, from: location) }
        model.refresh(with: location)
      }
    }
    .onEveryMinute { model.update() }
    .onOpenURL { model.open($0) }
  }

  private func list(_ screen: SolsticeScreen) -> some View {
    let palette = Palette(mode: .fullColor, scheme: colorScheme)
    return ScrollViewReader { proxy in
      List {
        if let problem = model.problem { SymbolLabel(note: problem) }
        HeaderSection(header: screen.header, palette: palette)
        SunSection(
          screen: screen,
          actions: PlaceActions(
            useLocation: { model.useLocation(of: location) }, choose: { model.isPlaceFormShown = true }))
        SeasonSection(season: screen.season)
        EventSection(screen: screen, filter: $model.filter, palette: palette)
      }
      .onChange(of: model.visits) {
        if let page = model.page { proxy.scrollTo(page) }
      }
    }
    .navigationTitle(Text(verbatim: model.texts.displayName))
    .toolbar {
      Button(action: { model.refresh(with: location) }) {
        SymbolLabel(screen.controls.refresh, symbol: SolsticeControls.refreshSymbol)
      }
      Button(action: { model.areSettingsShown = true }) {
        SymbolLabel(screen.controls.settingsTitle, symbol: SolsticeControls.settingsSymbol)
      }
    }
    // Not in the row that opens it: that row goes when the location arrives.
    .navigationDestination(isPresented: $model.isPlaceFormShown) {
      PlaceScreen(controls: screen.controls, model: $model)
    }
    .sheet(isPresented: $model.areSettingsShown) {
      SettingsScreen(
        controls: screen.controls, model: $model, useLocation: { model.useLocation(of: location) })
    }
  }
}
