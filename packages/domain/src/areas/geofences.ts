export type {
  ApplyGeofencesInput,
  ChangeGeofencesInput,
  CheckGeofencesInput,
  CreateGeofenceInput,
  GeofenceCategoryInput,
  GeofenceDwellInput,
  GeofenceFeatureInput,
  GeofenceInput,
  GeofenceRowInput,
  GeofenceVisitsInput,
  SavedPlaceInput,
} from '../contract/generated/graphql';
export type {
  AppliedGeofence,
  ChangedGeofences,
  CheckedGeofences,
  EarlierGeofences,
  Geofence,
  GeofenceBackfill,
  GeofenceCheck,
  GeofenceDwell,
  GeofenceDwellNumbers,
  GeofenceDwellPage,
  GeofenceKey,
  GeofencesApi,
  GeofenceVisit,
  GeofenceVisitPage,
  OwnGeofenceCategory,
  SavedPlace,
  UndoneGeofences,
} from '../contract/geofences';
export { checkShape, type ShapeProblem, type ShapeProblemCode } from '../rules/geofences/checkShape';
export { corridorEdge } from '../rules/geofences/corridorEdge';
export { containsPoint, depthMeters } from '../rules/geofences/depthMeters';
export { type DurationBetween, detentionOf, dwellOf } from '../rules/geofences/detention';
export { type DwellPart, dwellWithin, freeMinutesOf } from '../rules/geofences/dwellWithin';
export { type EarlierShape, fromEarlierShape, toEarlierShape } from '../rules/geofences/earlierShape';
export {
  type RingPlace,
  ringAt,
  ringsOf,
  type ShapeDraft,
  type ShapeMode,
  type VertexPlace,
} from '../rules/geofences/editShape/draft';
export { type DraftProblem, draftProblems, draftShape } from '../rules/geofences/editShape/draftShape';
export {
  editShape,
  type ShapeAction,
  type ShapeEdit,
  selectedVertex,
  startShapeEdit,
} from '../rules/geofences/editShape/editShape';
export { circleRing, pointFrom } from '../rules/geofences/editShape/shapeOutline';
export { shapePerimeter } from '../rules/geofences/editShape/shapePerimeter';
export { boundsMeet, shapesOverlap } from '../rules/geofences/editShape/shapesOverlap';
export { type Snap, snapPoint } from '../rules/geofences/editShape/snapPoint';
export { fixShape, offeredFixes, type ShapeFix } from '../rules/geofences/fixShape/fixShape';
export { SIMPLIFY_WITHIN_METERS } from '../rules/geofences/fixShape/simplifyShape';
export {
  type EstimatedInstant,
  followGeofences,
  type GeofenceEvent,
  type GeofenceFix,
  type GeofencePresence,
  type GeofenceState,
  type JudgedGeofence,
  judgedPosition,
  NOWHERE,
} from '../rules/geofences/followGeofences';
export { type GeofenceIndex, geofenceIndex } from '../rules/geofences/geofenceIndex';
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
export { isSameArea } from '../rules/geofences/isSameArea';
export { isSameShape } from '../rules/geofences/isSameShape';
export { type JudgedShape, packShape, unpackShape } from '../rules/geofences/packedPolygon';
export { metersBetween } from '../rules/geofences/plane';
export { lineLength, shapeArea } from '../rules/geofences/ringArea';
export { boundsAround, shapeBounds } from '../rules/geofences/shapeBounds';
export { SHAPE_LIMITS } from '../rules/geofences/shapeLimits';
export { shapeRings } from '../rules/geofences/shapeRings';
export { type Stay, staysIn } from '../rules/geofences/staysIn';
export { type Position, roundShape } from '../rules/geofences/writeFile/degrees';
export { drawingOf, type ShapeDrawing } from '../rules/geofences/writeFile/drawing';
export type { GeofenceFeature } from '../rules/geofences/writeFile/geofenceFeature';
export {
  type ShapeProperties,
  shapeFromProperties,
  shapeProperties,
} from '../rules/geofences/writeFile/shapeProperties';
export { GEOFENCE_CSV_COLUMNS, writeGeofenceCsv } from '../rules/geofences/writeFile/writeGeofenceCsv';
export { writeGeoJson } from '../rules/geofences/writeFile/writeGeoJson';
export { writeKml } from '../rules/geofences/writeFile/writeKml';
export { shapeWkt, writeWkt } from '../rules/geofences/writeFile/writeWkt';
export {
  GEOFENCE_CATEGORIES,
  GEOFENCE_LIMITS,
  type GeofenceCategory,
  geofenceCategory,
  VisitEnd,
  VisitKind,
} from '../vocabulary/geofences';
