import AlmanacReports

/// Returns the length of the code of the last error.
@_expose(wasm, "failureCode")
@_cdecl("almanac_failure_code")
func failureCode() -> Int32 { Answer.keep(Answer.failure?.code ?? "") }
