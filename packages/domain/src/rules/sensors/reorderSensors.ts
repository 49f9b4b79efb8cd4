/**
 * An order in which some sensors stand as chosen, in the places that they had together before. All others keep theirs:
 * nothing moves among what another trailer carries of them.
 */
export function reorderSensors(former: readonly number[], chosen: readonly number[]): number[] {
  const moved = new Set(chosen);
  const all = new Set([...former, ...chosen]);
  const next = moved.values();
  return [...all].map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}
