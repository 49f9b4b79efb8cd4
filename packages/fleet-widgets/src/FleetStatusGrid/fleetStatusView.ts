import { type FleetStatusFilter, fleetStatusField } from '@gladhand/domain';

/** One fleet status at a time: the segment above the grid. */
export const FleetStatusScope = {
  All: 'all',
  Critical: 'critical',
  Caution: 'caution',
  NotReporting: 'notReporting',
} as const;
export type FleetStatusScope = (typeof FleetStatusScope)[keyof typeof FleetStatusScope];

/** What the grid is asked to show. Plain data: a host may keep it in a URL. */
export interface FleetStatusView {
  /** Null: every customer in sight. */
  customerId: number | null;
  search: string;
  scope: FleetStatusScope;
  /** At most one filter a column. */
  filters: readonly FleetStatusFilter[];
  /** Undefined: the server's order, worst health first. */
  sort: { sortBy: string; sortAsc: boolean } | undefined;
}

export const EMPTY_VIEW: FleetStatusView = {
  customerId: null,
  search: '',
  scope: FleetStatusScope.All,
  filters: [],
  sort: undefined,
};

const SCOPE_FILTER: Record<FleetStatusScope, FleetStatusFilter | undefined> = {
  all: undefined,
  critical: { field: 'trailerHealthStatus', in: ['CRITICAL'] },
  caution: { field: 'trailerHealthStatus', in: ['CAUTION'] },
  notReporting: { field: 'connectivityStatus', in: ['CRITICAL', 'NA'] },
};

/** What the server is asked for a view, without the page. */
export function viewInput(view: FleetStatusView) {
  const scope = SCOPE_FILTER[view.scope];
  const filters = scope ? [...view.filters, scope] : [...view.filters];
  return {
    customerId: view.customerId,
    search: view.search.trim() || null,
    filters,
    sortingInput: view.sort ?? null,
  };
}

/** The counts of the segment do not depend on which segment is chosen. */
export function summaryInput(view: FleetStatusView) {
  const { customerId, search } = viewInput(view);
  return { customerId, search, filters: [...view.filters] };
}

export function filterOf(view: FleetStatusView, field: string): FleetStatusFilter | undefined {
  return view.filters.find((filter) => filter.field === field);
}

/** Sets the filter of one column, or with undefined takes it away. */
export function withFilter(
  view: FleetStatusView,
  field: string,
  filter: Omit<FleetStatusFilter, 'field'> | undefined,
): FleetStatusView {
  const others = view.filters.filter((other) => other.field !== field);
  return { ...view, filters: filter && !isEmpty(filter) ? [...others, { field, ...filter }] : others };
}

function isEmpty({ contains, in: values, min, max, from, before }: Omit<FleetStatusFilter, 'field'>): boolean {
  return !contains?.trim() && !values?.length && min == null && max == null && !from && !before;
}

/** Whether anything narrows the fleet. */
export function isFiltered(view: FleetStatusView): boolean {
  return view.filters.length > 0 || view.search.trim() !== '' || view.scope !== FleetStatusScope.All;
}

/** A view as short name-value pairs, for a URL. Defaults are left out. */
export function encodeView(view: FleetStatusView): Record<string, string> {
  const pairs: Record<string, string> = {};
  if (view.customerId !== null) pairs.customer = String(view.customerId);
  if (view.search.trim()) pairs.q = view.search.trim();
  if (view.scope !== FleetStatusScope.All) pairs.status = view.scope;
  if (view.sort) pairs.sort = `${view.sort.sortAsc ? '' : '-'}${view.sort.sortBy}`;
  for (const { field, ...filter } of view.filters) pairs[`f.${field}`] = encodeFilter(filter);
  return pairs;
}

/** Reads what `encodeView` wrote; whatever makes no sense is left out rather than refused. */
export function decodeView(pairs: Readonly<Record<string, string>>): FleetStatusView {
  const customerId = Number(pairs.customer);
  const scopes: readonly string[] = Object.values(FleetStatusScope);
  const sortBy = pairs.sort?.replace(/^-/, '');
  const filters = Object.entries(pairs).flatMap(([name, text]): FleetStatusFilter[] => {
    const field = name.startsWith('f.') ? name.slice(2) : '';
    if (!fleetStatusField(field)) return [];
    const filter = decodeFilter(text);
    return isEmpty(filter) ? [] : [{ field, ...filter }];
  });
  return {
    customerId: Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    search: pairs.q ?? '',
    scope: scopes.includes(pairs.status ?? '') ? (pairs.status as FleetStatusScope) : FleetStatusScope.All,
    filters,
    sort: sortBy && fleetStatusField(sortBy)?.sortable ? { sortBy, sortAsc: !pairs.sort?.startsWith('-') } : undefined,
  };
}

/** `~text` contains, `a|b` any of, `1..9` numbers, `2026-11-01T00:00:00.000Z/…` instants. */
function encodeFilter(filter: Omit<FleetStatusFilter, 'field'>): string {
  if (filter.contains) return `~${filter.contains}`;
  if (filter.in?.length) return filter.in.join('|');
  if (filter.from || filter.before) return `${filter.from ?? ''}/${filter.before ?? ''}`;
  return `${filter.min ?? ''}..${filter.max ?? ''}`;
}

function decodeFilter(text: string): Omit<FleetStatusFilter, 'field'> {
  if (text.startsWith('~')) return { contains: text.slice(1) };
  const numbers = /^(-?\d*\.?\d*)\.\.(-?\d*\.?\d*)$/.exec(text);
  if (numbers) return { min: toNumber(numbers[1]), max: toNumber(numbers[2]) };
  if (text.includes('/')) {
    const [from, before] = text.split('/').map((part) => (Number.isNaN(Date.parse(part)) ? undefined : part));
    return { from, before };
  }
  return { in: text.split('|').filter(Boolean) };
}

function toNumber(text: string | undefined): number | undefined {
  return text && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
