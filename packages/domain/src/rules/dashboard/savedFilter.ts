import { BATTERY_HEALTHS, CONNECTIVITIES, TRAILER_HEALTHS } from '../../vocabulary/severity';
import { LOAD_STATUSES, TETHER_STATUSES } from '../../vocabulary/statuses';
import type { FaultPart } from '../filters/fleetControlFilter';
import { SEVERITY_ORDER } from '../tracking/trailerPosition';
import { type ControlFilter, FAULT_PARTS, FAULT_STATES } from './controlFilter';
import { DASHBOARD_ITEMS } from './dashboardItems';

/** The saved filter: its cookie, the version of its JSON, and the most that a browser keeps for sure. */
export const SAVED_FILTER = { cookie: 'gh_control_filter', version: 1, maxBytes: 4096 } as const;
/** Room for the cookie's name and attributes. */
const ATTRIBUTES_BYTES = 96;

/**
 * The filter as the value of a cookie. Undefined when nothing is chosen, or when it does not fit: half a filter would be
 * another filter.
 */
export function encodeSavedFilter(filter: ControlFilter): string | undefined {
  const parts = Object.fromEntries(Object.entries(filter.parts ?? {}).filter(([, states]) => states.length > 0));
  const chosen = Object.entries({ ...filter, parts }).filter(([, value]) => !isEmpty(value));
  if (chosen.length === 0) return undefined;
  const value = encodeURIComponent(JSON.stringify({ v: SAVED_FILTER.version, ...Object.fromEntries(chosen) }));
  return value.length + ATTRIBUTES_BYTES <= SAVED_FILTER.maxBytes ? value : undefined;
}

const isEmpty = (value: unknown) =>
  value == null || (typeof value === 'object' && Object.keys(value as object).length === 0);

/** The filter out of a cookie; what cannot be understood counts as not chosen. */
export function decodeSavedFilter(value: string | undefined): ControlFilter {
  const stored = parse(value);
  if (stored?.v !== SAVED_FILTER.version) return {};
  const known = <Word extends string>(name: string, words: readonly Word[]) =>
    texts(stored[name]).filter((text): text is Word => (words as readonly string[]).includes(text));
  const ids = <Id extends string>(words: readonly { readonly id: Id }[]) => words.map(({ id }) => id);
  const states = record(stored.parts);
  const parts = Object.fromEntries(
    FAULT_PARTS.map((part): [FaultPart, typeof FAULT_STATES] => [
      part,
      FAULT_STATES.filter((state) => texts(states[part]).includes(state)),
    ]).filter(([, list]) => list.length > 0),
  );
  const { customerId } = stored;
  return withoutEmpty({
    customerId: typeof customerId === 'number' && Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    tether: known('tether', ids(TETHER_STATUSES)),
    load: known('load', ids(LOAD_STATUSES)),
    battery: known('battery', ids(BATTERY_HEALTHS)),
    connectivity: known('connectivity', ids(CONNECTIVITIES)),
    health: known('health', ids(TRAILER_HEALTHS)),
    productTypes: texts(stored.productTypes),
    itemTypes: texts(stored.itemTypes),
    groups: texts(stored.groups),
    vins: texts(stored.vins),
    severities: known('severities', SEVERITY_ORDER),
    items: known('items', ids(DASHBOARD_ITEMS)),
    anyPart: known('anyPart', FAULT_STATES),
    parts,
  });
}

function parse(value: string | undefined): Record<string, unknown> | undefined {
  try {
    return value === undefined ? undefined : record(JSON.parse(decodeURIComponent(value)));
  } catch {
    return undefined;
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const withoutEmpty = (filter: ControlFilter): ControlFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => !isEmpty(value)));
