import type { GridLayout } from '@gladhand/ui/grid';

/** The columns that come first on a phone. The first of them is the only one that stays visible. */
const PRIORITY = ['unitId', 'trailerHealthStatus', 'lastReport'];
const [STAYS] = PRIORITY as [string];

/** The layout on a narrow screen, where two pinned columns would leave no room for others. */
export function narrowLayout(layout: GridLayout): GridLayout {
  const [first] = layout.pinned;
  const kept = layout.pinned.includes(STAYS) ? STAYS : first;
  const isFirst = (id: string) => PRIORITY.includes(id);
  const order = [...PRIORITY.filter((id) => layout.order.includes(id)), ...layout.order.filter((id) => !isFirst(id))];
  return { ...layout, order, pinned: kept === undefined ? [] : [kept] };
}

/**
 * Applies a change of a narrow layout to the wide one. Pins that only wide screens show stay, and so does the order
 * unless a column was moved.
 */
export function widenLayout(wide: GridLayout, narrow: GridLayout, next: GridLayout): GridLayout {
  const unpinned = narrow.pinned.filter((id) => !next.pinned.includes(id));
  const added = next.pinned.filter((id) => !wide.pinned.includes(id));
  const isMoved = next.order.join() !== narrow.order.join();
  return {
    ...next,
    order: isMoved ? next.order : wide.order,
    pinned: [...wide.pinned.filter((id) => !unpinned.includes(id)), ...added],
  };
}
