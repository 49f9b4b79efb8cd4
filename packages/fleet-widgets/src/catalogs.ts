import type { ALERT_BELL_MESSAGES } from './alerts/AlertBell/messages';
import type { ALERT_INBOX_MESSAGES } from './alerts/AlertInbox/messages';
import type { ALERT_RULE_BUILDER_MESSAGES } from './alerts/AlertRuleBuilder/messages';
import type { ALERT_RULES_MESSAGES } from './alerts/AlertRules/messages';
import type { ALERT_CASE_MESSAGES } from './alerts/internal/AlertCase/messages';
import type { HOURS_MESSAGES } from './alerts/internal/HoursFields/messages';
import type { ALERT_HANDLING_MESSAGES } from './alerts/internal/handling/messages';
import type { ALERT_WORDS } from './alerts/internal/wordMessages';
import type { OWN_ALERT_SETTINGS_MESSAGES } from './alerts/NotificationSettings/OwnSettings/messages';
import type { FLEET_CONTROL_MESSAGES } from './control/FleetControl/messages';
import type { PHONE_LINKS_MESSAGES } from './devices/PhoneLinks/messages';
import type { FLEET_STATUS_GRID_MESSAGES } from './fleetStatus/FleetStatusGrid/messages';
import type { GEOFENCE_EDITOR_MESSAGES } from './geofences/GeofenceEditor/messages';
import type { SHAPE_EDITOR_MESSAGES } from './geofences/GeofenceEditor/ShapeEditor/messages';
import type { BULK_MESSAGES } from './geofences/Geofences/Bulk/messages';
import type { CATEGORIES_MESSAGES } from './geofences/Geofences/Categories/messages';
import type { GEOFENCES_MESSAGES } from './geofences/Geofences/messages';
import type { PLACES_MESSAGES } from './geofences/Geofences/Places/messages';
import type { GEOFENCE_VISITS_MESSAGES } from './geofences/GeofenceVisits/messages';
import type { IMPORT_GEOFENCES_MESSAGES } from './geofences/ImportGeofences/messages';
import type { TRAILER_GEOFENCES_MESSAGES } from './geofences/TrailerGeofences/messages';
import type { GEOFENCE_LAYER_MESSAGES } from './internal/geofenceLayer/messages';
import type { INTERNAL_MESSAGES } from './internal/messages';
import type { WHEEL_MESSAGES } from './internal/wheels/messages';
import type { MAP_MESSAGES } from './map/messages';
import type { POSITIONS_MESSAGES } from './positions/messages';
import type { REEFER_MESSAGES } from './reefers/commands/messages';
import type { REEFER_BATCH_MESSAGES } from './reefers/ReeferBatch/messages';
import type { REEFER_UNIT_MESSAGES } from './reefers/ReeferUnit/messages';
import type { SERVICE_CENTERS_MESSAGES } from './service/ServiceCenters/messages';
import type { SHARED_LOCATION_MESSAGES } from './sharing/SharedLocation/messages';
import type { SHARE_LOCATION_MESSAGES } from './sharing/ShareLocation/messages';
import type { LIVE_MAP_MESSAGES } from './tracking/LiveMap/messages';
import type { TRACKING_MESSAGES } from './tracking/Tracking/messages';
import type { TRAILER_HISTORY_MESSAGES } from './tracking/TrailerHistory/messages';
import type { CARGO_IMAGES_MESSAGES } from './trailers/CargoImages/messages';
import type { SENSOR_DETAILS_MESSAGES } from './trailers/SensorDetails/messages';
import type { TRAILER_DRAWER_MESSAGES } from './trailers/TrailerDrawer/messages';
import type { LOOKUP_MESSAGES } from './trailers/TrailerLookup/messages';
import type { TRAILER_RECORDS_MESSAGES } from './trailers/TrailerRecords/messages';

/** Texts of this package in one language: every catalog by its id. */
export interface FleetMessages {
  alertCase: typeof ALERT_CASE_MESSAGES;
  alertHandling: typeof ALERT_HANDLING_MESSAGES;
  alertBell: typeof ALERT_BELL_MESSAGES;
  alertInbox: typeof ALERT_INBOX_MESSAGES;
  alertWords: typeof ALERT_WORDS;
  alertHours: typeof HOURS_MESSAGES;
  ownAlertSettings: typeof OWN_ALERT_SETTINGS_MESSAGES;
  alertRuleBuilder: typeof ALERT_RULE_BUILDER_MESSAGES;
  alertRules: typeof ALERT_RULES_MESSAGES;
  cargoImages: typeof CARGO_IMAGES_MESSAGES;
  fleetControl: typeof FLEET_CONTROL_MESSAGES;
  fleetStatusGrid: typeof FLEET_STATUS_GRID_MESSAGES;
  geofenceBulk: typeof BULK_MESSAGES;
  geofenceCategories: typeof CATEGORIES_MESSAGES;
  savedPlaces: typeof PLACES_MESSAGES;
  geofenceEditor: typeof GEOFENCE_EDITOR_MESSAGES;
  geofenceLayer: typeof GEOFENCE_LAYER_MESSAGES;
  geofences: typeof GEOFENCES_MESSAGES;
  geofenceVisits: typeof GEOFENCE_VISITS_MESSAGES;
  importGeofences: typeof IMPORT_GEOFENCES_MESSAGES;
  internal: typeof INTERNAL_MESSAGES;
  liveMap: typeof LIVE_MAP_MESSAGES;
  lookup: typeof LOOKUP_MESSAGES;
  map: typeof MAP_MESSAGES;
  phoneLinks: typeof PHONE_LINKS_MESSAGES;
  positions: typeof POSITIONS_MESSAGES;
  reefer: typeof REEFER_MESSAGES;
  reeferBatch: typeof REEFER_BATCH_MESSAGES;
  reeferUnit: typeof REEFER_UNIT_MESSAGES;
  sensorDetails: typeof SENSOR_DETAILS_MESSAGES;
  serviceCenters: typeof SERVICE_CENTERS_MESSAGES;
  shapeEditor: typeof SHAPE_EDITOR_MESSAGES;
  shareLocation: typeof SHARE_LOCATION_MESSAGES;
  sharedLocation: typeof SHARED_LOCATION_MESSAGES;
  tracking: typeof TRACKING_MESSAGES;
  trailerDrawer: typeof TRAILER_DRAWER_MESSAGES;
  trailerGeofences: typeof TRAILER_GEOFENCES_MESSAGES;
  trailerHistory: typeof TRAILER_HISTORY_MESSAGES;
  trailerRecords: typeof TRAILER_RECORDS_MESSAGES;
  wheels: typeof WHEEL_MESSAGES;
}

declare global {
  interface GladhandMessages extends FleetMessages {}
}
