/** Lessons that are under way, remembered by the browser: one for each table. */
import type { GameId } from "../wire/types";
import { START, type Course } from "./course";

export interface Lesson extends Course {
  table: string;
  game: GameId;
}

const KEY = "faience-lesson-";

export function lessonAt(table: string): Lesson | null {
  try {
    const kept = localStorage.getItem(KEY + table);
    return kept ? (JSON.parse(kept) as Lesson) : null;
  } catch {
    return null;
  }
}

export function keepLesson(lesson: Lesson): void {
  try {
    localStorage.setItem(KEY + lesson.table, JSON.stringify(lesson));
  } catch {
    // A browser that keeps nothing: the lesson lasts as long as the page.
  }
}

export function beginLesson(table: string, game: GameId): void {
  keepLesson({ table, game, ...START });
}

export function endLesson(table: string): void {
  localStorage.removeItem(KEY + table);
}

export function lessonsUnderWay(): Lesson[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(KEY) ? (lessonAt(key.slice(KEY.length)) ?? []) : []));
}
