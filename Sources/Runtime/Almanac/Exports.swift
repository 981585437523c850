// The model's types are part of the runtime's interface: one import is enough.
@_exported public import AlmanacModel
