import { dayOf, HISTORY_DAYS, type HistoryRange, historySpan } from '@gladhand/domain/history';

/** Filters of the table of visits, which a host can keep in its URL. */
export interface GeofenceVisitsView {
  /** Null: the user's only customer. */
  customerId: number | null;
  tab: 'visits' | 'dwell';
  /** Null for all geofences. */
  geofenceId: string | null;
  /** VIN of a trailer; null for all. */
  vin: string | null;
  range: HistoryRange;
  /** Null for all visits, also of trailers that only passed. */
  how: 'seen' | 'passed' | null;
  /** Only trailers that are still inside. */
  openOnly: boolean;
  /** Only visits with detention that is certain. */
  overFreeTime: boolean;
  /** Dwell is added up per geofence or per trailer. */
  by: 'geofence' | 'trailer';
}

/** All visits of the last 7 days. */
export const EMPTY_VISITS_VIEW: GeofenceVisitsView = {
  customerId: null,
  tab: 'visits',
  geofenceId: null,
  vin: null,
  range: { days: 7 },
  how: null,
  openOnly: false,
  overFreeTime: false,
  by: 'geofence',
};

/** The view as parameters of a URL. `table` is always one of them. */
export function encodeGeofenceVisits(view: GeofenceVisitsView): Record<string, string> {
  const { range } = view;
  return {
    table: view.tab,
    ...(view.customerId !== null && { customer: String(view.customerId) }),
    ...(view.geofenceId !== null && { geofence: view.geofenceId }),
    ...(view.vin !== null && { vin: view.vin }),
    ...('days' in range ? { days: String(range.days) } : { first: range.from, last: range.to }),
    ...(view.how !== null && { how: view.how }),
    ...(view.openOnly && { open: 'yes' }),
    ...(view.overFreeTime && { over: 'yes' }),
    ...(view.by !== 'geofence' && { by: view.by }),
  };
}

/** The view of a URL; undefined if the URL has no table. Unknown values are ignored. */
export function decodeGeofenceVisits(params: Readonly<Record<string, string>>): GeofenceVisitsView | undefined {
  if (params.table !== 'visits' && params.table !== 'dwell') return undefined;
  const customerId = Number(params.customer);
  return {
    customerId: Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    tab: params.table,
    geofenceId: params.geofence ?? null,
    vin: params.vin ?? null,
    range: rangeOf(params),
    how: params.how === 'seen' || params.how === 'passed' ? params.how : null,
    openOnly: params.open === 'yes',
    overFreeTime: params.over === 'yes',
    by: params.by === 'trailer' ? 'trailer' : 'geofence',
  };
}

function rangeOf({ days, first, last }: Readonly<Record<string, string>>): HistoryRange {
  if (first && last && dayOf(first) && dayOf(last)) return { from: first, to: last };
  const known = HISTORY_DAYS.find((one) => String(one) === days);
  return known ? { days: known } : EMPTY_VISITS_VIEW.range;
}

const DAY_MS = 86_400_000;

/** The period of a view as instants. The last days end a day from now, because clocks of devices may be ahead. */
export function periodOf(range: HistoryRange, timeZone: string, now: Date): { from: Date; to: Date } {
  const span = historySpan(range, timeZone);
  if (!('days' in span)) return { from: span.from, to: span.to };
  return { from: new Date(now.getTime() - span.days * DAY_MS), to: new Date(now.getTime() + DAY_MS) };
}
