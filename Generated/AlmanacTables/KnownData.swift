// The date of the newest source, for data that changes with time.
//
// Do not edit: made by `make generate` (almanac-compiler generate).
//
// Later measurements, announcements and decisions are not in the tables.
//
// Inputs:
//   Data/places/zones.tsv
//   Data/time/delta_t.tsv
//   Data/time/leap_seconds.tsv
//
// swift-format-ignore-file

package import AlmanacModel

/// The kinds of data, in alphabetical order.
package let knownData: [KnownDataRecord] = [
  KnownDataRecord(id: "delta-t", asOf: CivilDate(unchecked: 2026, 11, 2)),
  KnownDataRecord(id: "leap-seconds", asOf: CivilDate(unchecked: 2026, 11, 2)),
  KnownDataRecord(id: "zones", asOf: CivilDate(unchecked: 2026, 11, 25)),
]
