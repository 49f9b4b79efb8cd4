import type { AlertActivityInput } from '@gladhand/domain/alerts';
import { dayOf, HISTORY_DAYS, type HistoryRange, historySpan } from '@gladhand/domain/history';

/** Kinds of what happened. */
export const ACTIVITY_KINDS = ['alerts', 'handling', 'messages', 'rules'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

const SEVERITIES = ['critical', 'caution', 'good'] as const;

/** Filters of the activity feed, which a host can keep in its URL. */
export interface AlertActivityView {
  /** Null: the user's only customer, or none chosen yet. */
  customerId: number | null;
  /** Empty for all kinds. */
  kinds: readonly ActivityKind[];
  /** Null for all. */
  severity: (typeof SEVERITIES)[number] | null;
  /** Only what concerns this rule. */
  ruleId: string | null;
  /** Only what concerns the trailer with this VIN. */
  vin: string | null;
  /** Email address of who did it, or of the recipient of a message. */
  person: string | null;
  /** Null for any time. */
  range: HistoryRange | null;
}

/** Everything, at any time. */
export const EMPTY_ACTIVITY_VIEW: AlertActivityView = {
  customerId: null,
  kinds: [],
  severity: null,
  ruleId: null,
  vin: null,
  person: null,
  range: null,
};

/** The view as parameters of a URL. */
export function encodeAlertActivity(view: AlertActivityView): Record<string, string> {
  const { customerId, kinds, severity, ruleId, vin, person, range } = view;
  return {
    ...(customerId !== null && { customer: String(customerId) }),
    ...(kinds.length > 0 && { kinds: kinds.join(',') }),
    ...(severity !== null && { severity }),
    ...(ruleId !== null && { rule: ruleId }),
    ...(vin !== null && { vin }),
    ...(person !== null && { person }),
    ...(range && ('days' in range ? { days: String(range.days) } : { first: range.from, last: range.to })),
  };
}

/** The view of a URL. Unknown values are ignored. */
export function decodeAlertActivity(params: Readonly<Record<string, string>>): AlertActivityView {
  const customerId = Number(params.customer);
  const kinds = (params.kinds ?? '').split(',');
  return {
    customerId: Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    kinds: ACTIVITY_KINDS.filter((kind) => kinds.includes(kind)),
    severity: SEVERITIES.find((severity) => severity === params.severity) ?? null,
    ruleId: params.rule || null,
    vin: params.vin || null,
    person: params.person?.trim() || null,
    range: rangeOf(params),
  };
}

function rangeOf({ days, first, last }: Readonly<Record<string, string>>): HistoryRange | null {
  if (first && last && dayOf(first) && dayOf(last)) return { from: first, to: last };
  const known = HISTORY_DAYS.find((one) => String(one) === days);
  return known ? { days: known } : null;
}

/** Whether a filter hides something. */
export const isFiltered = ({ kinds, severity, ruleId, vin, person, range }: AlertActivityView): boolean =>
  kinds.length > 0 || severity !== null || ruleId !== null || vin !== null || person !== null || range !== null;

const DAY_MS = 86_400_000;

/** What the server is asked for. The last days are counted from `opened`, so that all pages have the same range. */
export function activityInput(
  customerId: number,
  { kinds, severity, ruleId, vin, person, range }: AlertActivityView,
  { timeZone, opened }: { timeZone: string; opened: Date },
): AlertActivityInput {
  const span = range && historySpan(range, timeZone);
  const from = span && ('days' in span ? new Date(opened.getTime() - span.days * DAY_MS) : span.from);
  return {
    customerId,
    ...(kinds.length > 0 && { kinds: [...kinds] }),
    ...(severity && { severity }),
    ...(ruleId && { ruleId }),
    ...(vin && { vin }),
    ...(person && { person }),
    ...(from && { from: from.toISOString() }),
    ...(span && !('days' in span) && { to: span.to.toISOString() }),
  };
}
