import { DASHBOARD_ITEMS, type DashboardItemId, type DashboardWidgetId, dashboardItemsOf } from '@gladhand/domain';

/** Items of the dashboard that a user put away; all others are shown. */
export type HiddenItems = readonly DashboardItemId[];

/** Reads stored settings; ids that no item has any more are dropped. */
export function parseHiddenItems(stored: unknown): HiddenItems {
  const given: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return DASHBOARD_ITEMS.flatMap(({ id }) => (given.includes(id) ? [id] : []));
}

/** The items of a widget that are shown; without any the widget itself is put away. */
export const shownItems = (widget: DashboardWidgetId, hidden: HiddenItems) =>
  dashboardItemsOf(widget).filter(({ id }) => !hidden.includes(id));
