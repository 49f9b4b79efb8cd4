export { GeofenceEditor, type GeofenceEditorProps } from './GeofenceEditor/GeofenceEditor';
export type { GeocodedPlace, Geocoder } from './GeofenceEditor/PlaceFinder';
export { Geofences, type GeofencesProps, type GeofenceTask, type ImportTask } from './Geofences/Geofences';
export {
  decodeGeofences,
  EMPTY_GEOFENCES_VIEW,
  encodeGeofences,
  type GeofenceStart,
  type GeofencesView,
} from './Geofences/geofencesView';
export { GeofenceVisits, type GeofenceVisitsProps } from './GeofenceVisits/GeofenceVisits';
export { ImportGeofences, type ImportGeofencesProps } from './ImportGeofences/ImportGeofences';
export {
  decodeGeofenceVisits,
  EMPTY_VISITS_VIEW,
  encodeGeofenceVisits,
  type GeofenceVisitsView,
} from './internal/visitsView';
export {
  TrailerGeofences,
  type TrailerGeofencesProps,
  VISIT_DAYS,
  type VisitDays,
} from './TrailerGeofences/TrailerGeofences';
