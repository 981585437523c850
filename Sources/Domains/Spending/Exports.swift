// Documents are stored, and their dates and JSON values are part of the interface: one import is enough.
@_exported public import Documents
