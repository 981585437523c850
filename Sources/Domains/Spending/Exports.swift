// Dates, JSON values and documents are part of the interface, so one import is enough.
@_exported public import Documents
