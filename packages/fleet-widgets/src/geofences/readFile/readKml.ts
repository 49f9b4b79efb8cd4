import type { LatLng } from '@gladhand/domain/history';
import { addFeature } from './addFeature';
import { addPart, type Drawn, FeatureRefused, nothingDrawn, numberOf } from './drawn';
import type { ReadingFile } from './readingFile';
import type { CountedNote, FeatureProblem } from './readResult';
import { readXml } from './readXml';

/** Elements that hold no area. Links are never followed. */
const IGNORED: Readonly<Record<string, CountedNote>> = {
  NetworkLink: 'ignoredLinks',
  GroundOverlay: 'ignoredOverlays',
  ScreenOverlay: 'ignoredOverlays',
  PhotoOverlay: 'ignoredOverlays',
  Model: 'ignoredModels',
};

interface Placemark {
  readonly row: number;
  readonly properties: Record<string, unknown>;
  readonly drawn: Drawn;
  /** Depth of its element. */
  readonly depth: number;
  problem?: FeatureProblem | undefined;
  /** Rings of the polygon that is open. */
  rings?: { outer: readonly LatLng[]; holes: (readonly LatLng[])[] } | undefined;
  track?: LatLng[] | undefined;
  /** Name of the open piece of extended data. */
  dataName?: string | undefined;
}

/** Reads the placemarks of KML. */
export function readKml(file: ReadingFile, text: string): void {
  const path: string[] = [];
  let placemark: Placemark | undefined;

  readXml(text, {
    open(name, attribute) {
      path.push(name);
      const note = Object.hasOwn(IGNORED, name) ? IGNORED[name] : undefined;
      if (note) file.count(note);
      if (name === 'Placemark' && !placemark) {
        placemark = { row: file.countFeature(), properties: {}, drawn: nothingDrawn(), depth: path.length };
      } else if (placemark) openIn(placemark, name, attribute);
    },
    close(name, content) {
      const depth = path.length;
      path.pop();
      if (!placemark) return;
      if (depth > placemark.depth) {
        const isOwn = depth === placemark.depth + 1;
        closeIn(file, placemark, {
          name,
          content,
          parent: path.at(-1),
          isOwn,
          isHole: path.at(-2) === 'innerBoundaryIs',
        });
      } else {
        addPlacemark(file, placemark);
        placemark = undefined;
      }
    },
    mismatched() {
      if (placemark) placemark.problem ??= { code: 'unreadable' };
    },
    progress: (done) => file.progress(done),
  });
}

function addPlacemark(file: ReadingFile, { row, properties, drawn, problem }: Placemark): void {
  addFeature(file, row, () => ({ properties, drawn: problem ? { ...nothingDrawn(), problem } : drawn }));
}

function openIn(placemark: Placemark, name: string, attribute: (name: string) => string | undefined): void {
  if (name === 'Polygon') placemark.rings = { outer: [], holes: [] };
  if (name === 'Track') placemark.track = [];
  if (name === 'Data' || name === 'SimpleData') placemark.dataName = attribute('name');
}

interface Closed {
  readonly name: string;
  readonly content: string;
  readonly parent: string | undefined;
  /** Whether it is an element of the placemark itself. */
  readonly isOwn: boolean;
  readonly isHole: boolean;
}

function closeIn(file: ReadingFile, placemark: Placemark, { name, content, parent, isOwn, isHole }: Closed): void {
  const { properties, drawn } = placemark;
  if (isOwn && (name === 'name' || name === 'description')) properties[name] ??= content;
  else if ((name === 'value' && parent === 'Data') || name === 'SimpleData') {
    const key = placemark.dataName;
    // The name of a placemark is its element; tables of other programs often have a column of the same name.
    if (key !== undefined && key !== '__proto__') properties[key] ??= content.trim();
  } else if (name === 'coordinates') {
    addCoordinates(file, placemark, content, parent, isHole);
  } else if (name === 'coord' && placemark.track) {
    // Tracks have spaces between the numbers of a point.
    const [point] = positionsOf(file, placemark, content.trim().replaceAll(/\s+/g, ','));
    if (point) placemark.track.push(point);
  } else if (name === 'Track' && placemark.track) {
    drawn.lines.push(placemark.track);
    placemark.track = undefined;
  } else if (name === 'Polygon' && placemark.rings) {
    addPart(drawn, [placemark.rings.outer, ...placemark.rings.holes]);
    placemark.rings = undefined;
  }
}

function addCoordinates(
  file: ReadingFile,
  placemark: Placemark,
  content: string,
  parent: string | undefined,
  isHole: boolean,
): void {
  const { drawn, rings } = placemark;
  const place = rings ? { part: drawn.parts.length, ring: isHole ? rings.holes.length + 1 : 0 } : {};
  const points = positionsOf(file, placemark, content, place);
  if (parent === 'Point') drawn.points.push(...points.slice(0, 1));
  else if (parent === 'LineString') drawn.lines.push(points);
  else if (parent !== 'LinearRing') return;
  else if (!rings) addPart(drawn, [points]);
  else if (isHole) rings.holes.push(points);
  else rings.outer = points;
}

/** With an altitude. */
const MAX_NUMBERS = 3;

/** Positions as `longitude,latitude,altitude` with spaces between them. */
function positionsOf(
  file: ReadingFile,
  placemark: Placemark,
  content: string,
  place: { part?: number; ring?: number } = {},
): LatLng[] {
  const tuples = tuplesIn(content);
  file.countVertices(tuples.length);
  try {
    return tuples.map((tuple, vertex) => {
      const numbers = tuple.split(',');
      const [lng, lat] = numbers.map(numberOf);
      if (lng === undefined || lat === undefined || numbers.length > MAX_NUMBERS)
        throw new FeatureRefused('unreadableCoordinate', { ...place, vertex });
      return { lat, lng };
    });
  } catch (error) {
    if (!(error instanceof FeatureRefused)) throw error;
    placemark.problem ??= error.problem;
    return [];
  }
}

/** Some programs write spaces beside commas, too. */
function tuplesIn(content: string): string[] {
  const tuples: string[] = [];
  let isOpen = false;
  for (const token of content.split(/\s+/)) {
    if (token === '') continue;
    if (isOpen || token.startsWith(',')) tuples.push(`${tuples.pop() ?? ''}${token}`);
    else tuples.push(token);
    isOpen = token.endsWith(',');
  }
  return tuples;
}
