import {
  BATTERY_HEALTHS,
  CONNECTIVITIES,
  type ControlChoice,
  type ControlFilter,
  type ControlPart,
  dashboardItem,
  dashboardItemsOf,
  FAULT_PARTS,
  type FaultState,
  LOAD_STATUSES,
  PRODUCT_TYPES,
  TETHER_STATUSES,
  TRACKED_SEVERITY_WORDS,
  TRAILER_HEALTHS,
} from '@gladhand/domain';

/** The rows of the fault table. */
export const PART_WORDS: Readonly<Record<ControlPart, string>> = {
  abs: 'ABS',
  tis: 'Tire inflation',
  battery: 'Battery',
  lights: 'Lights',
  any: 'Any system',
};

/** The columns of the fault table. */
export const STATE_WORDS: Readonly<Record<FaultState, string>> = {
  noFaults: 'No faults',
  faults: 'Faults',
  alerts: 'Alerts',
};

/** What a number counts. */
export function choiceWords(choice: ControlChoice): string {
  switch (choice.kind) {
    case 'all':
      return 'Trailers';
    case 'severity':
      return TRACKED_SEVERITY_WORDS[choice.severity];
    case 'items':
      return itemWords(choice.items);
    case 'part':
      return `${PART_WORDS[choice.part]}: ${STATE_WORDS[choice.state].toLowerCase()}`;
  }
}

function itemWords(ids: readonly string[]): string {
  const urgent = dashboardItemsOf('urgentIssues').map(({ id }) => id as string);
  if (ids.length > 1 && ids.every((id) => urgent.includes(id))) return 'Urgent issues';
  return ids.map((id) => dashboardItem(id)?.label ?? id).join(', ');
}

/** One filter in force: its name, its values, and the filter without it. */
export interface FilterChip {
  key: string;
  name: string;
  values: readonly string[];
  without: ControlFilter;
}

const labelIn = (words: readonly { id: string; label: string }[]) => (id: string) =>
  words.find((word) => word.id === id)?.label ?? id;

const chipOf =
  (filter: ControlFilter) =>
  (key: keyof ControlFilter, name: string, values: readonly string[] = []): FilterChip[] =>
    values.length > 0 ? [{ key, name, values, without: { ...filter, [key]: [] } }] : [];

/** The filters in force, in the order of the bar, and then the numbers that were clicked. */
export function filterChips(filter: ControlFilter, unitIdOf: (vin: string) => string): FilterChip[] {
  const chip = chipOf(filter);
  return [
    ...chip('groups', 'Group', filter.groups),
    ...chip('vins', 'Trailer', filter.vins?.map(unitIdOf)),
    ...chip('tether', 'Tether', filter.tether?.map(labelIn(TETHER_STATUSES))),
    ...chip('load', 'Load', filter.load?.map(labelIn(LOAD_STATUSES))),
    ...chip('productTypes', 'Product', filter.productTypes?.map(labelIn(PRODUCT_TYPES))),
    ...chip('itemTypes', 'Type', filter.itemTypes),
    ...chip('connectivity', 'Connectivity', filter.connectivity?.map(labelIn(CONNECTIVITIES))),
    ...chip('battery', 'Battery', filter.battery?.map(labelIn(BATTERY_HEALTHS))),
    ...chip('health', 'Trailer health', filter.health?.map(labelIn(TRAILER_HEALTHS))),
    ...choiceChips(filter),
  ];
}

function choiceChips(filter: ControlFilter): FilterChip[] {
  const chip = chipOf(filter);
  return [
    ...chip(
      'severities',
      'Health',
      filter.severities?.map((severity) => TRACKED_SEVERITY_WORDS[severity]),
    ),
    ...chip('items', 'Issue', filter.items?.length ? [itemWords(filter.items)] : []),
    ...chip(
      'anyPart',
      PART_WORDS.any,
      filter.anyPart?.map((state) => STATE_WORDS[state]),
    ),
    ...FAULT_PARTS.flatMap((part): FilterChip[] => {
      const states = filter.parts?.[part] ?? [];
      const values = states.map((state) => STATE_WORDS[state]);
      const without = { ...filter, parts: { ...filter.parts, [part]: [] } };
      return values.length > 0 ? [{ key: part, name: PART_WORDS[part], values, without }] : [];
    }),
  ];
}

/** What the listed trailers have in common: 'Critical · ABS: faults'. */
export function listTitle(filter: ControlFilter): string {
  const parts = choiceChips(filter).map(({ key, name, values }) =>
    key === 'severities' || key === 'items' ? values.join(', ') : `${name}: ${values.join(', ').toLowerCase()}`,
  );
  return parts.join(' · ') || 'Trailers';
}
