import { DoorStatus, TetherStatus } from '../../vocabulary/statuses';
import type { HistoryReport } from './historyReport';
import type { HistoryTrack } from './historyTrack';
import type { LatLng } from './miles';
import { positionAt } from './positionAt';

/** What is told of a trailer's way besides the way. */
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
  DoubtfulFix: 'doubtfulFix',
} as const;
export type HistoryEventKind = (typeof HistoryEventKind)[keyof typeof HistoryEventKind];

/** Something that happened on the way. */
export interface HistoryEvent {
  /** Stable for the same reports. */
  readonly id: string;
  readonly kind: HistoryEventKind;
  /** In milliseconds since 1970. */
  readonly atMs: number;
  /** When it ended, for stops and gaps. */
  readonly toMs: number | null;
  /** Where; null when nobody knows. */
  readonly at: LatLng | null;
  /** More of it in words: the place of a stop, the ABS fault, what is doubted. */
  readonly detail: string | null;
  /** A stop that goes on, as far as is known. */
  readonly lasting?: boolean;
}

/** What a server's doubt is called. */
const DOUBTS: Readonly<Record<string, string>> = {
  teleport: 'Too far away to be true',
  outOfOrder: 'Came later than a newer one',
  clockAhead: 'The clock of the device is ahead',
};

/** Stops, changes, gaps and doubtful fixes of a track, oldest first. The first state that is told is no change. */
export function historyEvents(track: HistoryTrack): HistoryEvent[] {
  const events = [...stopEvents(track), ...gapEvents(track), ...doubtfulFixes(track), ...changes(track)];
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

function doubtfulFixes({ reports, impossible }: HistoryTrack): HistoryEvent[] {
  const unreached = new Set(impossible.map(({ id }) => id));
  return reports.flatMap(({ id, at, lat, lng, fixFlags }): HistoryEvent[] => {
    const flags = new Set(fixFlags ?? []);
    if (unreached.has(id)) flags.add('teleport');
    if (flags.size === 0) return [];
    const detail = [...flags].map((flag) => DOUBTS[flag] ?? flag).join(', ');
    const place = lat !== null && lng !== null ? { lat, lng } : null;
    return [{ id: `fix:${id}`, kind: HistoryEventKind.DoubtfulFix, atMs: at, toMs: null, at: place, detail }];
  });
}

type Change = (report: HistoryReport) => { state: string; kind: HistoryEventKind; detail?: string | null } | undefined;

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
  ({ absFaultActive: active, absFaultDescription }) =>
    active === null
      ? undefined
      : active
        ? { state: 'active', kind: HistoryEventKind.AbsFault, detail: absFaultDescription }
        : { state: 'none', kind: HistoryEventKind.AbsCleared },
  ({ loaded }) =>
    loaded === null
      ? undefined
      : { state: String(loaded), kind: loaded ? HistoryEventKind.Loaded : HistoryEventKind.Unloaded },
];

function changes(track: HistoryTrack): HistoryEvent[] {
  return CHANGES.flatMap((changeOf) => {
    const events: HistoryEvent[] = [];
    let before: string | undefined;
    for (const report of track.reports) {
      const now = changeOf(report);
      if (!now) continue;
      if (before !== undefined && now.state !== before) {
        const place = positionAt(track, report.at);
        const at = place && { lat: place.lat, lng: place.lng };
        events.push({
          id: `${now.kind}:${report.id}`,
          kind: now.kind,
          atMs: report.at,
          toMs: null,
          at: at ?? null,
          detail: now.detail ?? null,
        });
      }
      before = now.state;
    }
    return events;
  });
}
