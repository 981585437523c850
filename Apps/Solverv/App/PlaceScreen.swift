import SolsticeWidget
import SwiftUI

/// A form for a place, if the device's location is unknown or another place is wanted.
struct PlaceScreen: View {
  let form: SolsticeControls.PlaceForm
  let title: String
  let choose: @MainActor (SolsticePlace) -> Void
  @State private var latitude = String()
  @State private var longitude = String()
  @State private var name = String()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let place = SolsticePlace(latitude: latitude, longitude: longitude, name: name)
    List {
      Section {
        field(form.latitude, $latitude)
        field(form.longitude, $longitude)
        field(form.name, $name)
        Text(verbatim: form.hint).font(.footnote)
      }
      Button(action: { take(place) }) { Text(verbatim: form.save) }.disabled(place == nil)
    }
    .navigationTitle(Text(verbatim: title))
  }

  private func field(_ label: String, _ text: Binding<String>) -> some View {
    TextField(text: text) { Text(verbatim: label) }
  }

  private func take(_ place: SolsticePlace?) {
    guard let place else { return }
    choose(place)
    dismiss()
  }
}
