/**
 * Sorts some sensors in the chosen order within the positions that they had together. All others keep their position,
 * so the order of sensors that only other trailers have does not change.
 */
export function reorderSensors(former: readonly number[], chosen: readonly number[]): number[] {
  const moved = new Set(chosen);
  const all = new Set([...former, ...chosen]);
  const next = moved.values();
  return [...all].map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}
