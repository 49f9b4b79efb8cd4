import { isStorableText } from '@gladhand/domain/formats';
import {
  checkShape,
  drawingOf,
  type GeofenceShape,
  type ShapeDrawing,
  shapeFromProperties,
} from '@gladhand/domain/geofences';
import type { LatLng } from '@gladhand/domain/history';
import { type Drawn, FeatureRefused, numberOf } from './drawn';
import type { ReadingFile } from './readingFile';
import { DEFAULT_HALF_WIDTH_METERS } from './readLimits';
import type { FeatureProblem, ReadFeature } from './readResult';

/** A feature as its format has it. */
export interface SourceFeature {
  readonly row: number;
  /** By name, as the file has them. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly drawn: Drawn;
}

type Named = Pick<ReadFeature, 'row' | 'name' | 'description' | 'category'>;

const NAMES = ['name', 'title', 'label'];
const DESCRIPTIONS = ['description', 'desc', 'comment', 'cmt', 'notes'];
const RADII = ['radiusmeters', 'radius_meters', 'radius'];
const HALF_WIDTHS = ['halfwidthmeters', 'half_width_meters'];

/**
 * Adds a feature of a file. Parts become one area, each line a corridor, and points places, or circles if there is a
 * radius. What reads the feature is called here, so that a damaged feature is a problem and doesn't stop the others.
 */
export function addFeature(file: ReadingFile, row: number, read: () => Omit<SourceFeature, 'row'>): void {
  const unnamed = { row, name: fallbackName(file, row) };
  let named: Named = unnamed;
  try {
    const source = read();
    named = namedOf(source.properties, unnamed);
    file.add(featuresOf(file, named, source));
  } catch (error) {
    if (!(error instanceof FeatureRefused)) throw error;
    file.add([{ ...named, problem: error.problem }]);
  }
}

const fallbackName = ({ baseName }: ReadingFile, row: number) => `${baseName} ${row}`.trim();

function featuresOf(file: ReadingFile, named: Named, { properties, drawn }: Omit<SourceFeature, 'row'>): ReadFeature[] {
  const texts = [named.name, named.description ?? '', named.category ?? ''];
  if (!texts.every(isStorableText))
    return [
      {
        ...named,
        name: named.name.toWellFormed().replaceAll('\u0000', '').trim() || fallbackName(file, named.row),
        description: undefined,
        category: undefined,
        problem: { code: 'unstorableText' },
      },
    ];
  const shapes = shapesOf(file, properties, drawn);
  if (shapes.length > 0) {
    return shapes.map((shape, index) => ({
      ...named,
      name: index === 0 ? named.name : `${named.name} ${index + 1}`,
      shape,
      problem: problemOf(shape) ?? (shape.type === 'polygon' ? drawn.problem : undefined),
    }));
  }
  if (drawn.points.length === 0) return [{ ...named, problem: drawn.problem ?? { code: 'noGeometry' } }];
  return [{ ...named, places: drawn.points, problem: drawn.problem ?? problemOfPlaces(drawn.points) }];
}

function shapesOf(file: ReadingFile, properties: SourceFeature['properties'], drawn: Drawn): GeofenceShape[] {
  const isEmpty = drawn.points.length + drawn.lines.length + drawn.parts.length === 0;
  const exact = isEmpty ? undefined : shapeFromProperties(properties);
  if (exact && isSameDrawing(drawingOf(exact), drawn)) return [exact];
  if (exact) file.count('changedGeometry');
  const { points, lines, parts } = drawn;
  if (parts.length > 0 || lines.length > 0) {
    file.count('ignoredPoints', points.length);
    const halfWidthMeters = numberIn(properties, HALF_WIDTHS);
    if (halfWidthMeters === undefined) file.count('assumedHalfWidth', lines.length);
    return [
      ...(parts.length > 0 ? [{ type: 'polygon', parts } as const] : []),
      ...lines.map((line) => ({
        type: 'corridor' as const,
        line,
        halfWidthMeters: halfWidthMeters ?? DEFAULT_HALF_WIDTH_METERS,
      })),
    ];
  }
  const radiusMeters = numberIn(properties, RADII);
  return radiusMeters === undefined ? [] : points.map((center) => ({ type: 'circle', center, radiusMeters }));
}

const problemOf = (shape: GeofenceShape): FeatureProblem | undefined => checkShape(shape)[0];

function problemOfPlaces(places: readonly LatLng[]): FeatureProblem | undefined {
  const [problem] = checkShape({ type: 'corridor', line: places, halfWidthMeters: DEFAULT_HALF_WIDTH_METERS });
  return problem?.code === 'latLngSwapped' || problem?.code === 'outOfRange' ? problem : undefined;
}

function namedOf(properties: SourceFeature['properties'], { row, name }: Named): Named {
  const category = textIn(properties, ['category']);
  const description = textIn(properties, DESCRIPTIONS);
  return {
    row,
    name: oneLine(textIn(properties, NAMES) ?? '') || name,
    description: description === undefined ? undefined : withoutTags(description) || undefined,
    category: category === undefined ? undefined : oneLine(category) || undefined,
  };
}

const oneLine = (text: string) =>
  text
    .split(/[\r\n\t]+/)
    .map((line) => line.trim())
    .join(' ')
    .trim();

const TAG =
  /<\/?(?:html|head|body|table|tbody|tr|t[dh]|div|span|p|br|hr|b|i|u|ul|ol|li|a|img|font|center|h[1-6])(?:\s[^<>]*)?\/?>/gi;

/** Descriptions of other programs are often tables in HTML. */
function withoutTags(text: string): string {
  const plain = text.replaceAll(TAG, ' ');
  return plain === text ? text.trim() : plain.replaceAll('&nbsp;', ' ').replaceAll(/\s+/g, ' ').trim();
}

function textIn(properties: SourceFeature['properties'], names: readonly string[]): string | undefined {
  const value = valueIn(properties, names);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function numberIn(properties: SourceFeature['properties'], names: readonly string[]): number | undefined {
  const value = valueIn(properties, names);
  return typeof value === 'number' ? value : typeof value === 'string' ? numberOf(value) : undefined;
}

/** The first that has a value. Programs write names of properties in small or capital letters. */
function valueIn(properties: SourceFeature['properties'], names: readonly string[]): unknown {
  for (const name of names) {
    const key = Object.keys(properties).find((one) => one.toLowerCase() === name);
    const value = key === undefined ? undefined : properties[key];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/** Degrees that a program may have rounded. */
const SAME_DEGREES = 1e-6;

/** Whether a geometry is still as it was written; another program may have changed it, but not the exact values. */
function isSameDrawing(written: ShapeDrawing, { points, lines, parts }: Drawn): boolean {
  const rings = (all: ShapeDrawing['parts']) => all.flatMap(({ outer, holes }) => [outer, ...holes]);
  return (
    isSameLine(written.points, points) &&
    isSameLines(written.lines, lines) &&
    isSameLines(rings(written.parts), rings(parts))
  );
}

const isSameLines = (a: readonly (readonly LatLng[])[], b: readonly (readonly LatLng[])[]) =>
  a.length === b.length && a.every((line, index) => isSameLine(line, b[index] ?? []));

const isSameLine = (a: readonly LatLng[], b: readonly LatLng[]) =>
  a.length === b.length &&
  a.every(
    ({ lat, lng }, index) =>
      Math.abs(lat - (b[index]?.lat ?? Number.NaN)) < SAME_DEGREES &&
      Math.abs(lng - (b[index]?.lng ?? Number.NaN)) < SAME_DEGREES,
  );
