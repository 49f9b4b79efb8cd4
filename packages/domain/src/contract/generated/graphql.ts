// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { AlertCondition } from '../../rules/alerts/alertCondition';
import type { ExplainedCondition } from '../explainedCondition';
import type { GeofenceShape } from '../../rules/geofences/geofenceShape';
import { TypedDocumentString } from '../typedDocument';
export type AbsFaultsInput = {
  /** Levels: 1 ABS, 2 component. Null: both. */
  faultTypeIds?: Array<number> | null | undefined;
  /** Whether to include cleared faults. Default: only active ones. */
  showAll?: boolean | null | undefined;
  vin: string;
  /** Only faults that began within this many days of 24 hours, 1 to 3650. Null: all. */
  withinDays?: number | null | undefined;
};

export type AddInspectionInput = {
  /** annual, preTrip, postTrip or roadside. */
  kind: string;
  /** At most 500 characters. Required for any result but passed. */
  note: string;
  odometerMiles?: number | null | undefined;
  /** 'YYYY-MM-DD', not in the future. */
  performedOn: string;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
  /** passed, defects or outOfService. */
  result: string;
  vin: string;
};

export type AddMaintenanceEntryInput = {
  /** One of the maintenance types. */
  kind: string;
  /** At most 500 characters. Required for the types repair and other. */
  note: string;
  odometerMiles?: number | null | undefined;
  /** 'YYYY-MM-DD', not in the future. */
  performedOn: string;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
  vin: string;
};

export type AlertActivityInput = {
  /** The value of `next` of the page before. */
  after?: string | null | undefined;
  customerId: number;
  from?: string | null | undefined;
  /** alerts, handling, messages or rules. All without it. */
  kinds?: Array<string> | null | undefined;
  /** 1 to 500. 50 without it. */
  limit?: number | null | undefined;
  /** Email address of who did it, or of the recipient of a message. */
  person?: string | null | undefined;
  ruleId?: string | null | undefined;
  /** critical, caution or good. */
  severity?: string | null | undefined;
  /** The first instant after the range. */
  to?: string | null | undefined;
  /** VIN of a trailer. Then there are no changes of rules. */
  vin?: string | null | undefined;
};

export type AlertBacktestInput = {
  /** The value of `next` of the page before. */
  after?: string | null | undefined;
  allVehicles: boolean;
  condition: AlertCondition;
  customerId: number;
  /** 1 to 31. */
  days: number;
  vehicleGroupIds: Array<string>;
  vehicleIds: Array<string>;
};

export type AlertDigestInput = {
  days: Array<number>;
  time: string;
  zone: string;
};

export type AlertEscalationInput = {
  afterMs: number;
  emails: Array<string>;
};

export type AlertHoursInput = {
  windows: Array<AlertWindowInput>;
  zone: string;
};

export type AlertNotificationsInput = {
  /** Only alerts that are assigned to the caller (mine), or without an assignee (none). */
  assigned?: string | null | undefined;
  customerId: number;
  /** attention, snoozed or done. All without it. */
  group?: string | null | undefined;
  paginationInput: PaginationInput;
  ruleId?: string | null | undefined;
  /** critical, caution or good. */
  severity?: string | null | undefined;
  /** VIN of a trailer. */
  vin?: string | null | undefined;
};

export type AlertRuleInput = {
  /** When messages may be sent. Null for always. */
  activeHours?: AlertHoursInput | null | undefined;
  /** Time between two messages about a trailer to a recipient, in ms: 0 for one notification only, or 86400000. */
  alertNotificationRateLimitMs: number;
  /** All trailers of the customer that the owner of the rule has access to. */
  allVehicles: boolean;
  condition: AlertCondition;
  /** Up to three steps. None without it. */
  escalation?: Array<AlertEscalationInput> | null | undefined;
  includeSensorData: boolean;
  isActive: boolean;
  /** 1 to 100 characters. */
  name: string;
  notifyAllCustomerUsers: boolean;
  /** Up to 50 different email addresses. */
  notifyEmails: Array<string>;
  notifyMe: boolean;
  /** Whether to notify about trailers that match when the rule is saved. */
  notifyPresent: boolean;
  /** critical, caution or good. */
  severity: string;
  /** Groups whose trailers the rule is about, with their subgroups. Empty with `allVehicles`. */
  vehicleGroupIds: Array<string>;
  /** Trailers that the rule is about. Empty with `allVehicles`. */
  vehicleIds: Array<string>;
};

export type AlertSettingsInput = {
  /** Null to send each email at once. */
  digest?: AlertDigestInput | null | undefined;
  /** Severities of alerts that are sent by email: critical, caution, good. */
  email: Array<string>;
  push: Array<string>;
  /** Null for none. */
  quietHours?: QuietHoursInput | null | undefined;
};

export type AlertWindowInput = {
  days: Array<number>;
  from: string;
  to: string;
};

export type ApplyGeofencesInput = {
  customerId: number;
  /** UUID created by the client, the same for all requests of an import. */
  importId: string;
  rows: Array<GeofenceRowInput>;
};

export type ChangeGeofencesInput = {
  category?: string | null | undefined;
  customerId: number;
  /** Deletes them. Excludes the other changes. */
  delete?: boolean | null | undefined;
  geofences: Array<GeofenceVersion>;
  isActive?: boolean | null | undefined;
};

export type CheckGeofencesInput = {
  customerId: number;
  features: Array<GeofenceFeatureInput>;
};

export type CreateAlertRuleInput = {
  customerId: number;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
  rule: AlertRuleInput;
};

export type CreateGeofenceInput = {
  customerId: number;
  geofence: GeofenceInput;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
};

export type CreateSavedViewInput = {
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
  /** fleetStatus, tracking or fleetControl. */
  screen: string;
  view: SavedViewInput;
};

export type CreateWebhookInput = {
  customerId: number;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
  webhook: WebhookInput;
};

export type CustomerFeaturesInput = {
  customerId?: number | null | undefined;
};

export type ExplainAlertInput = {
  /** Not in the future. */
  at: string;
  customerId: number;
  /** With `to`: the start of the time whose `states` are returned, at most 48 hours. */
  from?: string | null | undefined;
  /** Of a rule about the number of trailers in geofences. */
  geofenceId?: string | null | undefined;
  ruleId: string;
  /** The first instant after that time. */
  to?: string | null | undefined;
  /** VIN of a trailer. Null for a rule about the number of trailers in geofences. */
  vin?: string | null | undefined;
  /** Whether `messages` are returned. */
  withMessages?: boolean | null | undefined;
};

/** A condition on one column. All conditions must match; any of several `in` values matches. */
export type FleetStatusFilter = {
  /** Date columns: exclusive upper bound. */
  before?: string | null | undefined;
  /** Text and list columns: substring, case-insensitive. */
  contains?: string | null | undefined;
  /** A filter field of the grid, e.g. trailerHealthStatus; see FLEET_STATUS_FIELDS. */
  field: string;
  /** Date columns: inclusive lower bound. */
  from?: string | null | undefined;
  /** Choice, boolean and list columns: any of these ids, 'NA' means no reading where a choice offers it. VIN: any of these. */
  in?: Array<string> | null | undefined;
  max?: number | null | undefined;
  /** Number columns: inclusive bounds. */
  min?: number | null | undefined;
};

export type FleetStatusInput = {
  /** Null: every customer that the caller has access to. */
  customerId?: number | null | undefined;
  filters?: Array<FleetStatusFilter> | null | undefined;
  /** The `listId` of an earlier page. The response comes from exactly that list, as an export requires. */
  listId?: string | null | undefined;
  paginationInput: PaginationInput;
  /** Substring of VIN, Unit ID or serial number; one or two characters match the beginning. */
  search?: string | null | undefined;
  /** Default: worst trailer health first. */
  sortingInput?: SortingInput | null | undefined;
};

export type FleetStatusSummaryInput = {
  customerId?: number | null | undefined;
  filters?: Array<FleetStatusFilter> | null | undefined;
  search?: string | null | undefined;
};

export type GeofenceCategoryInput = {
  /** How long a trailer may stay before detention begins, in minutes. Geofences can have their own. */
  freeMinutes: number;
  /** 1 to 40 characters, unique regardless of case. */
  label: string;
};

export type GeofenceDwellInput = {
  /** `next` of the previous page. Null for the first one. */
  after?: string | null | undefined;
  /** geofence or trailer. */
  by: string;
  customerId: number;
  from: string;
  /** Only visits of this geofence. */
  geofenceId?: string | null | undefined;
  /** Names of groups; the trailer is in any of them, or in a group below it. */
  groups?: Array<string> | null | undefined;
  /** Rows per page: 1 to 500. */
  pageSize: number;
  /** Exclusive; after `from`. */
  to: string;
  /** Names of trailer types. */
  vehicleTypes?: Array<string> | null | undefined;
  /** Only visits of the trailer with this VIN. */
  vin?: string | null | undefined;
};

/** A geofence as a file has it. Null is what the file doesn't say. */
export type GeofenceFeatureInput = {
  /** A new geofence needs one. */
  category?: string | null | undefined;
  description?: string | null | undefined;
  name: string;
  shape: GeofenceShape;
};

export type GeofenceInput = {
  /** yard, customerSite, supplier, repairShop, restArea or other. */
  category: string;
  /** Up to 1,000 characters. */
  description?: string | null | undefined;
  /** Up to 20 addresses that get a mail when a trailer enters. */
  enterEmails: Array<string>;
  /** Up to 20 addresses that get a mail when a trailer leaves. */
  exitEmails: Array<string>;
  /** Time that a trailer may stay before detention begins, in minutes. Null for the default of the category. */
  freeMinutes?: number | null | undefined;
  /** An inactive geofence keeps its shape and visits but decides nothing. */
  isActive: boolean;
  /** 1 to 100 characters, unique among the customer's geofences regardless of case. */
  name: string;
  shape: GeofenceShape;
};

export type GeofenceRowInput = {
  feature: GeofenceFeatureInput;
  /** UUID created by the client. It is the id of the geofence if one is created. */
  id: string;
  /** The geofence with this name, to replace it as it was checked. Null to create one. */
  replaces?: ReplacedGeofenceInput | null | undefined;
};

export type GeofenceVersion = {
  id: string;
  version: number;
};

export type GeofenceVisitsInput = {
  /** Visits that may have included this instant, open ones included. Replaces `from` and `to`. */
  at?: string | null | undefined;
  customerId: number;
  /** Visits that ended at or after this instant, or are open. */
  from?: string | null | undefined;
  geofenceId?: string | null | undefined;
  /** Only visits of this kind: seen or passed. */
  how?: string | null | undefined;
  /** Only visits that are still open. */
  openOnly?: boolean | null | undefined;
  /** Only visits with detention that is certain, within `from` and `to`. */
  overFreeTime?: boolean | null | undefined;
  paginationInput: PaginationInput;
  /** Visits that began before this instant. */
  to?: string | null | undefined;
  /** VIN of a trailer. */
  vin?: string | null | undefined;
};

export type HandleAlertsInput = {
  /** acknowledge, unacknowledge, assign, snooze, close, reopen or note. */
  action: string;
  alerts: Array<HandledAlertInput>;
  /** Email address of a user of the customer. Null to remove the assignee. */
  assignee?: string | null | undefined;
  customerId: number;
  /** Up to 1,000 characters; required for a note. */
  note?: string | null | undefined;
  /** End of a snooze. */
  until?: string | null | undefined;
};

export type HandledAlertInput = {
  id: string;
  version: number;
};

/** One page of a list. Pages start at 1. */
export type PaginationInput = {
  pageNumber: number;
  /** Rows per page, 1 to 100. An export can request up to 500. */
  pageSize: number;
};

export type QuietHoursInput = {
  criticalPasses: boolean;
  windows: Array<AlertWindowInput>;
  zone: string;
};

export type ReeferCommandInput = {
  /** UUID created by the client. */
  id: string;
  kind: string;
  /** For a set point only: degrees Celsius, -30 to 35. */
  setPointC?: number | null | undefined;
  vin: string;
  /** For a set point only: 1, 2 or 3. */
  zone?: number | null | undefined;
};

export type ReeferUnitsInput = {
  /** Null: every customer that the caller has access to. */
  customerId?: number | null | undefined;
  paginationInput: PaginationInput;
  /** Substring of the unit ID or VIN. */
  search?: string | null | undefined;
  /** Only units of these trailers: up to 200 VINs. */
  vins?: Array<string> | null | undefined;
};

export type ReplacedGeofenceInput = {
  id: string;
  version: number;
};

export type SaveSensorOrderInput = {
  fleetColumnOrder?: Array<number> | null | undefined;
  moreySensorOrder?: Array<number> | null | undefined;
  xirgoSensorOrder?: Array<number> | null | undefined;
};

export type SavedPlaceInput = {
  lat: number;
  lng: number;
  /** 1 to 100 characters. */
  name: string;
  /** Up to 1,000 characters. */
  note?: string | null | undefined;
};

export type SavedViewInput = {
  /** private, role or group: who the view is shared with. */
  audience: string;
  /** The customer that a shared view belongs to. Null, for administrators and roles: every customer. */
  customerId?: number | null | undefined;
  /** The group of the audience. */
  groupId?: string | null | undefined;
  /**
   * Whether the screen opens with this view: for the owner of a private view, or for the role of a shared one. Replaces
   * the previous default. Views shared with a group can't be a default.
   */
  isDefault: boolean;
  /** Order, width, pinning and hiding of the columns as a JSON object of up to 20,000 characters. Null if there are none. */
  layout?: string | null | undefined;
  /** 1 to 60 characters, unique among the owner's views of a screen. */
  name: string;
  /** The query of the screen's URL, without the question mark: 0 to 2,000 characters. */
  query: string;
  /** The role of the audience, such as CUSTOMER. */
  role?: string | null | undefined;
};

export type SearchInput = {
  /** Only trailers of this customer, and no other kind of result. */
  customerId?: number | null | undefined;
  /** Results of each kind: 1 to 20, by default 5. */
  limit?: number | null | undefined;
  /** 2 to 100 characters, case-insensitive. A shorter text finds nothing. */
  text: string;
};

export type SendReeferCommandsInput = {
  commands: Array<ReeferCommandInput>;
};

export type ShareLocationInput = {
  /** position, movement (also speed and heading) or lastDay (also the route of the last 24 hours). */
  detail: string;
  /** Hours until the link expires: 1 to 744. */
  hours: number;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
  /** 1 to 50. */
  trailers: Array<SharedTrailerInput>;
};

export type SharedTrailerInput = {
  /** Its name on the page, 1 to 60 characters. */
  name: string;
  vin: string;
};

export type SortingInput = {
  sortAsc: boolean;
  /** A sort field of the list, e.g. unitId. Unknown and unsortable fields are a BAD_USER_INPUT. */
  sortBy: string;
};

/** What `PushManager.subscribe` of the browser returns. */
export type SubscribePushInput = {
  /** Secret of the browser, base64url. */
  auth: string;
  /** An https address on the public network. */
  endpoint: string;
  /** Name of the browser, 1 to 60 characters, e.g. 'Chrome on Android'. */
  label: string;
  /** Public key of the browser, base64url. */
  p256dh: string;
};

