import type { TrackingQuery } from '@gladhand/domain/tracking';

export { decodeTracking, encodeTracking } from '@gladhand/domain/tracking';

/** The filters of the tracking screen, which a host can keep in its URL. */
export type TrackingView = TrackingQuery;

/** No filters. */
export const EMPTY_TRACKING_VIEW: TrackingView = {
  customerId: null,
  toggles: [],
  weightFromLbs: null,
  weightToLbs: null,
  search: '',
  alertActive: false,
};

/** A filter change as a usage event. */
export interface FilterClick {
  filter: string;
  value: string;
}

/** The filter changes between two views. Customers, search terms and weights are left out. */
export function filterClicks(before: TrackingView, after: TrackingView): FilterClick[] {
  const on = after.toggles.filter((toggle) => !before.toggles.includes(toggle));
  const off = before.toggles.filter((toggle) => !after.toggles.includes(toggle));
  const weight = after.weightFromLbs !== before.weightFromLbs || after.weightToLbs !== before.weightToLbs;
  const isBound = after.weightFromLbs !== null || after.weightToLbs !== null;
  return [
    ...on.map((filter) => ({ filter, value: 'on' })),
    ...off.map((filter) => ({ filter, value: 'off' })),
    ...(weight ? [{ filter: 'weight', value: isBound ? 'set' : 'clear' }] : []),
    ...(after.search !== before.search ? [{ filter: 'search', value: after.search ? 'set' : 'clear' }] : []),
    ...(after.alertActive !== before.alertActive
      ? [{ filter: 'alerts', value: after.alertActive ? 'on' : 'off' }]
      : []),
    ...(after.customerId !== before.customerId
      ? [{ filter: 'customer', value: after.customerId === null ? 'all' : 'one' }]
      : []),
  ];
}
