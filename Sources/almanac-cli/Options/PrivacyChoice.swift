/// The words of `--privacy`.
enum PrivacyChoice: String, CaseIterable {
  case shown, redacted
}
