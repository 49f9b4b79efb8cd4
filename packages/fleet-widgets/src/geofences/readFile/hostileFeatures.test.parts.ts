import {
  checkShape,
  fixShape,
  type GeofenceFeature,
  type GeofenceShape,
  isSameArea,
  offeredFixes,
  packShape,
  roundShape,
  shapeArea,
  shapeBounds,
  unpackShape,
  writeGeofenceCsv,
  writeGeoJson,
  writeKml,
  writeWkt,
} from '@gladhand/domain/geofences';
import { readFile } from './readFile';

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
type Json = unknown;

const pick = <T>(random: Random, choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
const list = <T>(random: Random, most: number, one: () => T): T[] =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, one);

const ODD_NUMBERS = [
  ...[0, -0, 90, -90, 180, -180, 360, -360, 540, 89.9999999, 179.9999999],
  ...[1e-320, 1e-9, 1e9, 1e308, -1e308, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
];
const ODD_VALUES: readonly Json[] = [null, true, '', '12', 'NaN', [], {}, [[]], '\u0000', { coordinates: [] }];

/** A ring of longitudes and latitudes around a place: mostly valid, sometimes crossing itself or far too large. */
function ring(random: Random): [number, number][] {
  const center = pick(random, [
    [-86.25, 41.66],
    [179.99, -17],
    [-179.999, 60],
    [10, 89.9],
    [random() * 360 - 180, random() * 180 - 90],
  ]) as [number, number];
  const size = pick(random, [0.000_01, 0.001, 0.01, 0.5, 20, 200]);
  const count = Math.floor(random() * 12);
  const isStar = random() < 0.5;
  const points = Array.from({ length: count }, (_, at): [number, number] => {
    const angle = isStar ? (at / count) * 2 * Math.PI : random() * 2 * Math.PI;
    return [
      center[0] + size * Math.cos(angle) * (0.5 + random()),
      center[1] + size * Math.sin(angle) * (0.5 + random()),
    ];
  });
  if (points[0] && random() < 0.7) points.push(points[0]);
  if (points[1] && random() < 0.1) points.splice(1, 0, points[1], points[1]);
  return points;
}

function geometry(random: Random, depth = 0): Json {
  const type = pick(random, [
    'Point',
    'LineString',
    'Polygon',
    'Polygon',
    'MultiPolygon',
    'GeometryCollection',
    'Circle',
  ]);
  switch (type) {
    case 'Point':
      return { type, coordinates: [random() * 400 - 200, random() * 200 - 100] };
    case 'LineString':
      return { type, coordinates: ring(random) };
    case 'Polygon':
      return { type, coordinates: list(random, 3, () => ring(random)) };
    case 'MultiPolygon':
      return { type, coordinates: list(random, 3, () => list(random, 2, () => ring(random))) };
    case 'GeometryCollection':
      return { type, geometries: depth > 2 ? [] : list(random, 2, () => geometry(random, depth + 1)) };
    default:
      return { type, coordinates: ring(random)[0] ?? null };
  }
}

/** Replaces values anywhere in a feature by those that don't belong there. */
function mutated(random: Random, value: Json): Json {
  if (random() < 0.03) return pick(random, ODD_VALUES);
  if (typeof value === 'number') return random() < 0.03 ? pick(random, ODD_NUMBERS) : value;
  if (Array.isArray(value)) {
    const copy = value.map((one) => mutated(random, one));
    if (random() < 0.03) copy.splice(Math.floor(random() * (copy.length + 1)), random() < 0.5 ? 1 : 0, copy[0]);
    return copy;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mutated(random, one)]));
}

/** A GeoJSON feature: half of them as other programs write them, half of them damaged. */
function feature(random: Random): Json {
  const properties = {
    name: pick(random, ['Yard', ' ', 'a'.repeat(200), '<b>&amp;', '=1+1', '\ud800', 'Ünï']),
    category: pick(random, ['yard', 'garden', 3]),
    radiusMeters: pick(random, [50, 1e9, -1, '80', null]),
    type: pick(random, ['circle', 'corridor', 'polygon', undefined, 'toString', '__proto__']),
    halfWidthMeters: pick(random, [20, undefined, 1e7]),
  };
  const whole = { type: 'Feature', properties, geometry: geometry(random) };
  return random() < 0.5 ? whole : mutated(random, whole);
}

