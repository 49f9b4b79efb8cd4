import type { GeofenceShape } from '@gladhand/domain/geofences';
import type { GEOFENCES_MESSAGES } from './messages';

/** A shape in words: 'Circle, 820 ft', 'Polygon, 1 hole'. */
export function shapeText(
  shape: GeofenceShape,
  messages: typeof GEOFENCES_MESSAGES,
  lengthText: (meters: number) => string,
): string {
  switch (shape.type) {
    case 'circle':
      return messages.circle(lengthText(shape.radiusMeters));
    case 'corridor':
      return messages.corridor(lengthText(shape.halfWidthMeters * 2));
    case 'polygon': {
      const holes = shape.parts.reduce((sum, part) => sum + part.holes.length, 0);
      return messages.polygonWith(shape.parts.length, holes);
    }
  }
}
