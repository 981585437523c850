// Dates, JSON values, documents and the tints of beverages are part of the interface, so one import is enough.
@_exported public import Documents
@_exported public import DomainRecords
