export { GeofenceEditorView, type GeofenceEditorViewProps } from './GeofenceEditor/GeofenceEditorView';
export type {
  BackfillDays,
  CategoryChoice,
  EditedGeofence,
  GeofenceEntry,
  SaveOutcome,
  SaveParams,
} from './GeofenceEditor/geofenceEntry';
export type { NamedShape } from './ShapeEditor/OtherShapes';
export { ShapeEditor, type ShapeEditorProps } from './ShapeEditor/ShapeEditor';
export type { ShapeFactsOfDraft } from './ShapeEditor/shapeFacts';
export { useShapeFacts } from './ShapeEditor/useShapeFacts';
