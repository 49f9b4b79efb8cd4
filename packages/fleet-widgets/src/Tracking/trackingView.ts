import { TRACKING_TOGGLES, type TrackingToggle } from '@gladhand/domain';

/** What is chosen on the tracking screen; a host may keep it in its address. */
export interface TrackingView {
  /** Null: every customer in sight. */
  customerId: number | null;
  toggles: readonly TrackingToggle[];
  /** Bogie weight in pounds, both included; null is no bound. */
  weightFromLbs: number | null;
  weightToLbs: number | null;
  search: string;
  /** Only trailers whose light, brake and tire faults are all N/A. */
  alertActive: boolean;
}

/** Nothing chosen. */
export const EMPTY_TRACKING_VIEW: TrackingView = {
  customerId: null,
  toggles: [],
  weightFromLbs: null,
  weightToLbs: null,
  search: '',
  alertActive: false,
};

const TOGGLES: ReadonlySet<string> = new Set(Object.values(TRACKING_TOGGLES).flat());

/** The view as the values of a query; what is not chosen is not there. */
export function encodeTracking(view: TrackingView): Record<string, string> {
  const { customerId, toggles, weightFromLbs, weightToLbs, search, alertActive } = view;
  return {
    ...(customerId !== null && { customer: String(customerId) }),
    ...(toggles.length > 0 && { show: toggles.join(',') }),
    ...(weightFromLbs !== null && { from: String(weightFromLbs) }),
    ...(weightToLbs !== null && { to: String(weightToLbs) }),
    ...(search && { q: search }),
    ...(alertActive && { alerts: 'na' }),
  };
}

/** The view out of a query; what cannot be understood counts as not chosen. */
export function decodeTracking(query: Readonly<Record<string, string>>): TrackingView {
  const { customer, show = '', from, to, q, alerts } = query;
  return {
    customerId: wholeNumber(customer),
    toggles: show.split(',').filter((toggle): toggle is TrackingToggle => TOGGLES.has(toggle)),
    weightFromLbs: wholeNumber(from),
    weightToLbs: wholeNumber(to),
    search: q ?? '',
    alertActive: alerts === 'na',
  };
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

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
