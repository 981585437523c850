import SolsticeScreens
import SolsticeWidget
import SwiftUI
import WidgetViews

/// A form for a place, if the device's location is unknown or another place is wanted.
struct PlaceScreen: View {
  let controls: SolsticeControls
  let model: Binding<SolsticeModel>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let form = controls.placeForm
    List {
      Section {
        // Degrees may have a sign, and there is no sign among the digits alone.
        LabeledField(form.latitude, text: model.draft.latitude).keyboardType(.numbersAndPunctuation)
        LabeledField(form.longitude, text: model.draft.longitude).keyboardType(.numbersAndPunctuation)
        LabeledField(form.name, text: model.draft.name)
        Text(verbatim: form.hint).font(.footnote)
      }
      Button(action: save) { Text(verbatim: form.save) }.disabled(model.wrappedValue.draft.place == nil)
    }
    .navigationTitle(Text(verbatim: controls.place.choose))
  }

  private func save() {
    model.wrappedValue.chooseDraft()
    dismiss()
  }
}
