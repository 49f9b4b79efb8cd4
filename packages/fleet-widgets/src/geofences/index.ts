export { GeofenceEditor, type GeofenceEditorProps } from './GeofenceEditor/GeofenceEditor';
export { Geofences, type GeofencesProps, type GeofenceTask } from './Geofences/Geofences';
export {
  decodeGeofences,
  EMPTY_GEOFENCES_VIEW,
  encodeGeofences,
  type GeofencesView,
} from './Geofences/geofencesView';
