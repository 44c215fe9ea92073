import SwiftUI
import WidgetKit

@main
struct HabitWidgets: WidgetBundle {
    var body: some Widget {
        HabitWidget()
        GlassesWidget()
    }
}

struct HabitEntry: TimelineEntry {
    let date: Date
    let habits: [Habit]
}

struct HabitProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitEntry { HabitEntry(date: .now, habits: []) }

    func getSnapshot(in context: Context, completion: @escaping (HabitEntry) -> Void) {
        completion(HabitEntry(date: .now, habits: HabitStore.shared.habits))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<HabitEntry>) -> Void) {
        print("making the timeline")
        completion(Timeline(entries: [HabitEntry(date: .now, habits: HabitStore.shared.habits)], policy: .never))
    }
}

/// A button for each habit; what is done is known to the store in memory alone.
struct HabitWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Habits", provider: HabitProvider()) { entry in
            VStack(alignment: .leading) {
                ForEach(entry.habits) { habit in
                    HStack {
                        Button(intent: ToggleHabitIntent(habit: habit)) { Text(habit.name) }
                        Text(habit.isDone ? "done" : "open")
                    }
                }
                Button("Nothing", intent: NothingIntent())
                Image("logo").resizable().aspectRatio(contentMode: .fit).frame(width: 64, height: 64)
            }
        }
        .configurationDisplayName("Habits")
    }
}

struct NothingIntent: AppIntent {
    static let title: LocalizedStringResource = "Do nothing"
    func perform() async throws -> some IntentResult { .result() }
}

struct GlassesEntry: TimelineEntry {
    let date: Date
    let glasses: Int
}

struct GlassesProvider: TimelineProvider {
    func placeholder(in context: Context) -> GlassesEntry { GlassesEntry(date: .now, glasses: 0) }

    func getSnapshot(in context: Context, completion: @escaping (GlassesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<GlassesEntry>) -> Void) {
        let entry = GlassesEntry(date: .now, glasses: Shared.defaults.integer(forKey: "glasses"))
        completion(Timeline(entries: [entry], policy: .never))
    }
}

/// A count on disk.
struct GlassesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Glasses", provider: GlassesProvider()) { entry in
            HStack {
                Text("\(entry.glasses) drunk")
                Button("Drink", intent: DrinkIntent())
            }
        }
    }
}
