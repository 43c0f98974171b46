/** Lessons that are under way, remembered by the browser: one for each table. */
import { forget, keep, kept, keysKept } from "../wire/storage";
import type { GameId } from "../wire/types";
import { START, type Course } from "./course";

export interface Lesson extends Course {
  table: string;
  game: GameId;
}

const KEY = "faience-lesson-";

export function lessonAt(table: string): Lesson | null {
  return kept<Lesson>(KEY + table);
}

export function keepLesson(lesson: Lesson): void {
  keep(KEY + lesson.table, lesson);
}

export function beginLesson(table: string, game: GameId): void {
  keepLesson({ table, game, ...START });
}

export function endLesson(table: string): void {
  forget(KEY + table);
}

export function lessonsUnderWay(): Lesson[] {
  return keysKept(KEY).flatMap((key) => kept<Lesson>(key) ?? []);
}
