import {
  type ControlChoice,
  type ControlFilter,
  type ControlPart,
  dashboardItem,
  dashboardItemsOf,
  FAULT_PARTS,
  type FaultState,
} from '@gladhand/domain/control';
import {
  BATTERY_HEALTHS,
  CONNECTIVITIES,
  LOAD_STATUSES,
  TETHER_STATUSES,
  TRAILER_HEALTHS,
} from '@gladhand/domain/readings';
import { TRACKED_SEVERITY_WORDS } from '@gladhand/domain/tracking';
import { PRODUCT_TYPES } from '@gladhand/domain/trailers';
import { perLanguage, type Say, sayEnglish } from '@gladhand/ui';
import { FLEET_CONTROL_MESSAGES } from './messages';

/** Labels of the rows of the fault table. */
export const partWordsOf = perLanguage(
  (messages: typeof FLEET_CONTROL_MESSAGES): Readonly<Record<ControlPart, string>> => ({
    abs: 'ABS',
    tis: messages.tireInflation,
    battery: messages.battery,
    lights: messages.lights,
    any: messages.anySystem,
  }),
);

/** Labels of the columns of the fault table. */
export const stateWordsOf = perLanguage(
  (messages: typeof FLEET_CONTROL_MESSAGES): Readonly<Record<FaultState, string>> => ({
    noFaults: messages.noFaults,
    faults: messages.faults,
    alerts: messages.alerts,
  }),
);

/** The label of a count. */
export function choiceWords(choice: ControlChoice, messages = FLEET_CONTROL_MESSAGES, say: Say = sayEnglish): string {
  switch (choice.kind) {
    case 'all':
      return messages.trailers;
    case 'severity':
      return say(TRACKED_SEVERITY_WORDS[choice.severity]);
    case 'items':
      return itemWords(choice.items, messages, say);
    case 'part':
      return `${partWordsOf(messages)[choice.part]}: ${stateWordsOf(messages)[choice.state].toLowerCase()}`;
  }
}

function itemWords(ids: readonly string[], messages = FLEET_CONTROL_MESSAGES, say: Say = sayEnglish): string {
  const urgent = dashboardItemsOf('urgentIssues').map(({ id }) => id as string);
  if (ids.length > 1 && ids.every((id) => urgent.includes(id))) return messages.urgentIssues;
  return ids.map((id) => say(dashboardItem(id)?.label ?? id)).join(', ');
}

/** One active filter: its name, its values, and the filter without it. */
export interface FilterChip {
  key: string;
  name: string;
  values: readonly string[];
  without: ControlFilter;
}

const labelIn = (words: readonly { id: string; label: string }[], say: Say) => (id: string) =>
  say(words.find((word) => word.id === id)?.label ?? id);

const chipOf =
  (filter: ControlFilter) =>
  (key: keyof ControlFilter, name: string, values: readonly string[] = []): FilterChip[] =>
    values.length > 0 ? [{ key, name, values, without: { ...filter, [key]: [] } }] : [];

/** The active filters in the order of the bar, then the selected counts. */
export function filterChips(
  filter: ControlFilter,
  unitIdOf: (vin: string) => string,
  messages = FLEET_CONTROL_MESSAGES,
  say: Say = sayEnglish,
): FilterChip[] {
  const chip = chipOf(filter);
  return [
    ...chip('groups', say('Group'), filter.groups),
    ...chip('vins', say('Trailer'), filter.vins?.map(unitIdOf)),
    ...chip('tether', say('Tether'), filter.tether?.map(labelIn(TETHER_STATUSES, say))),
    ...chip('load', say('Load'), filter.load?.map(labelIn(LOAD_STATUSES, say))),
    ...chip('productTypes', say('Product'), filter.productTypes?.map(labelIn(PRODUCT_TYPES, say))),
    ...chip('itemTypes', say('Type'), filter.itemTypes?.map(say)),
    ...chip('connectivity', say('Connectivity'), filter.connectivity?.map(labelIn(CONNECTIVITIES, say))),
    ...chip('battery', say('Battery'), filter.battery?.map(labelIn(BATTERY_HEALTHS, say))),
    ...chip('health', messages.trailerHealth, filter.health?.map(labelIn(TRAILER_HEALTHS, say))),
    ...choiceChips(filter, messages, say),
  ];
}

function choiceChips(filter: ControlFilter, messages = FLEET_CONTROL_MESSAGES, say: Say = sayEnglish): FilterChip[] {
  const chip = chipOf(filter);
  return [
    ...chip(
      'severities',
      say('Health'),
      filter.severities?.map((severity) => say(TRACKED_SEVERITY_WORDS[severity])),
    ),
    ...chip('items', say('Issue'), filter.items?.length ? [itemWords(filter.items, messages, say)] : []),
    ...chip(
      'anyPart',
      partWordsOf(messages).any,
      filter.anyPart?.map((state) => stateWordsOf(messages)[state]),
    ),
    ...FAULT_PARTS.flatMap((part): FilterChip[] => {
      const states = filter.parts?.[part] ?? [];
      const values = states.map((state) => stateWordsOf(messages)[state]);
      const without = { ...filter, parts: { ...filter.parts, [part]: [] } };
      return values.length > 0 ? [{ key: part, name: partWordsOf(messages)[part], values, without }] : [];
    }),
  ];
}

/** The title of the list: 'Critical · ABS: faults'. */
export function listTitle(filter: ControlFilter, messages = FLEET_CONTROL_MESSAGES, say: Say = sayEnglish): string {
  const parts = choiceChips(filter, messages, say).map(({ key, name, values }) =>
    key === 'severities' || key === 'items' ? values.join(', ') : `${name}: ${values.join(', ').toLowerCase()}`,
  );
  return parts.join(' · ') || messages.trailers;
}
