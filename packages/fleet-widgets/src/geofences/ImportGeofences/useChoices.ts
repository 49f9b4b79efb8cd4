import { SHAPE_LIMITS } from '@gladhand/domain/geofences';
import { useState } from 'react';

const METERS_PER_FOOT = 0.3048;
/** A yard or a stop: 500 ft, 150 m. */
const USUAL_RADIUS = { us: 500, metric: 150 };

/** What is chosen for all rows of an import. */
export function useChoices(units: 'us' | 'metric') {
  const [category, setCategory] = useState('other');
  const [radius, setRadius] = useState<number | '' | null>(USUAL_RADIUS[units]);
  const metersPerUnit = units === 'us' ? METERS_PER_FOOT : 1;
  const { minRadiusMeters, maxRadiusMeters } = SHAPE_LIMITS;
  return {
    category,
    setCategory,
    /** The radius of points, in feet or meters. */
    radius,
    setRadius,
    minRadius: Math.ceil(minRadiusMeters / metersPerUnit),
    maxRadius: Math.floor(maxRadiusMeters / metersPerUnit),
    /** Not a number while the field is invalid; then no circle is made. */
    radiusMeters: typeof radius === 'number' ? radius * metersPerUnit : Number.NaN,
  };
}

export type Choices = ReturnType<typeof useChoices>;
