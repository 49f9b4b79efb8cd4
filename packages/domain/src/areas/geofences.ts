export { checkShape, type ShapeProblem, type ShapeProblemCode } from '../rules/geofences/checkShape';
export { containsPoint, depthMeters } from '../rules/geofences/depthMeters';
export {
  type EstimatedInstant,
  followGeofences,
  type GeofenceEvent,
  type GeofenceFix,
  type GeofencePresence,
  type GeofenceState,
  type JudgedGeofence,
  NOWHERE,
} from '../rules/geofences/followGeofences';
export { GEOFENCE_POLICY } from '../rules/geofences/geofencePolicy';
export type {
  Bounds,
  CircleShape,
  CorridorShape,
  GeofenceShape,
  PolygonPart,
  PolygonShape,
  Ring,
} from '../rules/geofences/geofenceShape';
export { lineLength, shapeArea } from '../rules/geofences/ringArea';
export { SHAPE_LIMITS } from '../rules/geofences/shapeLimits';
