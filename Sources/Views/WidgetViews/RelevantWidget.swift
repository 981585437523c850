// The stand-ins compile this on Linux; of Apple's systems, only watchOS supports it.
#if os(watchOS) || os(Linux)
import AppIntents
import Foundation
import RelevanceKit
public import SwiftUI
public import WidgetKit

extension SnapshotEntry: RelevanceEntry {}

/// Gives a watch the times at which a widget is relevant, and its entries then.
@available(watchOS 26.0, *)
package struct RelevantEntries<Choices: WidgetChoices>: RelevanceEntriesProvider {
  /// An entry with a snapshot.
  package typealias Entry = SnapshotEntry<Choices.Source.Definition>
  /// The choices of the widget.
  package typealias Configuration = Choices

  /// Creates a provider; it uses ``SystemServices/current`` for everything.
  package init() {}

  /// Returns the times for which entries of the timeline have a relevance.
  package func relevance() async -> WidgetRelevance<Choices> {
    let timeline = SnapshotProvider<Choices>.entries(of: Choices(), in: WidgetFrame(.rectangular)).entries
    return WidgetRelevance(
      timeline.compactMap { entry in
        entry.relevance.map { relevance in
          let interval = DateInterval(start: entry.date, duration: relevance.duration)
          return WidgetRelevanceAttribute(
            configuration: Choices(), context: .date(interval: interval, kind: .default))
        }
      })
  }

  /// Returns the widget as it is now, or the sample for the gallery.
  package func entry(configuration: Choices, context: Context) async throws -> Entry {
    let frame = Self.frame(context)
    return context.isPreview ? .sample(frame) : Choices.Source.entry(configuration.configuration, in: frame)
  }

  /// Returns the sample.
  package func placeholder(context: Context) -> Entry { .sample(Self.frame(context)) }

  private static func frame(_ context: Context) -> WidgetFrame {
    WidgetFrame(
      family: .rectangular,
      size: PointSize(
        width: Double(context.displaySize.width), height: Double(context.displaySize.height)))
  }
}

@available(watchOS 26.0, *)
extension WidgetChoices {
  /// The widget as a card of a watch's Smart Stack, shown while it is relevant.
  @MainActor public static var relevantWidget: some WidgetConfiguration {
    let words = Source.galleryWords()
    let kind = Source.Definition.kind
    return RelevanceConfiguration(kind: SystemServices.relevanceKind(kind), provider: RelevantEntries<Self>())
    { entry in
      WidgetView<Source>(entry.snapshot, action: action)
    }
    .configurationDisplayName(words.name)
    .description(words.summary)
    // Otherwise the card and the widget would be shown together.
    .associatedKind(kind)
  }
}
#endif
