/** Whether two values are the same JSON. Missing fields are the same as undefined ones. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a)) return areSameLists(a, b as readonly unknown[]);
  const [first, second] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in first) if (!isSameJson(first[key], second[key])) return false;
  for (const key in second) if (first[key] === undefined && second[key] !== undefined) return false;
  return true;
}

function areSameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (!isSameJson(a[index], b[index])) return false;
  return true;
}
