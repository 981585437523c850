// All actions have options, and most print a report or other JSON, so one import for the module is enough.
@_exported import AlmanacReports
@_exported import CommandLineInterface
@_exported import JSONText
