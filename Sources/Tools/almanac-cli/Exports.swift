// All actions have options, and most print JSON: one import for the module is enough.
@_exported import CommandLineInterface
@_exported import JSONText
