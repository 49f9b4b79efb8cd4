import { TRACKED_SEVERITIES } from '../clusters';
import type { MapFeature, MapMarker, MapPoint } from '../mapFeatures';
import { clusterPicture, shortCount, trailerPicture } from '../markerShapes';
import { namePlace } from '../namePlace';
import { PIN_ORDER, pinPicture } from '../pinShapes';
import { PLACE_ORDER, placePicture, pointerPicture } from '../placeShapes';
import type { MarkerImages } from './markerImages';

/** A feature as GeoJSON, with what the style layers read of it. */
export function toGeoJson(feature: MapFeature, images: MarkerImages) {
  if (feature.kind === 'area') {
    const { id, name, parts, look, edge, isOutline = false } = feature;
    const area = {
      type: 'MultiPolygon' as const,
      coordinates: parts.map(({ outer, holes }) => [outer, ...holes].map(closed)),
    };
    const properties = { id, name, look, isOutline, hasOwnEdge: edge !== undefined };
    const lines = { type: 'MultiLineString' as const, coordinates: (edge ?? []).map(toCoordinates) };
    const { lat, lng } = namePlace(feature) ?? { lat: 0, lng: 0 };
    const nameAt = { type: 'Point' as const, coordinates: [lng, lat] };
    const geometry = { type: 'GeometryCollection' as const, geometries: [area, nameAt, ...(edge ? [lines] : [])] };
    return { type: 'Feature' as const, properties, geometry };
  }
  if (feature.kind === 'track') {
    const { points, unseen = false } = feature;
    const geometry = { type: 'LineString' as const, coordinates: toCoordinates(points) };
    return { type: 'Feature' as const, properties: { unseen }, geometry };
  }
  const geometry = { type: 'Point' as const, coordinates: [feature.lng, feature.lat] };
  return { type: 'Feature' as const, geometry, properties: propertiesOf(feature, images) };
}

/** A ring of GeoJSON ends where it begins. */
const closed = (ring: readonly MapPoint[]) => toCoordinates([...ring, ...ring.slice(0, 1)]);

const toCoordinates = (line: readonly MapPoint[]) => line.map(({ lat, lng }) => [lng, lat]);

function propertiesOf(marker: MapMarker, images: MarkerImages) {
  const { id, kind } = marker;
  switch (marker.kind) {
    case 'cluster': {
      const picture = images.need(clusterPicture(marker.total, marker.counts));
      return { id, kind, picture, label: shortCount(marker.total) };
    }
    case 'trailer': {
      const picture = images.need(trailerPicture(marker));
      return { id, kind, picture, label: marker.label, order: TRACKED_SEVERITIES.indexOf(marker.severity) };
    }
    case 'pin': {
      const { count, name, look } = marker;
      const order = count > 1 ? PIN_ORDER.length : PIN_ORDER.indexOf(look);
      return {
        id,
        kind,
        picture: images.need(pinPicture(marker)),
        label: count > 1 ? shortCount(count) : name,
        count,
        order,
      };
    }
    case 'place':
      return { id, kind, picture: images.need(placePicture(marker.type)), order: PLACE_ORDER.indexOf(marker.type) };
    case 'pointer':
      return { id, kind, picture: images.need(pointerPicture(marker.heading)) };
  }
}
