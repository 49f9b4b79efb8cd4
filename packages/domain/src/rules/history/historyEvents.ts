import type { HistoryAbsFault } from '../../vocabulary/historyColumns';
import { DoorStatus, TetherStatus } from '../../vocabulary/statuses';
import { absFaultText, isSameFault } from '../health/absSeverity';
import { FixFlag } from '../tracking/fixFlags';
import type { HistoryReport } from './historyReport';
import type { HistoryTrack } from './historyTrack';
import type { LatLng } from './miles';
import { positionAt } from './positionAt';

/** The events that a trailer's history lists in addition to its route. */
export const HistoryEventKind = {
  Stop: 'stop',
  Coupled: 'coupled',
  Uncoupled: 'uncoupled',
  DoorOpened: 'doorOpened',
  DoorClosed: 'doorClosed',
  AbsFault: 'absFault',
  AbsCleared: 'absCleared',
  Loaded: 'loaded',
  Unloaded: 'unloaded',
  Gap: 'gap',
  Late: 'late',
  DoubtfulFix: 'doubtfulFix',
} as const;
export type HistoryEventKind = (typeof HistoryEventKind)[keyof typeof HistoryEventKind];

/** An event during the period. */
export interface HistoryEvent {
  /** Stable for the same reports. */
  readonly id: string;
  readonly kind: HistoryEventKind;
  /** In milliseconds since 1970. */
  readonly atMs: number;
  /** When it ended, for events with a duration. */
  readonly toMs: number | null;
  /** Where it happened; null when unknown. */
  readonly at: LatLng | null;
  /** Details as text: the place of a stop, the ABS fault, why a position is doubtful. */
  readonly detail: string | null;
  /** A stop that continues, as far as is known. */
  readonly lasting?: boolean | undefined;
}

/** Texts for the reasons why the server doubts a report. */
const DOUBTS: Readonly<Record<string, string>> = {
  [FixFlag.Teleport]: 'Too far from the previous position',
  [FixFlag.OutOfOrder]: 'Arrived after a newer report',
  [FixFlag.ClockAhead]: "The device's clock is ahead",
};

/** Stops, changes, gaps and doubtful fixes of a track, oldest first. The first reported state is not a change. */
export function historyEvents(track: HistoryTrack): HistoryEvent[] {
  const events = [
    ...stopEvents(track),
    ...gapEvents(track),
    ...doubtfulFixes(track),
    ...changes(track),
    ...absChanges(track),
  ];
  return events.sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1));
}

function stopEvents({ stops }: HistoryTrack): HistoryEvent[] {
  return stops.map(({ at, address, fromMs, toMs, lasting }) => ({
    id: `stop:${fromMs}`,
    kind: HistoryEventKind.Stop,
    atMs: fromMs,
    toMs,
    at,
    detail: address,
    lasting,
  }));
}

function gapEvents({ legs }: HistoryTrack): HistoryEvent[] {
  return legs
    .filter(({ kind }) => kind === 'gap')
    .map(({ from, to }) => ({
      id: `gap:${from.at}`,
      kind: HistoryEventKind.Gap,
      atMs: from.at,
      toMs: to.at,
      at: { lat: from.lat, lng: from.lng },
      detail: null,
    }));
}

/** Consecutive reports with the same doubt are one event, because a device that was offline sends many late reports. */
function doubtfulFixes({ reports, impossible }: HistoryTrack): HistoryEvent[] {
  const unreached = new Set(impossible.map(({ id }) => id));
  const events: HistoryEvent[] = [];
  let reason = '';
  let count = 0;
  for (const { id, at, lat, lng, fixFlags } of reports) {
    const flags = new Set<string>(fixFlags ?? []);
    if (unreached.has(id)) flags.add(FixFlag.Teleport);
    const before = reason;
    reason = [...flags].map((flag) => DOUBTS[flag] ?? flag).join(', ');
    if (reason === '') continue;
    const last = events.at(-1);
    if (reason === before && last) {
      events[events.length - 1] = { ...last, toMs: at, detail: `${reason} (${++count} reports)` };
      continue;
    }
    count = 1;
    const place = lat !== null && lng !== null ? { lat, lng } : null;
    const onlyLate = flags.size === 1 && flags.has(FixFlag.OutOfOrder);
    const kind = onlyLate ? HistoryEventKind.Late : HistoryEventKind.DoubtfulFix;
    events.push({ id: `fix:${id}`, kind, atMs: at, toMs: null, at: place, detail: reason });
  }
  return events;
}

type Change = (report: HistoryReport) => { state: string; kind: HistoryEventKind } | undefined;

const CHANGES: readonly Change[] = [
  ({ tether }) =>
    tether === null
      ? undefined
      : {
          state: tether,
          kind: tether === TetherStatus.Tethered ? HistoryEventKind.Coupled : HistoryEventKind.Uncoupled,
        },
  ({ door }) =>
    door === null
      ? undefined
      : { state: door, kind: door === DoorStatus.Open ? HistoryEventKind.DoorOpened : HistoryEventKind.DoorClosed },
  ({ loaded }) =>
    loaded === null
      ? undefined
      : { state: String(loaded), kind: loaded ? HistoryEventKind.Loaded : HistoryEventKind.Unloaded },
];

/** The place of the stop at an instant, if the trailer was stopped. */
function addressAt({ stops }: HistoryTrack, atMs: number): string | null {
  return stops.find(({ fromMs, toMs }) => fromMs <= atMs && atMs <= toMs)?.address ?? null;
}

function changes(track: HistoryTrack): HistoryEvent[] {
  return CHANGES.flatMap((changeOf) => {
    const events: HistoryEvent[] = [];
    let before: string | undefined;
    for (const report of track.reports) {
      const now = changeOf(report);
      if (!now) continue;
      if (before !== undefined && now.state !== before) {
        events.push({ ...changed(track, report, now.kind), detail: addressAt(track, report.at) });
      }
      before = now.state;
    }
    return events;
  });
}

/** Each ABS fault begins and ends independently. */
function absChanges(track: HistoryTrack): HistoryEvent[] {
  const events: HistoryEvent[] = [];
  let before: readonly HistoryAbsFault[] | undefined;
  for (const report of track.reports) {
    const now = report.absFaults;
    if (!now) continue;
    for (const fault of before ?? []) {
      if (!hasFault(now, fault)) events.push(faultChanged(track, report, HistoryEventKind.AbsCleared, fault));
    }
    for (const fault of before ? now : []) {
      if (!hasFault(before ?? [], fault)) events.push(faultChanged(track, report, HistoryEventKind.AbsFault, fault));
    }
    before = now;
  }
  return events;
}

function faultChanged(
  track: HistoryTrack,
  report: HistoryReport,
  kind: HistoryEventKind,
  fault: HistoryAbsFault,
): HistoryEvent {
  const event = changed(track, report, kind);
  const detail = absFaultText(fault);
  return { ...event, id: `${event.id}:${detail}`, detail };
}

const hasFault = (faults: readonly HistoryAbsFault[], fault: HistoryAbsFault) =>
  faults.some((one) => isSameFault(one, fault));

function changed(track: HistoryTrack, { id, at }: HistoryReport, kind: HistoryEventKind): HistoryEvent {
  const place = positionAt(track, at);
  return {
    id: `${kind}:${id}`,
    kind,
    atMs: at,
    toMs: null,
    at: (place && { lat: place.lat, lng: place.lng }) ?? null,
    detail: null,
  };
}
