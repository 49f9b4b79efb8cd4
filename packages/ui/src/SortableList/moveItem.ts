/** Moves an item to another position. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** The position of an item dropped at the edge of another one. */
export function dropIndex(from: number, target: number, edge: 'before' | 'after'): number {
  const gap = edge === 'before' ? target : target + 1;
  return gap > from ? gap - 1 : gap;
}

/** The next position in a direction for a movable item, skipping disabled ones; -1 if there is none. */
export function nextPlace(locked: readonly boolean[], from: number, by: 1 | -1): number {
  let at = from + by;
  while (at >= 0 && at < locked.length && locked[at]) at += by;
  return at >= 0 && at < locked.length ? at : -1;
}

/** Moves an item among the movable ones; disabled ones keep their positions. */
export function moveFree<Item>(items: readonly Item[], locked: readonly boolean[], from: number, to: number): Item[] {
  const places = items.map((_, at) => at).filter((at) => !locked[at]);
  const moved = moveItem(
    places.map((at) => items[at] as Item),
    places.indexOf(from),
    placeAmong(places, from, to),
  );
  const result = [...items];
  for (const [k, at] of places.entries()) result[at] = moved[k] as Item;
  return result;
}

/** Index among the free positions; a position that isn't free becomes the nearest one on the way. */
function placeAmong(places: readonly number[], from: number, to: number): number {
  const free = places.filter((at) => (to >= from ? at <= to : at < to)).length;
  return to >= from ? free - 1 : free;
}
