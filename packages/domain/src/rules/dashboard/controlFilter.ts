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

/** A row of the fault table: one part, or any part. */
export type ControlPart = FaultPart | 'any';
/** The parts of the fault table, in their order. */
export const FAULT_PARTS: readonly FaultPart[] = ['abs', 'tis', 'battery', 'lights'];
/** The columns of the fault table, in their order. */
export const FAULT_STATES: readonly FaultState[] = ['noFaults', 'faults', 'alerts'];

/** A trailer with everything that Fleet Control derives from it, computed once. */
export interface ControlTrailer extends TrailerPosition {
  readonly connectivityStatus: Connectivity;
  readonly severity: TrackedSeverity;
  readonly items: readonly DashboardItemId[];
  readonly faultStates: Readonly<Record<ControlPart, readonly FaultState[]>>;
}

/** The state of Fleet Control: the filters of the bar and the selected counts. */
export interface ControlFilter extends FleetControlFilter {
  readonly severities?: readonly TrackedSeverity[] | undefined;
  readonly items?: readonly DashboardItemId[] | undefined;
  /** Columns of the row 'any system'. */
  readonly anyPart?: readonly FaultState[] | undefined;
}

/** One selected count, as the condition that it counts. */
export type ControlChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'severity'; readonly severity: TrackedSeverity }
  | { readonly kind: 'items'; readonly items: readonly DashboardItemId[] }
  | { readonly kind: 'part'; readonly part: ControlPart; readonly state: FaultState };

/** The counts of the dashboard. Each equals the length of the list that it opens. */
export interface ControlCounts {
  readonly all: number;
  readonly severity: Readonly<Record<TrackedSeverity, number>>;
  readonly item: Readonly<Record<DashboardItemId, number>>;
  readonly part: Readonly<Record<ControlPart, Readonly<Record<FaultState, number>>>>;
}

/** Derives the state of all trailers once. Trailers whose SIM is deactivated are left out, as specified. */
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
        faultStates: facts.isReporting ? faultStatesOf(trailer) : NO_STATES,
      };
    });
}

/** A trailer that isn't reporting has an unknown fault state: its old readings count in no column. */
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
/** Shared between trailers, because a hundred thousand are evaluated every few seconds. */
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

/** The selected counts that a trailer doesn't match; undefined if it doesn't pass the filters of the bar. */
function misses(trailer: ControlTrailer, filter: ControlFilter): Dimension[] | undefined {
  if (!passesFleetControl(trailer, filter.parts ? { ...filter, parts: {} } : filter)) return undefined;
  const missed: Dimension[] = PARTS.filter((part) => !meet(statesIn(filter, part), trailer.faultStates[part]));
  if (!meet(filter.severities, [trailer.severity])) missed.push('severity');
  if (!meet(filter.items, trailer.items)) missed.push('items');
  return missed;
}

/** The single predicate behind every count and every list. */
export function passesControl(trailer: ControlTrailer, filter: ControlFilter): boolean {
  return misses(trailer, filter)?.length === 0;
}

/** The filter after a count is selected: it replaces a selection of the same kind and keeps the others. */
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

/** Removes a selected count. */
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

/** Removes all selected counts and keeps the filters of the bar. */
export function withoutChoices(filter: ControlFilter): ControlFilter {
  return { ...filter, severities: [], items: [], parts: {}, anyPart: [] };
}

/** True if this count is selected. */
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

/** True if any count is selected. */
export function hasChoice(filter: ControlFilter): boolean {
  return Boolean(
    filter.severities?.length || filter.items?.length || PARTS.some((part) => statesIn(filter, part)?.length),
  );
}

/**
 * Computes all counts in one pass. A count includes the trailers that match all other kinds of selections, which is
 * also what selecting it shows.
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
