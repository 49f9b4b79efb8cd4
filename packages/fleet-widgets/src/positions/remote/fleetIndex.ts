import {
  type ControlFilter,
  type ControlTrailer,
  controlBySeverity,
  controlCounts,
  controlTrailers,
  type FleetQuery,
  isControlQuery,
  keyOfQuery,
} from '@gladhand/domain/control';
import {
  type BySeverity,
  type ControlTotals,
  type FleetPositions,
  inOrder,
  MAP_DEFAULTS,
  readPositions,
  TrackedFleet,
  type TrailerPosition,
  trackingFilterOf,
} from '@gladhand/domain/tracking';
import { type MarkSource, marksInHand, type OpenedMark } from '../../map/markSource';
import { type PackedMarks, packMarks } from './packedMarks';
import type { MapWindow, RemoteMarks, RemoteTotals, ShownMark } from './remoteFleet';

/** What the index returns for an ingested answer. */
export interface IngestResult {
  asOf: number;
  /**
   * Pass it to the next request to get the changes since. Undefined if everything must be loaded again, because some
   * trailers have left.
   */
  cursor: string | undefined;
  total: number;
  tooMany: boolean;
  /** Unit IDs of trailers whose values have wrong types. */
  broken: readonly string[];
}

/** Totals over all matching trailers. */
export interface IndexTotals extends Omit<RemoteTotals, 'marks'> {
  marks: PackedMarks | undefined;
}

interface Displayed {
  key: string;
  rows: readonly TrailerPosition[];
  bySeverity: BySeverity<TrailerPosition>;
  /** Created when the map first asks for it. */
  marks: MarkSource | undefined;
}

/** The maximum number of trailers in the list of a cluster. */
const MAX_OPENED_MARKERS = 200;
const MAX_KEPT_FILTERS = 2;

/**
 * Holds a whole fleet and does everything with it that takes long: it reads answers, and evaluates, filters, sorts and
 * clusters trailers. Runs in a worker, or on the page without one. Returns plain values.
 */
export class FleetIndex {
  readonly #fleet = new TrackedFleet<TrailerPosition>();
  #broken = new Set<string>();
  #now = new Date(0);
  #judged: readonly ControlTrailer[] | undefined;
  /** The most recent filters, because Fleet Control alternates between its list and its urgent issues. */
  #shown: readonly Displayed[] = [];
  /** What was shown for the previous answer, because a screen shows it until the new one has loaded. */
  #before: { now: Date; shown: readonly Displayed[] } | undefined;

  /** Ingests an answer of positions whose JSON isn't parsed yet. */
  async take(unread: Blob): Promise<IngestResult> {
    const answer = JSON.parse(await unread.text()) as FleetPositions;
    const { trailers, broken } = readPositions(answer.columns);
    if (answer.whole) {
      this.#fleet.replace(trailers);
      this.#broken = new Set(broken);
    } else {
      this.#fleet.update(trailers);
      for (const { unitId } of trailers) this.#broken.delete(unitId);
      for (const unitId of broken) this.#broken.add(unitId);
    }
    this.#before = { now: this.#now, shown: this.#shown };
    this.#now = new Date(answer.asOf);
    this.#shown = [];
    this.#judged = undefined;
    const isWhole = this.#fleet.size + this.#broken.size === answer.total;
    return {
      asOf: this.#now.getTime(),
      cursor: isWhole ? answer.cursor : undefined,
      total: answer.total,
      tooMany: answer.tooMany ?? false,
      broken: [...this.#broken],
    };
  }

  totals(query: FleetQuery, window?: MapWindow): IndexTotals {
    const { bySeverity } = this.#show(query);
    const { placed, around } = this.#marks(query);
    const { critical, caution, unknown, good } = bySeverity;
    const counts = {
      critical: critical.length,
      caution: caution.length,
      unknown: unknown.length,
      good: good.length,
    };
    const total = this.#fleet.size + this.#broken.size;
    return { asOf: this.#now, total, counts, placed, around, marks: window && this.marks(query, window) };
  }

  page(query: FleetQuery, { offset, limit }: { offset: number; limit: number }): readonly TrailerPosition[] {
    return this.#show(query).rows.slice(offset, offset + limit);
  }

  one(vin: string): TrailerPosition | undefined {
    return this.#fleet.find((row) => row.vin === vin);
  }

  marks(query: FleetQuery, window: MapWindow): PackedMarks {
    const source = this.#marks(query);
    const { signal } = new AbortController();
    const markers = source.marks({ ...window, apart: undefined }, signal) as RemoteMarks['markers'];
    return packMarks({ markers, trailers: markers.flatMap(({ id }) => source.trailer(id) ?? []) });
  }

  open(query: FleetQuery, { id, asOf }: ShownMark): OpenedMark {
    const source = (asOf.getTime() !== this.#now.getTime() && this.#marksBefore(query, asOf)) || this.#marks(query);
    const opened = source.open(id, new AbortController().signal) as OpenedMark;
    return { ...opened, trailers: opened.trailers.slice(0, MAX_OPENED_MARKERS) };
  }

  counts(filter: ControlFilter): ControlTotals {
    const judged = this.#control();
    const total = this.#fleet.size + this.#broken.size;
    const leftOut = this.#fleet.size - judged.length;
    return { asOf: this.#now.toISOString(), total, leftOut, counts: controlCounts(judged, filter) };
  }

  #control(): readonly ControlTrailer[] {
    this.#judged ??= controlTrailers(this.#fleet.rows, this.#now);
    return this.#judged;
  }

  #show(query: FleetQuery): Displayed {
    const key = keyOfQuery(query);
    const known = this.#shown.find((shown) => shown.key === key);
    if (known) return known;
    const bySeverity = isControlQuery(query)
      ? controlBySeverity(this.#control(), query.control)
      : this.#fleet.passing(trackingFilterOf(query), this.#now);
    const made = { key, rows: inOrder(bySeverity), bySeverity, marks: undefined };
    this.#shown = [made, ...this.#shown].slice(0, MAX_KEPT_FILTERS);
    return made;
  }

  #marksBefore(query: FleetQuery, asOf: Date): MarkSource | undefined {
    if (this.#before?.now.getTime() !== asOf.getTime()) return undefined;
    const key = keyOfQuery(query);
    return this.#before.shown.find((shown) => shown.key === key)?.marks;
  }

  #marks(query: FleetQuery): MarkSource {
    const shown = this.#show(query);
    shown.marks ??= marksInHand(shown.rows, this.#now, { gridSizePx: MAP_DEFAULTS.markerGridSizePx });
    return shown.marks;
  }
}
