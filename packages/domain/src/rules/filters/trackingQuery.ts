import { TRACKING_TOGGLES, type TrackingFilter, type TrackingToggle } from './trackingFilter';

/** The filters of the tracking screen as they appear in URLs and requests. */
export interface TrackingQuery {
  /** Null: every customer that the user has access to. */
  customerId: number | null;
  toggles: readonly TrackingToggle[];
  /** Bogie weight in pounds, both bounds inclusive; null for no bound. */
  weightFromLbs: number | null;
  weightToLbs: number | null;
  search: string;
  /** Only trailers whose light, brake and tire faults are all N/A. */
  alertActive: boolean;
}

const TOGGLES: ReadonlySet<string> = new Set(Object.values(TRACKING_TOGGLES).flat());
/** Heavier than any trailer, for an open upper bound. */
const NO_UPPER_BOUND_LBS = 1_000_000;
/** Lower than any reading, for an open lower bound. */
const NO_LOWER_BOUND_LBS = -1_000_000;

/** The filters as URL parameters; unset filters are omitted. */
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

/** The filters from URL parameters; values that can't be read are ignored. */
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

/** Whether the minimum weight is above the maximum. Such a range is an entry error and doesn't filter. */
export const hasReversedWeights = ({
  weightFromLbs,
  weightToLbs,
}: Pick<TrackingQuery, 'weightFromLbs' | 'weightToLbs'>): boolean =>
  weightFromLbs !== null && weightToLbs !== null && weightFromLbs > weightToLbs;

/** The conditions that a trailer must meet. */
export function trackingFilterOf({ toggles, alertActive, search, ...weight }: TrackingQuery): TrackingFilter {
  const { weightFromLbs, weightToLbs } = weight;
  const isBound = weightFromLbs !== null || weightToLbs !== null;
  return {
    toggles: new Set(toggles),
    alertActive,
    search,
    ...(isBound &&
      !hasReversedWeights(weight) && {
        weightLbs: { min: weightFromLbs ?? NO_LOWER_BOUND_LBS, max: weightToLbs ?? NO_UPPER_BOUND_LBS },
      }),
  };
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
