import {
  DASHBOARD_ITEMS,
  type DashboardItemId,
  type DashboardWidgetId,
  dashboardItemsOf,
} from '@gladhand/domain/control';

/** Dashboard items that a user has hidden; all others are shown. */
export type HiddenItems = readonly DashboardItemId[];

/** Reads stored settings. Unknown ids are dropped. */
export function parseHiddenItems(stored: unknown): HiddenItems {
  const given: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return DASHBOARD_ITEMS.flatMap(({ id }) => (given.includes(id) ? [id] : []));
}

/** The visible items of a widget. A widget without any is hidden. */
export const shownItems = (widget: DashboardWidgetId, hidden: HiddenItems) =>
  dashboardItemsOf(widget).filter(({ id }) => !hidden.includes(id));
