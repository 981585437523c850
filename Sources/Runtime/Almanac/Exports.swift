// The vocabulary is part of the runtime's own interface: one import is enough.
@_exported public import AlmanacModel
