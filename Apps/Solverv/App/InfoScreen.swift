import SolsticeWidget
import SolsticeWidgetViews
import SwiftUI
import WidgetViews

/// The next event, today's Sun, the season, and upcoming events.
struct InfoScreen: View {
  @State private var model = SolsticeModel()
  @State private var location = DeviceLocation()
  @State private var showsSettings = false
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
      location.onEvent = { model.take($0, from: location) }
      if scenePhase == .active { model.refresh(with: location) }
    }
    .onOpenURL { model.open($0) }
  }

  private var actions: PlaceActions {
    PlaceActions(
      useLocation: { model.useLocation(of: location) }, choose: { model.choose($0) })
  }

  private func list(_ screen: SolsticeScreen) -> some View {
    let palette = Palette(mode: .fullColor, scheme: colorScheme)
    return ScrollViewReader { proxy in
      List {
        if let problem = model.problem { SymbolLabel(note: problem) }
        HeaderSection(header: screen.header, palette: palette)
        SunSection(screen: screen, actions: actions)
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
      Button(action: { showsSettings = true }) {
        SymbolLabel(screen.controls.settingsTitle, symbol: SolsticeControls.settingsSymbol)
      }
    }
    .sheet(isPresented: $showsSettings) {
      SettingsScreen(
        controls: screen.controls, model: $model, actions: actions, isShown: $showsSettings)
    }
  }
}
