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
