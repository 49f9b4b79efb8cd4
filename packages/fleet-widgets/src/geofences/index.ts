export { GeofenceEditor, type GeofenceEditorProps } from './GeofenceEditor/GeofenceEditor';
export type { NamedShape } from './GeofenceEditor/ShapeEditor/OtherShapes';
export { ShapeEditor, type ShapeEditorProps } from './GeofenceEditor/ShapeEditor/ShapeEditor';
export type { ShapeFacts } from './GeofenceEditor/ShapeEditor/shapeFacts';
export { useShapeFacts } from './GeofenceEditor/ShapeEditor/useShapeFacts';
export { Geofences, type GeofencesProps, type GeofenceTask } from './Geofences/Geofences';
export {
  decodeGeofences,
  EMPTY_GEOFENCES_VIEW,
  encodeGeofences,
  type GeofencesView,
} from './Geofences/geofencesView';
