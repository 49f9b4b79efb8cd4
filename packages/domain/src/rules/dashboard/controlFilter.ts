import type { Connectivity } from '../../vocabulary/severity';
import { SimStatus } from '../../vocabulary/statuses';
import {
  type FaultPart,
  type FaultState,
  type FaultyTrailer,
  type FleetControlFilter,
  faultStateOf,
  passesFleetControl,
} from '../filters/fleetControlFilter';
import type { TrackedSeverity, TrailerPosition } from '../tracking/trailerPosition';
import { DASHBOARD_ITEMS, type DashboardItemId, dashboardFacts } from './dashboardItems';

/** A row of the fault table: one part, or any of them. */
export type ControlPart = FaultPart | 'any';
/** The parts of the fault table, in their order. */
export const FAULT_PARTS: readonly FaultPart[] = ['abs', 'tis', 'battery', 'lights'];
/** The columns of the fault table, in their order. */
export const FAULT_STATES: readonly FaultState[] = ['noFaults', 'faults', 'alerts'];

/** A trailer with everything that Fleet Control judges, judged once. */
export interface ControlTrailer extends TrailerPosition {
  readonly connectivityStatus: Connectivity;
  readonly severity: TrackedSeverity;
  readonly items: readonly DashboardItemId[];
  readonly faultStates: Readonly<Record<ControlPart, readonly FaultState[]>>;
}

/** What is chosen on Fleet Control: the filters of the bar, and the numbers that were clicked. */
export interface ControlFilter extends FleetControlFilter {
  readonly severities?: readonly TrackedSeverity[];
  readonly items?: readonly DashboardItemId[];
  /** Columns of the row 'any system'. */
  readonly anyPart?: readonly FaultState[];
}

/** A number of the dashboard, as what it counts. */
export type ControlChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'severity'; readonly severity: TrackedSeverity }
  | { readonly kind: 'items'; readonly items: readonly DashboardItemId[] }
  | { readonly kind: 'part'; readonly part: ControlPart; readonly state: FaultState };

/** The numbers of the dashboard. Each is the length of the list that its choice leads to. */
export interface ControlCounts {
  readonly all: number;
  readonly severity: Readonly<Record<TrackedSeverity, number>>;
  readonly item: Readonly<Record<DashboardItemId, number>>;
  readonly part: Readonly<Record<ControlPart, Readonly<Record<FaultState, number>>>>;
}

/** Judges the trailers once; those whose SIM is deactivated are left out, as specified. */
export function controlTrailers(trailers: readonly TrailerPosition[], now: Date): ControlTrailer[] {
  return trailers
    .filter(({ simStatus }) => simStatus !== SimStatus.Deactivated)
    .map((trailer) => {
      const facts = dashboardFacts(trailer, now);
      return {
        ...trailer,
        connectivityStatus: facts.connectivity,
        severity: facts.severity,
        items: DASHBOARD_ITEMS.filter(({ holds }) => holds(facts)).map(({ id }) => id),
        faultStates: facts.isHeardOf ? faultStatesOf(trailer) : NO_STATES,
      };
    });
}

/** A silent trailer has neither faults nor no faults: what it said long ago counts in no column. */
const NO_STATES: ControlTrailer['faultStates'] = { abs: [], tis: [], battery: [], lights: [], any: [] };

function faultStatesOf(trailer: FaultyTrailer): ControlTrailer['faultStates'] {
  const [abs, tis, battery, lights] = FAULT_PARTS.map((part) => faultStateOf(trailer, part));
  const known = [abs, tis, battery, lights];
  const trouble = TROUBLE.filter((state) => known.includes(state));
  const any = trouble.length > 0 ? trouble : alone(known.includes('noFaults') ? 'noFaults' : undefined);
  return { abs: alone(abs), tis: alone(tis), battery: alone(battery), lights: alone(lights), any };
}

const TROUBLE: readonly FaultState[] = FAULT_STATES.filter((state) => state !== 'noFaults');
const NONE: readonly FaultState[] = [];
/** The same lists for every trailer: a hundred thousand are judged every few seconds. */
const ALONE: Readonly<Record<FaultState, readonly FaultState[]>> = {
  noFaults: ['noFaults'],
  faults: ['faults'],
  alerts: ['alerts'],
};
const alone = (state: FaultState | undefined) => (state ? ALONE[state] : NONE);

