/** How a learner goes through a lesson: step by step, and on as soon as what a step asks for has happened. */
import type { FluentVariable } from "@fluent/bundle";
import type { Sight } from "./sight";

export interface Step {
  /** Its words are `lesson-<game>-<id>`. */
  id: string;
  /** The objects that it points at. */
  at: (sight: Sight) => string[];
  /** Whether what it asks for has been done; a step without this only shows. */
  done?: (sight: Sight) => boolean;
  /** Where this is not so, the lesson is back at the step before. */
  needs?: (sight: Sight) => boolean;
  /** Values for its words. */
  values?: (sight: Sight) => Record<string, FluentVariable>;
  /** What came of the step before, in a sentence. */
  reply?: (sight: Sight) => string;
}

export interface Course {
  /** The step that is shown. */
  step: number;
  /** The furthest one that was shown. */
  reached: number;
}

export const START: Course = { step: 0, reached: 0 };

/** On while that which is asked for is done already; back where the table is no longer as it must be. */
export function carriedOn(steps: readonly Step[], course: Course, sight: Sight): Course {
  let { step } = course;
  if (step < course.reached) return course; // the learner looks back
  while (isDone(steps[step]!, sight) && step < steps.length - 1) step += 1;
  while (step > 0 && steps[step]!.needs?.(sight) === false) step -= 1;
  return step === course.step ? course : { step, reached: step };
}

export function next(steps: readonly Step[], course: Course, sight: Sight): Course {
  if (!mayGoOn(steps, course, sight)) return course;
  const step = Math.min(course.step + 1, steps.length - 1);
  return carriedOn(steps, { step, reached: Math.max(step, course.reached) }, sight);
}

export function back(course: Course): Course {
  return { ...course, step: Math.max(0, course.step - 1) };
}

/** Whether the learner has nothing to do but to read. */
export function mayGoOn(steps: readonly Step[], course: Course, sight: Sight): boolean {
  const step = steps[course.step]!;
  return course.step < course.reached || !step.done || step.done(sight);
}

function isDone(step: Step, sight: Sight): boolean {
  return step.done !== undefined && step.done(sight);
}
