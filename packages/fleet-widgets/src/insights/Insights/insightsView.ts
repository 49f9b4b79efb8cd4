import { INSIGHT_SYSTEMS, type InsightMeasure, type InsightSystem } from '@gladhand/domain/insights';
import { namesInUrl } from '../../internal/namesInUrl';

/** Lengths of periods that end with the last day. */
export const PERIOD_DAYS = [7, 14, 30, 90] as const;
/** What the period is compared with. */
export const COMPARISONS = ['before', 'yearBefore', 'none'] as const;
const MEASURES: readonly InsightMeasure[] = ['moved', 'miles', 'faults', 'outside', 'silent'];

/** The number whose trailers are listed. */
export interface ListedInsight {
  measure: InsightMeasure;
  /** For faults; null for all systems. */
  system: InsightSystem | null;
  /** First and last day, as YYYY-MM-DD. */
  from: string;
  to: string;
}

/** Period, filters and the open list, which a host can keep in its URL. */
export interface InsightsView {
  /** Null: all customers of the user. */
  customerId: number | null;
  days: (typeof PERIOD_DAYS)[number];
  /** Chosen days instead of the last ones. */
  range: { from: string; to: string } | null;
  against: (typeof COMPARISONS)[number];
  /** Names of groups; the trailer is in any of them. */
  groups: readonly string[];
  /** Names of trailer types. */
  vehicleTypes: readonly string[];
  list: ListedInsight | null;
  /** Shows the operator's own dashboard instead. */
  isExternal: boolean;
}

/** The last 14 days of all trailers, compared with the 14 days before. */
export const EMPTY_INSIGHTS_VIEW: InsightsView = {
  ...{
    customerId: null,
    days: 14,
    range: null,
    against: 'before',
    groups: [],
    vehicleTypes: [],
    list: null,
    isExternal: false,
  },
};

/** The view as parameters of a URL. */
export function encodeInsights(view: InsightsView): Record<string, string> {
  const { customerId, days, range, against, groups, vehicleTypes, list, isExternal } = view;
  return {
    ...(customerId !== null && { customer: String(customerId) }),
    ...(days !== EMPTY_INSIGHTS_VIEW.days && { days: String(days) }),
    ...(range && { from: range.from, to: range.to }),
    ...(against !== 'before' && { against }),
    ...(groups.length > 0 && { groups: JSON.stringify(groups) }),
    ...(vehicleTypes.length > 0 && { types: JSON.stringify(vehicleTypes) }),
    ...(isExternal && { page: 'external' }),
    ...(list && { list: [list.measure, list.from, list.to, ...(list.system ? [list.system] : [])].join(' ') }),
  };
}

/** The view of a URL. Unknown values are ignored. */
export function decodeInsights(params: Readonly<Record<string, string>>): InsightsView {
  const customerId = Number(params.customer);
  const { from = '', to = '' } = params;
  return {
    customerId: Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    days: PERIOD_DAYS.find((days) => String(days) === params.days) ?? EMPTY_INSIGHTS_VIEW.days,
    range: isRange(from, to) ? { from, to } : null,
    against: COMPARISONS.find((one) => one === params.against) ?? 'before',
    groups: namesInUrl(params.groups),
    vehicleTypes: namesInUrl(params.types),
    list: listOf(params.list ?? ''),
    isExternal: params.page === 'external',
  };
}

function listOf(text: string): ListedInsight | null {
  const [name, from = '', to = '', systemName] = text.split(' ');
  const measure = MEASURES.find((one) => one === name);
  const system = INSIGHT_SYSTEMS.find((one) => one === systemName) ?? null;
  return measure && isRange(from, to) ? { measure, system, from, to } : null;
}

const isRange = (from: string, to: string): boolean => isDay(from) && isDay(to) && from <= to;
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
