import type { GridLayout } from '@gladhand/ui';

/** The one column that stays in view on a phone: what people call a trailer. */
const STAYS = 'unitId';

/** The layout on a narrow screen: two pinned columns would leave no room for the others. */
export function narrowLayout(layout: GridLayout): GridLayout {
  const [first] = layout.pinned;
  const kept = layout.pinned.includes(STAYS) ? STAYS : first;
  return { ...layout, pinned: kept === undefined ? [] : [kept] };
}

/** A change made to a narrow layout, without losing the pins that only wide screens show. */
export function widenLayout(wide: GridLayout, narrow: GridLayout, next: GridLayout): GridLayout {
  const unpinned = narrow.pinned.filter((id) => !next.pinned.includes(id));
  const added = next.pinned.filter((id) => !wide.pinned.includes(id));
  return { ...next, pinned: [...wide.pinned.filter((id) => !unpinned.includes(id)), ...added] };
}
