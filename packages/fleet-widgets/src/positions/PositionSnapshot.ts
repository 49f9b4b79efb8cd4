import { type FleetPositions, readPositions, type TrailerPosition } from '@gladhand/domain/tracking';

/** The fleet as of the latest answers. A class, so that the cache doesn't compare it row by row. */
export class PositionSnapshot {
  readonly trailers: readonly TrailerPosition[];
  readonly byId: ReadonlyMap<string, TrailerPosition>;
  /** Unit IDs of trailers whose values have wrong types. */
  readonly broken: readonly string[];
  readonly asOf: Date;
  /** Visible trailers. */
  readonly total: number;
  /** There are more trailers than requested, so none of them is on the page. */
  readonly tooMany: boolean;
  /** Undefined if the next request must load everything, because some trailers have left. */
  readonly cursor: string | undefined;

  private constructor(byId: ReadonlyMap<string, TrailerPosition>, broken: readonly string[], answer: FleetPositions) {
    this.byId = byId;
    this.trailers = [...byId.values()];
    this.broken = broken;
    this.asOf = new Date(answer.asOf);
    this.total = answer.total;
    this.tooMany = answer.tooMany ?? false;
    this.cursor = !this.tooMany && byId.size + broken.length === answer.total ? answer.cursor : undefined;
  }

  /** The fleet after an answer. Trailers that didn't change stay the same objects. */
  static after(before: PositionSnapshot | undefined, answer: FleetPositions): PositionSnapshot {
    const { trailers, broken } = readPositions(answer.columns);
    if (answer.whole || answer.tooMany || !before)
      return new PositionSnapshot(new Map(trailers.map((row) => [row.id, row])), broken, answer);
    const byId = new Map(before.byId);
    for (const row of trailers) byId.set(row.id, row);
    const mended = new Set(trailers.map(({ unitId }) => unitId));
    const stillBroken = before.broken.filter((unitId) => !mended.has(unitId));
    return new PositionSnapshot(byId, [...new Set([...stillBroken, ...broken])], answer);
  }
}
