import type { GeofenceShape } from '@gladhand/domain/geofences';
import type { GEOFENCES_MESSAGES } from './messages';

const FEET_PER_METER = 3.280_84;
const FEET_PER_MILE = 5_280;

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

function lengthText(meters: number, units: 'us' | 'metric', locale: string): string {
  const feet = meters * FEET_PER_METER;
  const [value, unit] =
    units === 'metric'
      ? meters < 1_000
        ? [meters, 'meter']
        : [meters / 1_000, 'kilometer']
      : feet < FEET_PER_MILE / 2
        ? [feet, 'foot']
        : [feet / FEET_PER_MILE, 'mile'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), maximumFractionDigits }).format(value);
}