export type WebhookInput = {
  enabled: boolean;
  /** 1 to 60 characters. */
  name: string;
  /** Severities of alerts to send: critical, caution, good. */
  severities: Array<string>;
  /** An https address on the public network, up to 500 characters. */
  url: string;
};

export type RevokeDeviceLinkMutationVariables = Exact<{
  vin: string;
  linkId: string;
}>;


export type RevokeDeviceLinkMutation = { revokeDeviceLink: string };

export type PushSubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PushSubscriptionsQuery = { pushSubscriptions: Array<{ id: string, endpoint: string, label: string, created: string, lastUsed: string | null }> };

export type ReplayWebhookMessageMutationVariables = Exact<{
  customerId: number;
  webhookId: string;
  id: string;
}>;


export type ReplayWebhookMessageMutation = { replayWebhookMessage: { id: string, webhookId: string, event: string, ruleId: string | null, alertIds: Array<string>, body: string, state: string, created: string, nextAttempt: string | null, attempts: Array<{ at: string, status: number | null, error: string | null, durationMs: number, response: string | null }> } };

export type AlertCountQueryVariables = Exact<{
  customerId: number;
}>;


export type AlertCountQuery = { alertCount: number };

export type UpdateSavedViewMutationVariables = Exact<{
  id: string;
  version: number;
  input: SavedViewInput;
}>;


export type UpdateSavedViewMutation = { updateSavedView: { id: string, screen: string, name: string, query: string, layout: string | null, audience: string, customerId: number | null, customerName: string | null, role: string | null, groupId: string | null, groupName: string | null, isDefault: boolean, owner: string | null, isOwn: boolean, canChange: boolean, version: number } };

export type AlertRuleQueryVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type AlertRuleQuery = { alertRule: { id: string, customerId: number, name: string, severity: string, condition: AlertCondition, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, isActive: boolean, deactivated: boolean | null, disabledAt: string | null, disabledBy: string | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, notifyMe: boolean, notifyAllCustomerUsers: boolean, notifyEmails: Array<string>, includeSensorData: boolean, alertNotificationRateLimitMs: number, notifyPresent: boolean, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, geofenceTrailersThreshold: number | null, geofenceIds: Array<string> | null, isGeofenceOccupancyInverted: boolean | null, lastFired: string | null, firingNow: number, firingsPerDay: Array<number>, created: string, updated: string, version: number, alertPredicates: Array<{ alertPredicateTypeId: number, alertPredicateTypeName: string, durationMs: number | null, tetherStateDurationMs: number | null, doorStatusDurationMs: number | null, geofenceOccupancyDurationMs: number | null, tpmsThresholdPsi: number | null, tireTemperatureThresholdC: number | null, netBogieWeightLbs: number | null, geofenceEnterEvents: boolean | null, geofenceExitEvents: boolean | null, anyCustomerGeofence: boolean | null, geofenceIds: Array<string> | null, geofenceTrailersThreshold: number | null, isGeofenceOccupancyInverted: boolean | null, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, loadStatusLoaded: boolean | null, loadStatusUnloaded: boolean | null, anyAbsSystemFault: boolean | null, anyLightFault: boolean | null, lightFaultTypeIds: Array<number> | null, tethered: boolean | null, untethered: boolean | null, doorClosed: boolean | null, doorOpened: boolean | null, sensorBoxBatteryRed: boolean | null, sensorBoxBatteryYellow: boolean | null, anyTisStatus: boolean | null, tisStatuses: Array<string> | null }>, activeHours: { zone: string, windows: Array<{ days: Array<number>, from: string, to: string }> } | null, escalation: Array<{ afterMs: number, emails: Array<string> }> } | null };

export type ReeferTemperaturesQueryVariables = Exact<{
  vin: string;
  days: number;
}>;


export type ReeferTemperaturesQuery = { reeferTemperatures: { from: string, to: string, moments: Array<{ recorded: string, power: string, defrosting: boolean | null, ambientF: number | null, zones: Array<{ setPointF: number | null, dischargeAirF: number | null, returnAirF: number | null }> }> } };

export type UnsubscribePushMutationVariables = Exact<{
  id: string;
}>;


export type UnsubscribePushMutation = { unsubscribePush: string };

export type UndoGeofenceImportMutationVariables = Exact<{
  customerId: number;
  importId: string;
}>;


export type UndoGeofenceImportMutation = { undoGeofenceImport: { undone: number, remaining: number, left: Array<{ id: string, name: string }> } };

export type ReeferUnitsQueryVariables = Exact<{
  input: ReeferUnitsInput;
}>;


export type ReeferUnitsQuery = { reeferUnits: { total: number, asOf: string, units: Array<{ vin: string, unitId: string, customerId: number, customerName: string, power: string | null, mode: string | null, setPointsF: Array<number>, returnAir1F: number | null, reportedAt: string | null, mayCommand: boolean }> } };

export type ChangeGeofencesMutationVariables = Exact<{
  input: ChangeGeofencesInput;
}>;


export type ChangeGeofencesMutation = { changeGeofences: { changed: Array<string>, leftOut: Array<string> } };

export type SavePlaceMutationVariables = Exact<{
  customerId: number;
  id: string;
  version: number;
  input: SavedPlaceInput;
}>;


export type SavePlaceMutation = { savePlace: { id: string, customerId: number, name: string, lat: number, lng: number, note: string | null, version: number } };

export type DeleteGeofenceMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type DeleteGeofenceMutation = { deleteGeofence: string };

export type GeofenceBackfillQueryVariables = Exact<{
  customerId: number;
  geofenceId: string;
}>;


export type GeofenceBackfillQuery = { geofenceBackfill: { geofenceId: string, from: string, until: string, status: string, percent: number } | null };

export type EnableAlertRuleMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type EnableAlertRuleMutation = { enableAlertRule: { id: string, customerId: number, name: string, severity: string, condition: AlertCondition, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, isActive: boolean, deactivated: boolean | null, disabledAt: string | null, disabledBy: string | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, notifyMe: boolean, notifyAllCustomerUsers: boolean, notifyEmails: Array<string>, includeSensorData: boolean, alertNotificationRateLimitMs: number, notifyPresent: boolean, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, geofenceTrailersThreshold: number | null, geofenceIds: Array<string> | null, isGeofenceOccupancyInverted: boolean | null, lastFired: string | null, firingNow: number, firingsPerDay: Array<number>, created: string, updated: string, version: number, alertPredicates: Array<{ alertPredicateTypeId: number, alertPredicateTypeName: string, durationMs: number | null, tetherStateDurationMs: number | null, doorStatusDurationMs: number | null, geofenceOccupancyDurationMs: number | null, tpmsThresholdPsi: number | null, tireTemperatureThresholdC: number | null, netBogieWeightLbs: number | null, geofenceEnterEvents: boolean | null, geofenceExitEvents: boolean | null, anyCustomerGeofence: boolean | null, geofenceIds: Array<string> | null, geofenceTrailersThreshold: number | null, isGeofenceOccupancyInverted: boolean | null, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, loadStatusLoaded: boolean | null, loadStatusUnloaded: boolean | null, anyAbsSystemFault: boolean | null, anyLightFault: boolean | null, lightFaultTypeIds: Array<number> | null, tethered: boolean | null, untethered: boolean | null, doorClosed: boolean | null, doorOpened: boolean | null, sensorBoxBatteryRed: boolean | null, sensorBoxBatteryYellow: boolean | null, anyTisStatus: boolean | null, tisStatuses: Array<string> | null }>, activeHours: { zone: string, windows: Array<{ days: Array<number>, from: string, to: string }> } | null, escalation: Array<{ afterMs: number, emails: Array<string> }> } };

export type RecentInspectionsQueryVariables = Exact<{
  vin: string;
}>;


export type RecentInspectionsQuery = { recentInspections: { total: number, records: Array<{ id: string, kind: string, result: string | null, performedOn: string, odometerMiles: number | null, note: string, addedBy: string | null, addedAt: string }> } };

export type GeofencesV2QueryVariables = Exact<{
  customerId: number;
}>;


export type GeofencesV2Query = { geofencesV2: Array<{ id: string, customerId: number, name: string, description: string | null, category: string, isActive: boolean, shape: GeofenceShape, enterEmails: Array<string>, exitEmails: Array<string>, freeMinutes: number | null, trailersInside: number, trailersOverFreeTime: number, version: number }> };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string | null };

export type WebhooksQueryVariables = Exact<{
  customerId: number;
}>;


export type WebhooksQuery = { webhooks: Array<{ id: string, customerId: number, name: string, url: string, severities: Array<string>, enabled: boolean, disabledReason: string | null, earlierSecretUntil: string | null, lastSuccess: string | null, lastFailure: string | null, created: string, updated: string, version: number }> };

export type AlertSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertSettingsQuery = { alertSettings: { email: Array<string>, push: Array<string>, quietHoursChange: string | null, isQuiet: boolean, version: number, quietHours: { zone: string, criticalPasses: boolean, windows: Array<{ days: Array<number>, from: string, to: string }> } | null, digest: { zone: string, days: Array<number>, time: string } | null } };

export type ClosestAftermarketDealersQueryVariables = Exact<{
  vin: string;
  limit: number;
}>;


export type ClosestAftermarketDealersQuery = { closestAftermarketDealers: { from: string, reason: string | null, place: string | null, placeReportedAt: string | null, dealers: Array<{ miles: number, dealer: { id: string, name: string, street: string, city: string, region: string, phone: string, email: string, lat: number, lng: number } }> } };

export type VehicleTrackingV2QueryVariables = Exact<{
  vin: string;
  pageSize: number;
  pageNumber: number;
  sensorTypeIds?: Array<number> | number | null | undefined;
}>;


export type VehicleTrackingV2Query = { vehicleTrackingV2: { activityLog: Array<{ id: string, recorded: string, latitude: number | null, longitude: number | null, reverseGeoFullAddress: string | null, speed: number | null, loaded: boolean | null, loadWeight: number | null, batteryVoltageTrailer: number | null, deviceBatteryVoltage: number | null, tisStatus: string | null, tetherStatus: string | null, doorOpened: boolean | null, absFaultActive: boolean | null, absFaultDescription: string | null, absFaultSpn: number | null, absFaultFmi: number | null, faultLevel: number | null, amberLampStatus: string | null, odometerAbs: number | null, odometerGps: number | null, wheelEndsC: Array<number | null> | null, brakes: Array<string | null> | null, tiresC: Array<number | null> | null, tirePressuresPsi: Array<number | null> | null, cargoCameraFullness: number | null, deviceBatteryPercent: number | null, fixFlags: Array<string>, source: { kind: string, name: string | null } | null, tseFaults: Array<{ faultDescription: string | null, spn: number | null, fmi: number | null, faultLevel: number | null }> | null, lights: { red: string | null, green: string | null, yellow: string | null, black: string | null, brown: string | null } | null, reefer: { power: string, mode: string | null, fuelPercent: number | null, ambientF: number | null, humidityPercent: number | null, interiorF: Array<number>, engineHours: number | null, electricalHours: number | null, totalHours: number | null, batteryVoltage: number | null, zones: Array<{ setPointF: number | null, dischargeAirF: number | null, returnAirF: number | null }> } | null }> } };

export type AbsFaultsQueryVariables = Exact<{
  input: AbsFaultsInput;
}>;


export type AbsFaultsQuery = { absFaults: { asOf: string, total: number, faults: Array<{ id: string, status: string, faultDescription: string | null, faultStart: string, faultEnd: string | null, suspectComponent: string | null, cause: string | null, repairInformation: string | null, durationSeconds: number, maxMph: number | null, bestAvailableTotalMileage: number | null, faultTypeId: number, spn: number | null, fmi: number | null, blinkCode: string | null }> } };

export type UpdateGeofenceMutationVariables = Exact<{
  customerId: number;
  id: string;
  version: number;
  input: GeofenceInput;
}>;


export type UpdateGeofenceMutation = { updateGeofence: { id: string, customerId: number, name: string, description: string | null, category: string, isActive: boolean, shape: GeofenceShape, enterEmails: Array<string>, exitEmails: Array<string>, freeMinutes: number | null, trailersInside: number, trailersOverFreeTime: number, version: number } };

export type AlertNotificationsQueryVariables = Exact<{
  input: AlertNotificationsInput;
}>;


export type AlertNotificationsQuery = { alertNotifications: { total: number, alerts: Array<{ id: string, customerId: number, ruleId: string, ruleName: string, severity: string, condition: AlertCondition, vin: string | null, unitId: string | null, since: string, endedAt: string | null, endedBy: string | null, noticedAt: string, isLate: boolean, withdrawnAt: string | null, handling: string, handledAt: string | null, handledBy: string | null, assignee: string | null, snoozedUntil: string | null, version: number, geofence: { id: string, name: string } | null }> } };

export type CustomersQueryVariables = Exact<{
  showDeactivated?: boolean | null | undefined;
}>;


export type CustomersQuery = { customers: Array<{ id: number, shortName: string, longName: string, abbrev: string, active: boolean, created: string, updated: string, dotNumber: string | null, retentionDurationDays: number, unloadedUpToLbs: number | null, totalAssets: number, totalActiveAssets: number }> };

export type RevokeSharedLocationMutationVariables = Exact<{
  linkId: string;
}>;


export type RevokeSharedLocationMutation = { revokeSharedLocation: string };

export type CreateSavedViewMutationVariables = Exact<{
  input: CreateSavedViewInput;
}>;


export type CreateSavedViewMutation = { createSavedView: { id: string, screen: string, name: string, query: string, layout: string | null, audience: string, customerId: number | null, customerName: string | null, role: string | null, groupId: string | null, groupName: string | null, isDefault: boolean, owner: string | null, isOwn: boolean, canChange: boolean, version: number } };

export type MaintenanceLogQueryVariables = Exact<{
  vin: string;
}>;


export type MaintenanceLogQuery = { maintenanceLog: { total: number, records: Array<{ id: string, kind: string, result: string | null, performedOn: string, odometerMiles: number | null, note: string, addedBy: string | null, addedAt: string }> } };

export type MuteAlertRuleMutationVariables = Exact<{
  customerId: number;
  id: string;
  vin: string;
  until?: string | null | undefined;
}>;


export type MuteAlertRuleMutation = { muteAlertRule: string | null };

export type TakeOverAlertRuleMutationVariables = Exact<{
  customerId: number;
  id: string;
  version: number;
}>;


export type TakeOverAlertRuleMutation = { takeOverAlertRule: { id: string, customerId: number, name: string, severity: string, condition: AlertCondition, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, isActive: boolean, deactivated: boolean | null, disabledAt: string | null, disabledBy: string | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, notifyMe: boolean, notifyAllCustomerUsers: boolean, notifyEmails: Array<string>, includeSensorData: boolean, alertNotificationRateLimitMs: number, notifyPresent: boolean, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, geofenceTrailersThreshold: number | null, geofenceIds: Array<string> | null, isGeofenceOccupancyInverted: boolean | null, lastFired: string | null, firingNow: number, firingsPerDay: Array<number>, created: string, updated: string, version: number, alertPredicates: Array<{ alertPredicateTypeId: number, alertPredicateTypeName: string, durationMs: number | null, tetherStateDurationMs: number | null, doorStatusDurationMs: number | null, geofenceOccupancyDurationMs: number | null, tpmsThresholdPsi: number | null, tireTemperatureThresholdC: number | null, netBogieWeightLbs: number | null, geofenceEnterEvents: boolean | null, geofenceExitEvents: boolean | null, anyCustomerGeofence: boolean | null, geofenceIds: Array<string> | null, geofenceTrailersThreshold: number | null, isGeofenceOccupancyInverted: boolean | null, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, loadStatusLoaded: boolean | null, loadStatusUnloaded: boolean | null, anyAbsSystemFault: boolean | null, anyLightFault: boolean | null, lightFaultTypeIds: Array<number> | null, tethered: boolean | null, untethered: boolean | null, doorClosed: boolean | null, doorOpened: boolean | null, sensorBoxBatteryRed: boolean | null, sensorBoxBatteryYellow: boolean | null, anyTisStatus: boolean | null, tisStatuses: Array<string> | null }>, activeHours: { zone: string, windows: Array<{ days: Array<number>, from: string, to: string }> } | null, escalation: Array<{ afterMs: number, emails: Array<string> }> } };

export type DeleteGeofenceCategoryMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type DeleteGeofenceCategoryMutation = { deleteGeofenceCategory: string };

export type FindTrailerQueryVariables = Exact<{
  text: string;
}>;


export type FindTrailerQuery = { findTrailer: string };

export type DeletePlaceMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type DeletePlaceMutation = { deletePlace: string };

export type TestWebhookMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type TestWebhookMutation = { testWebhook: { id: string, webhookId: string, event: string, ruleId: string | null, alertIds: Array<string>, body: string, state: string, created: string, nextAttempt: string | null, attempts: Array<{ at: string, status: number | null, error: string | null, durationMs: number, response: string | null }> } };

export type SaveAlertSettingsMutationVariables = Exact<{
  version: number;
  input: AlertSettingsInput;
}>;


export type SaveAlertSettingsMutation = { saveAlertSettings: { email: Array<string>, push: Array<string>, quietHoursChange: string | null, isQuiet: boolean, version: number, quietHours: { zone: string, criticalPasses: boolean, windows: Array<{ days: Array<number>, from: string, to: string }> } | null, digest: { zone: string, days: Array<number>, time: string } | null } };

export type AlertRulesQueryVariables = Exact<{
  customerId: number;
}>;


export type AlertRulesQuery = { alertRules: Array<{ id: string, customerId: number, name: string, severity: string, condition: AlertCondition, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, isActive: boolean, deactivated: boolean | null, disabledAt: string | null, disabledBy: string | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, notifyMe: boolean, notifyAllCustomerUsers: boolean, notifyEmails: Array<string>, includeSensorData: boolean, alertNotificationRateLimitMs: number, notifyPresent: boolean, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, geofenceTrailersThreshold: number | null, geofenceIds: Array<string> | null, isGeofenceOccupancyInverted: boolean | null, lastFired: string | null, firingNow: number, firingsPerDay: Array<number>, created: string, updated: string, version: number, alertPredicates: Array<{ alertPredicateTypeId: number, alertPredicateTypeName: string, durationMs: number | null, tetherStateDurationMs: number | null, doorStatusDurationMs: number | null, geofenceOccupancyDurationMs: number | null, tpmsThresholdPsi: number | null, tireTemperatureThresholdC: number | null, netBogieWeightLbs: number | null, geofenceEnterEvents: boolean | null, geofenceExitEvents: boolean | null, anyCustomerGeofence: boolean | null, geofenceIds: Array<string> | null, geofenceTrailersThreshold: number | null, isGeofenceOccupancyInverted: boolean | null, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, loadStatusLoaded: boolean | null, loadStatusUnloaded: boolean | null, anyAbsSystemFault: boolean | null, anyLightFault: boolean | null, lightFaultTypeIds: Array<number> | null, tethered: boolean | null, untethered: boolean | null, doorClosed: boolean | null, doorOpened: boolean | null, sensorBoxBatteryRed: boolean | null, sensorBoxBatteryYellow: boolean | null, anyTisStatus: boolean | null, tisStatuses: Array<string> | null }>, activeHours: { zone: string, windows: Array<{ days: Array<number>, from: string, to: string }> } | null, escalation: Array<{ afterMs: number, emails: Array<string> }> }> };

export type AftermarketDealersQueryVariables = Exact<{ [key: string]: never; }>;


export type AftermarketDealersQuery = { aftermarketDealers: Array<{ id: string, name: string, street: string, city: string, region: string, phone: string, email: string, lat: number, lng: number }> };

export type SendTestAlertMutationVariables = Exact<{ [key: string]: never; }>;


export type SendTestAlertMutation = { sendTestAlert: string };

export type MailDeliveriesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type MailDeliveriesQuery = { mailDeliveries: Array<{ id: string, to: string, subject: string, purpose: string, status: string, attempts: number, createdAt: string, changedAt: string, nextAttemptAt: string | null, reason: string | null }> };

export type MySharedLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySharedLocationsQuery = { mySharedLocations: Array<{ id: string, detail: string, createdAt: string, createdBy: string, expiresAt: string, timesOpened: number, trailers: Array<{ name: string, vin: string | null }> }> };

export type SaveSensorOrderMutationVariables = Exact<{
  input: SaveSensorOrderInput;
}>;


export type SaveSensorOrderMutation = { saveSensorOrder: { moreySensorOrder: Array<number> | null, xirgoSensorOrder: Array<number> | null, fleetColumnOrder: Array<number> | null } };

export type AddMaintenanceEntryMutationVariables = Exact<{
  input: AddMaintenanceEntryInput;
}>;


export type AddMaintenanceEntryMutation = { addMaintenanceEntry: { id: string, kind: string, result: string | null, performedOn: string, odometerMiles: number | null, note: string, addedBy: string | null, addedAt: string } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, customerId: number, name: string, url: string, severities: Array<string>, enabled: boolean, disabledReason: string | null, earlierSecretUntil: string | null, lastSuccess: string | null, lastFailure: string | null, created: string, updated: string, version: number } } };

export type AddInspectionMutationVariables = Exact<{
  input: AddInspectionInput;
}>;


export type AddInspectionMutation = { addInspection: { id: string, kind: string, result: string | null, performedOn: string, odometerMiles: number | null, note: string, addedBy: string | null, addedAt: string } };

export type FleetStatusQueryVariables = Exact<{
  input: FleetStatusInput;
}>;


export type FleetStatusQuery = { fleetStatus: { total: number, listId: string | null, asOf: string, trailers: Array<{ id: string, vin: string, unitId: string, customerId: number, customerName: string | null, serialNumber: string | null, deviceTypeId: number, vehicleTypeId: number, vehicleType: string, productType: string, hasSolarPanels: boolean, installedSensorTypeIds: Array<number>, mainAppVersion: string | null, lastReport: string | null, installationDate: string | null, groups: Array<string>, absOdometer: number | null, gpsOdometer: number | null, tetheredStatus: string | null, timeUntetheredDays: number | null, tetherReportedAt: string | null, dwellingSince: string | null, geofence: string | null, loadStatus: string | null, cargoWeightOnBogieLbs: number | null, loadReportedAt: string | null, address: string | null, speed: number | null, lat: number | null, lng: number | null, gpsHeading: number | null, positionReportedAt: string | null, doorStatus: string | null, doorReportedAt: string | null, absFaultSeverityLevel: string | null, absFaultDescription: string | null, absFaultSpn: number | null, absFaultFmi: number | null, absReportedAt: string | null, tireInflationStatus: string | null, tireInflationReportedAt: string | null, lightFault: string | null, lightsReportedAt: string | null, trailerBatteryVoltage: number | null, trailerBatteryStatus: string | null, trailerBatteryReportedAt: string | null, deviceBatteryVoltage: number | null, deviceBatteryStatus: string | null, deviceBatteryReportedAt: string | null, trailerHealthStatus: string, connectivityStatus: string, modelYear: number | null, ageYears: number | null, vehicleLengthFeet: number | null, cargoCameraFullness: number | null, cargoCameraReportedAt: string | null, simStatus: string | null, simStatusChangeDate: string | null, tkUnitOnOrOff: string | null, tkOperatingMode: string | null, tkFuelLevel: number | null, tkAmbientF: number | null, tkHumidity: number | null, tkInteriorTemperature1F: number | null, tkInteriorTemperature2F: number | null, tkInteriorTemperature3F: number | null, tkInteriorTemperature4F: number | null, tkInteriorTemperature5F: number | null, tkInteriorTemperature6F: number | null, tkSetPoint1F: number | null, tkSetPoint2F: number | null, tkSetPoint3F: number | null, tkDischargeAir1F: number | null, tkDischargeAir2F: number | null, tkDischargeAir3F: number | null, tkReturnAir1F: number | null, tkReturnAir2F: number | null, tkReturnAir3F: number | null, tkEngineHours: number | null, tkElectricalHours: number | null, tkTotalHours: number | null, tkUnitBatteryVoltage: number | null, reeferReportedAt: string | null, lightFaultCircuits: Array<{ branch: string, state: string }>, healthReasons: Array<{ part: string, severity: string, code: string }> }> } };

export type ShareLocationMutationVariables = Exact<{
  input: ShareLocationInput;
}>;


export type ShareLocationMutation = { shareLocation: { url: string, link: { id: string, detail: string, createdAt: string, createdBy: string, expiresAt: string, timesOpened: number, trailers: Array<{ name: string, vin: string | null }> } } };

export type HandleAlertsMutationVariables = Exact<{
  input: HandleAlertsInput;
}>;


export type HandleAlertsMutation = { handleAlerts: { alerts: Array<{ id: string, customerId: number, ruleId: string, ruleName: string, severity: string, condition: AlertCondition, vin: string | null, unitId: string | null, since: string, endedAt: string | null, endedBy: string | null, noticedAt: string, isLate: boolean, withdrawnAt: string | null, handling: string, handledAt: string | null, handledBy: string | null, assignee: string | null, snoozedUntil: string | null, version: number, geofence: { id: string, name: string } | null }>, conflicts: Array<{ id: string, customerId: number, ruleId: string, ruleName: string, severity: string, condition: AlertCondition, vin: string | null, unitId: string | null, since: string, endedAt: string | null, endedBy: string | null, noticedAt: string, isLate: boolean, withdrawnAt: string | null, handling: string, handledAt: string | null, handledBy: string | null, assignee: string | null, snoozedUntil: string | null, version: number, geofence: { id: string, name: string } | null }> } };

export type RotateWebhookSecretMutationVariables = Exact<{
  customerId: number;
  id: string;
  requestId?: string | null | undefined;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { id: string, customerId: number, name: string, url: string, severities: Array<string>, enabled: boolean, disabledReason: string | null, earlierSecretUntil: string | null, lastSuccess: string | null, lastFailure: string | null, created: string, updated: string, version: number } } };

export type SaveGeofenceCategoryMutationVariables = Exact<{
  customerId: number;
  id: string;
  input: GeofenceCategoryInput;
}>;


export type SaveGeofenceCategoryMutation = { saveGeofenceCategory: { id: string, label: string, freeMinutes: number, geofences: number } };

export type SendReeferCommandsMutationVariables = Exact<{
  input: SendReeferCommandsInput;
}>;


export type SendReeferCommandsMutation = { sendReeferCommands: Array<{ id: string, vin: string, kind: string, status: string, message: string | null, code: string | null }> };

export type VehicleDetailDataQueryVariables = Exact<{
  vin: string;
}>;


export type VehicleDetailDataQuery = { vehicleDetailData: { asOf: string, undercarriage: string | null, tetherStatusChanged: string | null, checkFuse: boolean, wheelEndMaxC: number | null, wheelEndSeverityLevel: string | null, wheelEndReportedAt: string | null, wheelEndsC: Array<number | null> | null, brakesReportedAt: string | null, brakes: Array<string | null> | null, tirePressureReportedAt: string | null, tirePressuresPsi: Array<number | null> | null, tireTemperatureMaxC: number | null, tireTemperatureSeverityLevel: string | null, tireTemperatureReportedAt: string | null, tiresC: Array<number | null> | null, sensorOrder: Array<number> | null, sensorOrderKnown: boolean, trailer: { id: string, vin: string, unitId: string, customerId: number, customerName: string | null, serialNumber: string | null, deviceTypeId: number, vehicleTypeId: number, vehicleType: string, productType: string, hasSolarPanels: boolean, installedSensorTypeIds: Array<number>, mainAppVersion: string | null, lastReport: string | null, installationDate: string | null, groups: Array<string>, absOdometer: number | null, gpsOdometer: number | null, tetheredStatus: string | null, timeUntetheredDays: number | null, tetherReportedAt: string | null, dwellingSince: string | null, geofence: string | null, loadStatus: string | null, cargoWeightOnBogieLbs: number | null, loadReportedAt: string | null, address: string | null, speed: number | null, lat: number | null, lng: number | null, gpsHeading: number | null, positionReportedAt: string | null, doorStatus: string | null, doorReportedAt: string | null, absFaultSeverityLevel: string | null, absFaultDescription: string | null, absFaultSpn: number | null, absFaultFmi: number | null, absReportedAt: string | null, tireInflationStatus: string | null, tireInflationReportedAt: string | null, lightFault: string | null, lightsReportedAt: string | null, trailerBatteryVoltage: number | null, trailerBatteryStatus: string | null, trailerBatteryReportedAt: string | null, deviceBatteryVoltage: number | null, deviceBatteryStatus: string | null, deviceBatteryReportedAt: string | null, trailerHealthStatus: string, connectivityStatus: string, modelYear: number | null, ageYears: number | null, vehicleLengthFeet: number | null, cargoCameraFullness: number | null, cargoCameraReportedAt: string | null, simStatus: string | null, simStatusChangeDate: string | null, tkUnitOnOrOff: string | null, tkOperatingMode: string | null, tkFuelLevel: number | null, tkAmbientF: number | null, tkHumidity: number | null, tkInteriorTemperature1F: number | null, tkInteriorTemperature2F: number | null, tkInteriorTemperature3F: number | null, tkInteriorTemperature4F: number | null, tkInteriorTemperature5F: number | null, tkInteriorTemperature6F: number | null, tkSetPoint1F: number | null, tkSetPoint2F: number | null, tkSetPoint3F: number | null, tkDischargeAir1F: number | null, tkDischargeAir2F: number | null, tkDischargeAir3F: number | null, tkReturnAir1F: number | null, tkReturnAir2F: number | null, tkReturnAir3F: number | null, tkEngineHours: number | null, tkElectricalHours: number | null, tkTotalHours: number | null, tkUnitBatteryVoltage: number | null, reeferReportedAt: string | null, lightFaultCircuits: Array<{ branch: string, state: string }>, healthReasons: Array<{ part: string, severity: string, code: string }> }, deviceType: { id: number, longName: string }, positionSource: { kind: string, name: string | null } | null, lights: { red: string | null, green: string | null, yellow: string | null, black: string | null, brown: string | null } | null } };

export type DeleteAlertRuleMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type DeleteAlertRuleMutation = { deleteAlertRule: string };

export type SensorOrderQueryVariables = Exact<{ [key: string]: never; }>;


export type SensorOrderQuery = { sensorOrder: { moreySensorOrder: Array<number> | null, xirgoSensorOrder: Array<number> | null, fleetColumnOrder: Array<number> | null } };

export type TestPushMutationVariables = Exact<{ [key: string]: never; }>;


