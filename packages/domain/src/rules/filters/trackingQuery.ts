import { TRACKING_TOGGLES, type TrackingFilter, type TrackingToggle } from './trackingFilter';

/** What is chosen on the tracking screen, as it travels: in an address, and to the server. */
export interface TrackingQuery {
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

const TOGGLES: ReadonlySet<string> = new Set(Object.values(TRACKING_TOGGLES).flat());
/** Heavier than any trailer: an open upper bound. */
const NO_UPPER_BOUND_LBS = 1_000_000;
/** Lighter than any reading: an open lower bound. */
const NO_LOWER_BOUND_LBS = -1_000_000;

/** The choice as the values of an address; what is not chosen is not there. */
export function encodeTracking(query: TrackingQuery): Record<string, string> {
  const { customerId, toggles, weightFromLbs, weightToLbs, search, alertActive } = query;
  return {
    ...(customerId !== null && { customer: String(customerId) }),
    ...(toggles.length > 0 && { show: toggles.join(',') }),
    ...(weightFromLbs !== null && { from: String(weightFromLbs) }),
    ...(weightToLbs !== null && { to: String(weightToLbs) }),
    ...(search && { q: search }),
    ...(alertActive && { alerts: 'na' }),
  };
}

/** The choice out of an address; what cannot be understood counts as not chosen. */
export function decodeTracking(values: Readonly<Record<string, string>>): TrackingQuery {
  const { customer, show = '', from, to, q, alerts } = values;
  return {
    customerId: wholeNumber(customer),
    toggles: show.split(',').filter((toggle): toggle is TrackingToggle => TOGGLES.has(toggle)),
    weightFromLbs: wholeNumber(from),
    weightToLbs: wholeNumber(to),
    search: q ?? '',
    alertActive: alerts === 'na',
  };
}

/** What a trailer has to pass for a choice. */
export function trackingFilterOf({ toggles, alertActive, search, ...weight }: TrackingQuery): TrackingFilter {
  const { weightFromLbs, weightToLbs } = weight;
  return {
    toggles: new Set(toggles),
    alertActive,
    search,
    ...((weightFromLbs !== null || weightToLbs !== null) && {
      weightLbs: { min: weightFromLbs ?? NO_LOWER_BOUND_LBS, max: weightToLbs ?? NO_UPPER_BOUND_LBS },
    }),
  };
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
