import { GEOFENCE_CATEGORIES } from '@gladhand/domain/geofences';
import { WORK_ORDER_STEPS } from '@gladhand/domain/maintenance';
import { ABS_CODE_TEXTS, FAILURE_MODES } from '@gladhand/domain/readings';
import { REEFER_ALARMS } from '@gladhand/domain/reefers';
import { de as uiDe } from '@gladhand/ui/de';
import { es as uiEs } from '@gladhand/ui/es';
import { describe, expect, it } from 'vitest';
import { ALERT_ACTIVITY_MESSAGES } from '../alerts/AlertActivity/messages';
import { ALERT_BELL_MESSAGES } from '../alerts/AlertBell/messages';
import { ALERT_INBOX_MESSAGES } from '../alerts/AlertInbox/messages';
import { ALERT_BACKTEST_MESSAGES } from '../alerts/AlertRuleBuilder/LastDays/messages';
import { ALERT_RULE_BUILDER_MESSAGES } from '../alerts/AlertRuleBuilder/messages';
import { ALERT_RULES_MESSAGES } from '../alerts/AlertRules/messages';
import { ALERT_CASE_MESSAGES } from '../alerts/internal/AlertCase/messages';
import { HOURS_MESSAGES } from '../alerts/internal/HoursFields/messages';
import { ALERT_HANDLING_MESSAGES } from '../alerts/internal/handling/messages';
import { VERDICT_MESSAGES } from '../alerts/internal/Verdict/messages';
import { WHY_NOT_MESSAGES } from '../alerts/internal/WhyNot/messages';
import { WHY_TREE_MESSAGES } from '../alerts/internal/WhyTree/messages';
import { ALERT_WORDS } from '../alerts/internal/wordMessages';
import { ALERT_DELIVERY_MESSAGES } from '../alerts/NotificationSettings/Delivery/messages';
import { PUSH_DEVICES_MESSAGES } from '../alerts/NotificationSettings/Devices/messages';
import { NOTIFICATION_SETTINGS_MESSAGES } from '../alerts/NotificationSettings/messages';
import { MAIL_OPT_OUTS_MESSAGES } from '../alerts/NotificationSettings/OptOuts/messages';
import { OWN_ALERT_SETTINGS_MESSAGES } from '../alerts/NotificationSettings/OwnSettings/messages';
import { WEBHOOKS_MESSAGES } from '../alerts/NotificationSettings/Webhooks/messages';
import { FLEET_CONTROL_MESSAGES } from '../control/FleetControl/messages';
import { PHONE_LINKS_MESSAGES } from '../devices/PhoneLinks/messages';
import { FLEET_STATUS_GRID_MESSAGES } from '../fleetStatus/FleetStatusGrid/messages';
import { FREIGHT_MESSAGES } from '../freight/Freight/messages';
import { GEOFENCE_EDITOR_MESSAGES } from '../geofences/GeofenceEditor/messages';
import { SHAPE_EDITOR_MESSAGES } from '../geofences/GeofenceEditor/ShapeEditor/messages';
import { BULK_MESSAGES } from '../geofences/Geofences/Bulk/messages';
import { CATEGORIES_MESSAGES } from '../geofences/Geofences/Categories/messages';
import { GEOFENCES_MESSAGES } from '../geofences/Geofences/messages';
import { PLACES_MESSAGES } from '../geofences/Geofences/Places/messages';
import { GEOFENCE_VISITS_MESSAGES } from '../geofences/GeofenceVisits/messages';
import { IMPORT_GEOFENCES_MESSAGES } from '../geofences/ImportGeofences/messages';
import { TRAILER_GEOFENCES_MESSAGES } from '../geofences/TrailerGeofences/messages';
import { INSIGHTS_MESSAGES } from '../insights/Insights/messages';
import { GEOFENCE_LAYER_MESSAGES } from '../internal/geofenceLayer/messages';
import { INTERNAL_MESSAGES } from '../internal/messages';
import { PAGE_FRAME_MESSAGES } from '../internal/pageFrame/messages';
import { TRAILER_PICKERS_MESSAGES } from '../internal/pickers/messages';
import { PICTURES_MESSAGES } from '../internal/pictures/messages';
import { CENTER_MAIL_MESSAGES } from '../internal/serviceCenters/messages';
import { TRAILER_SUMMARY_MESSAGES } from '../internal/trailerSummary/messages';
import { WHEEL_MESSAGES } from '../internal/wheels/messages';
import { ABS_MESSAGES } from '../maintenance/AbsTroubleshooting/messages';
import { ISSUE_MESSAGES } from '../maintenance/internal/messages';
import { MAINTENANCE_MESSAGES } from '../maintenance/MaintenanceDashboard/messages';
import { PLANNED_WORK_MESSAGES } from '../maintenance/MaintenanceDashboard/PlannedWork/messages';
import { WORK_ORDERS_MESSAGES } from '../maintenance/MaintenanceDashboard/WorkOrders/messages';
import { TRAILER_ISSUES_MESSAGES } from '../maintenance/TrailerIssues/messages';
import { MAP_MESSAGES } from '../map/messages';
import { PARTS_MESSAGES } from '../parts/Parts/messages';
import { POSITIONS_MESSAGES } from '../positions/messages';
import { REEFER_MESSAGES } from '../reefers/commands/messages';
import { REEFER_BATCH_MESSAGES } from '../reefers/ReeferBatch/messages';
import { REEFER_UNIT_MESSAGES } from '../reefers/ReeferUnit/messages';
import { REPORT_RESULT_MESSAGES } from '../reports/internal/ReportResult/messages';
import { REPORT_SCHEDULER_MESSAGES } from '../reports/ReportScheduler/messages';
import { REPORTS_MESSAGES } from '../reports/Reports/messages';
import { REPORT_SETTINGS_MESSAGES } from '../reports/Reports/Settings/messages';
import { SERVICE_CENTERS_MESSAGES } from '../service/ServiceCenters/messages';
import { SHARED_LOCATION_MESSAGES } from '../sharing/SharedLocation/messages';
import { SHARE_LOCATION_MESSAGES } from '../sharing/ShareLocation/messages';
import { LIVE_MAP_MESSAGES } from '../tracking/LiveMap/messages';
import { TRACKING_MESSAGES } from '../tracking/Tracking/messages';
import { TRAILER_HISTORY_MESSAGES } from '../tracking/TrailerHistory/messages';
import { CARGO_IMAGES_MESSAGES } from '../trailers/CargoImages/messages';
import { SENSOR_DETAILS_MESSAGES } from '../trailers/SensorDetails/messages';
import { TRAILER_DRAWER_MESSAGES } from '../trailers/TrailerDrawer/messages';
import { LOOKUP_MESSAGES } from '../trailers/TrailerLookup/messages';
import { TRAILER_RECORDS_MESSAGES } from '../trailers/TrailerRecords/messages';
import { de } from './de';
import { es } from './es';

