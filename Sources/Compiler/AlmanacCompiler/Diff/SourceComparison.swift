/// Files of Data/ that changed in nothing that a generated file has: in their header, their evidence or their comments.
///
/// A source or a place in a text can be invented without any other trace, so a reviewer learns which files to read. The projects
/// in Apps/ have versions and texts that no table has, so a change of their files has an effect.
struct SourceComparison {
  let before: GeneratedTree
  let after: GeneratedTree

  func changes() -> [Change] {
    let (old, new) = (before.manifest, after.manifest)
    // Revisions of long ago have no digests of Data/.
    guard !old.data.isEmpty, !new.data.isEmpty else { return [] }
    let told = Set(
      Set(old.inputs.keys).union(new.inputs.keys).filter { before.files[$0] != after.files[$0] }
        .flatMap { new.inputs[$0] ?? old.inputs[$0] ?? [] })
    let changed = Set(old.data.keys).union(new.data.keys).filter { old.data[$0] != new.data[$0] }
    return changed.subtracting(told).sorted().map { path in
      let isOfApps = path.hasPrefix("\(AppReader.folder)/")
      return Change(
        isOfApps ? .other : .comments, .source, path, item: "source", before: old.data[path],
        after: new.data[path],
        text: isOfApps
          ? "changed: read it, and the projects in Apps/ that are made from it"
          : "changed, but nothing made from it: read its header, its evidence and its comments")
    }
  }
}
