import {
  type BySeverity,
  type ControlFilter,
  type ControlTotals,
  type ControlTrailer,
  controlBySeverity,
  controlCounts,
  controlTrailers,
  type FleetPositions,
  type FleetQuery,
  inOrder,
  isControlQuery,
  keyOfQuery,
  MAP_DEFAULTS,
  readPositions,
  TrackedFleet,
  type TrailerPosition,
  trackingFilterOf,
} from '@gladhand/domain';
import { type MarkSource, marksInHand, type OpenedMark } from '../../map/markSource';
import { type PackedMarks, packMarks } from './packedMarks';
import type { MapWindow, RemoteMarks, RemoteTotals, ShownMark } from './remoteFleet';

/** What a desk says of an answer that it took. */
export interface DeskReceipt {
  asOf: number;
  /** Give it back to learn what changed since; undefined: everything has to be asked for again, because some left. */
  cursor: string | undefined;
  total: number;
  tooMany: boolean;
  /** Unit IDs of trailers whose values have wrong types. */
  broken: readonly string[];
}

/** What a desk knows of all trailers that pass a choice. */
export interface DeskTotals extends Omit<RemoteTotals, 'marks'> {
  marks: PackedMarks | undefined;
}

interface Shown {
  key: string;
  rows: readonly TrailerPosition[];
  bySeverity: BySeverity<TrailerPosition>;
  /** Made with the first look at the map. */
  marks: MarkSource | undefined;
}

/** A cluster opens into a list of so many. */
const OPENED_AT_MOST = 200;
const KEPT_CHOICES = 2;

/**
 * A whole fleet and everything that takes long to do with it: answers are read, trailers judged, filtered, put in order
 * and clustered here. It lives in a worker, or where there is none on the page's own thread. It answers plain values.
 */
export class FleetDesk {
  readonly #fleet = new TrackedFleet<TrailerPosition>();
  #broken = new Set<string>();
  #now = new Date(0);
  #judged: readonly ControlTrailer[] | undefined;
  /** The newest choices: Fleet Control asks for its list and its urgent issues in turns. */
  #shown: readonly Shown[] = [];
  /** What was shown of the answer before: a screen shows it until it has the new one. */
  #before: { now: Date; shown: readonly Shown[] } | undefined;

  /** Takes an answer of positions, its JSON not read yet. */
  async take(unread: Blob): Promise<DeskReceipt> {
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

  totals(query: FleetQuery, window?: MapWindow): DeskTotals {
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
    return { ...opened, trailers: opened.trailers.slice(0, OPENED_AT_MOST) };
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

  #show(query: FleetQuery): Shown {
    const key = keyOfQuery(query);
    const known = this.#shown.find((shown) => shown.key === key);
    if (known) return known;
    const bySeverity = isControlQuery(query)
      ? controlBySeverity(this.#control(), query.control)
      : this.#fleet.passing(trackingFilterOf(query), this.#now);
    const made = { key, rows: inOrder(bySeverity), bySeverity, marks: undefined };
    this.#shown = [made, ...this.#shown].slice(0, KEPT_CHOICES);
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
