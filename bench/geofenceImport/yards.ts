import { type GeofenceFeature, writeKml } from '@gladhand/domain/geofences';

const VERTICES = 24;

/** A yard with many corners. */
function yard(index: number): GeofenceFeature {
  const center = { lat: 30 + Math.floor(index / 100) * 0.1, lng: -110 + (index % 100) * 0.3 };
  const outer = Array.from({ length: VERTICES }, (_, corner) => {
    const angle = (corner / VERTICES) * 2 * Math.PI;
    const radius = 0.01 + 0.002 * Math.sin(corner * 3);
    return { lat: center.lat + radius * Math.sin(angle), lng: center.lng + radius * Math.cos(angle) };
  });
  return { name: `Bench yard ${index}`, category: 'yard', shape: { type: 'polygon', parts: [{ outer, holes: [] }] } };
}

/** A KML file with yards. */
export const yardsFile = (count: number): File =>
  new File([writeKml(Array.from({ length: count }, (_, index) => yard(index)))], 'yards.kml');