type Dimension = 'severity' | 'items' | ControlPart;
const PARTS: readonly ControlPart[] = [...FAULT_PARTS, 'any'];
const statesIn = (filter: ControlFilter, part: ControlPart) => (part === 'any' ? filter.anyPart : filter.parts?.[part]);
const meet = <Value>(chosen: readonly Value[] | undefined, given: readonly Value[]) =>
  !chosen || chosen.length === 0 || given.some((value) => chosen.includes(value));

/** The clicked numbers that a trailer does not fit; undefined when it does not pass the bar. */
function misses(trailer: ControlTrailer, filter: ControlFilter): Dimension[] | undefined {
  if (!passesFleetControl(trailer, filter.parts ? { ...filter, parts: {} } : filter)) return undefined;
  const missed: Dimension[] = PARTS.filter((part) => !meet(statesIn(filter, part), trailer.faultStates[part]));
  if (!meet(filter.severities, [trailer.severity])) missed.push('severity');
  if (!meet(filter.items, trailer.items)) missed.push('items');
  return missed;
}

/** The one predicate: every number counts, and every list shows, the trailers that pass. */
export function passesControl(trailer: ControlTrailer, filter: ControlFilter): boolean {
  return misses(trailer, filter)?.length === 0;
}

/** The filter after a click on a number: its own kind is replaced, the others stay. */
export function withChoice(filter: ControlFilter, choice: ControlChoice): ControlFilter {
  switch (choice.kind) {
    case 'all':
      return withoutChoices(filter);
    case 'severity':
      return { ...filter, severities: [choice.severity] };
    case 'items':
      return { ...filter, items: choice.items };
    case 'part':
      return choice.part === 'any'
        ? { ...filter, anyPart: [choice.state] }
        : { ...filter, parts: { ...filter.parts, [choice.part]: [choice.state] } };
  }
}

/** Takes a click back. */
export function withoutChoice(filter: ControlFilter, choice: ControlChoice): ControlFilter {
  switch (choice.kind) {
    case 'all':
      return filter;
    case 'severity':
      return { ...filter, severities: [] };
    case 'items':
      return { ...filter, items: [] };
    case 'part':
      return choice.part === 'any'
        ? { ...filter, anyPart: [] }
        : { ...filter, parts: { ...filter.parts, [choice.part]: [] } };
  }
}

/** Takes all clicks back; the filters of the bar stay. */
export function withoutChoices(filter: ControlFilter): ControlFilter {
  return { ...filter, severities: [], items: [], parts: {}, anyPart: [] };
}

/** True when exactly this number was clicked in its kind. */
export function isChosen(filter: ControlFilter, choice: ControlChoice): boolean {
  switch (choice.kind) {
    case 'all':
      return !hasChoice(filter);
    case 'severity':
      return same(filter.severities, [choice.severity]);
    case 'items':
      return same(filter.items, choice.items);
    case 'part':
      return same(statesIn(filter, choice.part), [choice.state]);
  }
}

const same = (chosen: readonly string[] | undefined, values: readonly string[]) =>
  values.length > 0 && chosen?.length === values.length && values.every((value) => chosen.includes(value));

/** True when some number was clicked. */
export function hasChoice(filter: ControlFilter): boolean {
  return Boolean(
    filter.severities?.length || filter.items?.length || PARTS.some((part) => statesIn(filter, part)?.length),
  );
}

/**
 * Counts everything in one pass. A number is counted over the trailers that pass all but its own kind, which is what a
 * click on it leads to.
 */
export function controlCounts(trailers: readonly ControlTrailer[], filter: ControlFilter): ControlCounts {
  const severity: Record<TrackedSeverity, number> = { critical: 0, caution: 0, good: 0, unknown: 0 };
  const item = Object.fromEntries(DASHBOARD_ITEMS.map(({ id }) => [id, 0])) as Record<DashboardItemId, number>;
  const none = () => ({ noFaults: 0, faults: 0, alerts: 0 });
  const part = { abs: none(), tis: none(), battery: none(), lights: none(), any: none() };
  let all = 0;
  for (const trailer of trailers) {
    const missed = misses(trailer, filter);
    if (!missed) continue;
    all++;
    const counts = (dimension: Dimension) => missed.every((other) => other === dimension);
    if (counts('severity')) severity[trailer.severity]++;
    if (counts('items')) for (const id of trailer.items) item[id]++;
    for (const row of PARTS) if (counts(row)) for (const state of trailer.faultStates[row]) part[row][state]++;
  }
  return { all, severity, item, part };
}