const english = {
  alertBacktest: ALERT_BACKTEST_MESSAGES,
  alertCase: ALERT_CASE_MESSAGES,
  alertHandling: ALERT_HANDLING_MESSAGES,
  alertHours: HOURS_MESSAGES,
  pushDevices: PUSH_DEVICES_MESSAGES,
  mailOptOuts: MAIL_OPT_OUTS_MESSAGES,
  alertDelivery: ALERT_DELIVERY_MESSAGES,
  ownAlertSettings: OWN_ALERT_SETTINGS_MESSAGES,
  alertActivity: ALERT_ACTIVITY_MESSAGES,
  alertBell: ALERT_BELL_MESSAGES,
  alertInbox: ALERT_INBOX_MESSAGES,
  alertVerdict: VERDICT_MESSAGES,
  alertWhyNot: WHY_NOT_MESSAGES,
  alertWhy: WHY_TREE_MESSAGES,
  alertWords: ALERT_WORDS,
  alertRuleBuilder: ALERT_RULE_BUILDER_MESSAGES,
  alertRules: ALERT_RULES_MESSAGES,
  cargoImages: CARGO_IMAGES_MESSAGES,
  fleetControl: FLEET_CONTROL_MESSAGES,
  fleetStatusGrid: FLEET_STATUS_GRID_MESSAGES,
  geofenceBulk: BULK_MESSAGES,
  geofenceCategories: CATEGORIES_MESSAGES,
  savedPlaces: PLACES_MESSAGES,
  geofenceEditor: GEOFENCE_EDITOR_MESSAGES,
  geofenceLayer: GEOFENCE_LAYER_MESSAGES,
  geofences: GEOFENCES_MESSAGES,
  freight: FREIGHT_MESSAGES,
  geofenceVisits: GEOFENCE_VISITS_MESSAGES,
  importGeofences: IMPORT_GEOFENCES_MESSAGES,
  centerMail: CENTER_MAIL_MESSAGES,
  internal: INTERNAL_MESSAGES,
  liveMap: LIVE_MAP_MESSAGES,
  lookup: LOOKUP_MESSAGES,
  maintenanceDashboard: MAINTENANCE_MESSAGES,
  plannedWork: PLANNED_WORK_MESSAGES,
  absTroubleshooting: ABS_MESSAGES,
  maintenanceIssue: ISSUE_MESSAGES,
  trailerIssues: TRAILER_ISSUES_MESSAGES,
  map: MAP_MESSAGES,
  notificationSettings: NOTIFICATION_SETTINGS_MESSAGES,
  workOrders: WORK_ORDERS_MESSAGES,
  insights: INSIGHTS_MESSAGES,
  pageFrame: PAGE_FRAME_MESSAGES,
  parts: PARTS_MESSAGES,
  pictures: PICTURES_MESSAGES,
  phoneLinks: PHONE_LINKS_MESSAGES,
  positions: POSITIONS_MESSAGES,
  reefer: REEFER_MESSAGES,
  reeferBatch: REEFER_BATCH_MESSAGES,
  reeferUnit: REEFER_UNIT_MESSAGES,
  reportResult: REPORT_RESULT_MESSAGES,
  reports: REPORTS_MESSAGES,
  reportScheduler: REPORT_SCHEDULER_MESSAGES,
  reportSettings: REPORT_SETTINGS_MESSAGES,
  sensorDetails: SENSOR_DETAILS_MESSAGES,
  serviceCenters: SERVICE_CENTERS_MESSAGES,
  shapeEditor: SHAPE_EDITOR_MESSAGES,
  shareLocation: SHARE_LOCATION_MESSAGES,
  sharedLocation: SHARED_LOCATION_MESSAGES,
  tracking: TRACKING_MESSAGES,
  trailerDrawer: TRAILER_DRAWER_MESSAGES,
  trailerGeofences: TRAILER_GEOFENCES_MESSAGES,
  trailerHistory: TRAILER_HISTORY_MESSAGES,
  trailerPickers: TRAILER_PICKERS_MESSAGES,
  trailerRecords: TRAILER_RECORDS_MESSAGES,
  trailerSummary: TRAILER_SUMMARY_MESSAGES,
  webhooks: WEBHOOKS_MESSAGES,
  wheels: WHEEL_MESSAGES,
};