export type TestPushMutation = { testPush: number };

export type ReeferUnitQueryVariables = Exact<{
  vin: string;
}>;


export type ReeferUnitQuery = { reeferUnit: { asOf: string, vin: string, unitId: string, installed: boolean, reportedAt: string | null, power: string | null, mode: string | null, defrosting: boolean | null, fuelPercent: number | null, ambientF: number | null, humidityPercent: number | null, interiorF: Array<number | null>, engineHours: number | null, electricalHours: number | null, totalHours: number | null, batteryVoltage: number | null, zones: Array<{ setPointF: number | null, dischargeAirF: number | null, returnAirF: number | null }>, alarms: Array<{ code: number, level: number, text: string, since: string, cleared: string | null }> | null } };

export type UpdateAlertRuleMutationVariables = Exact<{
  customerId: number;
  id: string;
  version: number;
  input: AlertRuleInput;
}>;


export type UpdateAlertRuleMutation = { updateAlertRule: { id: string, customerId: number, name: string, severity: string, condition: AlertCondition, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, isActive: boolean, deactivated: boolean | null, disabledAt: string | null, disabledBy: string | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, notifyMe: boolean, notifyAllCustomerUsers: boolean, notifyEmails: Array<string>, includeSensorData: boolean, alertNotificationRateLimitMs: number, notifyPresent: boolean, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, geofenceTrailersThreshold: number | null, geofenceIds: Array<string> | null, isGeofenceOccupancyInverted: boolean | null, lastFired: string | null, firingNow: number, firingsPerDay: Array<number>, created: string, updated: string, version: number, alertPredicates: Array<{ alertPredicateTypeId: number, alertPredicateTypeName: string, durationMs: number | null, tetherStateDurationMs: number | null, doorStatusDurationMs: number | null, geofenceOccupancyDurationMs: number | null, tpmsThresholdPsi: number | null, tireTemperatureThresholdC: number | null, netBogieWeightLbs: number | null, geofenceEnterEvents: boolean | null, geofenceExitEvents: boolean | null, anyCustomerGeofence: boolean | null, geofenceIds: Array<string> | null, geofenceTrailersThreshold: number | null, isGeofenceOccupancyInverted: boolean | null, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, loadStatusLoaded: boolean | null, loadStatusUnloaded: boolean | null, anyAbsSystemFault: boolean | null, anyLightFault: boolean | null, lightFaultTypeIds: Array<number> | null, tethered: boolean | null, untethered: boolean | null, doorClosed: boolean | null, doorOpened: boolean | null, sensorBoxBatteryRed: boolean | null, sensorBoxBatteryYellow: boolean | null, anyTisStatus: boolean | null, tisStatuses: Array<string> | null }>, activeHours: { zone: string, windows: Array<{ days: Array<number>, from: string, to: string }> } | null, escalation: Array<{ afterMs: number, emails: Array<string> }> } };

export type CreateAlertRuleMutationVariables = Exact<{
  input: CreateAlertRuleInput;
}>;


export type CreateAlertRuleMutation = { createAlertRule: { id: string, customerId: number, name: string, severity: string, condition: AlertCondition, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, isActive: boolean, deactivated: boolean | null, disabledAt: string | null, disabledBy: string | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, notifyMe: boolean, notifyAllCustomerUsers: boolean, notifyEmails: Array<string>, includeSensorData: boolean, alertNotificationRateLimitMs: number, notifyPresent: boolean, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, geofenceTrailersThreshold: number | null, geofenceIds: Array<string> | null, isGeofenceOccupancyInverted: boolean | null, lastFired: string | null, firingNow: number, firingsPerDay: Array<number>, created: string, updated: string, version: number, alertPredicates: Array<{ alertPredicateTypeId: number, alertPredicateTypeName: string, durationMs: number | null, tetherStateDurationMs: number | null, doorStatusDurationMs: number | null, geofenceOccupancyDurationMs: number | null, tpmsThresholdPsi: number | null, tireTemperatureThresholdC: number | null, netBogieWeightLbs: number | null, geofenceEnterEvents: boolean | null, geofenceExitEvents: boolean | null, anyCustomerGeofence: boolean | null, geofenceIds: Array<string> | null, geofenceTrailersThreshold: number | null, isGeofenceOccupancyInverted: boolean | null, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, loadStatusLoaded: boolean | null, loadStatusUnloaded: boolean | null, anyAbsSystemFault: boolean | null, anyLightFault: boolean | null, lightFaultTypeIds: Array<number> | null, tethered: boolean | null, untethered: boolean | null, doorClosed: boolean | null, doorOpened: boolean | null, sensorBoxBatteryRed: boolean | null, sensorBoxBatteryYellow: boolean | null, anyTisStatus: boolean | null, tisStatuses: Array<string> | null }>, activeHours: { zone: string, windows: Array<{ days: Array<number>, from: string, to: string }> } | null, escalation: Array<{ afterMs: number, emails: Array<string> }> } };

export type ResumeMailMutationVariables = Exact<{
  subject: string;
}>;


export type ResumeMailMutation = { resumeMail: string };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, email: string, isLoggedIn: boolean, roles: Array<string>, customerId: number | null, customerNames: Array<string>, showsParts: boolean, passwordExpirationDays: number | null, timezone: { id: string, country: string, description: string, utcDaylightOffset: number } | null, groups: Array<{ id: string, name: string, kind: string, customerId: number }> } };

export type MoveAlertRuleMutationVariables = Exact<{
  customerId: number;
  id: string;
  place: number;
}>;


export type MoveAlertRuleMutation = { moveAlertRule: Array<{ id: string, customerId: number, name: string, severity: string, condition: AlertCondition, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, isActive: boolean, deactivated: boolean | null, disabledAt: string | null, disabledBy: string | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, notifyMe: boolean, notifyAllCustomerUsers: boolean, notifyEmails: Array<string>, includeSensorData: boolean, alertNotificationRateLimitMs: number, notifyPresent: boolean, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, geofenceTrailersThreshold: number | null, geofenceIds: Array<string> | null, isGeofenceOccupancyInverted: boolean | null, lastFired: string | null, firingNow: number, firingsPerDay: Array<number>, created: string, updated: string, version: number, alertPredicates: Array<{ alertPredicateTypeId: number, alertPredicateTypeName: string, durationMs: number | null, tetherStateDurationMs: number | null, doorStatusDurationMs: number | null, geofenceOccupancyDurationMs: number | null, tpmsThresholdPsi: number | null, tireTemperatureThresholdC: number | null, netBogieWeightLbs: number | null, geofenceEnterEvents: boolean | null, geofenceExitEvents: boolean | null, anyCustomerGeofence: boolean | null, geofenceIds: Array<string> | null, geofenceTrailersThreshold: number | null, isGeofenceOccupancyInverted: boolean | null, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, loadStatusLoaded: boolean | null, loadStatusUnloaded: boolean | null, anyAbsSystemFault: boolean | null, anyLightFault: boolean | null, lightFaultTypeIds: Array<number> | null, tethered: boolean | null, untethered: boolean | null, doorClosed: boolean | null, doorOpened: boolean | null, sensorBoxBatteryRed: boolean | null, sensorBoxBatteryYellow: boolean | null, anyTisStatus: boolean | null, tisStatuses: Array<string> | null }>, activeHours: { zone: string, windows: Array<{ days: Array<number>, from: string, to: string }> } | null, escalation: Array<{ afterMs: number, emails: Array<string> }> }> };

export type GetCustomerFeaturesQueryVariables = Exact<{
  input: CustomerFeaturesInput;
}>;


export type GetCustomerFeaturesQuery = { getCustomerFeatures: Array<{ featureId: number, featureName: string }> };

export type SavedViewsQueryVariables = Exact<{
  screen: string;
}>;


export type SavedViewsQuery = { savedViews: Array<{ id: string, screen: string, name: string, query: string, layout: string | null, audience: string, customerId: number | null, customerName: string | null, role: string | null, groupId: string | null, groupName: string | null, isDefault: boolean, owner: string | null, isOwn: boolean, canChange: boolean, version: number }> };

export type CreateDeviceLinkMutationVariables = Exact<{
  vin: string;
  name: string;
  requestId?: string | null | undefined;
}>;


export type CreateDeviceLinkMutation = { createDeviceLink: { url: string, link: { id: string, name: string, createdAt: string } } };

export type CreateGeofenceMutationVariables = Exact<{
  input: CreateGeofenceInput;
}>;


export type CreateGeofenceMutation = { createGeofence: { id: string, customerId: number, name: string, description: string | null, category: string, isActive: boolean, shape: GeofenceShape, enterEmails: Array<string>, exitEmails: Array<string>, freeMinutes: number | null, trailersInside: number, trailersOverFreeTime: number, version: number } };

export type GeofenceDwellQueryVariables = Exact<{
  input: GeofenceDwellInput;
}>;


export type GeofenceDwellQuery = { geofenceDwell: { count: number, next: string | null, total: { visits: number, passed: number, totalMs: number, meanMs: number, medianMs: number, longestMs: number, detentionAtLeastMs: number, detentionAtMostMs: number, trailersOverFreeTime: number } | null, rows: Array<{ id: string, name: string, numbers: { visits: number, passed: number, totalMs: number, meanMs: number, medianMs: number, longestMs: number, detentionAtLeastMs: number, detentionAtMostMs: number, trailersOverFreeTime: number } }> } };

export type DeleteSavedViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSavedViewMutation = { deleteSavedView: string };

export type ReeferCommandsQueryVariables = Exact<{
  vin: string;
  limit: number;
}>;


export type ReeferCommandsQuery = { reeferCommands: { asOf: string, mayCommand: boolean, lastCommandSummary: { pending: number, failed: number, successful: number } | null, commands: Array<{ id: string, vin: string, kind: string, zone: number | null, setPointC: number | null, status: string, message: string | null, created: string, commandCompleted: string | null, sentBy: string }> } };

export type SavedPlacesQueryVariables = Exact<{
  customerId: number;
}>;


export type SavedPlacesQuery = { savedPlaces: Array<{ id: string, customerId: number, name: string, lat: number, lng: number, note: string | null, version: number }> };

export type SendDiagnosticEmailMutationVariables = Exact<{
  vin: string;
  dealerId: string;
}>;


export type SendDiagnosticEmailMutation = { sendDiagnosticEmail: { mail: { id: string, to: string, subject: string, purpose: string, status: string, attempts: number, createdAt: string, changedAt: string, nextAttemptAt: string | null, reason: string | null } } };

export type TrailerImageHistoryDataQueryVariables = Exact<{
  vin: string;
  pageSize: number;
  pageNumber: number;
}>;


export type TrailerImageHistoryDataQuery = { trailerImageHistoryData: { total: number, images: Array<{ id: string, recorded: string, fullness: number, url: string, linkExpires: string }> } };

export type ExplainAlertQueryVariables = Exact<{
  input: ExplainAlertInput;
}>;


export type ExplainAlertQuery = { explainAlert: { verdict: string, since: string | null, state: string | null, root: ExplainedCondition | null, reportedAt: string | null, states: Array<{ from: string, to: string, state: string }> | null, messages: Array<{ step: string, channel: string, recipient: string, outcome: string, reason: string | null, until: string | null }> | null } | null };

export type CheckGeofencesQueryVariables = Exact<{
  input: CheckGeofencesInput;
}>;


export type CheckGeofencesQuery = { checkGeofences: { remaining: number, checks: Array<{ verdict: string, sameNameAs: number | null, changes: Array<string>, meets: { id: string, name: string, version: number } | null, problem: { code: string, part: number | null, ring: number | null, vertex: number | null, at: { latitude: number, longitude: number } | null } | null }> } };

export type GeofenceCategoriesQueryVariables = Exact<{
  customerId: number;
}>;


export type GeofenceCategoriesQuery = { geofenceCategories: Array<{ id: string, label: string, freeMinutes: number, geofences: number }> };

export type FleetStatusSummaryQueryVariables = Exact<{
  input: FleetStatusSummaryInput;
}>;


export type FleetStatusSummaryQuery = { fleetStatusSummary: { total: number, critical: number, caution: number, good: number, notAvailable: number, notReporting: number } };

export type AlertNotificationQueryVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type AlertNotificationQuery = { alertNotification: { mutedUntil: string | null, alert: { id: string, customerId: number, ruleId: string, ruleName: string, severity: string, condition: AlertCondition, vin: string | null, unitId: string | null, since: string, endedAt: string | null, endedBy: string | null, noticedAt: string, isLate: boolean, withdrawnAt: string | null, handling: string, handledAt: string | null, handledBy: string | null, assignee: string | null, snoozedUntil: string | null, version: number, geofence: { id: string, name: string } | null }, steps: Array<{ id: string, at: string, kind: string, by: string | null, note: string | null, assignee: string | null, until: string | null }>, messages: Array<{ at: string, step: string, channel: string, recipient: string, outcome: string, reason: string | null, until: string | null }>, counted: { total: number, trailers: Array<{ vin: string, unitId: string }> } | null } | null };

export type StartGeofenceBackfillMutationVariables = Exact<{
  customerId: number;
  geofenceId: string;
  days: number;
}>;


export type StartGeofenceBackfillMutation = { startGeofenceBackfill: { geofenceId: string, from: string, until: string, status: string, percent: number } };

export type GeofenceVisitsQueryVariables = Exact<{
  input: GeofenceVisitsInput;
}>;


export type GeofenceVisitsQuery = { geofenceVisits: { total: number, visits: Array<{ id: string, geofenceId: string, geofenceName: string, vin: string, unitId: string, how: string, endedBy: string | null, loadAtEntry: string | null, loadAtExit: string | null, tetherAtEntry: string | null, tetherAtExit: string | null, freeMinutes: number, isBackfilled: boolean, entered: { at: string, after: string | null, before: string }, left: { at: string, after: string | null, before: string } | null }> } };

export type AlertActivityQueryVariables = Exact<{
  input: AlertActivityInput;
}>;


export type AlertActivityQuery = { alertActivity: { next: string | null, lines: Array<{ id: string, at: string, kind: string, by: string | null, alertId: string | null, ruleId: string, ruleName: string, severity: string | null, vin: string | null, unitId: string | null, endedBy: string | null, note: string | null, assignee: string | null, until: string | null, channel: string | null, recipient: string | null, outcome: string | null, reason: string | null, fields: Array<string> | null, geofence: { id: string, name: string } | null }> } };

export type AlertMailOptOutsQueryVariables = Exact<{
  customerId: number;
  limit: number;
  after?: string | null | undefined;
}>;


export type AlertMailOptOutsQuery = { alertMailOptOuts: { next: string | null, optOuts: Array<{ id: string, address: string, kind: string, ruleId: string | null, ruleName: string | null, since: string }> } };

export type EarlierGeofencesQueryVariables = Exact<{
  customerId: number;
}>;


export type EarlierGeofencesQuery = { geofences: { leftOut: number, geofences: Array<{ geofenceId: string, name: string, description: string | null, geofenceTypeId: number, geofenceDeactivated: boolean, radiusMeters: number | null, centerPointCoordinate: { latitude: number, longitude: number } | null, boundaryCoordinates: Array<{ latitude: number, longitude: number }> | null }> } };

