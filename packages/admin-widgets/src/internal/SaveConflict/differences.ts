import { ApiError, ApiErrorCode } from '@gladhand/domain';

/** A field that somebody else saved with another value, in words. */
export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

/** What is there now, when a save was refused because somebody else was quicker. */
export function conflictOf<Entity>(error: unknown): Entity | undefined {
  if (!(error instanceof ApiError) || error.code !== ApiErrorCode.Conflict) return undefined;
  return error.details.current as Entity | undefined;
}

/** The fields in which two values differ, as `words` tells each. */
export function differencesOf<Value>(
  theirs: Value,
  mine: Value,
  words: readonly (readonly [label: string, word: (value: Value) => string])[],
): Difference[] {
  return words
    .map(([label, word]) => ({ label, theirs: word(theirs), mine: word(mine) }))
    .filter((difference) => difference.theirs !== difference.mine);
}
