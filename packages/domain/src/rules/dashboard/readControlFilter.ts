import { BATTERY_HEALTHS, CONNECTIVITIES, TRAILER_HEALTHS } from '../../vocabulary/severity';
import { LOAD_STATUSES, TETHER_STATUSES } from '../../vocabulary/statuses';
import type { FaultPart } from '../filters/fleetControlFilter';
import { SEVERITY_ORDER } from '../tracking/trailerPosition';
import { type ControlFilter, FAULT_PARTS, FAULT_STATES } from './controlFilter';
import { DASHBOARD_ITEMS } from './dashboardItems';

/** Reads a stored or received filter; values that can't be read are ignored. */
export function readControlFilter(given: Readonly<Record<string, unknown>>): ControlFilter {
  const known = <Word extends string>(name: string, words: readonly Word[]) =>
    texts(given[name]).filter((text): text is Word => (words as readonly string[]).includes(text));
  const ids = <Id extends string>(words: readonly { readonly id: Id }[]) => words.map(({ id }) => id);
  const states = record(given.parts);
  const parts = Object.fromEntries(
    FAULT_PARTS.map((part): [FaultPart, typeof FAULT_STATES] => [
      part,
      FAULT_STATES.filter((state) => texts(states[part]).includes(state)),
    ]).filter(([, list]) => list.length > 0),
  );
  const { customerId } = given;
  return withoutEmpty({
    customerId: typeof customerId === 'number' && Number.isInteger(customerId) && customerId > 0 ? customerId : null,
    tether: known('tether', ids(TETHER_STATUSES)),
    load: known('load', ids(LOAD_STATUSES)),
    battery: known('battery', ids(BATTERY_HEALTHS)),
    connectivity: known('connectivity', ids(CONNECTIVITIES)),
    health: known('health', ids(TRAILER_HEALTHS)),
    productTypes: texts(given.productTypes),
    itemTypes: texts(given.itemTypes),
    groups: texts(given.groups),
    vins: texts(given.vins),
    severities: known('severities', SEVERITY_ORDER),
    items: known('items', ids(DASHBOARD_ITEMS)),
    anyPart: known('anyPart', FAULT_STATES),
    parts,
  });
}

/** True if nothing was ignored, because half a filter would be a different filter. */
export const isUnderstood = (given: Readonly<Record<string, unknown>>): boolean =>
  wordsIn(given) === wordsIn(readControlFilter(given));

function wordsIn(value: unknown): number {
  if (value == null) return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce((sum: number, part) => sum + wordsIn(part), 0);
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const isEmpty = (value: unknown) =>
  value == null || (typeof value === 'object' && Object.keys(value as object).length === 0);
const withoutEmpty = (filter: ControlFilter): ControlFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => !isEmpty(value)));
