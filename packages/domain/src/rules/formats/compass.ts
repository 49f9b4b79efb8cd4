const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** One of the eight points of the compass. */
export type CompassPoint = (typeof POINTS)[number];

/** The compass point nearest to a direction in degrees clockwise from north. */
export function compassPoint(degrees: number): CompassPoint {
  const eighth = Math.round(degrees / 45) % POINTS.length;
  return POINTS[(eighth + POINTS.length) % POINTS.length] as CompassPoint;
}

/** A heading as people and instruments read it: 'W (268°)'. */
export const headingText = (degrees: number, nameOf: (point: CompassPoint) => string = (point) => point): string =>
  `${nameOf(compassPoint(degrees))} (${((Math.round(degrees) % 360) + 360) % 360}°)`;