/** Words that are the same in another language. */
const SAME =
  /^(Trailer|Median|Total|Filter|Alarm|System|Widgets|Zone|Position|Geofence|Index|Status|Live|Details|VIN|No|Interior|Error|Pause|ABS|Alt|Gateway|Name|Polygon|Radius|min|[\W\d]*)$|GeoNames|Excel|CSV|CC BY|Natural Earth/;

type Catalogs = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

describe.each([
  ['German', de],
  ['Spanish', es],
])('%s', (_, language) => {
  it('has every text of every catalog and no other', () => {
    const { words: _words, ...catalogs } = language;
    const keys = (all: object) =>
      Object.entries(all as Catalogs).map(([id, texts]) => [id, Object.keys(texts).toSorted()]);
    expect(Object.fromEntries(keys(catalogs))).toEqual(Object.fromEntries(keys(english)));
  });

  it.each([
    ['alarm of a reefer unit', REEFER_ALARMS],
    ['category of geofences', GEOFENCE_CATEGORIES],
    ['failure mode', FAILURE_MODES],
    ['text about an ABS code', ABS_CODE_TEXTS.map((label) => ({ label }))],
    ['step of work orders', WORK_ORDER_STEPS.map((label) => ({ label }))],
  ])('has a word for each %s', (_list, list) => {
    const labels = list.map(({ label }) => label);
    expect(labels.filter((label) => language.words[label] === undefined)).toEqual([]);
  });

  it('has no English left', () => {
    const left = Object.entries(english as Catalogs).flatMap(([id, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => {
        const translated = (language as unknown as Catalogs)[id]?.[key];
        return typeof text === 'string' && translated === text && !SAME.test(text) ? [`${id}.${key}: ${text}`] : [];
      }),
    );
    expect(left).toEqual([]);
  });
});

it('translates the same labels of the vocabulary into each language', () => {
  expect(Object.keys(es.words)).toEqual(Object.keys(de.words));
});

it('has the same catalogs of ui in each language', () => {
  expect(Object.keys(uiEs)).toEqual(Object.keys(uiDe));
});