/** Numbers that JSON doesn't have become texts that overflow or can't be read. */
const jsonOf = (value: Json): string =>
  JSON.stringify(value, (_, one) =>
    typeof one === 'number' && !Number.isFinite(one) ? `#${one === Number.POSITIVE_INFINITY ? '1e999' : one}#` : one,
  ).replaceAll(/"#(-?\w+)#"/g, '$1');

/** What became of features. */
export interface Digested {
  readonly verdicts: Map<string, number>;
  readonly crashes: string[];
}

const count = ({ verdicts }: Digested, verdict: string) => verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);

const WRITERS: Readonly<Record<string, (features: readonly GeofenceFeature[]) => string>> = {
  GeoJSON: writeGeoJson,
  KML: writeKml,
  CSV: writeGeofenceCsv,
  WKT: writeWkt,
};

/** Generates features from a seed; reads, checks, corrects and writes them. Nothing may throw. */
export function digestHostile(seed: number, features: number, digested: Digested): void {
  const random = randomOf(seed);
  const crash = (step: string, error: unknown) => digested.crashes.push(`seed ${seed}: ${step}: ${String(error)}`);
  const generated = Array.from({ length: features }, () => feature(random));
  for (const one of generated) {
    try {
      for (const shape of rawShapes(one)) judge(shape);
    } catch (error) {
      crash('unread shape', error);
    }
  }
  // A file with a number that isn't JSON is refused as a whole, so those are files of their own.
  for (const text of filesOf(generated.map(jsonOf))) {
    const read = readFile({ name: 'hostile.json', bytes: new TextEncoder().encode(text) });
    if (read.kind === 'refused') {
      if (read.problem === 'unreadable') crash('read', text.slice(0, 200));
      count(digested, `file refused: ${read.problem}`);
      continue;
    }
    const valid: GeofenceFeature[] = [];
    for (const { name, shape, problem } of read.features) {
      try {
        count(digested, problem?.code ?? 'valid');
        if (shape) judge(shape);
        if (shape && checkShape(shape).length === 0) valid.push({ name, category: 'yard', shape });
      } catch (error) {
        crash('check or fix', error);
      }
    }
    for (const [format, write] of Object.entries(WRITERS)) {
      try {
        write(valid);
      } catch (error) {
        crash(`write ${format}`, error);
      }
    }
  }
}

/** Everything that decides about a shape before it is stored. */
function judge(shape: GeofenceShape): void {
  checkShape(shape);
  for (const { fix, shape: fixed } of offeredFixes(shape)) {
    if (checkShape(fixed).length > checkShape(shape).length + 100) throw new Error(`${fix} made it worse`);
  }
  fixShape(shape, 'closeRings');
  shapeArea(shape);
  shapeBounds(shape);
  isSameArea(roundShape(shape), unpackShape(packShape(shape)));
}

function filesOf(texts: readonly string[]): string[] {
  const isJson = (text: string) => !/\b(NaN|1e999|Infinity)\b/.test(text);
  const whole = `{"type":"FeatureCollection","features":[${texts.filter(isJson).join(',')}]}`;
  return [whole, ...texts.filter((text) => !isJson(text))];
}

/** Shapes with numbers that no reader lets pass, as a broken program could send them. */
function rawShapes(value: Json): GeofenceShape[] {
  const { geometry: drawn } = (value ?? {}) as { geometry?: { type?: unknown; coordinates?: unknown } };
  const points = (drawn?.coordinates ?? []) as unknown;
  if (!Array.isArray(points)) return [];
  const flat = points.flat(4).filter((one) => typeof one === 'number') as number[];
  const line = Array.from({ length: flat.length >> 1 }, (_, at) => ({
    lng: flat[2 * at] as number,
    lat: flat[2 * at + 1] as number,
  }));
  const [center] = line;
  return [
    { type: 'polygon', parts: [{ outer: line, holes: line.length > 6 ? [line.slice(3)] : [] }] },
    { type: 'corridor', line, halfWidthMeters: flat[0] ?? Number.NaN },
    ...(center ? [{ type: 'circle' as const, center, radiusMeters: flat[1] ?? 0 }] : []),
  ];
}
