/** The item without which both orders are the same. */
export function placeChanged<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
): Item | undefined {
  const withoutOne = (list: readonly Item[], id: string) =>
    list.flatMap((item) => (item.id === id ? [] : [item.id])).join();
  return after.find(({ id }, at) => before[at]?.id !== id && withoutOne(before, id) === withoutOne(after, id));
}
