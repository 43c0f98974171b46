/** Lessons to go on with. */
import { Refused, get } from "../wire/api";
import type { View } from "../wire/types";
import { endLesson, lessonsUnderWay, type Lesson } from "./memory";

const GONE = ["refused-no-table", "refused-entry"]; // any other refusal may be over soon

/** Lessons whose tables are still there and still played, one after the other; the others are forgotten. */
export async function* unfinished(): AsyncGenerator<Lesson> {
  for (const lesson of lessonsUnderWay()) {
    const status = await get<View>(`/tables/${lesson.table}`).then(
      (view) => view.status,
      (error: unknown) => (error instanceof Refused && GONE.includes(error.refusal.code) ? "gone" : "unknown"),
    );
    if (status === "playing") yield lesson;
    else if (status !== "unknown") endLesson(lesson.table);
  }
}
