/** Whether a condition holds; undefined if that can't be known. */
export type Truth = boolean | undefined;

/** False if one is false, unknown if one of the rest is unknown. */
export function allOf(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(undefined) ? undefined : true;
}

/** True if one is true, unknown if one of the rest is unknown. */
export function anyOf(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes(undefined) ? undefined : false;
}

export const not = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);
