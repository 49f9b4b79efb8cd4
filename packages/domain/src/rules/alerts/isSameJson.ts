/** Whether two values are the same JSON. Missing fields are the same as undefined ones. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [first, second] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in first) if (!isSameJson(first[key], second[key])) return false;
  for (const key in second) if (first[key] === undefined && second[key] !== undefined) return false;
  return true;
}
