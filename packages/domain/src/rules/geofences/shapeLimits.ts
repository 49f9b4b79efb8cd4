/** Limits of the area of a geofence. */
export const SHAPE_LIMITS = {
  /** Of all rings of a polygon together. */
  maxVertices: 5_000,
  maxParts: 100,
  /** Of all parts of a polygon together. */
  maxHoles: 100,
  minRadiusMeters: 10,
  maxRadiusMeters: 500_000,
  minHalfWidthMeters: 10,
  maxHalfWidthMeters: 50_000,
  maxLinePoints: 2_000,
  minAreaSquareMeters: 25,
} as const;
