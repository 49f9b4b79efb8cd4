import { ApiError, ApiErrorCode } from '@gladhand/domain';

/** A field whose saved value differs from the entry, in words. */
export interface Difference {
  label: string;
  saved: string;
  entered: string;
}

/** The present record, if a save was rejected because someone else has changed it. */
export function conflictOf<Entity>(error: unknown): Entity | undefined {
  if (!(error instanceof ApiError) || error.code !== ApiErrorCode.Conflict) return undefined;
  return error.details.current as Entity | undefined;
}

/** The fields in which two values differ, described by `words`. */
export function differencesOf<Value>(
  saved: Value,
  entered: Value,
  words: readonly (readonly [label: string, word: (value: Value) => string])[],
): Difference[] {
  return words
    .map(([label, word]) => ({ label, saved: word(saved), entered: word(entered) }))
    .filter((difference) => difference.saved !== difference.entered);
}
