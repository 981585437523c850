@_exported public import AlmanacFoundation