export type WebhookMessagesQueryVariables = Exact<{
  customerId: number;
  id: string;
  after?: string | null | undefined;
  limit: number;
}>;


export type WebhookMessagesQuery = { webhookMessages: { next: string | null, messages: Array<{ id: string, webhookId: string, event: string, ruleId: string | null, alertIds: Array<string>, body: string, state: string, created: string, nextAttempt: string | null, attempts: Array<{ at: string, status: number | null, error: string | null, durationMs: number, response: string | null }> }> } };

export type MyMailOptOutsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyMailOptOutsQuery = { myMailOptOuts: Array<{ subject: string, kind: string, ruleName: string | null, since: string }> };

export type ApplyGeofencesMutationVariables = Exact<{
  input: ApplyGeofencesInput;
}>;


export type ApplyGeofencesMutation = { applyGeofences: Array<{ id: string, outcome: string, geofenceId: string | null, problem: { code: string, part: number | null, ring: number | null, vertex: number | null, at: { latitude: number, longitude: number } | null } | null }> };

export type SearchQueryVariables = Exact<{
  input: SearchInput;
}>;


export type SearchQuery = { search: { trailers: Array<{ vin: string, unitId: string, serialNumber: string | null, customerName: string | null }>, customers: Array<{ id: number, shortName: string, longName: string, active: boolean }>, groups: Array<{ id: string, name: string, customerId: number, customerName: string }>, users: Array<{ id: string, email: string, enabled: boolean }>, geofences: Array<{ id: string, name: string, category: string, isActive: boolean, customerId: number, customerName: string }>, places: Array<{ name: string, region: string, lat: number, lng: number }> } };

export type CancelGeofenceBackfillMutationVariables = Exact<{
  customerId: number;
  geofenceId: string;
}>;


export type CancelGeofenceBackfillMutation = { cancelGeofenceBackfill: { geofenceId: string, from: string, until: string, status: string, percent: number } };

export type DeviceLinksQueryVariables = Exact<{
  vin: string;
}>;


export type DeviceLinksQuery = { deviceLinks: Array<{ id: string, name: string, createdAt: string }> };

export type SubscribePushMutationVariables = Exact<{
  input: SubscribePushInput;
}>;


export type SubscribePushMutation = { subscribePush: { id: string, endpoint: string, label: string, created: string, lastUsed: string | null } };

export type UpdateWebhookMutationVariables = Exact<{
  customerId: number;
  id: string;
  version: number;
  input: WebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { id: string, customerId: number, name: string, url: string, severities: Array<string>, enabled: boolean, disabledReason: string | null, earlierSecretUntil: string | null, lastSuccess: string | null, lastFailure: string | null, created: string, updated: string, version: number } };

export type DeleteWebhookMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: string };

export type DisableAlertRuleMutationVariables = Exact<{
  customerId: number;
  id: string;
}>;


export type DisableAlertRuleMutation = { disableAlertRule: { id: string, customerId: number, name: string, severity: string, condition: AlertCondition, allVehicles: boolean, vehicleIds: Array<string>, vins: Array<string>, vehicleGroupIds: Array<string>, isActive: boolean, deactivated: boolean | null, disabledAt: string | null, disabledBy: string | null, pausedBy: string | null, ownerEmail: string | null, isOwn: boolean, notifyMe: boolean, notifyAllCustomerUsers: boolean, notifyEmails: Array<string>, includeSensorData: boolean, alertNotificationRateLimitMs: number, notifyPresent: boolean, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, geofenceTrailersThreshold: number | null, geofenceIds: Array<string> | null, isGeofenceOccupancyInverted: boolean | null, lastFired: string | null, firingNow: number, firingsPerDay: Array<number>, created: string, updated: string, version: number, alertPredicates: Array<{ alertPredicateTypeId: number, alertPredicateTypeName: string, durationMs: number | null, tetherStateDurationMs: number | null, doorStatusDurationMs: number | null, geofenceOccupancyDurationMs: number | null, tpmsThresholdPsi: number | null, tireTemperatureThresholdC: number | null, netBogieWeightLbs: number | null, geofenceEnterEvents: boolean | null, geofenceExitEvents: boolean | null, anyCustomerGeofence: boolean | null, geofenceIds: Array<string> | null, geofenceTrailersThreshold: number | null, isGeofenceOccupancyInverted: boolean | null, thermoKingFaultLevel: Array<number> | null, thermoKingFuelLevelPercentage: number | null, loadStatusLoaded: boolean | null, loadStatusUnloaded: boolean | null, anyAbsSystemFault: boolean | null, anyLightFault: boolean | null, lightFaultTypeIds: Array<number> | null, tethered: boolean | null, untethered: boolean | null, doorClosed: boolean | null, doorOpened: boolean | null, sensorBoxBatteryRed: boolean | null, sensorBoxBatteryYellow: boolean | null, anyTisStatus: boolean | null, tisStatuses: Array<string> | null }>, activeHours: { zone: string, windows: Array<{ days: Array<number>, from: string, to: string }> } | null, escalation: Array<{ afterMs: number, emails: Array<string> }> } };

export type FailedAlertMessagesQueryVariables = Exact<{
  customerId: number;
  limit: number;
  after?: string | null | undefined;
}>;


export type FailedAlertMessagesQuery = { failedAlertMessages: { next: string | null, messages: Array<{ id: string, at: string, channel: string, recipient: string, ruleId: string, ruleName: string, alertId: string | null, alerts: number, reason: string | null }> } };

export type AlertBacktestQueryVariables = Exact<{
  input: AlertBacktestInput;
}>;


export type AlertBacktestQuery = { alertBacktest: { trailers: number, geofences: number | null, matchingNow: number, withoutData: number, next: string | null, firings: Array<{ vin: string | null, unitId: string | null, since: string, endedAt: string | null, geofence: { id: string, name: string } | null }> } };

