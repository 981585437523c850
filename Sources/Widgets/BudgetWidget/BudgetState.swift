public import WidgetFoundation

/// What the app stored for both widgets: the shared document.
public typealias BudgetState = Loaded<BudgetDocument>
