import type { PolygonPart, Ring } from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';
import type { FeatureProblem, ReadProblemCode } from './readResult';

/** The geometry of a feature, whatever its format calls it. */
export interface Drawn {
  points: LatLng[];
  lines: (readonly LatLng[])[];
  parts: PolygonPart[];
  problem?: FeatureProblem | undefined;
}

export const nothingDrawn = (): Drawn => ({ points: [], lines: [], parts: [] });

/** Ends the reading of a feature, not that of its file. */
export class FeatureRefused extends Error {
  readonly problem: FeatureProblem;

  constructor(code: ReadProblemCode, place: Omit<FeatureProblem, 'code'> = {}) {
    super(code);
    this.problem = { code, ...place };
  }
}

/** Adds a polygon from rings that end with their first vertex. An open ring is closed and is a problem. */
export function addPart(drawn: Drawn, rings: readonly (readonly LatLng[])[]): void {
  const part = drawn.parts.length;
  const [outer = [], ...holes] = rings.map((ring, index): Ring => {
    const [first] = ring;
    const last = ring.at(-1);
    if (ring.length < 2) return ring;
    if (first?.lat === last?.lat && first?.lng === last?.lng) return ring.slice(0, -1);
    drawn.problem ??= { code: 'openRing', part, ring: index, vertex: ring.length - 1, at: last };
    return ring;
  });
  drawn.parts.push({ outer, holes });
}

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;

/** A number as files write it; undefined for anything else, also for hexadecimal and empty text. */
export function numberOf(text: string | undefined): number | undefined {
  const trimmed = text?.trim() ?? '';
  const number = NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}
