import type { TrackingQuery } from '@gladhand/domain';

export { decodeTracking, encodeTracking } from '@gladhand/domain';

/** What is chosen on the tracking screen; a host may keep it in its address. */
export type TrackingView = TrackingQuery;

/** Nothing chosen. */
export const EMPTY_TRACKING_VIEW: TrackingView = {
  customerId: null,
  toggles: [],
  weightFromLbs: null,
  weightToLbs: null,
  search: '',
  alertActive: false,
};

/** A choice as it is counted. */
export interface FilterClick {
  filter: string;
  value: string;
}

/** What was chosen on the way from one view to the next. No customer, no search words and no weights are told. */
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