export const RevokeDeviceLinkDocument = /*#__PURE__*/ new TypedDocumentString<RevokeDeviceLinkMutation, RevokeDeviceLinkMutationVariables>(`mutation RevokeDeviceLink($vin: String!, $linkId: ID!) {
  revokeDeviceLink(vin: $vin, linkId: $linkId)
}`);
export const PushSubscriptionsDocument = /*#__PURE__*/ new TypedDocumentString<PushSubscriptionsQuery, PushSubscriptionsQueryVariables>(`query PushSubscriptions {
  pushSubscriptions {
    id
    endpoint
    label
    created
    lastUsed
  }
}`);
export const ReplayWebhookMessageDocument = /*#__PURE__*/ new TypedDocumentString<ReplayWebhookMessageMutation, ReplayWebhookMessageMutationVariables>(`mutation ReplayWebhookMessage($customerId: Int!, $webhookId: ID!, $id: ID!) {
  replayWebhookMessage(customerId: $customerId, webhookId: $webhookId, id: $id) {
    id
    webhookId
    event
    ruleId
    alertIds
    body
    state
    attempts {
      at
      status
      error
      durationMs
      response
    }
    created
    nextAttempt
  }
}`);
export const AlertCountDocument = /*#__PURE__*/ new TypedDocumentString<AlertCountQuery, AlertCountQueryVariables>(`query AlertCount($customerId: Int!) {
  alertCount(customerId: $customerId)
}`);
export const UpdateSavedViewDocument = /*#__PURE__*/ new TypedDocumentString<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>(`mutation UpdateSavedView($id: ID!, $version: Int!, $input: SavedViewInput!) {
  updateSavedView(id: $id, version: $version, input: $input) {
    id
    screen
    name
    query
    layout
    audience
    customerId
    customerName
    role
    groupId
    groupName
    isDefault
    owner
    isOwn
    canChange
    version
  }
}`);
export const AlertRuleDocument = /*#__PURE__*/ new TypedDocumentString<AlertRuleQuery, AlertRuleQueryVariables>(`query AlertRule($customerId: Int!, $id: ID!) {
  alertRule(customerId: $customerId, id: $id) {
    id
    customerId
    name
    severity
    condition
    alertPredicates {
      alertPredicateTypeId
      alertPredicateTypeName
      durationMs
      tetherStateDurationMs
      doorStatusDurationMs
      geofenceOccupancyDurationMs
      tpmsThresholdPsi
      tireTemperatureThresholdC
      netBogieWeightLbs
      geofenceEnterEvents
      geofenceExitEvents
      anyCustomerGeofence
      geofenceIds
      geofenceTrailersThreshold
      isGeofenceOccupancyInverted
      thermoKingFaultLevel
      thermoKingFuelLevelPercentage
      loadStatusLoaded
      loadStatusUnloaded
      anyAbsSystemFault
      anyLightFault
      lightFaultTypeIds
      tethered
      untethered
      doorClosed
      doorOpened
      sensorBoxBatteryRed
      sensorBoxBatteryYellow
      anyTisStatus
      tisStatuses
    }
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    isActive
    deactivated
    disabledAt
    disabledBy
    pausedBy
    ownerEmail
    isOwn
    notifyMe
    notifyAllCustomerUsers
    notifyEmails
    includeSensorData
    alertNotificationRateLimitMs
    notifyPresent
    activeHours {
      zone
      windows {
        days
        from
        to
      }
    }
    escalation {
      afterMs
      emails
    }
    thermoKingFaultLevel
    thermoKingFuelLevelPercentage
    geofenceTrailersThreshold
    geofenceIds
    isGeofenceOccupancyInverted
    lastFired
    firingNow
    firingsPerDay
    created
    updated
    version
  }
}`);
export const ReeferTemperaturesDocument = /*#__PURE__*/ new TypedDocumentString<ReeferTemperaturesQuery, ReeferTemperaturesQueryVariables>(`query ReeferTemperatures($vin: String!, $days: Int!) {
  reeferTemperatures(vin: $vin, days: $days) {
    from
    to
    moments {
      recorded
      power
      defrosting
      ambientF
      zones {
        setPointF
        dischargeAirF
        returnAirF
      }
    }
  }
}`);
export const UnsubscribePushDocument = /*#__PURE__*/ new TypedDocumentString<UnsubscribePushMutation, UnsubscribePushMutationVariables>(`mutation UnsubscribePush($id: ID!) {
  unsubscribePush(id: $id)
}`);
export const UndoGeofenceImportDocument = /*#__PURE__*/ new TypedDocumentString<UndoGeofenceImportMutation, UndoGeofenceImportMutationVariables>(`mutation UndoGeofenceImport($customerId: Int!, $importId: ID!) {
  undoGeofenceImport(customerId: $customerId, importId: $importId) {
    undone
    left {
      id
      name
    }
    remaining
  }
}`);
export const ReeferUnitsDocument = /*#__PURE__*/ new TypedDocumentString<ReeferUnitsQuery, ReeferUnitsQueryVariables>(`query ReeferUnits($input: ReeferUnitsInput!) {
  reeferUnits(input: $input) {
    total
    asOf
    units {
      vin
      unitId
      customerId
      customerName
      power
      mode
      setPointsF
      returnAir1F
      reportedAt
      mayCommand
    }
  }
}`);
export const ChangeGeofencesDocument = /*#__PURE__*/ new TypedDocumentString<ChangeGeofencesMutation, ChangeGeofencesMutationVariables>(`mutation ChangeGeofences($input: ChangeGeofencesInput!) {
  changeGeofences(input: $input) {
    changed
    leftOut
  }
}`);
export const SavePlaceDocument = /*#__PURE__*/ new TypedDocumentString<SavePlaceMutation, SavePlaceMutationVariables>(`mutation SavePlace($customerId: Int!, $id: ID!, $version: Int!, $input: SavedPlaceInput!) {
  savePlace(customerId: $customerId, id: $id, version: $version, input: $input) {
    id
    customerId
    name
    lat
    lng
    note
    version
  }
}`);
export const DeleteGeofenceDocument = /*#__PURE__*/ new TypedDocumentString<DeleteGeofenceMutation, DeleteGeofenceMutationVariables>(`mutation DeleteGeofence($customerId: Int!, $id: ID!) {
  deleteGeofence(customerId: $customerId, id: $id)
}`);
export const GeofenceBackfillDocument = /*#__PURE__*/ new TypedDocumentString<GeofenceBackfillQuery, GeofenceBackfillQueryVariables>(`query GeofenceBackfill($customerId: Int!, $geofenceId: ID!) {
  geofenceBackfill(customerId: $customerId, geofenceId: $geofenceId) {
    geofenceId
    from
    until
    status
    percent
  }
}`);
export const EnableAlertRuleDocument = /*#__PURE__*/ new TypedDocumentString<EnableAlertRuleMutation, EnableAlertRuleMutationVariables>(`mutation EnableAlertRule($customerId: Int!, $id: ID!) {
  enableAlertRule(customerId: $customerId, id: $id) {
    id
    customerId
    name
    severity
    condition
    alertPredicates {
      alertPredicateTypeId
      alertPredicateTypeName
      durationMs
      tetherStateDurationMs
      doorStatusDurationMs
      geofenceOccupancyDurationMs
      tpmsThresholdPsi
      tireTemperatureThresholdC
      netBogieWeightLbs
      geofenceEnterEvents
      geofenceExitEvents
      anyCustomerGeofence
      geofenceIds
      geofenceTrailersThreshold
      isGeofenceOccupancyInverted
      thermoKingFaultLevel
      thermoKingFuelLevelPercentage
      loadStatusLoaded
      loadStatusUnloaded
      anyAbsSystemFault
      anyLightFault
      lightFaultTypeIds
      tethered
      untethered
      doorClosed
      doorOpened
      sensorBoxBatteryRed
      sensorBoxBatteryYellow
      anyTisStatus
      tisStatuses
    }
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    isActive
    deactivated
    disabledAt
    disabledBy
    pausedBy
    ownerEmail
    isOwn
    notifyMe
    notifyAllCustomerUsers
    notifyEmails
    includeSensorData
    alertNotificationRateLimitMs
    notifyPresent
    activeHours {
      zone
      windows {
        days
        from
        to
      }
    }
    escalation {
      afterMs
      emails
    }
    thermoKingFaultLevel
    thermoKingFuelLevelPercentage
    geofenceTrailersThreshold
    geofenceIds
    isGeofenceOccupancyInverted
    lastFired
    firingNow
    firingsPerDay
    created
    updated
    version
  }
}`);
export const RecentInspectionsDocument = /*#__PURE__*/ new TypedDocumentString<RecentInspectionsQuery, RecentInspectionsQueryVariables>(`query RecentInspections($vin: String!) {
  recentInspections(vin: $vin) {
    total
    records {
      id
      kind
      result
      performedOn
      odometerMiles
      note
      addedBy
      addedAt
    }
  }
}`);
export const GeofencesV2Document = /*#__PURE__*/ new TypedDocumentString<GeofencesV2Query, GeofencesV2QueryVariables>(`query GeofencesV2($customerId: Int!) {
  geofencesV2(customerId: $customerId) {
    id
    customerId
    name
    description
    category
    isActive
    shape
    enterEmails
    exitEmails
    freeMinutes
    trailersInside
    trailersOverFreeTime
    version
  }
}`);
export const PushKeyDocument = /*#__PURE__*/ new TypedDocumentString<PushKeyQuery, PushKeyQueryVariables>(`query PushKey {
  pushKey
}`);
export const WebhooksDocument = /*#__PURE__*/ new TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>(`query Webhooks($customerId: Int!) {
  webhooks(customerId: $customerId) {
    id
    customerId
    name
    url
    severities
    enabled
    disabledReason
    earlierSecretUntil
    lastSuccess
    lastFailure
    created
    updated
    version
  }
}`);
export const AlertSettingsDocument = /*#__PURE__*/ new TypedDocumentString<AlertSettingsQuery, AlertSettingsQueryVariables>(`query AlertSettings {
  alertSettings {
    email
    push
    quietHours {
      zone
      windows {
        days
        from
        to
      }
      criticalPasses
    }
    digest {
      zone
      days
      time
    }
    quietHoursChange
    isQuiet
    version
  }
}`);
export const ClosestAftermarketDealersDocument = /*#__PURE__*/ new TypedDocumentString<ClosestAftermarketDealersQuery, ClosestAftermarketDealersQueryVariables>(`query ClosestAftermarketDealers($vin: String!, $limit: Int!) {
  closestAftermarketDealers(vin: $vin, limit: $limit) {
    from
    reason
    place
    placeReportedAt
    dealers {
      miles
      dealer {
        id
        name
        street
        city
        region
        phone
        email
        lat
        lng
      }
    }
  }
}`);
export const VehicleTrackingV2Document = /*#__PURE__*/ new TypedDocumentString<VehicleTrackingV2Query, VehicleTrackingV2QueryVariables>(`query VehicleTrackingV2($vin: String!, $pageSize: Int!, $pageNumber: Int!, $sensorTypeIds: [Int!]) {
  vehicleTrackingV2(
    vin: $vin
    pageSize: $pageSize
    pageNumber: $pageNumber
    sensorTypeIds: $sensorTypeIds
  ) {
    activityLog {
      id
      recorded
      latitude
      longitude
      reverseGeoFullAddress
      speed
      loaded
      loadWeight
      batteryVoltageTrailer
      deviceBatteryVoltage
      tisStatus
      tetherStatus
      doorOpened
      source {
        kind
        name
      }
      absFaultActive
      absFaultDescription
      absFaultSpn
      absFaultFmi
      faultLevel
      tseFaults {
        faultDescription
        spn
        fmi
        faultLevel
      }
      amberLampStatus
      odometerAbs
      odometerGps
      lights {
        red
        green
        yellow
        black
        brown
      }
      wheelEndsC
      brakes
      tiresC
      tirePressuresPsi
      cargoCameraFullness
      deviceBatteryPercent
      fixFlags
      reefer {
        power
        mode
        fuelPercent
        ambientF
        humidityPercent
        interiorF
        zones {
          setPointF
          dischargeAirF
          returnAirF
        }
        engineHours
        electricalHours
        totalHours
        batteryVoltage
      }
    }
  }
}`);
export const AbsFaultsDocument = /*#__PURE__*/ new TypedDocumentString<AbsFaultsQuery, AbsFaultsQueryVariables>(`query AbsFaults($input: AbsFaultsInput!) {
  absFaults(input: $input) {
    asOf
    total
    faults {
      id
      status
      faultDescription
      faultStart
      faultEnd
      suspectComponent
      cause
      repairInformation
      durationSeconds
      maxMph
      bestAvailableTotalMileage
      faultTypeId
      spn
      fmi
      blinkCode
    }
  }
}`);
export const UpdateGeofenceDocument = /*#__PURE__*/ new TypedDocumentString<UpdateGeofenceMutation, UpdateGeofenceMutationVariables>(`mutation UpdateGeofence($customerId: Int!, $id: ID!, $version: Int!, $input: GeofenceInput!) {
  updateGeofence(
    customerId: $customerId
    id: $id
    version: $version
    input: $input
  ) {
    id
    customerId
    name
    description
    category
    isActive
    shape
    enterEmails
    exitEmails
    freeMinutes
    trailersInside
    trailersOverFreeTime
    version
  }
}`);
export const AlertNotificationsDocument = /*#__PURE__*/ new TypedDocumentString<AlertNotificationsQuery, AlertNotificationsQueryVariables>(`query AlertNotifications($input: AlertNotificationsInput!) {
  alertNotifications(input: $input) {
    total
    alerts {
      id
      customerId
      ruleId
      ruleName
      severity
      condition
      vin
      unitId
      geofence {
        id
        name
      }
      since
      endedAt
      endedBy
      noticedAt
      isLate
      withdrawnAt
      handling
      handledAt
      handledBy
      assignee
      snoozedUntil
      version
    }
  }
}`);
export const CustomersDocument = /*#__PURE__*/ new TypedDocumentString<CustomersQuery, CustomersQueryVariables>(`query Customers($showDeactivated: Boolean) {
  customers(showDeactivated: $showDeactivated) {
    id
    shortName
    longName
    abbrev
    active
    created
    updated
    dotNumber
    retentionDurationDays
    unloadedUpToLbs
    totalAssets
    totalActiveAssets
  }
}`);
export const RevokeSharedLocationDocument = /*#__PURE__*/ new TypedDocumentString<RevokeSharedLocationMutation, RevokeSharedLocationMutationVariables>(`mutation RevokeSharedLocation($linkId: ID!) {
  revokeSharedLocation(linkId: $linkId)
}`);
export const CreateSavedViewDocument = /*#__PURE__*/ new TypedDocumentString<CreateSavedViewMutation, CreateSavedViewMutationVariables>(`mutation CreateSavedView($input: CreateSavedViewInput!) {
  createSavedView(input: $input) {
    id
    screen
    name
    query
    layout
    audience
    customerId
    customerName
    role
    groupId
    groupName
    isDefault
    owner
    isOwn
    canChange
    version
  }
}`);
export const MaintenanceLogDocument = /*#__PURE__*/ new TypedDocumentString<MaintenanceLogQuery, MaintenanceLogQueryVariables>(`query MaintenanceLog($vin: String!) {
  maintenanceLog(vin: $vin) {
    total
    records {
      id
      kind
      result
      performedOn
      odometerMiles
      note
      addedBy
      addedAt
    }
  }
}`);
export const MuteAlertRuleDocument = /*#__PURE__*/ new TypedDocumentString<MuteAlertRuleMutation, MuteAlertRuleMutationVariables>(`mutation MuteAlertRule($customerId: Int!, $id: ID!, $vin: ID!, $until: DateTime) {
  muteAlertRule(customerId: $customerId, id: $id, vin: $vin, until: $until)
}`);
export const TakeOverAlertRuleDocument = /*#__PURE__*/ new TypedDocumentString<TakeOverAlertRuleMutation, TakeOverAlertRuleMutationVariables>(`mutation TakeOverAlertRule($customerId: Int!, $id: ID!, $version: Int!) {
  takeOverAlertRule(customerId: $customerId, id: $id, version: $version) {
    id
    customerId
    name
    severity
    condition
    alertPredicates {
      alertPredicateTypeId
      alertPredicateTypeName
      durationMs
      tetherStateDurationMs
      doorStatusDurationMs
      geofenceOccupancyDurationMs
      tpmsThresholdPsi
      tireTemperatureThresholdC
      netBogieWeightLbs
      geofenceEnterEvents
      geofenceExitEvents
      anyCustomerGeofence
      geofenceIds
      geofenceTrailersThreshold
      isGeofenceOccupancyInverted
      thermoKingFaultLevel
      thermoKingFuelLevelPercentage
      loadStatusLoaded
      loadStatusUnloaded
      anyAbsSystemFault
      anyLightFault
      lightFaultTypeIds
      tethered
      untethered
      doorClosed
      doorOpened
      sensorBoxBatteryRed
      sensorBoxBatteryYellow
      anyTisStatus
      tisStatuses
    }
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    isActive
    deactivated
    disabledAt
    disabledBy
    pausedBy
    ownerEmail
    isOwn
    notifyMe
    notifyAllCustomerUsers
    notifyEmails
    includeSensorData
    alertNotificationRateLimitMs
    notifyPresent
    activeHours {
      zone
      windows {
        days
        from
        to
      }
    }
    escalation {
      afterMs
      emails
    }
    thermoKingFaultLevel
    thermoKingFuelLevelPercentage
    geofenceTrailersThreshold
    geofenceIds
    isGeofenceOccupancyInverted
    lastFired
    firingNow
    firingsPerDay
    created
    updated
    version
  }
}`);
export const DeleteGeofenceCategoryDocument = /*#__PURE__*/ new TypedDocumentString<DeleteGeofenceCategoryMutation, DeleteGeofenceCategoryMutationVariables>(`mutation DeleteGeofenceCategory($customerId: Int!, $id: ID!) {
  deleteGeofenceCategory(customerId: $customerId, id: $id)
}`);
export const FindTrailerDocument = /*#__PURE__*/ new TypedDocumentString<FindTrailerQuery, FindTrailerQueryVariables>(`query FindTrailer($text: String!) {
  findTrailer(text: $text)
}`);
export const DeletePlaceDocument = /*#__PURE__*/ new TypedDocumentString<DeletePlaceMutation, DeletePlaceMutationVariables>(`mutation DeletePlace($customerId: Int!, $id: ID!) {
  deletePlace(customerId: $customerId, id: $id)
}`);
export const TestWebhookDocument = /*#__PURE__*/ new TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>(`mutation TestWebhook($customerId: Int!, $id: ID!) {
  testWebhook(customerId: $customerId, id: $id) {
    id
    webhookId
    event
    ruleId
    alertIds
    body
    state
    attempts {
      at
      status
      error
      durationMs
      response
    }
    created
    nextAttempt
  }
}`);
export const SaveAlertSettingsDocument = /*#__PURE__*/ new TypedDocumentString<SaveAlertSettingsMutation, SaveAlertSettingsMutationVariables>(`mutation SaveAlertSettings($version: Int!, $input: AlertSettingsInput!) {
  saveAlertSettings(version: $version, input: $input) {
    email
    push
    quietHours {
      zone
      windows {
        days
        from
        to
      }
      criticalPasses
    }
    digest {
      zone
      days
      time
    }
    quietHoursChange
    isQuiet
    version
  }
}`);
export const AlertRulesDocument = /*#__PURE__*/ new TypedDocumentString<AlertRulesQuery, AlertRulesQueryVariables>(`query AlertRules($customerId: Int!) {
  alertRules(customerId: $customerId) {
    id
    customerId
    name
    severity
    condition
    alertPredicates {
      alertPredicateTypeId
      alertPredicateTypeName
      durationMs
      tetherStateDurationMs
      doorStatusDurationMs
      geofenceOccupancyDurationMs
      tpmsThresholdPsi
      tireTemperatureThresholdC
      netBogieWeightLbs
      geofenceEnterEvents
      geofenceExitEvents
      anyCustomerGeofence
      geofenceIds
      geofenceTrailersThreshold
      isGeofenceOccupancyInverted
      thermoKingFaultLevel
      thermoKingFuelLevelPercentage
      loadStatusLoaded
      loadStatusUnloaded
      anyAbsSystemFault
      anyLightFault
      lightFaultTypeIds
      tethered
      untethered
      doorClosed
      doorOpened
      sensorBoxBatteryRed
      sensorBoxBatteryYellow
      anyTisStatus
      tisStatuses
    }
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    isActive
    deactivated
    disabledAt
    disabledBy
    pausedBy
    ownerEmail
    isOwn
    notifyMe
    notifyAllCustomerUsers
    notifyEmails
    includeSensorData
    alertNotificationRateLimitMs
    notifyPresent
    activeHours {
      zone
      windows {
        days
        from
        to
      }
    }
    escalation {
      afterMs
      emails
    }
    thermoKingFaultLevel
    thermoKingFuelLevelPercentage
    geofenceTrailersThreshold
    geofenceIds
    isGeofenceOccupancyInverted
    lastFired
    firingNow
    firingsPerDay
    created
    updated
    version
  }
}`);
export const AftermarketDealersDocument = /*#__PURE__*/ new TypedDocumentString<AftermarketDealersQuery, AftermarketDealersQueryVariables>(`query AftermarketDealers {
  aftermarketDealers {
    id
    name
    street
    city
    region
    phone
    email
    lat
    lng
  }
}`);
export const SendTestAlertDocument = /*#__PURE__*/ new TypedDocumentString<SendTestAlertMutation, SendTestAlertMutationVariables>(`mutation SendTestAlert {
  sendTestAlert
}`);
export const MailDeliveriesDocument = /*#__PURE__*/ new TypedDocumentString<MailDeliveriesQuery, MailDeliveriesQueryVariables>(`query MailDeliveries($ids: [ID!]!) {
  mailDeliveries(ids: $ids) {
    id
    to
    subject
    purpose
    status
    attempts
    createdAt
    changedAt
    nextAttemptAt
    reason
  }
}`);
export const MySharedLocationsDocument = /*#__PURE__*/ new TypedDocumentString<MySharedLocationsQuery, MySharedLocationsQueryVariables>(`query MySharedLocations {
  mySharedLocations {
    id
    trailers {
      name
      vin
    }
    detail
    createdAt
    createdBy
    expiresAt
    timesOpened
  }
}`);
export const SaveSensorOrderDocument = /*#__PURE__*/ new TypedDocumentString<SaveSensorOrderMutation, SaveSensorOrderMutationVariables>(`mutation SaveSensorOrder($input: SaveSensorOrderInput!) {
  saveSensorOrder(input: $input) {
    moreySensorOrder
    xirgoSensorOrder
    fleetColumnOrder
  }
}`);
export const AddMaintenanceEntryDocument = /*#__PURE__*/ new TypedDocumentString<AddMaintenanceEntryMutation, AddMaintenanceEntryMutationVariables>(`mutation AddMaintenanceEntry($input: AddMaintenanceEntryInput!) {
  addMaintenanceEntry(input: $input) {
    id
    kind
    result
    performedOn
    odometerMiles
    note
    addedBy
    addedAt
  }
}`);
export const CreateWebhookDocument = /*#__PURE__*/ new TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>(`mutation CreateWebhook($input: CreateWebhookInput!) {
  createWebhook(input: $input) {
    webhook {
      id
      customerId
      name
      url
      severities
      enabled
      disabledReason
      earlierSecretUntil
      lastSuccess
      lastFailure
      created
      updated
      version
    }
    secret
  }
}`);
export const AddInspectionDocument = /*#__PURE__*/ new TypedDocumentString<AddInspectionMutation, AddInspectionMutationVariables>(`mutation AddInspection($input: AddInspectionInput!) {
  addInspection(input: $input) {
    id
    kind
    result
    performedOn
    odometerMiles
    note
    addedBy
    addedAt
  }
}`);
export const FleetStatusDocument = /*#__PURE__*/ new TypedDocumentString<FleetStatusQuery, FleetStatusQueryVariables>(`query FleetStatus($input: FleetStatusInput!) {
  fleetStatus(input: $input) {
    total
    listId
    asOf
    trailers {
      id
      vin
      unitId
      customerId
      customerName
      serialNumber
      deviceTypeId
      vehicleTypeId
      vehicleType
      productType
      hasSolarPanels
      installedSensorTypeIds
      mainAppVersion
      lastReport
      installationDate
      groups
      absOdometer
      gpsOdometer
      tetheredStatus
      timeUntetheredDays
      tetherReportedAt
      dwellingSince
      geofence
      loadStatus
      cargoWeightOnBogieLbs
      loadReportedAt
      address
      speed
      lat
      lng
      gpsHeading
      positionReportedAt
      doorStatus
      doorReportedAt
      absFaultSeverityLevel
      absFaultDescription
      absFaultSpn
      absFaultFmi
      absReportedAt
      tireInflationStatus
      tireInflationReportedAt
      lightFault
      lightFaultCircuits {
        branch
        state
      }
      lightsReportedAt
      trailerBatteryVoltage
      trailerBatteryStatus
      trailerBatteryReportedAt
      deviceBatteryVoltage
      deviceBatteryStatus
      deviceBatteryReportedAt
      trailerHealthStatus
      healthReasons {
        part
        severity
        code
      }
      connectivityStatus
      modelYear
      ageYears
      vehicleLengthFeet
      cargoCameraFullness
      cargoCameraReportedAt
      simStatus
      simStatusChangeDate
      tkUnitOnOrOff
      tkOperatingMode
      tkFuelLevel
      tkAmbientF
      tkHumidity
      tkInteriorTemperature1F
      tkInteriorTemperature2F
      tkInteriorTemperature3F
      tkInteriorTemperature4F
      tkInteriorTemperature5F
      tkInteriorTemperature6F
      tkSetPoint1F
      tkSetPoint2F
      tkSetPoint3F
      tkDischargeAir1F
      tkDischargeAir2F
      tkDischargeAir3F
      tkReturnAir1F
      tkReturnAir2F
      tkReturnAir3F
      tkEngineHours
      tkElectricalHours
      tkTotalHours
      tkUnitBatteryVoltage
      reeferReportedAt
    }
  }
}`);
export const ShareLocationDocument = /*#__PURE__*/ new TypedDocumentString<ShareLocationMutation, ShareLocationMutationVariables>(`mutation ShareLocation($input: ShareLocationInput!) {
  shareLocation(input: $input) {
    link {
      id
      trailers {
        name
        vin
      }
      detail
      createdAt
      createdBy
      expiresAt
      timesOpened
    }
    url
  }
}`);
export const HandleAlertsDocument = /*#__PURE__*/ new TypedDocumentString<HandleAlertsMutation, HandleAlertsMutationVariables>(`mutation HandleAlerts($input: HandleAlertsInput!) {
  handleAlerts(input: $input) {
    alerts {
      id
      customerId
      ruleId
      ruleName
      severity
      condition
      vin
      unitId
      geofence {
        id
        name
      }
      since
      endedAt
      endedBy
      noticedAt
      isLate
      withdrawnAt
      handling
      handledAt
      handledBy
      assignee
      snoozedUntil
      version
    }
    conflicts {
      id
      customerId
      ruleId
      ruleName
      severity
      condition
      vin
      unitId
      geofence {
        id
        name
      }
      since
      endedAt
      endedBy
      noticedAt
      isLate
      withdrawnAt
      handling
      handledAt
      handledBy
      assignee
      snoozedUntil
      version
    }
  }
}`);
export const RotateWebhookSecretDocument = /*#__PURE__*/ new TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(`mutation RotateWebhookSecret($customerId: Int!, $id: ID!, $requestId: ID) {
  rotateWebhookSecret(customerId: $customerId, id: $id, requestId: $requestId) {
    webhook {
      id
      customerId
      name
      url
      severities
      enabled
      disabledReason
      earlierSecretUntil
      lastSuccess
      lastFailure
      created
      updated
      version
    }
    secret
  }
}`);
export const SaveGeofenceCategoryDocument = /*#__PURE__*/ new TypedDocumentString<SaveGeofenceCategoryMutation, SaveGeofenceCategoryMutationVariables>(`mutation SaveGeofenceCategory($customerId: Int!, $id: ID!, $input: GeofenceCategoryInput!) {
  saveGeofenceCategory(customerId: $customerId, id: $id, input: $input) {
    id
    label
    freeMinutes
    geofences
  }
}`);
export const SendReeferCommandsDocument = /*#__PURE__*/ new TypedDocumentString<SendReeferCommandsMutation, SendReeferCommandsMutationVariables>(`mutation SendReeferCommands($input: SendReeferCommandsInput!) {
  sendReeferCommands(input: $input) {
    id
    vin
    kind
    status
    message
    code
  }
}`);
export const VehicleDetailDataDocument = /*#__PURE__*/ new TypedDocumentString<VehicleDetailDataQuery, VehicleDetailDataQueryVariables>(`query VehicleDetailData($vin: String!) {
  vehicleDetailData(vin: $vin) {
    asOf
    trailer {
      id
      vin
      unitId
      customerId
      customerName
      serialNumber
      deviceTypeId
      vehicleTypeId
      vehicleType
      productType
      hasSolarPanels
      installedSensorTypeIds
      mainAppVersion
      lastReport
      installationDate
      groups
      absOdometer
      gpsOdometer
      tetheredStatus
      timeUntetheredDays
      tetherReportedAt
      dwellingSince
      geofence
      loadStatus
      cargoWeightOnBogieLbs
      loadReportedAt
      address
      speed
      lat
      lng
      gpsHeading
      positionReportedAt
      doorStatus
      doorReportedAt
      absFaultSeverityLevel
      absFaultDescription
      absFaultSpn
      absFaultFmi
      absReportedAt
      tireInflationStatus
      tireInflationReportedAt
      lightFault
      lightFaultCircuits {
        branch
        state
      }
      lightsReportedAt
      trailerBatteryVoltage
      trailerBatteryStatus
      trailerBatteryReportedAt
      deviceBatteryVoltage
      deviceBatteryStatus
      deviceBatteryReportedAt
      trailerHealthStatus
      healthReasons {
        part
        severity
        code
      }
      connectivityStatus
      modelYear
      ageYears
      vehicleLengthFeet
      cargoCameraFullness
      cargoCameraReportedAt
      simStatus
      simStatusChangeDate
      tkUnitOnOrOff
      tkOperatingMode
      tkFuelLevel
      tkAmbientF
      tkHumidity
      tkInteriorTemperature1F
      tkInteriorTemperature2F
      tkInteriorTemperature3F
      tkInteriorTemperature4F
      tkInteriorTemperature5F
      tkInteriorTemperature6F
      tkSetPoint1F
      tkSetPoint2F
      tkSetPoint3F
      tkDischargeAir1F
      tkDischargeAir2F
      tkDischargeAir3F
      tkReturnAir1F
      tkReturnAir2F
      tkReturnAir3F
      tkEngineHours
      tkElectricalHours
      tkTotalHours
      tkUnitBatteryVoltage
      reeferReportedAt
    }
    deviceType {
      id
      longName
    }
    undercarriage
    tetherStatusChanged
    positionSource {
      kind
      name
    }
    checkFuse
    lights {
      red
      green
      yellow
      black
      brown
    }
    wheelEndMaxC
    wheelEndSeverityLevel
    wheelEndReportedAt
    wheelEndsC
    brakesReportedAt
    brakes
    tirePressureReportedAt
    tirePressuresPsi
    tireTemperatureMaxC
    tireTemperatureSeverityLevel
    tireTemperatureReportedAt
    tiresC
    sensorOrder
    sensorOrderKnown
  }
}`);
export const DeleteAlertRuleDocument = /*#__PURE__*/ new TypedDocumentString<DeleteAlertRuleMutation, DeleteAlertRuleMutationVariables>(`mutation DeleteAlertRule($customerId: Int!, $id: ID!) {
  deleteAlertRule(customerId: $customerId, id: $id)
}`);
export const SensorOrderDocument = /*#__PURE__*/ new TypedDocumentString<SensorOrderQuery, SensorOrderQueryVariables>(`query SensorOrder {
  sensorOrder {
    moreySensorOrder
    xirgoSensorOrder
    fleetColumnOrder
  }
}`);
export const TestPushDocument = /*#__PURE__*/ new TypedDocumentString<TestPushMutation, TestPushMutationVariables>(`mutation TestPush {
  testPush
}`);
export const ReeferUnitDocument = /*#__PURE__*/ new TypedDocumentString<ReeferUnitQuery, ReeferUnitQueryVariables>(`query ReeferUnit($vin: String!) {
  reeferUnit(vin: $vin) {
    asOf
    vin
    unitId
    installed
    reportedAt
    power
    mode
    defrosting
    fuelPercent
    ambientF
    humidityPercent
    interiorF
    zones {
      setPointF
      dischargeAirF
      returnAirF
    }
    engineHours
    electricalHours
    totalHours
    batteryVoltage
    alarms {
      code
      level
      text
      since
      cleared
    }
  }
}`);
export const UpdateAlertRuleDocument = /*#__PURE__*/ new TypedDocumentString<UpdateAlertRuleMutation, UpdateAlertRuleMutationVariables>(`mutation UpdateAlertRule($customerId: Int!, $id: ID!, $version: Int!, $input: AlertRuleInput!) {
  updateAlertRule(
    customerId: $customerId
    id: $id
    version: $version
    input: $input
  ) {
    id
    customerId
    name
    severity
    condition
    alertPredicates {
      alertPredicateTypeId
      alertPredicateTypeName
      durationMs
      tetherStateDurationMs
      doorStatusDurationMs
      geofenceOccupancyDurationMs
      tpmsThresholdPsi
      tireTemperatureThresholdC
      netBogieWeightLbs
      geofenceEnterEvents
      geofenceExitEvents
      anyCustomerGeofence
      geofenceIds
      geofenceTrailersThreshold
      isGeofenceOccupancyInverted
      thermoKingFaultLevel
      thermoKingFuelLevelPercentage
      loadStatusLoaded
      loadStatusUnloaded
      anyAbsSystemFault
      anyLightFault
      lightFaultTypeIds
      tethered
      untethered
      doorClosed
      doorOpened
      sensorBoxBatteryRed
      sensorBoxBatteryYellow
      anyTisStatus
      tisStatuses
    }
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    isActive
    deactivated
    disabledAt
    disabledBy
    pausedBy
    ownerEmail
    isOwn
    notifyMe
    notifyAllCustomerUsers
    notifyEmails
    includeSensorData
    alertNotificationRateLimitMs
    notifyPresent
    activeHours {
      zone
      windows {
        days
        from
        to
      }
    }
    escalation {
      afterMs
      emails
    }
    thermoKingFaultLevel
    thermoKingFuelLevelPercentage
    geofenceTrailersThreshold
    geofenceIds
    isGeofenceOccupancyInverted
    lastFired
    firingNow
    firingsPerDay
    created
    updated
    version
  }
}`);
export const CreateAlertRuleDocument = /*#__PURE__*/ new TypedDocumentString<CreateAlertRuleMutation, CreateAlertRuleMutationVariables>(`mutation CreateAlertRule($input: CreateAlertRuleInput!) {
  createAlertRule(input: $input) {
    id
    customerId
    name
    severity
    condition
    alertPredicates {
      alertPredicateTypeId
      alertPredicateTypeName
      durationMs
      tetherStateDurationMs
      doorStatusDurationMs
      geofenceOccupancyDurationMs
      tpmsThresholdPsi
      tireTemperatureThresholdC
      netBogieWeightLbs
      geofenceEnterEvents
      geofenceExitEvents
      anyCustomerGeofence
      geofenceIds
      geofenceTrailersThreshold
      isGeofenceOccupancyInverted
      thermoKingFaultLevel
      thermoKingFuelLevelPercentage
      loadStatusLoaded
      loadStatusUnloaded
      anyAbsSystemFault
      anyLightFault
      lightFaultTypeIds
      tethered
      untethered
      doorClosed
      doorOpened
      sensorBoxBatteryRed
      sensorBoxBatteryYellow
      anyTisStatus
      tisStatuses
    }
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    isActive
    deactivated
    disabledAt
    disabledBy
    pausedBy
    ownerEmail
    isOwn
    notifyMe
    notifyAllCustomerUsers
    notifyEmails
    includeSensorData
    alertNotificationRateLimitMs
    notifyPresent
    activeHours {
      zone
      windows {
        days
        from
        to
      }
    }
    escalation {
      afterMs
      emails
    }
    thermoKingFaultLevel
    thermoKingFuelLevelPercentage
    geofenceTrailersThreshold
    geofenceIds
    isGeofenceOccupancyInverted
    lastFired
    firingNow
    firingsPerDay
    created
    updated
    version
  }
}`);
export const ResumeMailDocument = /*#__PURE__*/ new TypedDocumentString<ResumeMailMutation, ResumeMailMutationVariables>(`mutation ResumeMail($subject: String!) {
  resumeMail(subject: $subject)
}`);
export const MeDocument = /*#__PURE__*/ new TypedDocumentString<MeQuery, MeQueryVariables>(`query Me {
  me {
    id
    email
    isLoggedIn
    roles
    customerId
    customerNames
    showsParts
    timezone {
      id
      country
      description
      utcDaylightOffset
    }
    groups {
      id
      name
      kind
      customerId
    }
    passwordExpirationDays
  }
}`);
export const MoveAlertRuleDocument = /*#__PURE__*/ new TypedDocumentString<MoveAlertRuleMutation, MoveAlertRuleMutationVariables>(`mutation MoveAlertRule($customerId: Int!, $id: ID!, $place: Int!) {
  moveAlertRule(customerId: $customerId, id: $id, place: $place) {
    id
    customerId
    name
    severity
    condition
    alertPredicates {
      alertPredicateTypeId
      alertPredicateTypeName
      durationMs
      tetherStateDurationMs
      doorStatusDurationMs
      geofenceOccupancyDurationMs
      tpmsThresholdPsi
      tireTemperatureThresholdC
      netBogieWeightLbs
      geofenceEnterEvents
      geofenceExitEvents
      anyCustomerGeofence
      geofenceIds
      geofenceTrailersThreshold
      isGeofenceOccupancyInverted
      thermoKingFaultLevel
      thermoKingFuelLevelPercentage
      loadStatusLoaded
      loadStatusUnloaded
      anyAbsSystemFault
      anyLightFault
      lightFaultTypeIds
      tethered
      untethered
      doorClosed
      doorOpened
      sensorBoxBatteryRed
      sensorBoxBatteryYellow
      anyTisStatus
      tisStatuses
    }
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    isActive
    deactivated
    disabledAt
    disabledBy
    pausedBy
    ownerEmail
    isOwn
    notifyMe
    notifyAllCustomerUsers
    notifyEmails
    includeSensorData
    alertNotificationRateLimitMs
    notifyPresent
    activeHours {
      zone
      windows {
        days
        from
        to
      }
    }
    escalation {
      afterMs
      emails
    }
    thermoKingFaultLevel
    thermoKingFuelLevelPercentage
    geofenceTrailersThreshold
    geofenceIds
    isGeofenceOccupancyInverted
    lastFired
    firingNow
    firingsPerDay
    created
    updated
    version
  }
}`);
export const GetCustomerFeaturesDocument = /*#__PURE__*/ new TypedDocumentString<GetCustomerFeaturesQuery, GetCustomerFeaturesQueryVariables>(`query GetCustomerFeatures($input: CustomerFeaturesInput!) {
  getCustomerFeatures(input: $input) {
    featureId
    featureName
  }
}`);
export const SavedViewsDocument = /*#__PURE__*/ new TypedDocumentString<SavedViewsQuery, SavedViewsQueryVariables>(`query SavedViews($screen: String!) {
  savedViews(screen: $screen) {
    id
    screen
    name
    query
    layout
    audience
    customerId
    customerName
    role
    groupId
    groupName
    isDefault
    owner
    isOwn
    canChange
    version
  }
}`);
export const CreateDeviceLinkDocument = /*#__PURE__*/ new TypedDocumentString<CreateDeviceLinkMutation, CreateDeviceLinkMutationVariables>(`mutation CreateDeviceLink($vin: String!, $name: String!, $requestId: ID) {
  createDeviceLink(vin: $vin, name: $name, requestId: $requestId) {
    link {
      id
      name
      createdAt
    }
    url
  }
}`);
export const CreateGeofenceDocument = /*#__PURE__*/ new TypedDocumentString<CreateGeofenceMutation, CreateGeofenceMutationVariables>(`mutation CreateGeofence($input: CreateGeofenceInput!) {
  createGeofence(input: $input) {
    id
    customerId
    name
    description
    category
    isActive
    shape
    enterEmails
    exitEmails
    freeMinutes
    trailersInside
    trailersOverFreeTime
    version
  }
}`);
export const GeofenceDwellDocument = /*#__PURE__*/ new TypedDocumentString<GeofenceDwellQuery, GeofenceDwellQueryVariables>(`query GeofenceDwell($input: GeofenceDwellInput!) {
  geofenceDwell(input: $input) {
    count
    total {
      visits
      passed
      totalMs
      meanMs
      medianMs
      longestMs
      detentionAtLeastMs
      detentionAtMostMs
      trailersOverFreeTime
    }
    rows {
      id
      name
      numbers {
        visits
        passed
        totalMs
        meanMs
        medianMs
        longestMs
        detentionAtLeastMs
        detentionAtMostMs
        trailersOverFreeTime
      }
    }
    next
  }
}`);
export const DeleteSavedViewDocument = /*#__PURE__*/ new TypedDocumentString<DeleteSavedViewMutation, DeleteSavedViewMutationVariables>(`mutation DeleteSavedView($id: ID!) {
  deleteSavedView(id: $id)
}`);
export const ReeferCommandsDocument = /*#__PURE__*/ new TypedDocumentString<ReeferCommandsQuery, ReeferCommandsQueryVariables>(`query ReeferCommands($vin: String!, $limit: Int!) {
  reeferCommands(vin: $vin, limit: $limit) {
    asOf
    mayCommand
    lastCommandSummary {
      pending
      failed
      successful
    }
    commands {
      id
      vin
      kind
      zone
      setPointC
      status
      message
      created
      commandCompleted
      sentBy
    }
  }
}`);
export const SavedPlacesDocument = /*#__PURE__*/ new TypedDocumentString<SavedPlacesQuery, SavedPlacesQueryVariables>(`query SavedPlaces($customerId: Int!) {
  savedPlaces(customerId: $customerId) {
    id
    customerId
    name
    lat
    lng
    note
    version
  }
}`);
export const SendDiagnosticEmailDocument = /*#__PURE__*/ new TypedDocumentString<SendDiagnosticEmailMutation, SendDiagnosticEmailMutationVariables>(`mutation SendDiagnosticEmail($vin: String!, $dealerId: ID!) {
  sendDiagnosticEmail(vin: $vin, dealerId: $dealerId) {
    mail {
      id
      to
      subject
      purpose
      status
      attempts
      createdAt
      changedAt
      nextAttemptAt
      reason
    }
  }
}`);
export const TrailerImageHistoryDataDocument = /*#__PURE__*/ new TypedDocumentString<TrailerImageHistoryDataQuery, TrailerImageHistoryDataQueryVariables>(`query TrailerImageHistoryData($vin: String!, $pageSize: Int!, $pageNumber: Int!) {
  trailerImageHistoryData(vin: $vin, pageSize: $pageSize, pageNumber: $pageNumber) {
    total
    images {
      id
      recorded
      fullness
      url
      linkExpires
    }
  }
}`);
export const ExplainAlertDocument = /*#__PURE__*/ new TypedDocumentString<ExplainAlertQuery, ExplainAlertQueryVariables>(`query ExplainAlert($input: ExplainAlertInput!) {
  explainAlert(input: $input) {
    verdict
    since
    state
    root
    reportedAt
    states {
      from
      to
      state
    }
    messages {
      step
      channel
      recipient
      outcome
      reason
      until
    }
  }
}`);
export const CheckGeofencesDocument = /*#__PURE__*/ new TypedDocumentString<CheckGeofencesQuery, CheckGeofencesQueryVariables>(`query CheckGeofences($input: CheckGeofencesInput!) {
  checkGeofences(input: $input) {
    remaining
    checks {
      verdict
      meets {
        id
        name
        version
      }
      sameNameAs
      changes
      problem {
        code
        part
        ring
        vertex
        at {
          latitude
          longitude
        }
      }
    }
  }
}`);
export const GeofenceCategoriesDocument = /*#__PURE__*/ new TypedDocumentString<GeofenceCategoriesQuery, GeofenceCategoriesQueryVariables>(`query GeofenceCategories($customerId: Int!) {
  geofenceCategories(customerId: $customerId) {
    id
    label
    freeMinutes
    geofences
  }
}`);
export const FleetStatusSummaryDocument = /*#__PURE__*/ new TypedDocumentString<FleetStatusSummaryQuery, FleetStatusSummaryQueryVariables>(`query FleetStatusSummary($input: FleetStatusSummaryInput!) {
  fleetStatusSummary(input: $input) {
    total
    critical
    caution
    good
    notAvailable
    notReporting
  }
}`);
export const AlertNotificationDocument = /*#__PURE__*/ new TypedDocumentString<AlertNotificationQuery, AlertNotificationQueryVariables>(`query AlertNotification($customerId: Int!, $id: ID!) {
  alertNotification(customerId: $customerId, id: $id) {
    alert {
      id
      customerId
      ruleId
      ruleName
      severity
      condition
      vin
      unitId
      geofence {
        id
        name
      }
      since
      endedAt
      endedBy
      noticedAt
      isLate
      withdrawnAt
      handling
      handledAt
      handledBy
      assignee
      snoozedUntil
      version
    }
    steps {
      id
      at
      kind
      by
      note
      assignee
      until
    }
    messages {
      at
      step
      channel
      recipient
      outcome
      reason
      until
    }
    mutedUntil
    counted {
      total
      trailers {
        vin
        unitId
      }
    }
  }
}`);
export const StartGeofenceBackfillDocument = /*#__PURE__*/ new TypedDocumentString<StartGeofenceBackfillMutation, StartGeofenceBackfillMutationVariables>(`mutation StartGeofenceBackfill($customerId: Int!, $geofenceId: ID!, $days: Int!) {
  startGeofenceBackfill(
    customerId: $customerId
    geofenceId: $geofenceId
    days: $days
  ) {
    geofenceId
    from
    until
    status
    percent
  }
}`);
export const GeofenceVisitsDocument = /*#__PURE__*/ new TypedDocumentString<GeofenceVisitsQuery, GeofenceVisitsQueryVariables>(`query GeofenceVisits($input: GeofenceVisitsInput!) {
  geofenceVisits(input: $input) {
    total
    visits {
      id
      geofenceId
      geofenceName
      vin
      unitId
      how
      entered {
        at
        after
        before
      }
      left {
        at
        after
        before
      }
      endedBy
      loadAtEntry
      loadAtExit
      tetherAtEntry
      tetherAtExit
      freeMinutes
      isBackfilled
    }
  }
}`);
export const AlertActivityDocument = /*#__PURE__*/ new TypedDocumentString<AlertActivityQuery, AlertActivityQueryVariables>(`query AlertActivity($input: AlertActivityInput!) {
  alertActivity(input: $input) {
    lines {
      id
      at
      kind
      by
      alertId
      ruleId
      ruleName
      severity
      vin
      unitId
      geofence {
        id
        name
      }
      endedBy
      note
      assignee
      until
      channel
      recipient
      outcome
      reason
      fields
    }
    next
  }
}`);
export const AlertMailOptOutsDocument = /*#__PURE__*/ new TypedDocumentString<AlertMailOptOutsQuery, AlertMailOptOutsQueryVariables>(`query AlertMailOptOuts($customerId: Int!, $limit: Int!, $after: String) {
  alertMailOptOuts(customerId: $customerId, limit: $limit, after: $after) {
    optOuts {
      id
      address
      kind
      ruleId
      ruleName
      since
    }
    next
  }
}`);
export const EarlierGeofencesDocument = /*#__PURE__*/ new TypedDocumentString<EarlierGeofencesQuery, EarlierGeofencesQueryVariables>(`query EarlierGeofences($customerId: Int!) {
  geofences(customerId: $customerId) {
    geofences {
      geofenceId
      name
      description
      geofenceTypeId
      geofenceDeactivated
      radiusMeters
      centerPointCoordinate {
        latitude
        longitude
      }
      boundaryCoordinates {
        latitude
        longitude
      }
    }
    leftOut
  }
}`);
export const WebhookMessagesDocument = /*#__PURE__*/ new TypedDocumentString<WebhookMessagesQuery, WebhookMessagesQueryVariables>(`query WebhookMessages($customerId: Int!, $id: ID!, $after: ID, $limit: Int!) {
  webhookMessages(customerId: $customerId, id: $id, after: $after, limit: $limit) {
    messages {
      id
      webhookId
      event
      ruleId
      alertIds
      body
      state
      attempts {
        at
        status
        error
        durationMs
        response
      }
      created
      nextAttempt
    }
    next
  }
}`);
export const MyMailOptOutsDocument = /*#__PURE__*/ new TypedDocumentString<MyMailOptOutsQuery, MyMailOptOutsQueryVariables>(`query MyMailOptOuts {
  myMailOptOuts {
    subject
    kind
    ruleName
    since
  }
}`);
export const ApplyGeofencesDocument = /*#__PURE__*/ new TypedDocumentString<ApplyGeofencesMutation, ApplyGeofencesMutationVariables>(`mutation ApplyGeofences($input: ApplyGeofencesInput!) {
  applyGeofences(input: $input) {
    id
    outcome
    geofenceId
    problem {
      code
      part
      ring
      vertex
      at {
        latitude
        longitude
      }
    }
  }
}`);
export const SearchDocument = /*#__PURE__*/ new TypedDocumentString<SearchQuery, SearchQueryVariables>(`query Search($input: SearchInput!) {
  search(input: $input) {
    trailers {
      vin
      unitId
      serialNumber
      customerName
    }
    customers {
      id
      shortName
      longName
      active
    }
    groups {
      id
      name
      customerId
      customerName
    }
    users {
      id
      email
      enabled
    }
    geofences {
      id
      name
      category
      isActive
      customerId
      customerName
    }
    places {
      name
      region
      lat
      lng
    }
  }
}`);
export const CancelGeofenceBackfillDocument = /*#__PURE__*/ new TypedDocumentString<CancelGeofenceBackfillMutation, CancelGeofenceBackfillMutationVariables>(`mutation CancelGeofenceBackfill($customerId: Int!, $geofenceId: ID!) {
  cancelGeofenceBackfill(customerId: $customerId, geofenceId: $geofenceId) {
    geofenceId
    from
    until
    status
    percent
  }
}`);
export const DeviceLinksDocument = /*#__PURE__*/ new TypedDocumentString<DeviceLinksQuery, DeviceLinksQueryVariables>(`query DeviceLinks($vin: String!) {
  deviceLinks(vin: $vin) {
    id
    name
    createdAt
  }
}`);
export const SubscribePushDocument = /*#__PURE__*/ new TypedDocumentString<SubscribePushMutation, SubscribePushMutationVariables>(`mutation SubscribePush($input: SubscribePushInput!) {
  subscribePush(input: $input) {
    id
    endpoint
    label
    created
    lastUsed
  }
}`);
export const UpdateWebhookDocument = /*#__PURE__*/ new TypedDocumentString<UpdateWebhookMutation, UpdateWebhookMutationVariables>(`mutation UpdateWebhook($customerId: Int!, $id: ID!, $version: Int!, $input: WebhookInput!) {
  updateWebhook(
    customerId: $customerId
    id: $id
    version: $version
    input: $input
  ) {
    id
    customerId
    name
    url
    severities
    enabled
    disabledReason
    earlierSecretUntil
    lastSuccess
    lastFailure
    created
    updated
    version
  }
}`);
export const DeleteWebhookDocument = /*#__PURE__*/ new TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>(`mutation DeleteWebhook($customerId: Int!, $id: ID!) {
  deleteWebhook(customerId: $customerId, id: $id)
}`);
export const DisableAlertRuleDocument = /*#__PURE__*/ new TypedDocumentString<DisableAlertRuleMutation, DisableAlertRuleMutationVariables>(`mutation DisableAlertRule($customerId: Int!, $id: ID!) {
  disableAlertRule(customerId: $customerId, id: $id) {
    id
    customerId
    name
    severity
    condition
    alertPredicates {
      alertPredicateTypeId
      alertPredicateTypeName
      durationMs
      tetherStateDurationMs
      doorStatusDurationMs
      geofenceOccupancyDurationMs
      tpmsThresholdPsi
      tireTemperatureThresholdC
      netBogieWeightLbs
      geofenceEnterEvents
      geofenceExitEvents
      anyCustomerGeofence
      geofenceIds
      geofenceTrailersThreshold
      isGeofenceOccupancyInverted
      thermoKingFaultLevel
      thermoKingFuelLevelPercentage
      loadStatusLoaded
      loadStatusUnloaded
      anyAbsSystemFault
      anyLightFault
      lightFaultTypeIds
      tethered
      untethered
      doorClosed
      doorOpened
      sensorBoxBatteryRed
      sensorBoxBatteryYellow
      anyTisStatus
      tisStatuses
    }
    allVehicles
    vehicleIds
    vins
    vehicleGroupIds
    isActive
    deactivated
    disabledAt
    disabledBy
    pausedBy
    ownerEmail
    isOwn
    notifyMe
    notifyAllCustomerUsers
    notifyEmails
    includeSensorData
    alertNotificationRateLimitMs
    notifyPresent
    activeHours {
      zone
      windows {
        days
        from
        to
      }
    }
    escalation {
      afterMs
      emails
    }
    thermoKingFaultLevel
    thermoKingFuelLevelPercentage
    geofenceTrailersThreshold
    geofenceIds
    isGeofenceOccupancyInverted
    lastFired
    firingNow
    firingsPerDay
    created
    updated
    version
  }
}`);
export const FailedAlertMessagesDocument = /*#__PURE__*/ new TypedDocumentString<FailedAlertMessagesQuery, FailedAlertMessagesQueryVariables>(`query FailedAlertMessages($customerId: Int!, $limit: Int!, $after: String) {
  failedAlertMessages(customerId: $customerId, limit: $limit, after: $after) {
    messages {
      id
      at
      channel
      recipient
      ruleId
      ruleName
      alertId
      alerts
      reason
    }
    next
  }
}`);
export const AlertBacktestDocument = /*#__PURE__*/ new TypedDocumentString<AlertBacktestQuery, AlertBacktestQueryVariables>(`query AlertBacktest($input: AlertBacktestInput!) {
  alertBacktest(input: $input) {
    firings {
      vin
      unitId
      geofence {
        id
        name
      }
      since
      endedAt
    }
    trailers
    geofences
    matchingNow
    withoutData
    next
  }
}`);