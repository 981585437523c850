// Moments and JSON values are part of the interface of documents, so one import is enough.
@_exported public import AlmanacModel
@_exported public import JSONText
