import type { PolygonProps, PolylineProps } from '@vis.gl/react-google-maps';
import type { AreaFeature, AreaLook, MapPoint } from '../mapFeatures';
import type { MapPalette } from '../mapPalette';

/** Two pixels to each side of a point of the line, in the scale of its icon. */
const DASH = 'M 0,-1 0,1';

/** An area as a polygon. Holes turn the other way round, or Google would fill them. */
export function areaOf({ parts, look, edge, isOutline = false }: AreaFeature, palette: MapPalette): PolygonProps {
  const turn = (ring: readonly MapPoint[], clockwise: boolean) =>
    (signedArea(ring) < 0 === clockwise ? ring : ring.toReversed()).map(({ lat, lng }) => ({ lat, lng }));
  const { strokeOpacity, ...stroke } = strokeOf(look, palette);
  return {
    ...stroke,
    paths: parts.flatMap(({ outer, holes }) => [turn(outer, true), ...holes.map((hole) => turn(hole, false))]),
    fillColor: palette.geofence,
    fillOpacity: isOutline || look === 'inactive' ? 0 : 0.35,
    // The pieces of a corridor overlap, and their edges would cross it. A polygon can't be dashed.
    strokeOpacity: edge || look === 'inactive' ? 0 : strokeOpacity,
  };
}

/** The edge of an area that is drawn on its own: of a corridor, and a dashed one. */
export function edgeOf({ parts, edge, look }: AreaFeature, palette: MapPalette): PolylineProps[] {
  const stroke = strokeOf(look, palette);
  if (look !== 'inactive') {
    return (edge ?? []).map((line) => ({ ...stroke, clickable: false, path: pathOf(line) }));
  }
  const rings = parts.flatMap(({ outer, holes }) => [outer, ...holes]).map((ring) => [...ring, ...ring.slice(0, 1)]);
  const { strokeColor, strokeOpacity, strokeWeight } = stroke;
  const icon = { path: DASH, strokeColor, strokeOpacity, strokeWeight, scale: 2 };
  return (edge ?? rings).map((line) => ({
    ...{ path: pathOf(line), clickable: false, strokeOpacity: 0 },
    icons: [{ icon, offset: '0', repeat: '8px' }],
  }));
}

const pathOf = (line: readonly MapPoint[]) => line.map(({ lat, lng }) => ({ lat, lng }));

function strokeOf(look: AreaLook, palette: MapPalette) {
  const isMarked = look === 'selected' || look === 'hovered';
  return {
    strokeColor: isMarked ? palette.selected : palette.geofenceLine,
    strokeOpacity: 0.8,
    strokeWeight: look === 'selected' ? 3 : look === 'inactive' ? 1.5 : 2,
    zIndex: isMarked ? 1 : 0,
  };
}

function signedArea(ring: readonly MapPoint[]): number {
  return ring.reduce((sum, { lat, lng }, at) => {
    const next = ring[(at + 1) % ring.length];
    return next ? sum + lng * next.lat - next.lng * lat : sum;
  }, 0);
}
