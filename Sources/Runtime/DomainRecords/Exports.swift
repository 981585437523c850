// Records consist of texts and names of the model, so one import is enough for tables.
@_exported public import AlmanacModel
