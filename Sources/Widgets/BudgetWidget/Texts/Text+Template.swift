import BudgetWidgetTables
import WidgetFoundation

extension Text: TextKey {
  package static func template(_ language: UInt8, _ index: Int) -> String { textTemplate(language, index) }
}

extension CountedText: CountedTextKey {
  package static func templateForOne(_ language: UInt8, _ index: Int) -> String {
    countedTextTemplateForOne(language, index)
  }

  package static func template(_ language: UInt8, _ index: Int) -> String {
    countedTextTemplate(language, index)
  }
}
