import type { GeofenceShape } from '@gladhand/domain/geofences';
import { lengthText } from '../../internal/shapeMeasures';
import type { GEOFENCES_MESSAGES } from './messages';

/** A shape in words: 'Circle, 820 ft', 'Polygon, 1 hole'. */
export function shapeText(
  shape: GeofenceShape,
  messages: typeof GEOFENCES_MESSAGES,
  units: 'us' | 'metric',
  locale: string,
): string {
  switch (shape.type) {
    case 'circle':
      return messages.circle(lengthText(shape.radiusMeters, units, locale));
    case 'corridor':
      return messages.corridor(lengthText(shape.halfWidthMeters * 2, units, locale));
    case 'polygon': {
      const holes = shape.parts.reduce((sum, part) => sum + part.holes.length, 0);
      return messages.polygonWith(shape.parts.length, holes);
    }
  }
}
