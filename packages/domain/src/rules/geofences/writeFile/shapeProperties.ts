import type { LatLng } from '../../history/miles';
import type { GeofenceShape, Ring } from '../geofenceShape';
import { type Position, toPosition } from './degrees';
import { isDrawnAsIs } from './drawing';

/** Properties of a feature that carry what its drawing can't. */
export type ShapeProperties =
  | { readonly type: 'circle'; readonly center: Position; readonly radiusMeters: number }
  | { readonly type: 'corridor'; readonly line: readonly Position[]; readonly halfWidthMeters: number }
  | { readonly type: 'polygon'; readonly parts?: readonly PartProperties[] };

interface PartProperties {
  readonly outer: readonly Position[];
  readonly holes: readonly (readonly Position[])[];
}

/** A polygon has its parts as properties only if it is cut for its drawing. */
export function shapeProperties(shape: GeofenceShape): ShapeProperties {
  switch (shape.type) {
    case 'circle':
      return { type: 'circle', center: toPosition(shape.center), radiusMeters: shape.radiusMeters };
    case 'corridor':
      return { type: 'corridor', line: shape.line.map(toPosition), halfWidthMeters: shape.halfWidthMeters };
    case 'polygon':
      if (isDrawnAsIs(shape)) return { type: 'polygon' };
      return {
        type: 'polygon',
        parts: shape.parts.map(({ outer, holes }) => ({
          outer: outer.map(toPosition),
          holes: holes.map((hole) => hole.map(toPosition)),
        })),
      };
  }
}

/** Reads what `shapeProperties` wrote, also from text; undefined for properties of other programs. */
export function shapeFromProperties(properties: Readonly<Record<string, unknown>>): GeofenceShape | undefined {
  switch (properties.type) {
    case 'circle': {
      const center = readPosition(fromText(properties.center));
      const radiusMeters = readNumber(properties.radiusMeters);
      return center && radiusMeters !== undefined ? { type: 'circle', center, radiusMeters } : undefined;
    }
    case 'corridor': {
      const line = readLine(fromText(properties.line));
      const halfWidthMeters = readNumber(properties.halfWidthMeters);
      return line && halfWidthMeters !== undefined ? { type: 'corridor', line, halfWidthMeters } : undefined;
    }
    case 'polygon': {
      const parts = fromText(properties.parts);
      if (!Array.isArray(parts)) return undefined;
      const read = parts.map(readPart);
      return read.every((part) => part !== undefined) ? { type: 'polygon', parts: read } : undefined;
    }
    default:
      return undefined;
  }
}

/** KML, and programs that flatten properties, have lists as JSON. */
function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

function readPart(value: unknown): { outer: Ring; holes: Ring[] } | undefined {
  if (typeof value !== 'object' || value === null || !('outer' in value) || !('holes' in value)) return undefined;
  const outer = readLine(value.outer);
  const holes = Array.isArray(value.holes) ? value.holes.map(readLine) : [undefined];
  return outer && holes.every((hole) => hole !== undefined) ? { outer, holes } : undefined;
}

function readLine(value: unknown): LatLng[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const line = value.map(readPosition);
  return line.every((point) => point !== undefined) ? line : undefined;
}

function readPosition(value: unknown): LatLng | undefined {
  if (!Array.isArray(value)) return undefined;
  const [lng, lat] = value as unknown[];
  return typeof lng === 'number' && typeof lat === 'number' ? { lat, lng } : undefined;
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
