import { type FleetStatusFilter, fleetStatusField } from '@gladhand/domain/fleet-status';

/** One health at a time: the segments above the grid. */
export const FleetStatusScope = {
  All: 'all',
  Critical: 'critical',
  Caution: 'caution',
  NotReporting: 'notReporting',
} as const;
export type FleetStatusScope = (typeof FleetStatusScope)[keyof typeof FleetStatusScope];

/** Search, filters and sorting of the grid, as plain data that a host can keep in a URL. */
export interface FleetStatusView {
  /** Null: every customer that the user has access to. */
  customerId: number | null;
  search: string;
  scope: FleetStatusScope;
  /** At most one filter per column. */
  filters: readonly FleetStatusFilter[];
  /** Undefined: the server's order, worst health first. */
  sort: { sortBy: string; sortAsc: boolean } | undefined;
}

/** All trailers that the user can see, without search, filters or order. */
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

/** The columns that the segments filter, too. A segment and a filter of one of these columns replace each other. */
const SCOPED_FIELDS = Object.values(SCOPE_FILTER).flatMap((filter) => (filter ? [filter.field] : []));

const isScoped = ({ field }: FleetStatusFilter) => SCOPED_FIELDS.includes(field);

/** The request for a view, without the page. */
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

/** The counts of the segments depend neither on the selected segment nor on filters that a segment replaces. */
export function summaryInput(view: FleetStatusView) {
  const { customerId, search } = viewInput(view);
  return { customerId, search, filters: view.filters.filter((filter) => !isScoped(filter)) };
}

/** The selected segment; undefined if a column filter narrows the fleet by health or connectivity instead. */
export function selectedScope(view: FleetStatusView): FleetStatusScope | undefined {
  return view.filters.some(isScoped) ? undefined : view.scope;
}

/** Selects a segment in place of the filters on health and connectivity. */
export function withScope(view: FleetStatusView, scope: FleetStatusScope): FleetStatusView {
  return { ...view, scope, filters: view.filters.filter((filter) => !isScoped(filter)) };
}

export function filterOf(view: FleetStatusView, field: string): FleetStatusFilter | undefined {
  return view.filters.find((filter) => filter.field === field);
}

/** Sets the filter of one column, or removes it if undefined. One on health or connectivity replaces the segment. */
export function withFilter(
  view: FleetStatusView,
  field: string,
  filter: Omit<FleetStatusFilter, 'field'> | undefined,
): FleetStatusView {
  const rest = view.filters.filter((other) => other.field !== field);
  if (!filter || isEmpty(filter)) return { ...view, filters: rest };
  const scope = SCOPED_FIELDS.includes(field) ? FleetStatusScope.All : view.scope;
  return { ...view, scope, filters: [...rest, { field, ...filter }] };
}

function isEmpty({ contains, in: values, min, max, from, before }: Omit<FleetStatusFilter, 'field'>): boolean {
  return !contains?.trim() && !values?.length && min == null && max == null && !from && !before;
}

/** Whether any filter is set. */
export function isFiltered(view: FleetStatusView): boolean {
  return view.filters.length > 0 || view.search.trim() !== '' || view.scope !== FleetStatusScope.All;
}

/** A view as short name-value pairs for a URL. Defaults are omitted. */
export function encodeView(view: FleetStatusView): Record<string, string> {
  const pairs: Record<string, string> = {};
  if (view.customerId !== null) pairs.customer = String(view.customerId);
  if (view.search.trim()) pairs.q = view.search.trim();
  if (view.scope !== FleetStatusScope.All) pairs.status = view.scope;
  if (view.sort) pairs.sort = `${view.sort.sortAsc ? '' : '-'}${view.sort.sortBy}`;
  for (const { field, ...filter } of view.filters) pairs[`f.${field}`] = encodeFilter(filter);
  return pairs;
}

/** Reads what `encodeView` wrote. Invalid parts are ignored. */
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
    scope:
      scopes.includes(pairs.status ?? '') && !filters.some(isScoped)
        ? (pairs.status as FleetStatusScope)
        : FleetStatusScope.All,
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
