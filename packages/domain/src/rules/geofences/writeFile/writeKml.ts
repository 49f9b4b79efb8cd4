import type { LatLng } from '../../history/miles';
import type { GeofenceShape, PolygonPart, Ring } from '../geofenceShape';
import { degreesText } from './degrees';
import { drawingOf } from './drawing';
import type { GeofenceFeature } from './geofenceFeature';
import { shapeProperties } from './shapeProperties';

/**
 * Geofences as KML. Circles are drawn as polygons and corridors as lines; their exact values are extended data of the
 * placemark.
 */
export function writeKml(features: readonly GeofenceFeature[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '<Document>',
    ...features.map(placemark),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}

function placemark({ name, description, category, shape }: GeofenceFeature): string {
  const data = Object.entries({ category, ...shapeProperties(shape) }).flatMap(([key, value]) =>
    value === undefined
      ? []
      : `<Data name="${key}"><value>${xmlText(typeof value === 'object' ? JSON.stringify(value) : String(value))}</value></Data>`,
  );
  return [
    '<Placemark>',
    `<name>${xmlText(name)}</name>`,
    description === undefined ? '' : `<description>${xmlText(description)}</description>`,
    `<ExtendedData>${data.join('')}</ExtendedData>`,
    geometryOf(shape),
    '</Placemark>',
  ].join('');
}

function geometryOf(shape: GeofenceShape): string {
  const { points, lines, parts } = drawingOf(shape);
  const all = [
    ...points.map((point) => `<Point>${coordinates([point])}</Point>`),
    ...lines.map((line) => `<LineString>${coordinates(line)}</LineString>`),
    ...parts.map(polygon),
  ];
  return all.length === 1 ? (all[0] ?? '') : `<MultiGeometry>${all.join('')}</MultiGeometry>`;
}

const polygon = ({ outer, holes }: PolygonPart) =>
  `<Polygon>${[
    `<outerBoundaryIs>${linearRing(outer)}</outerBoundaryIs>`,
    ...holes.map((hole) => `<innerBoundaryIs>${linearRing(hole)}</innerBoundaryIs>`),
  ].join('')}</Polygon>`;

const linearRing = (ring: Ring) => `<LinearRing>${coordinates(ring[0] ? [...ring, ring[0]] : ring)}</LinearRing>`;

const coordinates = (line: readonly LatLng[]) =>
  `<coordinates>${line.map(({ lat, lng }) => `${degreesText(lng)},${degreesText(lat)}`).join(' ')}</coordinates>`;

/** Characters that XML 1.0 can't contain are left out. */
const xmlText = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has none of them
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
