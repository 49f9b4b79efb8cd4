export { GeofenceEditor, type GeofenceEditorProps } from './GeofenceEditor/GeofenceEditor';
export { GeofenceEditorView, type GeofenceEditorViewProps } from './GeofenceEditor/GeofenceEditorView';
export type {
  BackfillDays,
  CategoryChoice,
  EditedGeofence,
  GeofenceEntry,
  SaveOutcome,
  SaveParams,
} from './GeofenceEditor/geofenceEntry';
export type { NamedShape } from './GeofenceEditor/ShapeEditor/OtherShapes';
export { ShapeEditor, type ShapeEditorProps } from './GeofenceEditor/ShapeEditor/ShapeEditor';
export type { ShapeFacts } from './GeofenceEditor/ShapeEditor/shapeFacts';
export { useShapeFacts } from './GeofenceEditor/ShapeEditor/useShapeFacts';
export { Geofences, type GeofencesProps } from './Geofences/Geofences';
export {
  decodeGeofences,
  EMPTY_GEOFENCES_VIEW,
  encodeGeofences,
  type GeofencesView,
} from './Geofences/geofencesView';
