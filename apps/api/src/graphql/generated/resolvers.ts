import type { AlertCondition } from '@gladhand/domain/alerts';
import type { ExplainedCondition } from '@gladhand/domain/alerts';
import type { GeofenceShape } from '@gladhand/domain/geofences';
import type { ReportChart } from '@gladhand/domain/reports';
import type { PackedRow } from '@gladhand/domain/reports';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { FleetRow } from '../../repositories/fleetStatus';
import type { GraphQLContext } from '../context';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * What an alert rule is about, as JSON: one condition such as `{ "kind": "doorFor", "status": "open", "durationMs": 1800000 }`,
   * or a group `{ "kind": "all", "of": [...] }` or `{ "kind": "any", "of": [...] }` of up to 10 conditions, 2 levels deep.
   */
  AlertCondition: { input: AlertCondition; output: AlertCondition; }
  /** An instant, ISO 8601 in UTC: 2026-11-17T15:12:00.000Z. */
  DateTime: { input: string; output: string; }
  /**
   * A condition at an instant, as JSON: its truth, state, value, instants and threshold, or why it is unknown. A group has
   * `kind` all or any, its `truth`, and its conditions in `of`.
   */
  ExplainedCondition: { input: ExplainedCondition; output: ExplainedCondition; }
  /**
   * The area of a geofence as JSON, one of:
   * `{ "type": "circle", "center": { "lat", "lng" }, "radiusMeters" }`,
   * `{ "type": "polygon", "parts": [{ "outer": [{ "lat", "lng" }], "holes": [[{ "lat", "lng" }]] }] }`,
   * `{ "type": "corridor", "line": [{ "lat", "lng" }], "halfWidthMeters" }`.
   * Longitudes may run past 180 across the antimeridian.
   */
  GeofenceShape: { input: GeofenceShape; output: GeofenceShape; }
  /** SIM ICCID, usually 18 to 22 digits. A number, or a text if a number can't hold every digit. */
  Iccid: { input: string; output: string; }
  /** The chart of a result, as JSON: series with headings, and bars with labels and one value per series. */
  ReportChart: { input: ReportChart; output: ReportChart; }
  /** A row of a result: VIN and geofence id, or null, then the values in the order of the columns. */
  ReportRow: { input: PackedRow; output: PackedRow; }
};

export type AbsFault = {
  __typename?: 'AbsFault';
  /** Odometer of the trailer in miles at its start, by the ABS if installed, or by GPS. */
  bestAvailableTotalMileage?: Maybe<Scalars['Float']['output']>;
  /** Blink code of a TABS-6 Advanced; null if the fault has none. */
  blinkCode?: Maybe<Scalars['String']['output']>;
  cause?: Maybe<Scalars['String']['output']>;
  /** From its start to its end, or to now. */
  durationSeconds: Scalars['Int']['output'];
  /** Description by the device, or by the codes. Null: unknown. */
  faultDescription?: Maybe<Scalars['String']['output']>;
  faultEnd?: Maybe<Scalars['DateTime']['output']>;
  faultStart: Scalars['DateTime']['output'];
  /** Level: 1 ABS, 2 component. */
  faultTypeId: Scalars['Int']['output'];
  /** Failure mode identifier (J1939). */
  fmi?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Highest reported speed in miles per hour while it was active. */
  maxMph?: Maybe<Scalars['Float']['output']>;
  repairInformation?: Maybe<Scalars['String']['output']>;
  /** Suspect parameter number (J1939). */
  spn?: Maybe<Scalars['Int']['output']>;
  /** Active, or Cleared if it has ended. */
  status: Scalars['String']['output'];
  /** Null if unknown, like cause and repairInformation. */
  suspectComponent?: Maybe<Scalars['String']['output']>;
};

export type AbsFaultList = {
  __typename?: 'AbsFaultList';
  /** Time of the response. Durations of active faults end here. */
  asOf: Scalars['DateTime']['output'];
  faults: Array<AbsFault>;
  /** Number of matches. The 500 latest are listed. */
  total: Scalars['Int']['output'];
};

export type AbsFaultsInput = {
  /** Levels: 1 ABS, 2 component. Null: both. */
  faultTypeIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Whether to include cleared faults. Default: only active ones. */
  showAll?: InputMaybe<Scalars['Boolean']['input']>;
  vin: Scalars['String']['input'];
  /** Only faults that began within this many days of 24 hours, 1 to 3650. Null: all. */
  withinDays?: InputMaybe<Scalars['Int']['input']>;
};

/** A fault from its first record on, with its repeats. */
export type AbsLifecycle = {
  __typename?: 'AbsLifecycle';
  /** Blink code of a TABS-6 Advanced; null if the fault has none. */
  blinkCode?: Maybe<Scalars['String']['output']>;
  cause?: Maybe<Scalars['String']['output']>;
  /** How long it was active, all of its records together. */
  durationSeconds: Scalars['Int']['output'];
  /** Description by the device, or by the codes. Null: unknown. */
  faultDescription?: Maybe<Scalars['String']['output']>;
  /** Level: 1 ABS, 2 component. */
  faultTypeId: Scalars['Int']['output'];
  /** Failure mode identifier (J1939). */
  fmi?: Maybe<Scalars['Int']['output']>;
  /** The id of its first record. */
  id: Scalars['ID']['output'];
  /** Highest reported speed in miles per hour while it was active. */
  maxMph?: Maybe<Scalars['Float']['output']>;
  /** Newest first, also those outside the period. */
  records: Array<AbsFault>;
  repairInformation?: Maybe<Scalars['String']['output']>;
  /** Suspect parameter number (J1939). */
  spn?: Maybe<Scalars['Int']['output']>;
  /** Active, or Cleared if all of its records have ended. */
  status: Scalars['String']['output'];
  /** Null if unknown, like cause and repairInformation. */
  suspectComponent?: Maybe<Scalars['String']['output']>;
};

export type AbsLifecycleList = {
  __typename?: 'AbsLifecycleList';
  /** Time of the response. Durations of active faults end here. */
  asOf: Scalars['DateTime']['output'];
  /** Whether records before the 1,000 latest were left out. */
  isCut: Scalars['Boolean']['output'];
  /** The one that began to show last comes first. */
  lifecycles: Array<AbsLifecycle>;
};

export type AbsLifecyclesInput = {
  /** Levels: 1 ABS, 2 component. Null: both. */
  faultTypeIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Start of the period. Null: since the first record. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Active or Cleared. Null: both. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** Its end, exclusive. Null: until now. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  vin: Scalars['String']['input'];
};

/** Columns: entry i of each belongs to one reading. Null: not reported. */
export type AbsReadings = {
  __typename?: 'AbsReadings';
  /** Time of recording, in milliseconds since 1970, UTC. */
  atMs: Array<Scalars['Float']['output']>;
  /** Of the trailer battery. */
  batteryVolts: Array<Maybe<Scalars['Float']['output']>>;
  /** Whether older reports of the period were left out. */
  isCut: Scalars['Boolean']['output'];
  isLampOn: Array<Maybe<Scalars['Boolean']['output']>>;
  speedMph: Array<Maybe<Scalars['Float']['output']>>;
};

export type AccessArea = {
  __typename?: 'AccessArea';
  area: Scalars['String']['output'];
  operations: Array<AccessOperation>;
};

export type AccessOperation = {
  __typename?: 'AccessOperation';
  operation: Scalars['String']['output'];
  /** Names of the roles that allow it; for reefer commands, also the group that grants them. */
  through: Array<Scalars['String']['output']>;
};

export type AccessScope = {
  __typename?: 'AccessScope';
  customerId: Scalars['Int']['output'];
  customerName: Scalars['String']['output'];
  /** Groups whose trailers the user has access to; empty if a role grants access to all. */
  groups: Array<Scalars['String']['output']>;
  /** Names of the roles that grant it. */
  roles: Array<Scalars['String']['output']>;
  trailerCount: Scalars['Int']['output'];
  /** Whether the user has access to all trailers of the customer, including future ones. */
  whole: Scalars['Boolean']['output'];
};

/** One report. Null: the report didn't include the reading. */
export type ActivityLogEntry = {
  __typename?: 'ActivityLogEntry';
  /** An ABS fault was active. */
  absFaultActive?: Maybe<Scalars['Boolean']['output']>;
  /** Codes and level of the worst active fault. */
  absFaultDescription?: Maybe<Scalars['String']['output']>;
  /** Failure mode identifier (J1939). */
  absFaultFmi?: Maybe<Scalars['Int']['output']>;
  /** Suspect parameter number (J1939). */
  absFaultSpn?: Maybe<Scalars['Int']['output']>;
  /** on or off. */
  amberLampStatus?: Maybe<Scalars['String']['output']>;
  /** Volts. */
  batteryVoltageTrailer?: Maybe<Scalars['Float']['output']>;
  /** State for each wheel end. */
  brakes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  /** Percent. */
  cargoCameraFullness?: Maybe<Scalars['Float']['output']>;
  /** Battery level of the reporting phone in percent. */
  deviceBatteryPercent?: Maybe<Scalars['Float']['output']>;
  /** Battery of the device itself, in volts. */
  deviceBatteryVoltage?: Maybe<Scalars['Float']['output']>;
  doorOpened?: Maybe<Scalars['Boolean']['output']>;
  /** Display level of the ABS fault: 3 critical, 2 caution, 1 low. */
  faultLevel?: Maybe<Scalars['Int']['output']>;
  /** Why the report is doubtful: outOfOrder, teleport or clockAhead. Such a report doesn't change the trailer's position. */
  fixFlags: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  latitude?: Maybe<Scalars['Float']['output']>;
  lights?: Maybe<LightBranchStates>;
  /** Cargo weight on the bogie in pounds. */
  loadWeight?: Maybe<Scalars['Float']['output']>;
  loaded?: Maybe<Scalars['Boolean']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Miles. */
  odometerAbs?: Maybe<Scalars['Float']['output']>;
  /** Miles. */
  odometerGps?: Maybe<Scalars['Float']['output']>;
  recorded: Scalars['DateTime']['output'];
  reefer?: Maybe<ReeferLogReading>;
  /** The place nearest to the position. */
  reverseGeoFullAddress?: Maybe<Scalars['String']['output']>;
  /** Null: stored before sources were recorded. */
  source?: Maybe<ReportSource>;
  /** Miles per hour. */
  speed?: Maybe<Scalars['Float']['output']>;
  tetherStatus?: Maybe<Scalars['String']['output']>;
  /** Psi for each tire. */
  tirePressuresPsi?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
  /** Degrees Celsius for each tire. */
  tiresC?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
  /** stable or unstable. */
  tisStatus?: Maybe<Scalars['String']['output']>;
  /** All active ABS faults, worst first; empty if there were none, null if not reported. */
  tseFaults?: Maybe<Array<TseFault>>;
  /** Degrees Celsius for each wheel end; null: no reading. */
  wheelEndsC?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
};

export type AddInspectionInput = {
  /** annual, preTrip, postTrip or roadside. */
  kind: Scalars['String']['input'];
  /** At most 500 characters. Required for any result but passed. */
  note: Scalars['String']['input'];
  odometerMiles?: InputMaybe<Scalars['Float']['input']>;
  /** 'YYYY-MM-DD', not in the future. */
  performedOn: Scalars['String']['input'];
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** passed, defects or outOfService. */
  result: Scalars['String']['input'];
  vin: Scalars['String']['input'];
};

export type AddMaintenanceEntryInput = {
  /** One of the maintenance types. */
  kind: Scalars['String']['input'];
  /** At most 500 characters. Required for the types repair and other. */
  note: Scalars['String']['input'];
  odometerMiles?: InputMaybe<Scalars['Float']['input']>;
  /** 'YYYY-MM-DD', not in the future. */
  performedOn: Scalars['String']['input'];
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  vin: Scalars['String']['input'];
};

export type AddPartPictureInput = {
  customerId: Scalars['Int']['input'];
  /** What the picture shows, in words. Required: it is its alternative text. */
  description: Scalars['String']['input'];
  maker: Scalars['String']['input'];
  partNumber: Scalars['String']['input'];
  /** A picture that the caller has uploaded. */
  pictureId: Scalars['ID']['input'];
};

export type AftermarketDealer = {
  __typename?: 'AftermarketDealer';
  city: Scalars['String']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  /** State or province, two letters. */
  region: Scalars['String']['output'];
  /** Street and number. */
  street: Scalars['String']['output'];
};

/** A stretch in which the condition of a rule held for a trailer, or for a geofence whose trailers are counted. */
export type Alert = {
  __typename?: 'Alert';
  assignee?: Maybe<Scalars['String']['output']>;
  condition: Scalars['AlertCondition']['output'];
  customerId: Scalars['Int']['output'];
  /** Null while it holds. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * condition, ruleChanged, ruleDisabled, ruleDeleted, ruleFailed, trailerLeft, or geofenceOff for a geofence that was
   * deactivated or deleted. Null while it holds.
   */
  endedBy?: Maybe<Scalars['String']['output']>;
  /** Null for an alert about a trailer. */
  geofence?: Maybe<AlertGeofence>;
  handledAt?: Maybe<Scalars['DateTime']['output']>;
  handledBy?: Maybe<Scalars['String']['output']>;
  /** new, acknowledged, snoozed or closed. */
  handling: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether it was decided by a report that arrived after later ones. */
  isLate: Scalars['Boolean']['output'];
  /** When the report that decided it arrived. */
  noticedAt: Scalars['DateTime']['output'];
  ruleId: Scalars['ID']['output'];
  /** Name of the rule when the alert began. */
  ruleName: Scalars['String']['output'];
  /** critical, caution or good. */
  severity: Scalars['String']['output'];
  since: Scalars['DateTime']['output'];
  snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  unitId?: Maybe<Scalars['String']['output']>;
  /** Counts what people do. */
  version: Scalars['Int']['output'];
  /** Of the trailer. Null for an alert about a geofence. */
  vin?: Maybe<Scalars['ID']['output']>;
  /** When a late report showed that it never was. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

export type AlertActivityInput = {
  /** The value of `next` of the page before. */
  after?: InputMaybe<Scalars['String']['input']>;
  customerId: Scalars['Int']['input'];
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** alerts, handling, messages or rules. All without it. */
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1 to 500. 50 without it. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** Email address of who did it, or of the recipient of a message. */
  person?: InputMaybe<Scalars['String']['input']>;
  ruleId?: InputMaybe<Scalars['ID']['input']>;
  /** critical, caution or good. */
  severity?: InputMaybe<Scalars['String']['input']>;
  /** The first instant after the range. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** VIN of a trailer. Then there are no changes of rules. */
  vin?: InputMaybe<Scalars['String']['input']>;
};

/** Something that happened. Fields that its kind doesn't use are null. */
export type AlertActivityLine = {
  __typename?: 'AlertActivityLine';
  alertId?: Maybe<Scalars['ID']['output']>;
  assignee?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  /** Email address of the person. Null if a report or the system did it. */
  by?: Maybe<Scalars['String']['output']>;
  channel?: Maybe<Scalars['String']['output']>;
  /** condition, ruleChanged, ruleDisabled, ruleDeleted, ruleFailed, trailerLeft or geofenceOff. */
  endedBy?: Maybe<Scalars['String']['output']>;
  /** Names of the fields of a rule that were changed. */
  fields?: Maybe<Array<Scalars['String']['output']>>;
  /** Of an alert about a geofence. */
  geofence?: Maybe<AlertGeofence>;
  id: Scalars['ID']['output'];
  /**
   * Of an alert: fired, ended, withdrawn, reinstated, acknowledged, unacknowledged, assigned, snoozed, closed, reopened or
   * noted. Of a message: message. Of a rule: ruleCreated, ruleUpdated, ruleDeleted, ruleMoved, ruleEnabled, ruleDisabled,
   * ruleTakenOver or ruleFailed. A newer server may have additional ones.
   */
  kind: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** queued, sent, failed, unconfirmed or heldBack. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** Why a message was held back or failed. */
  reason?: Maybe<Scalars['String']['output']>;
  recipient?: Maybe<Scalars['String']['output']>;
  ruleId: Scalars['ID']['output'];
  ruleName: Scalars['String']['output'];
  /** critical, caution or good. Of a rule: as it is now. */
  severity?: Maybe<Scalars['String']['output']>;
  unitId?: Maybe<Scalars['String']['output']>;
  until?: Maybe<Scalars['DateTime']['output']>;
  vin?: Maybe<Scalars['ID']['output']>;
};

export type AlertActivityPage = {
  __typename?: 'AlertActivityPage';
  lines: Array<AlertActivityLine>;
  /** Null after the last page. */
  next?: Maybe<Scalars['String']['output']>;
};

export type AlertBacktest = {
  __typename?: 'AlertBacktest';
  /** Of the trailers or geofences of this page, each one's in order. */
  firings: Array<AlertFiring>;
  /** Number of geofences of this page. Null if the rule isn't about the number of trailers in them. */
  geofences?: Maybe<Scalars['Int']['output']>;
  /** Trailers of this page that match now, or geofences. */
  matchingNow: Scalars['Int']['output'];
  /** Null after the last page. */
  next?: Maybe<Scalars['ID']['output']>;
  /** Number of trailers of this page that the rule is about. Of geofences, the first page has all trailers of the rule. */
  trailers: Scalars['Int']['output'];
  /** Trailers of this page that didn't report in this time what the condition is about, so it can't have held. */
  withoutData: Scalars['Int']['output'];
};

export type AlertBacktestInput = {
  /** The value of `next` of the page before. */
  after?: InputMaybe<Scalars['ID']['input']>;
  allVehicles: Scalars['Boolean']['input'];
  condition: Scalars['AlertCondition']['input'];
  customerId: Scalars['Int']['input'];
  /** 1 to 31. */
  days: Scalars['Int']['input'];
  vehicleGroupIds: Array<Scalars['ID']['input']>;
  vehicleIds: Array<Scalars['ID']['input']>;
};

export type AlertDetail = {
  __typename?: 'AlertDetail';
  alert: Alert;
  /** Of an alert about a geofence that holds; otherwise null. */
  counted?: Maybe<CountedTrailers>;
  messages: Array<AlertMessage>;
  /** Until when the rule is muted for the trailer. */
  mutedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Newest first. */
  steps: Array<AlertStep>;
};

/** When emails about alerts that aren't critical are sent as one. */
export type AlertDigest = {
  __typename?: 'AlertDigest';
  /** 0 Monday to 6 Sunday. */
  days: Array<Scalars['Int']['output']>;
  /** HH:mm */
  time: Scalars['String']['output'];
  zone: Scalars['String']['output'];
};

export type AlertDigestInput = {
  days: Array<Scalars['Int']['input']>;
  time: Scalars['String']['input'];
  zone: Scalars['String']['input'];
};

/** Who else is notified of an alert that no one has acknowledged. */
export type AlertEscalation = {
  __typename?: 'AlertEscalation';
  /** Since the alert was noticed, or since the active hours of its rule began: 1 minute to 30 days, later than the step before. */
  afterMs: Scalars['Float']['output'];
  /** Different email addresses. */
  emails: Array<Scalars['String']['output']>;
};

export type AlertEscalationInput = {
  afterMs: Scalars['Float']['input'];
  emails: Array<Scalars['String']['input']>;
};

export type AlertExplanation = {
  __typename?: 'AlertExplanation';
  /**
   * Messages that the rule would have sent if it had fired at the instant, by the settings of now. Null if they weren't
   * requested, or the rule fires or wasn't judged.
   */
  messages?: Maybe<Array<ExplainedMessage>>;
  /** Latest report of the trailer at the instant or before. */
  reportedAt?: Maybe<Scalars['DateTime']['output']>;
  root?: Maybe<Scalars['ExplainedCondition']['output']>;
  /** Start of the alert that covers the instant. */
  since?: Maybe<Scalars['DateTime']['output']>;
  /** clear, pending, firing, recovering or unknown. Null if the rule wasn't judged. */
  state?: Maybe<Scalars['String']['output']>;
  /**
   * States between `from` and `to`, oldest first, without the time in which the rule didn't count or that is yet to come.
   * Null if they weren't requested, or the rule wasn't judged.
   */
  states?: Maybe<Array<AlertStateSpan>>;
  /**
   * firing, or why it doesn't: notMet, ruleOff, ruleYounger for an instant before the rule had its conditions,
   * notConcerned for a trailer or a geofence that the rule isn't about, or noReports.
   */
  verdict: Scalars['String']['output'];
};

export type AlertFiring = {
  __typename?: 'AlertFiring';
  /** Null while it holds. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for an alert about a trailer. */
  geofence?: Maybe<AlertGeofence>;
  since: Scalars['DateTime']['output'];
  unitId?: Maybe<Scalars['String']['output']>;
  vin?: Maybe<Scalars['ID']['output']>;
};

/** A geofence whose trailers were counted. */
export type AlertGeofence = {
  __typename?: 'AlertGeofence';
  id: Scalars['ID']['output'];
  /** Its name when the alert began. */
  name: Scalars['String']['output'];
};

/** Hours in which a rule sends messages. */
export type AlertHours = {
  __typename?: 'AlertHours';
  windows: Array<AlertWindow>;
  /** IANA zone, such as America/Chicago. */
  zone: Scalars['String']['output'];
};

export type AlertHoursInput = {
  windows: Array<AlertWindowInput>;
  zone: Scalars['String']['input'];
};

export type AlertMailOptOut = {
  __typename?: 'AlertMailOptOut';
  address: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** all for all emails, alert for all emails about alerts, or alertRule. */
  kind: Scalars['String']['output'];
  /** The rule whose emails are not wanted. Null for all rules. */
  ruleId?: Maybe<Scalars['ID']['output']>;
  ruleName?: Maybe<Scalars['String']['output']>;
  since: Scalars['DateTime']['output'];
};

export type AlertMailOptOutPage = {
  __typename?: 'AlertMailOptOutPage';
  /** Null after the last page. */
  next?: Maybe<Scalars['String']['output']>;
  optOuts: Array<AlertMailOptOut>;
};

export type AlertMessage = {
  __typename?: 'AlertMessage';
  at: Scalars['DateTime']['output'];
  /** email, push or webhook. */
  channel: Scalars['String']['output'];
  /** queued, waiting or heldBack. */
  outcome: Scalars['String']['output'];
  /** Why it waits or was held back. */
  reason?: Maybe<Scalars['String']['output']>;
  recipient: Scalars['String']['output'];
  /** fired, `reminder:` and `escalation:` with a number, or notice about too many emails. */
  step: Scalars['String']['output'];
  /** When it is decided on again. Null unless it waits. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type AlertNotificationsInput = {
  /** Only alerts that are assigned to the caller (mine), or without an assignee (none). */
  assigned?: InputMaybe<Scalars['String']['input']>;
  customerId: Scalars['Int']['input'];
  /** attention, snoozed or done. All without it. */
  group?: InputMaybe<Scalars['String']['input']>;
  paginationInput: PaginationInput;
  ruleId?: InputMaybe<Scalars['ID']['input']>;
  /** critical, caution or good. */
  severity?: InputMaybe<Scalars['String']['input']>;
  /** VIN of a trailer. */
  vin?: InputMaybe<Scalars['String']['input']>;
};

export type AlertPage = {
  __typename?: 'AlertPage';
  alerts: Array<Alert>;
  total: Scalars['Int']['output'];
};

/** One condition of a rule in the specified form. Fields that its type doesn't use are null. */
export type AlertPredicate = {
  __typename?: 'AlertPredicate';
  alertPredicateTypeId: Scalars['Int']['output'];
  alertPredicateTypeName: Scalars['String']['output'];
  anyAbsSystemFault?: Maybe<Scalars['Boolean']['output']>;
  anyCustomerGeofence?: Maybe<Scalars['Boolean']['output']>;
  anyLightFault?: Maybe<Scalars['Boolean']['output']>;
  anyTisStatus?: Maybe<Scalars['Boolean']['output']>;
  doorClosed?: Maybe<Scalars['Boolean']['output']>;
  doorOpened?: Maybe<Scalars['Boolean']['output']>;
  doorStatusDurationMs?: Maybe<Scalars['Float']['output']>;
  durationMs?: Maybe<Scalars['Float']['output']>;
  geofenceEnterEvents?: Maybe<Scalars['Boolean']['output']>;
  geofenceExitEvents?: Maybe<Scalars['Boolean']['output']>;
  geofenceIds?: Maybe<Array<Scalars['ID']['output']>>;
  geofenceOccupancyDurationMs?: Maybe<Scalars['Float']['output']>;
  geofenceTrailersThreshold?: Maybe<Scalars['Int']['output']>;
  isGeofenceOccupancyInverted?: Maybe<Scalars['Boolean']['output']>;
  lightFaultTypeIds?: Maybe<Array<Scalars['Int']['output']>>;
  loadStatusLoaded?: Maybe<Scalars['Boolean']['output']>;
  loadStatusUnloaded?: Maybe<Scalars['Boolean']['output']>;
  netBogieWeightLbs?: Maybe<Scalars['Float']['output']>;
  sensorBoxBatteryRed?: Maybe<Scalars['Boolean']['output']>;
  sensorBoxBatteryYellow?: Maybe<Scalars['Boolean']['output']>;
  tetherStateDurationMs?: Maybe<Scalars['Float']['output']>;
  tethered?: Maybe<Scalars['Boolean']['output']>;
  thermoKingFaultLevel?: Maybe<Array<Scalars['Int']['output']>>;
  thermoKingFuelLevelPercentage?: Maybe<Scalars['Float']['output']>;
  tireTemperatureThresholdC?: Maybe<Scalars['Float']['output']>;
  tisStatuses?: Maybe<Array<Scalars['String']['output']>>;
  tpmsThresholdPsi?: Maybe<Scalars['Float']['output']>;
  untethered?: Maybe<Scalars['Boolean']['output']>;
};

export type AlertRule = {
  __typename?: 'AlertRule';
  /** When messages may be sent. Null for always. */
  activeHours?: Maybe<AlertHours>;
  alertNotificationRateLimitMs: Scalars['Float']['output'];
  /** The conditions without their groups, in the specified form. */
  alertPredicates: Array<AlertPredicate>;
  allVehicles: Scalars['Boolean']['output'];
  condition: Scalars['AlertCondition']['output'];
  created: Scalars['DateTime']['output'];
  customerId: Scalars['Int']['output'];
  /** True if the rule is switched off, otherwise null. */
  deactivated?: Maybe<Scalars['Boolean']['output']>;
  /** When it was switched off. Null if it is on. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Email address of the person who switched it off. Null if it is on, or if that is no longer known. */
  disabledBy?: Maybe<Scalars['String']['output']>;
  escalation: Array<AlertEscalation>;
  /** Alerts that hold now, of trailers that the caller has access to. */
  firingNow: Scalars['Int']['output'];
  /** Alerts of each of the last seven days, oldest first. */
  firingsPerDay: Array<Scalars['Int']['output']>;
  geofenceIds?: Maybe<Array<Scalars['ID']['output']>>;
  geofenceTrailersThreshold?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  includeSensorData: Scalars['Boolean']['output'];
  isActive: Scalars['Boolean']['output'];
  isGeofenceOccupancyInverted?: Maybe<Scalars['Boolean']['output']>;
  isOwn: Scalars['Boolean']['output'];
  /** Start of the latest alert. */
  lastFired?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  notifyAllCustomerUsers: Scalars['Boolean']['output'];
  notifyEmails: Array<Scalars['String']['output']>;
  notifyMe: Scalars['Boolean']['output'];
  notifyPresent: Scalars['Boolean']['output'];
  /** Email address of the owner. Null if the account was deleted. */
  ownerEmail?: Maybe<Scalars['String']['output']>;
  /** ownerWithoutAccess, failed or notInPlan if the rule is on but decides nothing. */
  pausedBy?: Maybe<Scalars['String']['output']>;
  /** critical, caution or good. */
  severity: Scalars['String']['output'];
  /** Levels of alarms of the first such condition. Null without one. */
  thermoKingFaultLevel?: Maybe<Array<Scalars['Int']['output']>>;
  thermoKingFuelLevelPercentage?: Maybe<Scalars['Float']['output']>;
  updated: Scalars['DateTime']['output'];
  vehicleGroupIds: Array<Scalars['ID']['output']>;
  vehicleIds: Array<Scalars['ID']['output']>;
  version: Scalars['Int']['output'];
  /** VINs of `vehicleIds`, of those that the caller has access to. */
  vins: Array<Scalars['ID']['output']>;
};

export type AlertRuleInput = {
  /** When messages may be sent. Null for always. */
  activeHours?: InputMaybe<AlertHoursInput>;
  /** Time between two messages about a trailer to a recipient, in ms: 0 for one notification only, or 86400000. */
  alertNotificationRateLimitMs: Scalars['Float']['input'];
  /** All trailers of the customer that the owner of the rule has access to. */
  allVehicles: Scalars['Boolean']['input'];
  condition: Scalars['AlertCondition']['input'];
  /** Up to three steps. None without it. */
  escalation?: InputMaybe<Array<AlertEscalationInput>>;
  includeSensorData: Scalars['Boolean']['input'];
  isActive: Scalars['Boolean']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  notifyAllCustomerUsers: Scalars['Boolean']['input'];
  /** Up to 50 different email addresses. */
  notifyEmails: Array<Scalars['String']['input']>;
  notifyMe: Scalars['Boolean']['input'];
  /** Whether to notify about trailers that match when the rule is saved. */
  notifyPresent: Scalars['Boolean']['input'];
  /** critical, caution or good. */
  severity: Scalars['String']['input'];
  /** Groups whose trailers the rule is about, with their subgroups. Empty with `allVehicles`. */
  vehicleGroupIds: Array<Scalars['ID']['input']>;
  /** Trailers that the rule is about. Empty with `allVehicles`. */
  vehicleIds: Array<Scalars['ID']['input']>;
};

export type AlertSettings = {
  __typename?: 'AlertSettings';
  digest?: Maybe<AlertDigest>;
  /** Severities of alerts that are sent by email: critical, caution, good. */
  email: Array<Scalars['String']['output']>;
  /** Whether quiet hours apply now. */
  isQuiet: Scalars['Boolean']['output'];
  /** Severities of alerts that are sent to browsers. */
  push: Array<Scalars['String']['output']>;
  quietHours?: Maybe<QuietHours>;
  /** When quiet hours begin or end next. Null without quiet hours. */
  quietHoursChange?: Maybe<Scalars['DateTime']['output']>;
  /** 0 if nothing was saved yet. */
  version: Scalars['Int']['output'];
};

export type AlertSettingsInput = {
  /** Null to send each email at once. */
  digest?: InputMaybe<AlertDigestInput>;
  /** Severities of alerts that are sent by email: critical, caution, good. */
  email: Array<Scalars['String']['input']>;
  push: Array<Scalars['String']['input']>;
  /** Null for none. */
  quietHours?: InputMaybe<QuietHoursInput>;
};

/** A stretch in which a rule had one state for a trailer. A one-time event has the same start and end. */
export type AlertStateSpan = {
  __typename?: 'AlertStateSpan';
  from: Scalars['DateTime']['output'];
  /** clear, pending, firing, recovering or unknown. */
  state: Scalars['String']['output'];
  to: Scalars['DateTime']['output'];
};

export type AlertStep = {
  __typename?: 'AlertStep';
  assignee?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  /** Email address of the person. Null if a report or the system did it. */
  by?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** fired, ended, withdrawn, reinstated, acknowledged, unacknowledged, assigned, snoozed, closed, reopened or noted. */
  kind: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Hours on days of the week. Those over midnight belong to the day on which they begin. */
export type AlertWindow = {
  __typename?: 'AlertWindow';
  /** 0 Monday to 6 Sunday. */
  days: Array<Scalars['Int']['output']>;
  /** HH:mm */
  from: Scalars['String']['output'];
  /** HH:mm, the first minute after. The same time as `from` means the same time on the next day. */
  to: Scalars['String']['output'];
};

export type AlertWindowInput = {
  days: Array<Scalars['Int']['input']>;
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

export type AppliedGeofence = {
  __typename?: 'AppliedGeofence';
  /** The geofence that was created or replaced. */
  geofenceId?: Maybe<Scalars['ID']['output']>;
  /** The id of the row. */
  id: Scalars['ID']['output'];
  /** created, replaced, unchanged, nameTaken, changed if someone else has saved the geofence since, or refused. */
  outcome: Scalars['String']['output'];
  /** Why it is refused. */
  problem?: Maybe<GeofenceProblem>;
};

export type ApplyGeofencesInput = {
  customerId: Scalars['Int']['input'];
  /** UUID created by the client, the same for all requests of an import. */
  importId: Scalars['ID']['input'];
  rows: Array<GeofenceRowInput>;
};

export type AssetThreshold = {
  __typename?: 'AssetThreshold';
  comparison: Scalars['String']['output'];
  trailers: Scalars['Int']['output'];
};

export type AssetThresholdInput = {
  /** atLeast or fewerThan. */
  comparison: Scalars['String']['input'];
  trailers: Scalars['Int']['input'];
};

/** A field before and after, as text. Null: empty. */
export type AuditChange = {
  __typename?: 'AuditChange';
  after?: Maybe<Scalars['String']['output']>;
  before?: Maybe<Scalars['String']['output']>;
  field: Scalars['String']['output'];
};

export type AuditExport = {
  __typename?: 'AuditExport';
  /** Whether older entries match, too. */
  hasMore: Scalars['Boolean']['output'];
  /** At most 5,000, newest first. */
  lines: Array<AuditLine>;
};

/** See AuditLogInput. */
export type AuditExportInput = {
  area?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['DateTime']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  target?: InputMaybe<Scalars['String']['input']>;
};

export type AuditFact = {
  __typename?: 'AuditFact';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AuditLine = {
  __typename?: 'AuditLine';
  /** The action, e.g. user.updated. */
  action: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  /** Email address of the actor; the last known one if the account is gone. Null: not a signed-in user. */
  by?: Maybe<Scalars['String']['output']>;
  /** Id of the actor if the account exists and the caller has access. Null in exports. */
  byId?: Maybe<Scalars['ID']['output']>;
  /** Changed fields. */
  changes: Array<AuditChange>;
  customerId?: Maybe<Scalars['Int']['output']>;
  customerName?: Maybe<Scalars['String']['output']>;
  /** Further facts, sorted by name. */
  details: Array<AuditFact>;
  id: Scalars['ID']['output'];
  /** The target, e.g. an email address, a VIN or the name of a group. */
  subject?: Maybe<Scalars['String']['output']>;
  /** The target if it exists and the caller has access. Null in exports. */
  target?: Maybe<AuditTarget>;
};

export type AuditLogInput = {
  /** The `next` of the previous page; null for the first page. */
  after?: InputMaybe<Scalars['ID']['input']>;
  /** The area of an action: the part of its name before the dot, e.g. user. Null: all. */
  area?: InputMaybe<Scalars['String']['input']>;
  /** Exclusive upper bound. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Null: every customer that the caller has access to, and entries without a customer. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** Inclusive lower bound. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 100. */
  limit: Scalars['Int']['input'];
  /** Substring of an action, or of the email address of actor or target; or a text that `target` matches. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** The exact target by its current or any former name, e.g. an email address, a VIN or a group. */
  target?: InputMaybe<Scalars['String']['input']>;
};

export type AuditLogPage = {
  __typename?: 'AuditLogPage';
  lines: Array<AuditLine>;
  /** Null: this is the last page. */
  next?: Maybe<Scalars['ID']['output']>;
};

export type AuditTarget = {
  __typename?: 'AuditTarget';
  /** Id of a user or a group, VIN of a trailer. */
  id: Scalars['ID']['output'];
  /** user, trailer or group */
  kind: Scalars['String']['output'];
};

export type ChangeGeofencesInput = {
  category?: InputMaybe<Scalars['String']['input']>;
  customerId: Scalars['Int']['input'];
  /** Deletes them. Excludes the other changes. */
  delete?: InputMaybe<Scalars['Boolean']['input']>;
  geofences: Array<GeofenceVersion>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ChangeSimsInput = {
  /** UUID of the new batch. A repetition returns the same batch. */
  batchId: Scalars['ID']['input'];
  /** The number of SIMs that the user confirmed. CONFLICT if it is another one by now. */
  sims: Scalars['Int']['input'];
  target: SimTargetInput;
};

export type ChangedGeofences = {
  __typename?: 'ChangedGeofences';
  changed: Array<Scalars['ID']['output']>;
  /** Names of geofences that someone else has changed or deleted. */
  leftOut: Array<Scalars['String']['output']>;
};

export type CheckGeofencesInput = {
  customerId: Scalars['Int']['input'];
  features: Array<GeofenceFeatureInput>;
};

export type CheckedGeofences = {
  __typename?: 'CheckedGeofences';
  checks: Array<GeofenceCheck>;
  /** Number of active geofences that the customer can still have. */
  remaining: Scalars['Int']['output'];
};

export type ClosestDealer = {
  __typename?: 'ClosestDealer';
  dealer: AftermarketDealer;
  /** Straight-line distance. */
  miles: Scalars['Float']['output'];
};

export type ClosestDealers = {
  __typename?: 'ClosestDealers';
  dealers: Array<ClosestDealer>;
  /** Starting point of the distances: trailer or caller. */
  from: Scalars['String']['output'];
  /** The trailer's last place as text. */
  place?: Maybe<Scalars['String']['output']>;
  /** Time of that position. */
  placeReportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why there are no distances: positionNotInstalled or neverReported. Null: the trailer has a position. */
  reason?: Maybe<Scalars['String']['output']>;
};

export type CompletePlannedWorkInput = {
  customerId: Scalars['Int']['input'];
  /** The engine hours at that time. Null: the last reported ones. Required like the odometer for work by engine hours. */
  engineHours?: InputMaybe<Scalars['Float']['input']>;
  /** The issue of the work. */
  id: Scalars['ID']['input'];
  /** Up to 400 characters. */
  note: Scalars['String']['input'];
  /** The odometer at that time. Null: the last reported one. Required for work by miles that was done before yesterday. */
  odometerMiles?: InputMaybe<Scalars['Float']['input']>;
  /** 'YYYY-MM-DD', not in the future. */
  performedOn: Scalars['String']['input'];
  /** Pictures that the caller has uploaded for the customer, up to 4. */
  pictureIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  version: Scalars['Int']['input'];
};

export type CompletedPlannedWork = {
  __typename?: 'CompletedPlannedWork';
  issue: MaintenanceIssue;
  /** The next due date, 'YYYY-MM-DD'. Null without an interval by date. */
  nextDueOn?: Maybe<Scalars['String']['output']>;
  /** The entry of the maintenance log, or the inspection. */
  record: ServiceRecord;
};

export type ControlLeaseInput = {
  /** cancel, end or changeEnd. */
  action: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  /** For changeEnd: YYYY-MM-DD; null without an end. */
  lastDay?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};

export type ControlOtaCampaignInput = {
  /** pause, resume, cancel, retryFailed or changeConditions. */
  action: Scalars['String']['input'];
  campaignId: Scalars['ID']['input'];
  conditions?: InputMaybe<OtaConditionsInput>;
  /** For retryFailed: only devices that failed for this reason. */
  failedFor?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  /** For resume after an automatic stop: a higher limit, or a reason. */
  stopAbovePercent?: InputMaybe<Scalars['Float']['input']>;
  /** The version that the caller has seen; a campaign that has changed is refused. */
  version: Scalars['Int']['input'];
};

export type ControlTransferInput = {
  /** accept, decline, cancel, undo or discard. */
  action: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  /** Required to decline and to undo. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The number of trailers that the caller has confirmed; required to accept and to undo. */
  trailers?: InputMaybe<Scalars['Int']['input']>;
  version: Scalars['Int']['input'];
};

export type CountedTrailer = {
  __typename?: 'CountedTrailer';
  unitId: Scalars['String']['output'];
  vin: Scalars['ID']['output'];
};

/** The trailers that a rule counts in, or outside of, a geofence now, as far as the caller has access to them. */
export type CountedTrailers = {
  __typename?: 'CountedTrailers';
  total: Scalars['Int']['output'];
  /** Up to 100 of them, by unit ID. */
  trailers: Array<CountedTrailer>;
};

export type CreateAlertRuleInput = {
  customerId: Scalars['Int']['input'];
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  rule: AlertRuleInput;
};

export type CreateCustomerInput = {
  abbrev: Scalars['String']['input'];
  /** 1 to 9 digits; 'USDOT' and spaces are accepted. */
  dotNumber?: InputMaybe<Scalars['String']['input']>;
  features: Array<Scalars['String']['input']>;
  hiddenFromTechnicians?: InputMaybe<Scalars['Boolean']['input']>;
  longName: Scalars['String']['input'];
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  retentionDurationDays: Scalars['Int']['input'];
  shortName: Scalars['String']['input'];
  showsParts?: InputMaybe<Scalars['Boolean']['input']>;
  /** 0 to 20,000. Null: 2,500. */
  unloadedUpToLbs?: InputMaybe<Scalars['Int']['input']>;
};

export type CreateDeveloperMessageInput = {
  message: DeveloperMessageInput;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateGeofenceInput = {
  customerId: Scalars['Int']['input'];
  geofence: GeofenceInput;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateIngestKeyInput = {
  /** The customer whose devices send with the key. Exactly one of `customerId` and `gateway` is given. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** The manufacturer whose devices send with the key: Morey or Xirgo. */
  gateway?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateLeaseInput = {
  /** A UUID made by the caller. */
  id: Scalars['ID']['input'];
  lease: LeaseCheckInput;
  /** The number of trailers that the caller has confirmed. */
  trailers: Scalars['Int']['input'];
};

export type CreateOtaCampaignInput = {
  /** Made by the caller; a repeated request with the same id creates nothing again. */
  campaignId: Scalars['ID']['input'];
  /** The number of devices that the caller has confirmed; another number is refused. */
  devices: Scalars['Int']['input'];
  plan: OtaPlanInput;
  target: OtaTargetInput;
};

export type CreateOtaFtpServerInput = {
  server: OtaFtpServerInput;
  /** Made by the caller; a repeated request with the same id creates nothing again. */
  serverId: Scalars['ID']['input'];
};

export type CreateReportInput = {
  customerId: Scalars['Int']['input'];
  report: ReportInput;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateSavedViewInput = {
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** fleetStatus, tracking or fleetControl. */
  screen: Scalars['String']['input'];
  view: SavedViewInput;
};

export type CreateUserInput = {
  email: Scalars['String']['input'];
  /** Groups of the new user. Null: the default group of each customer. */
  groups?: InputMaybe<NewUserGroupsInput>;
  /** UUID created by the client, so that a retry after a lost response creates nothing twice. */
  id?: InputMaybe<Scalars['ID']['input']>;
  roleNames: Array<Scalars['String']['input']>;
};

export type CreateVehicleInput = {
  /** Accepts a VIN with a wrong check digit. */
  acceptVinWarning?: InputMaybe<Scalars['Boolean']['input']>;
  cargoCameraSerialNumber?: InputMaybe<Scalars['String']['input']>;
  customerId: Scalars['Int']['input'];
  deviceTypeId: Scalars['Int']['input'];
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  hasCargoCameraSensor?: InputMaybe<Scalars['Boolean']['input']>;
  hasSolarPanels?: InputMaybe<Scalars['Boolean']['input']>;
  hasThermoKingSensor?: InputMaybe<Scalars['Boolean']['input']>;
  hasUltrasonicCargoSensor?: InputMaybe<Scalars['Boolean']['input']>;
  modelYear?: InputMaybe<Scalars['Int']['input']>;
  productType: Scalars['String']['input'];
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the device; null: none yet. */
  serialNumber?: InputMaybe<Scalars['String']['input']>;
  thermoKingExternalId?: InputMaybe<Scalars['String']['input']>;
  /** Null: tandem. */
  undercarriage?: InputMaybe<Scalars['String']['input']>;
  unitId: Scalars['String']['input'];
  vehicleLengthFeet?: InputMaybe<Scalars['Float']['input']>;
  vehicleTypeId: Scalars['Int']['input'];
  vin: Scalars['String']['input'];
};

export type CreateWebhookInput = {
  customerId: Scalars['Int']['input'];
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  webhook: WebhookInput;
};

export type CreatedUser = {
  __typename?: 'CreatedUser';
  /** The invitation. Null: the account is disabled, or was created by an earlier request. */
  mail?: Maybe<MailDelivery>;
  user: User;
};

export type Customer = {
  __typename?: 'Customer';
  abbrev: Scalars['String']['output'];
  active: Scalars['Boolean']['output'];
  created: Scalars['DateTime']['output'];
  dotNumber?: Maybe<Scalars['String']['output']>;
  /** Positive. 0 is reserved for the synthetic entries 'Super Admin' and 'All Customers'. */
  id: Scalars['Int']['output'];
  longName: Scalars['String']['output'];
  retentionDurationDays: Scalars['Int']['output'];
  shortName: Scalars['String']['output'];
  totalActiveAssets: Scalars['Int']['output'];
  totalAssets: Scalars['Int']['output'];
  /** Bogie weight in pounds up to which a trailer is Unloaded. Null: 2,500. */
  unloadedUpToLbs?: Maybe<Scalars['Int']['output']>;
  updated: Scalars['DateTime']['output'];
};

export type CustomerFeature = {
  __typename?: 'CustomerFeature';
  featureId: Scalars['Int']['output'];
  featureName: Scalars['String']['output'];
};

export type CustomerFeaturesInput = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
};

export type DeletedParts = {
  __typename?: 'DeletedParts';
  deleted: Scalars['Int']['output'];
};

export type DetachedSensorBox = {
  __typename?: 'DetachedSensorBox';
  customerId?: Maybe<Scalars['Int']['output']>;
  extMfgrSerialNum: Scalars['String']['output'];
  /** Digits. */
  iccid?: Maybe<Scalars['String']['output']>;
  sensorBoxMfgrId: Scalars['Int']['output'];
  updated: Scalars['DateTime']['output'];
};

export type DeveloperMessage = {
  __typename?: 'DeveloperMessage';
  createdAt: Scalars['DateTime']['output'];
  /** Email address of the author. Null if the account was deleted. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Id of the author if the caller may see users. */
  createdById?: Maybe<Scalars['ID']['output']>;
  /** Empty means every customer. */
  customers: Array<MessageCustomer>;
  /** How many users have dismissed it. */
  dismissals: Scalars['Int']['output'];
  /** Empty means that no feature is needed. */
  features: Array<Scalars['String']['output']>;
  from: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isDismissible: Scalars['Boolean']['output'];
  /** Kinds of roles; empty means every role. */
  roles: Array<Scalars['String']['output']>;
  severity: Scalars['String']['output'];
  /** scheduled, shown, ended or withdrawn, at the time of the request. */
  state: Scalars['String']['output'];
  /** Markdown: paragraphs, emphasis, lists and links. */
  text: Scalars['String']['output'];
  /** Exclusive. Null: until it is withdrawn. */
  until?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** Email address of the last editor. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

export type DeveloperMessageInput = {
  audience: MessageAudienceInput;
  /** Null: now. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  isDismissible: Scalars['Boolean']['input'];
  /** critical, warning or info. */
  severity: Scalars['String']['input'];
  /** 1 to 2,000 characters of Markdown. Links lead to https and mailto addresses, and to paths of the portal. */
  text: Scalars['String']['input'];
  /** Exclusive. Null: until it is withdrawn; then it has to be dismissible. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

export type DeveloperMessagePage = {
  __typename?: 'DeveloperMessagePage';
  messages: Array<DeveloperMessage>;
  /** Null: this is the last page. */
  next?: Maybe<Scalars['ID']['output']>;
  /** Number of matching messages on all pages. */
  total: Scalars['Int']['output'];
};

export type DeveloperMessagesInput = {
  /** The `next` of the previous page; null for the first page. */
  after?: InputMaybe<Scalars['ID']['input']>;
  /** Messages that are limited to this customer. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** Only this message. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 100. */
  limit: Scalars['Int']['input'];
  /** Messages that are limited to this role, such as CUSTOMER. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** A part of the text, in any case. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** critical, warning or info. Null: all. */
  severity?: InputMaybe<Scalars['String']['input']>;
  /** scheduled, shown, ended or withdrawn. Null: all. */
  state?: InputMaybe<Scalars['String']['input']>;
};

export type DeviceLink = {
  __typename?: 'DeviceLink';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The name that the user gave the phone. */
  name: Scalars['String']['output'];
};

/** Device manufacturer, e.g. Morey or Xirgo. */
export type DeviceTypeName = {
  __typename?: 'DeviceTypeName';
  id: Scalars['Int']['output'];
  longName: Scalars['String']['output'];
};

export type DisableUserInput = {
  userId: Scalars['ID']['input'];
  /** The version that was read. An older one is a CONFLICT, whose error has the current values. */
  version: Scalars['Int']['input'];
};

/** A geofence with a circle, or a polygon of one part without holes. */
export type EarlierGeofence = {
  __typename?: 'EarlierGeofence';
  /** Null for circles. */
  boundaryCoordinates?: Maybe<Array<GeofenceCoordinate>>;
  /** Null for polygons. */
  centerPointCoordinate?: Maybe<GeofenceCoordinate>;
  description?: Maybe<Scalars['String']['output']>;
  geofenceDeactivated: Scalars['Boolean']['output'];
  geofenceId: Scalars['ID']['output'];
  /** 1 circle, 2 polygon. */
  geofenceTypeId: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** In meters. Null for polygons. */
  radiusMeters?: Maybe<Scalars['Float']['output']>;
};

export type EarlierGeofences = {
  __typename?: 'EarlierGeofences';
  geofences: Array<EarlierGeofence>;
  /** Number of geofences that can't be described in the earlier shape. */
  leftOut: Scalars['Int']['output'];
};

export type EffectiveAccess = {
  __typename?: 'EffectiveAccess';
  areas: Array<AccessArea>;
  email: Scalars['String']['output'];
  /** If false, the other fields are empty. */
  enabled: Scalars['Boolean']['output'];
  /** Whether the user has access to all trailers of all customers, including future ones. */
  everything: Scalars['Boolean']['output'];
  roles: Array<Scalars['String']['output']>;
  /** Access by customer with its source; at most 200. */
  scopes: Array<AccessScope>;
  /** Number of trailers that the user has access to. */
  trailerCount: Scalars['Int']['output'];
};

export type EmailFrequency = {
  __typename?: 'EmailFrequency';
  /** IANA zone of the report's days and times. Null for America/Los_Angeles. */
  timezone?: Maybe<Scalars['String']['output']>;
  units: Scalars['String']['output'];
  value: Scalars['Int']['output'];
};

export type EmailFrequencyInput = {
  /** IANA zone of the report's days and times. America/Los_Angeles if it is left out. */
  timezone?: InputMaybe<Scalars['String']['input']>;
  /** hours or days. */
  units: Scalars['String']['input'];
  value: Scalars['Int']['input'];
};

export type EmailMaintenanceIssuesInput = {
  customerId: Scalars['Int']['input'];
  /** The id of a service center. */
  dealerId: Scalars['ID']['input'];
  /** 1 to 50 issues. */
  ids: Array<Scalars['ID']['input']>;
  /** Written above the issues: up to 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** An id from the client, so that repeating the request after a lost response emails once. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
};

export type EmailedMaintenanceIssues = {
  __typename?: 'EmailedMaintenanceIssues';
  issues: Array<MaintenanceIssue>;
  mail: MailDelivery;
};

/** An instant that is known only to lie between two positions. */
export type EstimatedInstant = {
  __typename?: 'EstimatedInstant';
  /** The last position before. Null if there is none. */
  after?: Maybe<Scalars['DateTime']['output']>;
  /** The likeliest instant. */
  at: Scalars['DateTime']['output'];
  /** The first position afterwards. */
  before: Scalars['DateTime']['output'];
};

export type ExplainAlertInput = {
  /** Not in the future. */
  at: Scalars['DateTime']['input'];
  customerId: Scalars['Int']['input'];
  /** With `to`: the start of the time whose `states` are returned, at most 48 hours. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of a rule about the number of trailers in geofences. */
  geofenceId?: InputMaybe<Scalars['ID']['input']>;
  ruleId: Scalars['ID']['input'];
  /** The first instant after that time. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** VIN of a trailer. Null for a rule about the number of trailers in geofences. */
  vin?: InputMaybe<Scalars['String']['input']>;
  /** Whether `messages` are returned. */
  withMessages?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A message that a rule would have sent. */
export type ExplainedMessage = {
  __typename?: 'ExplainedMessage';
  /** email, push or webhook. */
  channel: Scalars['String']['output'];
  /** sent, waiting or heldBack. */
  outcome: Scalars['String']['output'];
  /** Why it would have waited or been held back. Null for an escalation, which waits for an acknowledgment. */
  reason?: Maybe<Scalars['String']['output']>;
  recipient: Scalars['String']['output'];
  /** fired, or `escalation:` with a number. */
  step: Scalars['String']['output'];
  /** When it would have been sent, or decided on again. Null unless it would have waited. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** A message about alerts that will not be tried again. */
export type FailedAlertMessage = {
  __typename?: 'FailedAlertMessage';
  /** The first alert that it is about. */
  alertId?: Maybe<Scalars['ID']['output']>;
  /** Number of alerts that it is about. */
  alerts: Scalars['Int']['output'];
  /** When it failed. */
  at: Scalars['DateTime']['output'];
  /** email or webhook. */
  channel: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What the receiving server answered. Null if it is unknown. */
  reason?: Maybe<Scalars['String']['output']>;
  /** An email address, or the name of a webhook. */
  recipient: Scalars['String']['output'];
  ruleId: Scalars['ID']['output'];
  ruleName: Scalars['String']['output'];
};

export type FailedAlertMessagePage = {
  __typename?: 'FailedAlertMessagePage';
  messages: Array<FailedAlertMessage>;
  /** Null after the last page. */
  next?: Maybe<Scalars['String']['output']>;
};

export type FindAllCustomersInput = {
  /** Substring of a name, the abbreviation or the DOT number, or the whole id. */
  filter?: InputMaybe<Scalars['String']['input']>;
  paginationInput: PaginationInput;
  showDeactivated?: InputMaybe<Scalars['Boolean']['input']>;
  /** One of CUSTOMER_SORT_FIELDS. Null: by short name. */
  sortingInput?: InputMaybe<SortingInput>;
};

/** A part wherever it is installed, identified by its maker and part number. */
export type FleetPart = {
  __typename?: 'FleetPart';
  category: Scalars['String']['output'];
  description: Scalars['String']['output'];
  faultCodes: Array<Scalars['Int']['output']>;
  maker: Scalars['String']['output'];
  name: Scalars['String']['output'];
  partNumber: Scalars['String']['output'];
  pictures: Array<PartPicture>;
  /** How many of the caller's trailers carry it. */
  trailers: Scalars['Int']['output'];
};

/** A condition on one column. All conditions must match; any of several `in` values matches. */
export type FleetStatusFilter = {
  /** Date columns: exclusive upper bound. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Text and list columns: substring, case-insensitive. */
  contains?: InputMaybe<Scalars['String']['input']>;
  /** A filter field of the grid, e.g. trailerHealthStatus; see FLEET_STATUS_FIELDS. */
  field: Scalars['String']['input'];
  /** Date columns: inclusive lower bound. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Choice, boolean and list columns: any of these ids, 'NA' means no reading where a choice offers it. VIN: any of these. */
  in?: InputMaybe<Array<Scalars['String']['input']>>;
  max?: InputMaybe<Scalars['Float']['input']>;
  /** Number columns: inclusive bounds. */
  min?: InputMaybe<Scalars['Float']['input']>;
};

export type FleetStatusInput = {
  /** Null: every customer that the caller has access to. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<Array<FleetStatusFilter>>;
  /** The `listId` of an earlier page. The response comes from exactly that list, as an export requires. */
  listId?: InputMaybe<Scalars['ID']['input']>;
  paginationInput: PaginationInput;
  /** Substring of VIN, Unit ID or serial number; one or two characters match the beginning. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Default: worst trailer health first. */
  sortingInput?: InputMaybe<SortingInput>;
};

export type FleetStatusPage = {
  __typename?: 'FleetStatusPage';
  /** Time of the response, from which ages are counted. */
  asOf: Scalars['DateTime']['output'];
  /** Identifies this list with its filters and order; null if the server doesn't store it yet. */
  listId?: Maybe<Scalars['ID']['output']>;
  /** Exact number of matching trailers. */
  total: Scalars['Int']['output'];
  trailers: Array<FleetStatusTrailer>;
};

export type FleetStatusSummary = {
  __typename?: 'FleetStatusSummary';
  caution: Scalars['Int']['output'];
  critical: Scalars['Int']['output'];
  good: Scalars['Int']['output'];
  /** Health NA: no sensor that determines health, or no report yet. */
  notAvailable: Scalars['Int']['output'];
  /** Connectivity CRITICAL or NA: no report for ten days, or none yet. */
  notReporting: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type FleetStatusSummaryInput = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<Array<FleetStatusFilter>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A trailer with the newest value of each sensor. Null means 'no reading'; installedSensorTypeIds lists the installed sensors. */
export type FleetStatusTrailer = {
  __typename?: 'FleetStatusTrailer';
  absFaultDescription?: Maybe<Scalars['String']['output']>;
  absFaultFmi?: Maybe<Scalars['Int']['output']>;
  absFaultSeverityLevel?: Maybe<Scalars['String']['output']>;
  absFaultSpn?: Maybe<Scalars['Int']['output']>;
  absOdometer?: Maybe<Scalars['Float']['output']>;
  absReportedAt?: Maybe<Scalars['DateTime']['output']>;
  address?: Maybe<Scalars['String']['output']>;
  ageYears?: Maybe<Scalars['Int']['output']>;
  cargoCameraFullness?: Maybe<Scalars['Float']['output']>;
  cargoCameraReportedAt?: Maybe<Scalars['DateTime']['output']>;
  cargoWeightOnBogieLbs?: Maybe<Scalars['Float']['output']>;
  connectivityStatus: Scalars['String']['output'];
  customerId: Scalars['Int']['output'];
  /** Null: the caller can't see customers, e.g. a technician. */
  customerName?: Maybe<Scalars['String']['output']>;
  deviceBatteryReportedAt?: Maybe<Scalars['DateTime']['output']>;
  deviceBatteryStatus?: Maybe<Scalars['String']['output']>;
  deviceBatteryVoltage?: Maybe<Scalars['Float']['output']>;
  deviceTypeId: Scalars['Int']['output'];
  doorReportedAt?: Maybe<Scalars['DateTime']['output']>;
  doorStatus?: Maybe<Scalars['String']['output']>;
  dwellingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the customer's geofence that the trailer is in. */
  geofence?: Maybe<Scalars['String']['output']>;
  gpsHeading?: Maybe<Scalars['Float']['output']>;
  gpsOdometer?: Maybe<Scalars['Float']['output']>;
  /** Names of the trailer's vehicle groups. */
  groups: Array<Scalars['String']['output']>;
  hasSolarPanels: Scalars['Boolean']['output'];
  /** Reasons for the health, worst first. */
  healthReasons: Array<HealthReason>;
  id: Scalars['ID']['output'];
  installationDate?: Maybe<Scalars['DateTime']['output']>;
  installedSensorTypeIds: Array<Scalars['Int']['output']>;
  lastReport?: Maybe<Scalars['DateTime']['output']>;
  lat?: Maybe<Scalars['Float']['output']>;
  lightFault?: Maybe<Scalars['String']['output']>;
  /** Faulty light circuits, in the order of the plug. */
  lightFaultCircuits: Array<LightCircuitFault>;
  lightsReportedAt?: Maybe<Scalars['DateTime']['output']>;
  lng?: Maybe<Scalars['Float']['output']>;
  loadReportedAt?: Maybe<Scalars['DateTime']['output']>;
  loadStatus?: Maybe<Scalars['String']['output']>;
  mainAppVersion?: Maybe<Scalars['String']['output']>;
  modelYear?: Maybe<Scalars['Int']['output']>;
  positionReportedAt?: Maybe<Scalars['DateTime']['output']>;
  productType: Scalars['String']['output'];
  reeferReportedAt?: Maybe<Scalars['DateTime']['output']>;
  serialNumber?: Maybe<Scalars['String']['output']>;
  simStatus?: Maybe<Scalars['String']['output']>;
  simStatusChangeDate?: Maybe<Scalars['DateTime']['output']>;
  speed?: Maybe<Scalars['Float']['output']>;
  tetherReportedAt?: Maybe<Scalars['DateTime']['output']>;
  tetheredStatus?: Maybe<Scalars['String']['output']>;
  timeUntetheredDays?: Maybe<Scalars['Float']['output']>;
  tireInflationReportedAt?: Maybe<Scalars['DateTime']['output']>;
  tireInflationStatus?: Maybe<Scalars['String']['output']>;
  tkAmbientF?: Maybe<Scalars['Float']['output']>;
  tkDischargeAir1F?: Maybe<Scalars['Float']['output']>;
  tkDischargeAir2F?: Maybe<Scalars['Float']['output']>;
  tkDischargeAir3F?: Maybe<Scalars['Float']['output']>;
  tkElectricalHours?: Maybe<Scalars['Float']['output']>;
  tkEngineHours?: Maybe<Scalars['Float']['output']>;
  tkFuelLevel?: Maybe<Scalars['Float']['output']>;
  tkHumidity?: Maybe<Scalars['Float']['output']>;
  tkInteriorTemperature1F?: Maybe<Scalars['Float']['output']>;
  tkInteriorTemperature2F?: Maybe<Scalars['Float']['output']>;
  tkInteriorTemperature3F?: Maybe<Scalars['Float']['output']>;
  tkInteriorTemperature4F?: Maybe<Scalars['Float']['output']>;
  tkInteriorTemperature5F?: Maybe<Scalars['Float']['output']>;
  tkInteriorTemperature6F?: Maybe<Scalars['Float']['output']>;
  tkOperatingMode?: Maybe<Scalars['String']['output']>;
  tkReturnAir1F?: Maybe<Scalars['Float']['output']>;
  tkReturnAir2F?: Maybe<Scalars['Float']['output']>;
  tkReturnAir3F?: Maybe<Scalars['Float']['output']>;
  tkSetPoint1F?: Maybe<Scalars['Float']['output']>;
  tkSetPoint2F?: Maybe<Scalars['Float']['output']>;
  tkSetPoint3F?: Maybe<Scalars['Float']['output']>;
  tkTotalHours?: Maybe<Scalars['Float']['output']>;
  tkUnitBatteryVoltage?: Maybe<Scalars['Float']['output']>;
  tkUnitOnOrOff?: Maybe<Scalars['String']['output']>;
  trailerBatteryReportedAt?: Maybe<Scalars['DateTime']['output']>;
  trailerBatteryStatus?: Maybe<Scalars['String']['output']>;
  trailerBatteryVoltage?: Maybe<Scalars['Float']['output']>;
  trailerHealthStatus: Scalars['String']['output'];
  unitId: Scalars['String']['output'];
  vehicleLengthFeet?: Maybe<Scalars['Float']['output']>;
  vehicleType: Scalars['String']['output'];
  vehicleTypeId: Scalars['Int']['output'];
  vin: Scalars['String']['output'];
};

export type FoundCustomer = {
  __typename?: 'FoundCustomer';
  active: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  longName: Scalars['String']['output'];
  shortName: Scalars['String']['output'];
};

export type FoundGeofence = {
  __typename?: 'FoundGeofence';
  category: Scalars['String']['output'];
  customerId: Scalars['Int']['output'];
  customerName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type FoundGroup = {
  __typename?: 'FoundGroup';
  customerId: Scalars['Int']['output'];
  customerName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A city of the server's gazetteer. */
export type FoundPlace = {
  __typename?: 'FoundPlace';
  /** Degrees. */
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  /** State or province, two letters. */
  region: Scalars['String']['output'];
};

export type FoundTrailer = {
  __typename?: 'FoundTrailer';
  /** Null if the caller may not read customers. */
  customerName?: Maybe<Scalars['String']['output']>;
  serialNumber?: Maybe<Scalars['String']['output']>;
  unitId: Scalars['String']['output'];
  vin: Scalars['String']['output'];
};

export type FoundUser = {
  __typename?: 'FoundUser';
  email: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
};

export type Freight = {
  __typename?: 'Freight';
  /** Null while settings are missing. */
  agreement?: Maybe<FreightAgreement>;
  /** Names of the server's settings that an operator still has to set. */
  missingSettings: Array<Scalars['String']['output']>;
  /** Address of the partner's page. Null until the caller has accepted the agreement, and while settings are missing. */
  url?: Maybe<Scalars['String']['output']>;
};

export type FreightAgreement = {
  __typename?: 'FreightAgreement';
  /** When the caller accepted this version. Null if they haven't. */
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Plain text with paragraphs that are separated by an empty line. */
  text: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type Geofence = {
  __typename?: 'Geofence';
  category: Scalars['String']['output'];
  customerId: Scalars['Int']['output'];
  description?: Maybe<Scalars['String']['output']>;
  enterEmails: Array<Scalars['String']['output']>;
  exitEmails: Array<Scalars['String']['output']>;
  freeMinutes?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  shape: Scalars['GeofenceShape']['output'];
  /** Trailers inside now, of those that the caller has access to. */
  trailersInside: Scalars['Int']['output'];
  /** Those of them that have certainly stayed longer than the free time. */
  trailersOverFreeTime: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type GeofenceBackfill = {
  __typename?: 'GeofenceBackfill';
  /** Reports from this instant are searched. */
  from: Scalars['DateTime']['output'];
  geofenceId: Scalars['ID']['output'];
  /** Trailers of the customer that were searched, in percent. */
  percent: Scalars['Int']['output'];
  /** running, done, canceled, or outdated if the geofence was changed since its start. */
  status: Scalars['String']['output'];
  /** Since this instant, the geofence has decided by itself. */
  until: Scalars['DateTime']['output'];
};

export type GeofenceCategoryInput = {
  /** How long a trailer may stay before detention begins, in minutes. Geofences can have their own. */
  freeMinutes: Scalars['Int']['input'];
  /** 1 to 40 characters, unique regardless of case. */
  label: Scalars['String']['input'];
};

export type GeofenceCheck = {
  __typename?: 'GeofenceCheck';
  /** What differs from the geofence of this name: shape, name, description or category. */
  changes: Array<Scalars['String']['output']>;
  /** The geofence with this name. */
  meets?: Maybe<MetGeofence>;
  /** Why it is refused. */
  problem?: Maybe<GeofenceProblem>;
  /** Index of an earlier feature of the request with this name. */
  sameNameAs?: Maybe<Scalars['Int']['output']>;
  /** new, unchanged, changes for a geofence of this name at the same place, nameTaken for one elsewhere, or refused. */
  verdict: Scalars['String']['output'];
};

export type GeofenceCoordinate = {
  __typename?: 'GeofenceCoordinate';
  latitude: Scalars['Float']['output'];
  longitude: Scalars['Float']['output'];
};

export type GeofenceDwell = {
  __typename?: 'GeofenceDwell';
  /** Id of the geofence, or VIN of the trailer. */
  id: Scalars['ID']['output'];
  /** Name of the geofence, or unit ID of the trailer. */
  name: Scalars['String']['output'];
  numbers: GeofenceDwellNumbers;
};

export type GeofenceDwellInput = {
  /** `next` of the previous page. Null for the first one. */
  after?: InputMaybe<Scalars['String']['input']>;
  /** geofence or trailer. */
  by: Scalars['String']['input'];
  customerId: Scalars['Int']['input'];
  from: Scalars['DateTime']['input'];
  /** Only visits of this geofence. */
  geofenceId?: InputMaybe<Scalars['ID']['input']>;
  /** Names of groups; the trailer is in any of them, or in a group below it. */
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Rows per page: 1 to 500. */
  pageSize: Scalars['Int']['input'];
  /** Exclusive; after `from`. */
  to: Scalars['DateTime']['input'];
  /** Names of trailer types. */
  vehicleTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only visits of the trailer with this VIN. */
  vin?: InputMaybe<Scalars['String']['input']>;
};

/** Durations in milliseconds, between the likeliest instants of entering and leaving. */
export type GeofenceDwellNumbers = {
  __typename?: 'GeofenceDwellNumbers';
  /** Detention that is certain, and what is billed. */
  detentionAtLeastMs: Scalars['Float']['output'];
  detentionAtMostMs: Scalars['Float']['output'];
  longestMs: Scalars['Float']['output'];
  meanMs: Scalars['Float']['output'];
  medianMs: Scalars['Float']['output'];
  /** Trailers that drove through between two positions. They have no dwell. */
  passed: Scalars['Int']['output'];
  totalMs: Scalars['Float']['output'];
  /** Trailers with detention that is certain. */
  trailersOverFreeTime: Scalars['Int']['output'];
  /** Visits, without those that only passed. */
  visits: Scalars['Int']['output'];
};

export type GeofenceDwellPage = {
  __typename?: 'GeofenceDwellPage';
  /** Number of rows on all pages. */
  count: Scalars['Int']['output'];
  /** Null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
  rows: Array<GeofenceDwell>;
  /** Of all rows. Null without visits. */
  total?: Maybe<GeofenceDwellNumbers>;
};

/** A geofence as a file has it. Null is what the file doesn't say. */
export type GeofenceFeatureInput = {
  /** A new geofence needs one. */
  category?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  shape: Scalars['GeofenceShape']['input'];
};

export type GeofenceInput = {
  /** yard, customerSite, supplier, repairShop, restArea or other. */
  category: Scalars['String']['input'];
  /** Up to 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Up to 20 addresses that get a mail when a trailer enters. */
  enterEmails: Array<Scalars['String']['input']>;
  /** Up to 20 addresses that get a mail when a trailer leaves. */
  exitEmails: Array<Scalars['String']['input']>;
  /** Time that a trailer may stay before detention begins, in minutes. Null for the default of the category. */
  freeMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** An inactive geofence keeps its shape and visits but decides nothing. */
  isActive: Scalars['Boolean']['input'];
  /** 1 to 100 characters, unique among the customer's geofences regardless of case. */
  name: Scalars['String']['input'];
  shape: Scalars['GeofenceShape']['input'];
};

export type GeofenceProblem = {
  __typename?: 'GeofenceProblem';
  at?: Maybe<GeofenceCoordinate>;
  /**
   * name, description, category, tooMany, idTaken, or a problem of the shape: outOfRange, latLngSwapped, tooFewVertices,
   * duplicateVertex, crossingEdges, holeOutside, aroundPole, areaTooSmall, radiusOutOfRange, halfWidthOutOfRange,
   * tooManyVertices, tooManyParts, tooManyHoles or noParts.
   */
  code: Scalars['String']['output'];
  /** Index of the part. */
  part?: Maybe<Scalars['Int']['output']>;
  /** Index of the ring in its part; 0 is the outer ring. */
  ring?: Maybe<Scalars['Int']['output']>;
  /** Index of the vertex in its ring. */
  vertex?: Maybe<Scalars['Int']['output']>;
};

export type GeofenceRowInput = {
  feature: GeofenceFeatureInput;
  /** UUID created by the client. It is the id of the geofence if one is created. */
  id: Scalars['ID']['input'];
  /** The geofence with this name, to replace it as it was checked. Null to create one. */
  replaces?: InputMaybe<ReplacedGeofenceInput>;
};

export type GeofenceVersion = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type GeofenceVisit = {
  __typename?: 'GeofenceVisit';
  /** exit, deactivated, deleted, reshaped or moved. Null while the trailer is inside. */
  endedBy?: Maybe<Scalars['String']['output']>;
  entered: EstimatedInstant;
  /** Free time of the geofence now, in minutes. */
  freeMinutes: Scalars['Int']['output'];
  geofenceId: Scalars['ID']['output'];
  geofenceName: Scalars['String']['output'];
  /** seen, or passed for a trailer that drove through between two positions. */
  how: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Whether the entry is from before the geofence had this shape, found by a search of earlier reports. */
  isBackfilled: Scalars['Boolean']['output'];
  /** Null while the trailer is inside. */
  left?: Maybe<EstimatedInstant>;
  loadAtEntry?: Maybe<Scalars['String']['output']>;
  loadAtExit?: Maybe<Scalars['String']['output']>;
  tetherAtEntry?: Maybe<Scalars['String']['output']>;
  tetherAtExit?: Maybe<Scalars['String']['output']>;
  unitId: Scalars['String']['output'];
  vin: Scalars['ID']['output'];
};

export type GeofenceVisitPage = {
  __typename?: 'GeofenceVisitPage';
  total: Scalars['Int']['output'];
  visits: Array<GeofenceVisit>;
};

export type GeofenceVisitsInput = {
  /** Visits that may have included this instant, open ones included. Replaces `from` and `to`. */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  customerId: Scalars['Int']['input'];
  /** Visits that ended at or after this instant, or are open. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  geofenceId?: InputMaybe<Scalars['ID']['input']>;
  /** Only visits of this kind: seen or passed. */
  how?: InputMaybe<Scalars['String']['input']>;
  /** Only visits that are still open. */
  openOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only visits with detention that is certain, within `from` and `to`. */
  overFreeTime?: InputMaybe<Scalars['Boolean']['input']>;
  paginationInput: PaginationInput;
  /** Visits that began before this instant. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
  /** VIN of a trailer. */
  vin?: InputMaybe<Scalars['String']['input']>;
};

export type HandleAlertsInput = {
  /** acknowledge, unacknowledge, assign, snooze, close, reopen or note. */
  action: Scalars['String']['input'];
  alerts: Array<HandledAlertInput>;
  /** Email address of a user of the customer. Null to remove the assignee. */
  assignee?: InputMaybe<Scalars['String']['input']>;
  customerId: Scalars['Int']['input'];
  /** Up to 1,000 characters; required for a note. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** End of a snooze. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

export type HandleMaintenanceIssuesInput = {
  /** snooze, unsnooze, assign, reportRepair or note. */
  action: Scalars['String']['input'];
  /** For assign: an email address, or null to remove the assignee. */
  assignee?: InputMaybe<Scalars['String']['input']>;
  customerId: Scalars['Int']['input'];
  issues: Array<MaintenanceIssueVersionInput>;
  /** Why it is snoozed, what was repaired, or the note: 1 to 1,000 characters. Optional for the other actions. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** For reportRepair and note: pictures that the caller has uploaded for the customer, up to 4. */
  pictureIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** For snooze: until when. It ends earlier if the issue gets worse, and without `until` only then. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

export type HandledAlertInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type HandledAlerts = {
  __typename?: 'HandledAlerts';
  alerts: Array<Alert>;
  /** Alerts as they are, with what someone else has done. */
  conflicts: Array<Alert>;
};

export type HandledMaintenanceIssues = {
  __typename?: 'HandledMaintenanceIssues';
  conflicts: Array<MaintenanceIssue>;
  issues: Array<MaintenanceIssue>;
};

/** One reason for a trailer's health. */
export type HealthReason = {
  __typename?: 'HealthReason';
  /** The problem, e.g. absFault or lightsLowCurrent. */
  code: Scalars['String']['output'];
  /** abs, tireInflation, lights, trailerBattery, wheelEnd or tireTemperature. */
  part: Scalars['String']['output'];
  /** CAUTION or CRITICAL. */
  severity: Scalars['String']['output'];
};

export type ImportPartsInput = {
  /** The customer of rows for a model. Null: the caller's only customer. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** Returns what would happen, without changing anything. */
  dryRun: Scalars['Boolean']['input'];
  rows: Array<PartRowInput>;
};

export type ImportVehiclesInput = {
  /** Accepts VINs with a wrong check digit. */
  acceptVinWarnings?: InputMaybe<Scalars['Boolean']['input']>;
  /** Customer of new trailers whose row names none. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** Returns what would happen, without changing anything. */
  dryRun: Scalars['Boolean']['input'];
  rows: Array<VehicleRowInput>;
};

export type IngestKey = {
  __typename?: 'IngestKey';
  createdAt: Scalars['DateTime']['output'];
  customerId?: Maybe<Scalars['Int']['output']>;
  customerName?: Maybe<Scalars['String']['output']>;
  gateway?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** All numbers are sums over trailers. */
export type InsightDay = {
  __typename?: 'InsightDay';
  /** As YYYY-MM-DD. */
  day: Scalars['String']['output'];
  /** With a report of an odometer. */
  measured: Scalars['Int']['output'];
  miles: Scalars['Float']['output'];
  /** That drove at least a mile, or were seen to drive. */
  moved: Scalars['Int']['output'];
  /** Return air temperatures of running units. */
  reeferReadings: Scalars['Int']['output'];
  /** Of those, within the tolerance of the set point. */
  reeferWithin: Scalars['Int']['output'];
  reporting: Scalars['Int']['output'];
  /** Systems with a fault or a repair. */
  systems: Array<InsightSystemDay>;
  trailers: Scalars['Int']['output'];
};

export type InsightEmbed = {
  __typename?: 'InsightEmbed';
  expiresAt: Scalars['DateTime']['output'];
  /** A signed address. It opens until `expiresAt`. */
  url: Scalars['String']['output'];
};

export type InsightFaultyTrailers = {
  __typename?: 'InsightFaultyTrailers';
  /** A system, or `all`. */
  system: Scalars['String']['output'];
  trailers: Scalars['Int']['output'];
};

export type InsightPeriod = {
  __typename?: 'InsightPeriod';
  /** Those that have been added up, oldest first. */
  days: Array<InsightDay>;
  /** Trailers with a fault in the period, once each. */
  faultyTrailers: Array<InsightFaultyTrailers>;
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type InsightSystemDay = {
  __typename?: 'InsightSystemDay';
  faultMs: Scalars['Float']['output'];
  /** How long those had lasted. */
  repairMs: Scalars['Float']['output'];
  /** Faults that reports showed to be gone. */
  repairs: Scalars['Int']['output'];
  /** abs, tireInflation, trailerBattery or lights. */
  system: Scalars['String']['output'];
};

export type InsightTrailer = {
  __typename?: 'InsightTrailer';
  customerName: Scalars['String']['output'];
  unitId: Scalars['String']['output'];
  /**
   * moved: days on which it moved; miles; faults: ms with a fault; outside: temperature readings outside the tolerance;
   * silent: days without a report.
   */
  value: Scalars['Float']['output'];
  vehicleType: Scalars['String']['output'];
  vin: Scalars['ID']['output'];
};

export type InsightTrailerPage = {
  __typename?: 'InsightTrailerPage';
  total: Scalars['Int']['output'];
  trailers: Array<InsightTrailer>;
};

export type InsightTrailersInput = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** As YYYY-MM-DD. */
  from: Scalars['String']['input'];
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** moved, miles, faults, outside or silent. */
  measure: Scalars['String']['input'];
  paginationInput: PaginationInput;
  /** For faults: only this system. */
  system?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['String']['input'];
  vehicleTypes?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Insights = {
  __typename?: 'Insights';
  against?: Maybe<InsightPeriod>;
  period: InsightPeriod;
  /** The last day that has been added up, as YYYY-MM-DD. Null before the first one. */
  through?: Maybe<Scalars['String']['output']>;
};

export type InsightsInput = {
  /** The first day of the period to compare with. */
  againstFrom?: InputMaybe<Scalars['String']['input']>;
  againstTo?: InputMaybe<Scalars['String']['input']>;
  /** All customers of the caller without one. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** The first day, as YYYY-MM-DD. */
  from: Scalars['String']['input'];
  /** Names of groups; the trailer is in any of them, or in a group below it. */
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The last day, up to 366 days after the first one. */
  to: Scalars['String']['input'];
  /** Names of trailer types. */
  vehicleTypes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What a report showed. Values that the kind of issue doesn't have, or that were not reported, are null. */
export type IssueEvidence = {
  __typename?: 'IssueEvidence';
  /** How long the amber lamp had been on. */
  amberLampMs?: Maybe<Scalars['Float']['output']>;
  /** How long air had been flowing. */
  demandMs?: Maybe<Scalars['Float']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  fmi?: Maybe<Scalars['Int']['output']>;
  lat?: Maybe<Scalars['Float']['output']>;
  lng?: Maybe<Scalars['Float']['output']>;
  /** Ids of the readings that have been silent for 10 days; empty if the whole trailer has been silent. */
  sensors?: Maybe<Array<Scalars['String']['output']>>;
  speedMph?: Maybe<Scalars['Float']['output']>;
  /** The worst active fault: suspect parameter number of J1939, failure mode identifier, and the device's description. */
  spn?: Maybe<Scalars['Int']['output']>;
  /** Whether the tire inflation system was unplugged. */
  unplugged?: Maybe<Scalars['Boolean']['output']>;
  /** Voltage of the trailer battery. */
  volts?: Maybe<Scalars['Float']['output']>;
  /** For planned work; null for other kinds. */
  work?: Maybe<PlannedWorkEvidence>;
};

export type IssuePicture = {
  __typename?: 'IssuePicture';
  id: Scalars['ID']['output'];
  linkExpires: Scalars['DateTime']['output'];
  /** Path of the picture on this server. The link needs no session and is valid for at least five minutes. */
  url: Scalars['String']['output'];
};

export type LeaseCheck = {
  __typename?: 'LeaseCheck';
  from: Scalars['DateTime']['output'];
  lines: Array<LeaseLine>;
  /** Trailers that are leased. */
  trailers: Scalars['Int']['output'];
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type LeaseCheckInput = {
  /** YYYY-MM-DD. */
  firstDay: Scalars['String']['input'];
  /** YYYY-MM-DD; null without an end. */
  lastDay?: InputMaybe<Scalars['String']['input']>;
  lesseeId: Scalars['Int']['input'];
  lessorId: Scalars['Int']['input'];
  /** VINs or unit IDs, at most 10,000. */
  lines: Array<Scalars['String']['input']>;
  /** IANA name. */
  timeZone: Scalars['String']['input'];
};

export type LeaseCustomer = {
  __typename?: 'LeaseCustomer';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type LeaseLine = {
  __typename?: 'LeaseLine';
  /** From 1; empty lines count. */
  line: Scalars['Int']['output'];
  /** The lease that it overlaps. */
  overlaps?: Maybe<LeaseOverlap>;
  /** ready, notAVin, notFound, ambiguous, leased, overlaps, inTransfer or duplicate. */
  result: Scalars['String']['output'];
  text: Scalars['String']['output'];
  unitId?: Maybe<Scalars['String']['output']>;
  vin?: Maybe<Scalars['String']['output']>;
};

export type LeaseOverlap = {
  __typename?: 'LeaseOverlap';
  from: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lesseeName: Scalars['String']['output'];
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type LeasedTrailer = {
  __typename?: 'LeasedTrailer';
  /** When the trailer left the lease before its end, because its lessor transferred it. */
  leftAt?: Maybe<Scalars['DateTime']['output']>;
  unitId: Scalars['String']['output'];
  vin: Scalars['String']['output'];
};

export type LeftGeofence = {
  __typename?: 'LeftGeofence';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** State of each light circuit: good, lowCurrent, highCurrent, intermittent or unknown. Null: not measured. */
export type LightBranchStates = {
  __typename?: 'LightBranchStates';
  black?: Maybe<Scalars['String']['output']>;
  brown?: Maybe<Scalars['String']['output']>;
  green?: Maybe<Scalars['String']['output']>;
  red?: Maybe<Scalars['String']['output']>;
  yellow?: Maybe<Scalars['String']['output']>;
};

/** A faulty light circuit. */
export type LightCircuitFault = {
  __typename?: 'LightCircuitFault';
  /** red, green, yellow, black or brown. */
  branch: Scalars['String']['output'];
  /** highCurrent, lowCurrent or intermittent. */
  state: Scalars['String']['output'];
};

export type MailDelivery = {
  __typename?: 'MailDelivery';
  /** Number of attempts so far. */
  attempts: Scalars['Int']['output'];
  /** Time of the last status change. */
  changedAt: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Time of the next attempt, if a queued email has failed before. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** The purpose of the email, e.g. resetPassword. */
  purpose: Scalars['String']['output'];
  /** Why the latest attempt failed, in the mail server's words. */
  reason?: Maybe<Scalars['String']['output']>;
  /** queued, sending, handingOver, sent, failed or unconfirmed. */
  status: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

/** Emails that an address has unsubscribed from. */
export type MailOptOut = {
  __typename?: 'MailOptOut';
  /** all, alert, alertRule, geofence or fleetSummary. A newer server may have additional ones. */
  kind: Scalars['String']['output'];
  /** Null unless the emails are about one rule, and if the caller has no access to it. */
  ruleName?: Maybe<Scalars['String']['output']>;
  since: Scalars['DateTime']['output'];
  /** What the opt-out is stored under: `*`, a kind of email, or `alert:` with the id of a rule. */
  subject: Scalars['String']['output'];
};

export type MailPage = {
  __typename?: 'MailPage';
  mails: Array<MailDelivery>;
  total: Scalars['Int']['output'];
};

export type MailsInput = {
  /** Pages start at 1. */
  pageNumber: Scalars['Int']['input'];
  /** 1 to 100. */
  pageSize: Scalars['Int']['input'];
  /** Substring of the recipient's address. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Email statuses. Null: all. */
  statuses?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What has to be looked after, from the report that showed it until reports show that it is gone. */
export type MaintenanceIssue = {
  __typename?: 'MaintenanceIssue';
  /** The place of the trailer now. */
  address?: Maybe<Scalars['String']['output']>;
  /** An email address. Null without one. */
  assignee?: Maybe<Scalars['String']['output']>;
  /** Null while it is open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  customerId: Scalars['Int']['output'];
  customerName: Scalars['String']['output'];
  /** What the report of its newest change showed. */
  evidence: IssueEvidence;
  geofence?: Maybe<Scalars['String']['output']>;
  /** Since when reports show nothing wrong; it closes if that lasts. Null while it shows. */
  goodSince?: Maybe<Scalars['DateTime']['output']>;
  hasReefer: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  isReeferRunning: Scalars['Boolean']['output'];
  isSnoozed: Scalars['Boolean']['output'];
  /** amberLamp, tireInflation, trailerBattery, sensorNotReporting or plannedWork. */
  kind: Scalars['String']['output'];
  lastReport?: Maybe<Scalars['DateTime']['output']>;
  loadStatus?: Maybe<Scalars['String']['output']>;
  /** Driven since it opened, or returned. Null if it isn't known. */
  miles?: Maybe<Scalars['Float']['output']>;
  /** How often it began to show since then. */
  occurrences: Scalars['Int']['output'];
  /** When it was opened first. */
  openedAt: Scalars['DateTime']['output'];
  /** When it was reported as repaired. Only reports of the trailer close it. */
  repairedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 1, and one more each time it returned within 30 days. */
  round: Scalars['Int']['output'];
  /** 0 to 100, worst first. */
  score: Scalars['Int']['output'];
  /** When it opened, or returned the last time. For planned work: when it became due soon or overdue. */
  since: Scalars['DateTime']['output'];
  snoozeReason?: Maybe<Scalars['String']['output']>;
  /** The email address of the user who snoozed it. */
  snoozedBy?: Maybe<Scalars['String']['output']>;
  /** Null while it is snoozed until it gets worse. */
  snoozedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** caution, critical or notReporting. Planned work is caution while it is due soon, and critical once it is overdue. */
  state: Scalars['String']['output'];
  unitId: Scalars['String']['output'];
  vehicleType: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  vin: Scalars['ID']['output'];
  /** When a late report showed that it never was. Null if it is valid. */
  withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
};

export type MaintenanceIssueCount = {
  __typename?: 'MaintenanceIssueCount';
  count: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  state: Scalars['String']['output'];
};

export type MaintenanceIssueDetail = {
  __typename?: 'MaintenanceIssueDetail';
  /** Newest first. */
  history: Array<MaintenanceIssueEvent>;
  issue: MaintenanceIssue;
};

export type MaintenanceIssueEvent = {
  __typename?: 'MaintenanceIssueEvent';
  assignee?: Maybe<Scalars['String']['output']>;
  at: Scalars['DateTime']['output'];
  /** An email address. Null for what reports showed. */
  by?: Maybe<Scalars['String']['output']>;
  /** What the report showed. Null for what people did, and for the end. */
  evidence?: Maybe<IssueEvidence>;
  id: Scalars['ID']['output'];
  /** opened, worsened, closed, reopened, snoozed, unsnoozed, assigned, repairReported, emailed, noted or completed. */
  kind: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** For completed: the day of the work, 'YYYY-MM-DD'. */
  performedOn?: Maybe<Scalars['String']['output']>;
  /** For repairReported, noted and completed. The link of one whose retention is over leads nowhere. */
  pictures: Array<IssuePicture>;
  /** For closed without a report: simSuspended. */
  reason?: Maybe<Scalars['String']['output']>;
  /** For emailed: the name of the service center. */
  serviceCenter?: Maybe<Scalars['String']['output']>;
  /** The state after it; null for what people did. */
  state?: Maybe<Scalars['String']['output']>;
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type MaintenanceIssuePage = {
  __typename?: 'MaintenanceIssuePage';
  /** Trailers of the customer that the caller has access to. */
  allTrailers: Scalars['Int']['output'];
  /** Without the filters of kind, state and assignment. */
  counts: Array<MaintenanceIssueCount>;
  issues: Array<MaintenanceIssue>;
  /** Trailers that pass the filters, with and without issues. Trailers with a deactivated SIM are left out. */
  matchingTrailers: Scalars['Int']['output'];
  refreshedAt: Scalars['DateTime']['output'];
  total: Scalars['Int']['output'];
  /** Trailers with an issue among those counted. */
  uniqueTrailers: Scalars['Int']['output'];
};

export type MaintenanceIssueVersionInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type MaintenanceIssuesInput = {
  /** Only issues that are assigned to the caller. */
  assignedToMe?: InputMaybe<Scalars['Boolean']['input']>;
  /** All customers of the caller without one. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** The name of a geofence that the trailer is in. */
  geofence?: InputMaybe<Scalars['String']['input']>;
  /** Names of groups; the trailer is in any of them, or in a group below it. */
  groups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** amberLamp, tireInflation, trailerBattery, sensorNotReporting or plannedWork. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** score (worst first), since (oldest first) or miles (most first). score by default. */
  order?: InputMaybe<Scalars['String']['input']>;
  paginationInput: PaginationInput;
  /** A part of a VIN, unit ID or serial number; fewer than three characters match the beginning. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** caution, critical, notReporting or snoozed. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Only trailers that have an issue in each of these states: caution, critical, notReporting. */
  trailerStates?: InputMaybe<Array<Scalars['String']['input']>>;
  vin?: InputMaybe<Scalars['String']['input']>;
};

export type ManagedCustomer = {
  __typename?: 'ManagedCustomer';
  abbrev: Scalars['String']['output'];
  active: Scalars['Boolean']['output'];
  created: Scalars['DateTime']['output'];
  dotNumber?: Maybe<Scalars['String']['output']>;
  /** Names of the enabled features. */
  features: Array<Scalars['String']['output']>;
  /** Hides this customer's trailers from technicians. */
  hiddenFromTechnicians: Scalars['Boolean']['output'];
  id: Scalars['Int']['output'];
  longName: Scalars['String']['output'];
  retentionDurationDays: Scalars['Int']['output'];
  shortName: Scalars['String']['output'];
  /** Shows Parts in the menu of this customer's users. */
  showsParts: Scalars['Boolean']['output'];
  /** Number of trailers with an activated SIM. */
  totalActiveAssets: Scalars['Int']['output'];
  totalAssets: Scalars['Int']['output'];
  /** Bogie weight in pounds up to which a trailer is Unloaded. Null: 2,500. */
  unloadedUpToLbs?: Maybe<Scalars['Int']['output']>;
  updated: Scalars['DateTime']['output'];
  /** Incremented by every save. */
  version: Scalars['Int']['output'];
};

export type ManagedCustomerPage = {
  __typename?: 'ManagedCustomerPage';
  /** Number of matching customers on all pages. */
  customerCount: Scalars['Int']['output'];
  customers: Array<ManagedCustomer>;
};

export type ManagedVehicle = {
  __typename?: 'ManagedVehicle';
  /** Cargo Cam ID: digits. */
  cargoCameraSerialNumber?: Maybe<Scalars['String']['output']>;
  customerId: Scalars['Int']['output'];
  customerName: Scalars['String']['output'];
  deviceTypeId: Scalars['Int']['output'];
  /** Names of the regular groups that the trailer is directly in. */
  groups: Array<ManagedVehicleGroup>;
  hasCargoCameraSensor: Scalars['Boolean']['output'];
  hasSolarPanels: Scalars['Boolean']['output'];
  hasThermoKingSensor: Scalars['Boolean']['output'];
  hasUltrasonicCargoSensor: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whether the caller can change it. */
  mayEdit: Scalars['Boolean']['output'];
  modelYear?: Maybe<Scalars['Int']['output']>;
  productType: Scalars['String']['output'];
  /** Installation date of the device. */
  serialNumber?: Maybe<Scalars['String']['output']>;
  simStatus?: Maybe<Scalars['String']['output']>;
  /** Thermo King ID: digits. */
  thermoKingExternalId?: Maybe<Scalars['String']['output']>;
  undercarriage?: Maybe<Scalars['String']['output']>;
  unitId: Scalars['String']['output'];
  updated: Scalars['DateTime']['output'];
  vehicleLengthFeet?: Maybe<Scalars['Float']['output']>;
  vehicleTypeId: Scalars['Int']['output'];
  /** Incremented by every save. */
  version: Scalars['Int']['output'];
  vin: Scalars['String']['output'];
};

export type ManagedVehicleGroup = {
  __typename?: 'ManagedVehicleGroup';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ManagedVehiclePage = {
  __typename?: 'ManagedVehiclePage';
  /** Number of matching trailers on all pages. */
  total: Scalars['Int']['output'];
  vehicles: Array<ManagedVehicle>;
};

export type ManagedVehiclesInput = {
  /** Null: every customer that the caller has access to. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  paginationInput: PaginationInput;
  /** Substring of the VIN, unit ID, serial number, Cargo Cam ID or Thermo King ID. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** One of VEHICLE_SORT_FIELDS. Null: by unit ID. */
  sortingInput?: InputMaybe<SortingInput>;
};

export type Me = {
  __typename?: 'Me';
  /** The customer of the first role with a customer, if any. */
  customerId?: Maybe<Scalars['Int']['output']>;
  customerNames: Array<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  /** The user's vehicle groups, including special ones. */
  groups: Array<MyGroup>;
  id: Scalars['ID']['output'];
  isLoggedIn: Scalars['Boolean']['output'];
  /** Days until the password expires; null if it doesn't expire. */
  passwordExpirationDays?: Maybe<Scalars['Int']['output']>;
  /** Role names as in the id token, e.g. CUSTOMER_ADMIN_3. */
  roles: Array<Scalars['String']['output']>;
  /** Whether the menu shows Parts: any of the user's customers shows it. True for users of all customers. */
  showsParts: Scalars['Boolean']['output'];
  /** Null: the zone of the viewer's browser applies. */
  timezone?: Maybe<TimeZoneChoice>;
};

/** Users have to match all three lists in one of their roles; an empty one means everyone. */
export type MessageAudienceInput = {
  customerIds: Array<Scalars['Int']['input']>;
  /** Names of features, one of which is on for the user. */
  features: Array<Scalars['String']['input']>;
  /** Kinds of roles, such as CUSTOMER. */
  roles: Array<Scalars['String']['input']>;
};

export type MessageCustomer = {
  __typename?: 'MessageCustomer';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type MessageReach = {
  __typename?: 'MessageReach';
  /** By role, in the order of the roles; a user with two of them counts in both. */
  byRole: Array<MessageRoleReach>;
  /** Enabled users in the audience. */
  users: Scalars['Int']['output'];
};

export type MessageRoleReach = {
  __typename?: 'MessageRoleReach';
  role: Scalars['String']['output'];
  users: Scalars['Int']['output'];
};

export type MessageUser = {
  __typename?: 'MessageUser';
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type MessageUserPage = {
  __typename?: 'MessageUserPage';
  hasMore: Scalars['Boolean']['output'];
  users: Array<MessageUser>;
};

/** Exactly one of `audience` and `dismissed`. */
export type MessageUsersInput = {
  /** The email address of the last user of the page before. */
  after?: InputMaybe<Scalars['String']['input']>;
  audience?: InputMaybe<MessageAudienceInput>;
  /** Id of a message. */
  dismissed?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 100. */
  limit: Scalars['Int']['input'];
};

export type MessagesForMe = {
  __typename?: 'MessagesForMe';
  messages: Array<ShownMessage>;
  /** When the list next changes because a message begins or ends. Null: by itself it doesn't. */
  nextChangeAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The geofence that a feature would replace. */
export type MetGeofence = {
  __typename?: 'MetGeofence';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type MobileApp = {
  __typename?: 'MobileApp';
  /** android or ios. */
  platform: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Accepts the freight agreement. CONFLICT if `version` isn't the present version of its text, with the present one in
   * `details.current`.
   */
  acceptFreightAgreement: Freight;
  /** Shows the customer in lists again. CONFLICT if someone else has saved since `version` was read. */
  activateCustomer: ManagedCustomer;
  /** Switches a report on. */
  activateReport: Report;
  /** Adds an inspection to a trailer. NOT_FOUND if the trailer doesn't exist or the caller has no access. */
  addInspection: ServiceRecord;
  /** Adds maintenance to a trailer. NOT_FOUND if the trailer doesn't exist or the caller has no access. */
  addMaintenanceEntry: ServiceRecord;
  /** Adds every trailer of a list to every group of a list, and returns the result of each line. */
  addMultipleVehiclesToTargetedMultipleGroups: VehiclesToGroupsResult;
  /** Adds an uploaded picture to a part of a customer, on all of its trailers. NOT_FOUND without the part or the picture. */
  addPartPicture: PartPicture;
  /** Adds users to groups of a customer. The special groups All VINs and No VINs exclude all others. */
  addUsersToVehicleGroups: Array<User>;
  /** Adds trailers to groups. Returns the number of new memberships. */
  addVehiclesToGroups: Scalars['Int']['output'];
  /**
   * Saves up to 200 features of an import, all that can be saved in one transaction. A refused feature doesn't keep the
   * others from being saved. A repeated request saves nothing twice and gets the same outcomes.
   */
  applyGeofences: Array<AppliedGeofence>;
  /** Creates and changes users from the rows of a file. 1 to 100 rows per call; each row is independent. */
  applyUserRows: Array<UserRowOutcome>;
  /** Stops a search. Visits that it has found stay. NOT_FOUND if there was none. */
  cancelGeofenceBackfill: GeofenceBackfill;
  /** Ends an active run. Returns it as it is then. */
  cancelReportRun: ReportRun;
  /**
   * Changes up to 500 geofences at once, in one transaction: activates or deactivates them, gives them a category, or
   * deletes them. Those that someone else has changed since `version` was read are left as they are and named.
   */
  changeGeofences: ChangedGeofences;
  /** Requests a change from the provider. Statuses and plans change once the provider confirms it. */
  changeSims: SimBatch;
  /**
   * Completes the planned work of an issue with an entry of the trailer's maintenance log, or of its inspections for the
   * annual inspection. The issue closes, unless the work is due again by the date or the readings that were entered.
   * CONFLICT if it was completed since `version` was read.
   */
  completePlannedWork: CompletedPlannedWork;
  /** Pauses, resumes or cancels a campaign, retries its failed devices, or changes its conditions. */
  controlOtaCampaign: OtaCampaign;
  /** Cancels a task that isn't over, or retries one that has failed or was canceled. */
  controlOtaFtpTask: OtaFtpTask;
  /**
   * Cancels a lease that hasn't begun, ends one now, or changes its last day. CONFLICT with the current lease in
   * `details.current` if it has changed since `version` was read; BAD_USER_INPUT if a new end overlaps another lease.
   */
  controlTrailerLease: TrailerLease;
  /**
   * Accepts or declines a requested transfer, cancels one that isn't done, undoes one that ended less than 24 hours ago, or
   * discards a draft, which is deleted.
   * If it is canceled while it runs, trailers that have moved stay moved, and the others don't move. CONFLICT with the current transfer in `details.current` if it has changed since `version` was read; FORBIDDEN for
   * callers of the other side.
   */
  controlTrailerTransfer: TrailerTransfer;
  /** Creates a rule at the end of the list; it decides from now on. */
  createAlertRule: AlertRule;
  /** Creates a customer with its four special groups. Top-level administrators only. */
  createCustomer: ManagedCustomer;
  /** Creates a message. BAD_USER_INPUT names what can't be saved. */
  createDeveloperMessage: DeveloperMessage;
  /**
   * Creates an address that a phone or tracker reports to for a trailer with the OsmAnd protocol. While one is active, the
   * trailer's simulated device doesn't report.
   */
  createDeviceLink: NewDeviceLink;
  /** Creates a geofence. CONFLICT if the customer already has one with this name. */
  createGeofence: Geofence;
  /**
   * Creates a key for the devices of one customer or of one manufacturer's gateway. An active key with the same name stops
   * working. Top-level administrators only.
   */
  createIngestKey: NewIngestKey;
  /** Creates a campaign, which begins at once. Its devices are chosen now and don't change. */
  createOtaCampaign: OtaCampaign;
  /** Adds a server and starts a test of its connection. */
  createOtaFtpServer: OtaFtpServer;
  /** Creates a report, which the caller owns: its runs show what the caller has access to. */
  createReport: Report;
  /** Creates a file that a run doesn't have yet, or no longer has, of its result. */
  createReportFile: ReportRun;
  /**
   * Saves a view. CONFLICT if the caller already has a view of this screen with the same name; FORBIDDEN to share it
   * without administering the customer.
   */
  createSavedView: SavedView;
  /**
   * Creates a lease, which begins and ends by itself. BAD_USER_INPUT names what can't be done; CONFLICT with
   * `details.trailers` if another number of trailers is leased than the caller has confirmed. Repeating a request with the
   * same id changes nothing.
   */
  createTrailerLease: TrailerLease;
  /** Creates an account and emails its owner a link to choose a password. BAD_USER_INPUT if the address is taken. */
  createUser: CreatedUser;
  createVehicle: ManagedVehicle;
  /** Creates a webhook with a secret that is returned only once. A customer has up to 10. */
  createWebhook: NewWebhook;
  /** Hides the customer from the lists of customers and groups. CONFLICT if someone else has saved since `version` was read. */
  deactivateCustomer: ManagedCustomer;
  /** Switches a report off. A run that is active ends as usual. */
  deactivateReport: Report;
  /** Deletes a rule; its open alerts end and stay in the list. Returns its id. */
  deleteAlertRule: Scalars['ID']['output'];
  /** Deletes a geofence and frees its name; its visits stay, and open ones end. Returns its id. */
  deleteGeofence: Scalars['ID']['output'];
  /** Deletes a category. Its geofences become `other`. Returns its id. */
  deleteGeofenceCategory: Scalars['ID']['output'];
  /** Starts to delete a file. */
  deleteOtaFtpFile: OtaFtpTask;
  /** Removes a server with its secret. Its files stay. */
  deleteOtaFtpServer: Scalars['ID']['output'];
  /** Removes a picture from a part. NOT_FOUND if it has none. */
  deletePartPicture: Scalars['Boolean']['output'];
  /** Deletes up to 500 parts of one customer. Those that don't exist are left out. */
  deleteParts: DeletedParts;
  /** Deletes a place. Returns its id. */
  deletePlace: Scalars['ID']['output'];
  /**
   * Deletes a template; its due work closes within a minute. The annual inspection can only be switched off. CONFLICT if
   * someone else has saved since `version` was read.
   */
  deletePlannedWorkTemplate: Scalars['Boolean']['output'];
  /** Deletes a report with its runs and files. Returns its id. */
  deleteReport: Scalars['ID']['output'];
  /** Deletes a view, for those who may change it. Returns its id. */
  deleteSavedView: Scalars['ID']['output'];
  /** Deletes a user. Top-level administrators only. Returns the email address. */
  deleteUser: Scalars['String']['output'];
  /** Deletes the group with this name. Its subgroups move to its parents. Returns its id. */
  deleteVehicleGroup: Scalars['ID']['output'];
  /** Deletes a webhook with its messages. */
  deleteWebhook: Scalars['ID']['output'];
  /** Switches a rule off; its open alerts end. */
  disableAlertRule: AlertRule;
  /** Ends the user's sessions immediately and blocks sign-in until the user is enabled again. */
  disableUser: User;
  /**
   * Hides a message for the caller, on all devices. NOT_FOUND unless it is shown to the caller, BAD_USER_INPUT if it can't
   * be dismissed.
   */
  dismissMessage: Scalars['Boolean']['output'];
  /**
   * Emails open issues of one customer to a service center, which replies to the caller. Each issue's history gets an
   * entry. Repeating it with the same `requestId` sends nothing more. RATE_LIMITED after many emails.
   */
  emailMaintenanceIssues: EmailedMaintenanceIssues;
  /** Switches a rule on; it decides from now on. */
  enableAlertRule: AlertRule;
  /** Enables a user with the given roles, so that the user can sign in again. */
  enableUser: User;
  /** Ends another session of the caller immediately. NOT_FOUND if it isn't open. */
  endMySession: Scalars['ID']['output'];
  /** The newest matching entries, for a file. The export itself is recorded in the audit log. */
  exportAuditLog: AuditExport;
  /**
   * Handles up to 500 alerts alike. Those that someone else has handled since their version was read stay as they are and
   * are returned as `conflicts`.
   */
  handleAlerts: HandledAlerts;
  /**
   * Handles up to 500 issues alike. Those that someone else has handled since their version was read stay as they are and
   * are returned as `conflicts`.
   */
  handleMaintenanceIssues: HandledMaintenanceIssues;
  /**
   * Adds parts to trailers and models, or changes those that exist, up to 250 rows. An invalid row is refused with its
   * reasons and doesn't stop the others.
   */
  importParts: PartImport;
  /** Creates trailers, or changes those whose VIN exists, row by row. A failed row doesn't stop the others. 1 to 250 rows. */
  importVehicles: VehicleImport;
  /** Puts a rule at a place in the customer's list, counted from 0. Returns all rules. */
  moveAlertRule: Array<AlertRule>;
  /** Moves a group below exactly these parents; without parents, to the top level. Its subgroups move with it. */
  moveVehicleGroup: VehicleGroup;
  /**
   * Stops messages of a rule about a trailer until an instant, at most 30 days; null ends that. Alerts are still listed.
   * NOT_FOUND without access to the trailer.
   */
  muteAlertRule?: Maybe<Scalars['DateTime']['output']>;
  /** Starts to upload a package. It gets its name only after its content on the server was verified. */
  publishOtaPackage: OtaFtpTask;
  /** Removes users from groups of a customer. Users without any group left are added to All VINs. */
  removeUsersFromVehicleGroups: Array<User>;
  /** Removes trailers from groups. Returns the number of removed memberships. */
  removeVehiclesFromGroups: Scalars['Int']['output'];
  /** `version` is the version that was read; an older one is a CONFLICT. Null skips the check. */
  renameVehicleGroup: VehicleGroup;
  /** Sends a message again at once, with the same id. If that fails, the retries that are left follow. */
  replayWebhookMessage: WebhookMessage;
  /**
   * Requests a transfer. The other side has to accept it, unless the caller is an administrator. BAD_USER_INPUT names what
   * can't be done; CONFLICT with `details.trailers` if another number of trailers moves than the caller has confirmed.
   * Repeating a request with the same id changes nothing, unless it is a draft: that is replaced, and CONFLICT has the
   * current one in `details.current` if it has changed since `version`.
   */
  requestTrailerTransfer: TrailerTransfer;
  /** Emails each user a link to choose a new password. 1 to 100 users. */
  resetUserPassword: Array<UserMailResult>;
  /** Subscribes the caller again to emails with the subject of an opt-out. NOT_FOUND if there is none. */
  resumeMail: Scalars['String']['output'];
  /** Sends a failed or unconfirmed email again. BAD_USER_INPUT for any other. */
  retryMail: MailDelivery;
  /** Requests the refused changes of a batch again, as a new batch. */
  retrySims: SimBatch;
  /** Revokes an address. NOT_FOUND if the trailer has no such active address. */
  revokeDeviceLink: Scalars['ID']['output'];
  /** Revokes a key at once. Returns its id. Top-level administrators only. */
  revokeIngestKey: Scalars['ID']['output'];
  /** Ends all links to the files of a run that were sent or copied. */
  revokeReportLinks: ReportRun;
  /** Revokes a link immediately. NOT_FOUND if it isn't active or the caller has no access. */
  revokeSharedLocation: Scalars['ID']['output'];
  /**
   * Ends a campaign and creates another one that brings its confirmed devices to another version. Devices that are
   * installing now stay in the first one.
   */
  rollBackOtaCampaign: OtaCampaign;
  /** Replaces the secret. For 24 hours, messages are signed with both, so that the receiver has time to change. */
  rotateWebhookSecret: NewWebhook;
  /** Runs a report now, or for an instant that it missed. The result is sent only if `send` is true. */
  runReport: ReportRun;
  /** Runs a scheduled job now, in any process. Top-level administrators only. */
  runScheduledJob: ScheduledJob;
  /**
   * Replaces when and how the caller wants to be notified. CONFLICT if they were saved elsewhere since `version` was read;
   * then `details.current` has the present ones.
   */
  saveAlertSettings: AlertSettings;
  /**
   * Creates a category, or replaces the one with this id. The client makes the id, so a repeated request changes nothing.
   * CONFLICT if another category has the label.
   */
  saveGeofenceCategory: OwnGeofenceCategory;
  /**
   * Creates a place with version 0, or replaces the one with this id and version. The client makes the id. CONFLICT if
   * someone else has saved since `version` was read; then `details.current` is the present place.
   */
  savePlace: SavedPlace;
  /**
   * Creates a template of planned work, or replaces the one with this id. CONFLICT if someone else has saved or deleted it
   * since `version` was read; then `details.current` is the present template, or null. Due work follows within a minute.
   */
  savePlannedWorkTemplate: PlannedWorkTemplate;
  /**
   * Replaces what applies to all reports of a customer. CONFLICT if someone else has saved since `version` was read; then
   * `details.current` has the present settings.
   */
  saveReportSettings: ReportSettings;
  /** Saves the caller's order of sensors. Lists that are left out stay unchanged. */
  saveSensorOrder: SensorOrder;
  /**
   * Emails the trailer's position, active faults and last readings to a service center on behalf of the caller. NOT_FOUND
   * if the caller has no access to the trailer or the service center is unknown; UNAVAILABLE if the email wasn't accepted.
   */
  sendDiagnosticEmail: SentDiagnosticEmail;
  /**
   * Sends commands, one per unit, at most 500. The client creates the id of a command: a repeated command returns its
   * status and is never sent twice. FORBIDDEN if the caller can't command any unit; problems of a single unit are in its
   * result.
   */
  sendReeferCommands: Array<ReeferCommandResult>;
  /**
   * Sends the result of a run: to new addresses, or again to recipients that it was sent to. A mail that was handed over
   * and not confirmed is sent again only if its recipient is named.
   */
  sendReport: ReportRun;
  /** Sends a message about no alert to the caller, on the way that messages about alerts take. Returns the address. */
  sendTestAlert: Scalars['String']['output'];
  /** Emails each user a link to verify the address. 1 to 100 users. */
  sendVerificationEmail: Array<UserMailResult>;
  /** Creates a link that shows trailers of one customer to anyone who has it. NOT_FOUND if the caller has no access to one of them. */
  shareLocation: NewSharedLink;
  /**
   * Searches the reports of the last days for visits that trailers made before a geofence had its present shape, as a job.
   * Visits that are already known stay as they are. No mails are sent. Replaces an earlier search of the geofence.
   */
  startGeofenceBackfill: GeofenceBackfill;
  /**
   * Sends push messages to a browser. A subscription with the same endpoint is replaced, and of more than 10 the oldest
   * ends. BAD_USER_INPUT if the server sends none.
   */
  subscribePush: PushSubscription;
  /**
   * Makes the caller the owner of a rule that is paused because its owner has no access; it decides from now on.
   * BAD_USER_INPUT if its owner has access, CONFLICT if someone else has saved since `version` was read.
   */
  takeOverAlertRule: AlertRule;
  /**
   * Makes the caller the owner of a report whose owner has no access. BAD_USER_INPUT if its owner has access, CONFLICT if
   * someone else has saved since `version` was read.
   */
  takeOverReport: Report;
  /** Starts a test of the connection; its result is `test`. */
  testOtaFtpServer: OtaFtpServer;
  /** Sends a test message to every browser of the caller. Returns their number. */
  testPush: Scalars['Int']['output'];
  /** Sends a test message in the same way as any other, even if the webhook is switched off. */
  testWebhook: WebhookMessage;
  /** Confirms the host key or certificate that the last test has found, or removes the confirmed one, and tests again. */
  trustOtaFtpServer: OtaFtpServer;
  /**
   * Undoes up to 200 features of the caller's import, within 10 minutes after its last request: created geofences are
   * deleted, replaced ones get their shape and details back. Geofences that were changed since are left as they are.
   * Repeat it while `remaining` is above 0.
   */
  undoGeofenceImport: UndoneGeofences;
  /** Ends a subscription of the caller. NOT_FOUND if there is none. */
  unsubscribePush: Scalars['ID']['output'];
  /**
   * Replaces a rule. Its open alerts end. CONFLICT if someone else has saved since `version` was read; then
   * `details.current` is the present rule.
   */
  updateAlertRule: AlertRule;
  /** Changes the given fields. CONFLICT if someone else has saved since `version` was read. */
  updateCustomer: ManagedCustomer;
  /** Changes the unit ID of a trailer. CONFLICT if `version` is given and outdated. */
  updateCustomerVehicle: ManagedVehicle;
  /**
   * Changes a scheduled or shown message. CONFLICT with the current message in `details.current` if someone else has saved
   * since `version` was read; BAD_USER_INPUT if it has ended or was withdrawn.
   */
  updateDeveloperMessage: DeveloperMessage;
  /**
   * Replaces the contents of a geofence. CONFLICT if the name is taken, or if someone else has saved since `version` was
   * read; then `details.current` is the present geofence.
   */
  updateGeofence: Geofence;
  /** Turns the weekly fleet summary on or off. Turning it on cancels an earlier unsubscription. */
  updateMyMailSettings: MyMailSettings;
  /** Sets the caller's time zone; null for the browser's. BAD_USER_INPUT for an unknown zone. */
  updateMyTimezone?: Maybe<TimeZoneChoice>;
  /** Changes a server and starts a test of its connection. */
  updateOtaFtpServer: OtaFtpServer;
  /**
   * Replaces a report. CONFLICT if someone else has saved since `version` was read; then `details.current` is the present
   * report.
   */
  updateReport: Report;
  /**
   * Replaces the contents of a view. CONFLICT if someone else has saved since `version` was read. For the owner of the
   * view, and of a shared one for those who administer its customer.
   */
  updateSavedView: SavedView;
  /** Replaces the roles of a user. A change ends the user's sessions immediately. */
  updateUser: User;
  /** Changes the given fields. CONFLICT if someone else has saved since `version` was read. */
  updateVehicle: ManagedVehicle;
  /** Creates a group below each of the parents; without parents, at the top level. */
  updateVehicleGroup: VehicleGroup;
  /**
   * Changes a webhook, or switches it on or off. CONFLICT if the version isn't the current one; then `details.current` is
   * the present webhook.
   */
  updateWebhook: Webhook;
  /** Stores a device that isn't installed on a trailer, or changes its data. */
  upsertDetachedSensorBox: DetachedSensorBox;
  /** Starts to compare a published file with its package. */
  verifyOtaFtpFile: OtaFtpTask;
  /** Ends a scheduled or shown message for everyone. CONFLICT as for an update. */
  withdrawDeveloperMessage: DeveloperMessage;
};


export type MutationAcceptFreightAgreementArgs = {
  version: Scalars['String']['input'];
};


export type MutationActivateCustomerArgs = {
  customerId: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationActivateReportArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationAddInspectionArgs = {
  input: AddInspectionInput;
};


export type MutationAddMaintenanceEntryArgs = {
  input: AddMaintenanceEntryInput;
};


export type MutationAddMultipleVehiclesToTargetedMultipleGroupsArgs = {
  input: VehiclesToGroupsInput;
};


export type MutationAddPartPictureArgs = {
  input: AddPartPictureInput;
};


export type MutationAddUsersToVehicleGroupsArgs = {
  input: UserGroupsInput;
};


export type MutationAddVehiclesToGroupsArgs = {
  customerId: Scalars['Int']['input'];
  vehicleGroupIds: Array<Scalars['ID']['input']>;
  vehicleIds: Array<Scalars['ID']['input']>;
};


export type MutationApplyGeofencesArgs = {
  input: ApplyGeofencesInput;
};


export type MutationApplyUserRowsArgs = {
  rows: Array<UserRowInput>;
};


export type MutationCancelGeofenceBackfillArgs = {
  customerId: Scalars['Int']['input'];
  geofenceId: Scalars['ID']['input'];
};


export type MutationCancelReportRunArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationChangeGeofencesArgs = {
  input: ChangeGeofencesInput;
};


export type MutationChangeSimsArgs = {
  input: ChangeSimsInput;
};


export type MutationCompletePlannedWorkArgs = {
  input: CompletePlannedWorkInput;
};


export type MutationControlOtaCampaignArgs = {
  input: ControlOtaCampaignInput;
};


export type MutationControlOtaFtpTaskArgs = {
  action: Scalars['String']['input'];
  taskId: Scalars['ID']['input'];
};


export type MutationControlTrailerLeaseArgs = {
  input: ControlLeaseInput;
};


export type MutationControlTrailerTransferArgs = {
  input: ControlTransferInput;
};


export type MutationCreateAlertRuleArgs = {
  input: CreateAlertRuleInput;
};


export type MutationCreateCustomerArgs = {
  input: CreateCustomerInput;
};


export type MutationCreateDeveloperMessageArgs = {
  input: CreateDeveloperMessageInput;
};


export type MutationCreateDeviceLinkArgs = {
  name: Scalars['String']['input'];
  requestId?: InputMaybe<Scalars['ID']['input']>;
  vin: Scalars['String']['input'];
};


export type MutationCreateGeofenceArgs = {
  input: CreateGeofenceInput;
};


export type MutationCreateIngestKeyArgs = {
  input: CreateIngestKeyInput;
};


export type MutationCreateOtaCampaignArgs = {
  input: CreateOtaCampaignInput;
};


export type MutationCreateOtaFtpServerArgs = {
  input: CreateOtaFtpServerInput;
};


export type MutationCreateReportArgs = {
  input: CreateReportInput;
};


export type MutationCreateReportFileArgs = {
  customerId: Scalars['Int']['input'];
  format: Scalars['String']['input'];
  runId: Scalars['ID']['input'];
};


export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


export type MutationCreateTrailerLeaseArgs = {
  input: CreateLeaseInput;
};


export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


export type MutationCreateVehicleArgs = {
  input: CreateVehicleInput;
};


export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


export type MutationDeactivateCustomerArgs = {
  customerId: Scalars['Int']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeactivateReportArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDeleteAlertRuleArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDeleteGeofenceArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDeleteGeofenceCategoryArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDeleteOtaFtpFileArgs = {
  input: OtaFtpFileTaskInput;
};


export type MutationDeleteOtaFtpServerArgs = {
  serverId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeletePartPictureArgs = {
  customerId: Scalars['Int']['input'];
  pictureId: Scalars['ID']['input'];
};


export type MutationDeletePartsArgs = {
  customerId: Scalars['Int']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeletePlaceArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDeletePlannedWorkTemplateArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationDeleteReportArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDeleteSavedViewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteUserArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationDeleteVehicleGroupArgs = {
  customerId: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteWebhookArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDisableAlertRuleArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationDisableUserArgs = {
  input: DisableUserInput;
};


export type MutationDismissMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEmailMaintenanceIssuesArgs = {
  input: EmailMaintenanceIssuesInput;
};


export type MutationEnableAlertRuleArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationEnableUserArgs = {
  input: UpdateUserInput;
};


export type MutationEndMySessionArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationExportAuditLogArgs = {
  input: AuditExportInput;
};


export type MutationHandleAlertsArgs = {
  input: HandleAlertsInput;
};


export type MutationHandleMaintenanceIssuesArgs = {
  input: HandleMaintenanceIssuesInput;
};


export type MutationImportPartsArgs = {
  input: ImportPartsInput;
};


export type MutationImportVehiclesArgs = {
  input: ImportVehiclesInput;
};


export type MutationMoveAlertRuleArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  place: Scalars['Int']['input'];
};


export type MutationMoveVehicleGroupArgs = {
  customerId: Scalars['Int']['input'];
  parentIds: Array<Scalars['ID']['input']>;
  vehicleGroupId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMuteAlertRuleArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
  vin: Scalars['ID']['input'];
};


export type MutationPublishOtaPackageArgs = {
  input: PublishOtaPackageInput;
};


export type MutationRemoveUsersFromVehicleGroupsArgs = {
  input: UserGroupsInput;
};


export type MutationRemoveVehiclesFromGroupsArgs = {
  customerId: Scalars['Int']['input'];
  vehicleGroupIds: Array<Scalars['ID']['input']>;
  vehicleIds: Array<Scalars['ID']['input']>;
};


export type MutationRenameVehicleGroupArgs = {
  customerId: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  vehicleGroupId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationReplayWebhookMessageArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  webhookId: Scalars['ID']['input'];
};


export type MutationRequestTrailerTransferArgs = {
  input: RequestTransferInput;
};


export type MutationResetUserPasswordArgs = {
  userIds: Array<Scalars['ID']['input']>;
};


export type MutationResumeMailArgs = {
  subject: Scalars['String']['input'];
};


export type MutationRetryMailArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetrySimsArgs = {
  input: RetrySimsInput;
};


export type MutationRevokeDeviceLinkArgs = {
  linkId: Scalars['ID']['input'];
  vin: Scalars['String']['input'];
};


export type MutationRevokeIngestKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeReportLinksArgs = {
  customerId: Scalars['Int']['input'];
  runId: Scalars['ID']['input'];
};


export type MutationRevokeSharedLocationArgs = {
  linkId: Scalars['ID']['input'];
};


export type MutationRollBackOtaCampaignArgs = {
  input: RollBackOtaCampaignInput;
};


export type MutationRotateWebhookSecretArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  requestId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRunReportArgs = {
  input: RunReportInput;
};


export type MutationRunScheduledJobArgs = {
  name: Scalars['String']['input'];
};


export type MutationSaveAlertSettingsArgs = {
  input: AlertSettingsInput;
  version: Scalars['Int']['input'];
};


export type MutationSaveGeofenceCategoryArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: GeofenceCategoryInput;
};


export type MutationSavePlaceArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: SavedPlaceInput;
  version: Scalars['Int']['input'];
};


export type MutationSavePlannedWorkTemplateArgs = {
  input: PlannedWorkTemplateInput;
};


export type MutationSaveReportSettingsArgs = {
  customerId: Scalars['Int']['input'];
  input: ReportSettingsInput;
  version: Scalars['Int']['input'];
};


export type MutationSaveSensorOrderArgs = {
  input: SaveSensorOrderInput;
};


export type MutationSendDiagnosticEmailArgs = {
  dealerId: Scalars['ID']['input'];
  vin: Scalars['String']['input'];
};


export type MutationSendReeferCommandsArgs = {
  input: SendReeferCommandsInput;
};


export type MutationSendReportArgs = {
  input: SendReportInput;
};


export type MutationSendVerificationEmailArgs = {
  userIds: Array<Scalars['ID']['input']>;
};


export type MutationShareLocationArgs = {
  input: ShareLocationInput;
};


export type MutationStartGeofenceBackfillArgs = {
  customerId: Scalars['Int']['input'];
  days: Scalars['Int']['input'];
  geofenceId: Scalars['ID']['input'];
};


export type MutationSubscribePushArgs = {
  input: SubscribePushInput;
};


export type MutationTakeOverAlertRuleArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationTakeOverReportArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


export type MutationTestOtaFtpServerArgs = {
  serverId: Scalars['ID']['input'];
};


export type MutationTestWebhookArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationTrustOtaFtpServerArgs = {
  input: TrustOtaFtpServerInput;
};


export type MutationUndoGeofenceImportArgs = {
  customerId: Scalars['Int']['input'];
  importId: Scalars['ID']['input'];
};


export type MutationUnsubscribePushArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateAlertRuleArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: AlertRuleInput;
  version: Scalars['Int']['input'];
};


export type MutationUpdateCustomerArgs = {
  input: UpdateCustomerInput;
};


export type MutationUpdateCustomerVehicleArgs = {
  unitId: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
  vin: Scalars['String']['input'];
};


export type MutationUpdateDeveloperMessageArgs = {
  input: UpdateDeveloperMessageInput;
};


export type MutationUpdateGeofenceArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: GeofenceInput;
  version: Scalars['Int']['input'];
};


export type MutationUpdateMyMailSettingsArgs = {
  weeklySummary: Scalars['Boolean']['input'];
};


export type MutationUpdateMyTimezoneArgs = {
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateOtaFtpServerArgs = {
  input: UpdateOtaFtpServerInput;
};


export type MutationUpdateReportArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: ReportInput;
  version: Scalars['Int']['input'];
};


export type MutationUpdateSavedViewArgs = {
  id: Scalars['ID']['input'];
  input: SavedViewInput;
  version: Scalars['Int']['input'];
};


export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


export type MutationUpdateVehicleArgs = {
  input: UpdateVehicleInput;
};


export type MutationUpdateVehicleGroupArgs = {
  customerId: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  parentIds: Array<Scalars['ID']['input']>;
  requestId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpdateWebhookArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  input: WebhookInput;
  version: Scalars['Int']['input'];
};


export type MutationUpsertDetachedSensorBoxArgs = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
  extMfgrSerialNum: Scalars['String']['input'];
  iccid?: InputMaybe<Scalars['Iccid']['input']>;
  sensorBoxMfgrId: Scalars['Int']['input'];
};


export type MutationVerifyOtaFtpFileArgs = {
  input: OtaFtpFileTaskInput;
};


export type MutationWithdrawDeveloperMessageArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type MyGroup = {
  __typename?: 'MyGroup';
  customerId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** regular, allVins, noVins, tkCommandControl or noHelp. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type MyMailSettings = {
  __typename?: 'MyMailSettings';
  /** IANA zone that applies to those mornings. */
  timeZone: Scalars['String']['output'];
  /** The summary is sent on Monday mornings, in the caller's time zone. */
  weeklySummary: Scalars['Boolean']['output'];
};

export type MySession = {
  __typename?: 'MySession';
  /** E.g. 'Chrome'. Null: unknown. */
  browser?: Maybe<Scalars['String']['output']>;
  /** Whether this is the session of the request. */
  current: Scalars['Boolean']['output'];
  /** When the session expires. */
  endsAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The last renewal. A session in use is renewed within the hour. */
  lastUsedAt: Scalars['DateTime']['output'];
  startedAt: Scalars['DateTime']['output'];
  /** E.g. 'Windows'. Null: unknown. */
  system?: Maybe<Scalars['String']['output']>;
};

export type NewDeviceLink = {
  __typename?: 'NewDeviceLink';
  link: DeviceLink;
  /** The full URL with its secret. It is returned only once. */
  url: Scalars['String']['output'];
};

export type NewIngestKey = {
  __typename?: 'NewIngestKey';
  key: IngestKey;
  /** The key itself, for the header x-ingest-key. It is returned only once. */
  secret: Scalars['String']['output'];
};

export type NewSharedLink = {
  __typename?: 'NewSharedLink';
  link: SharedLink;
  /** The full URL with its secret. It is returned only once. */
  url: Scalars['String']['output'];
};

/** Groups of the new user at one customer. Requires the permission of `addUsersToVehicleGroups`. */
export type NewUserGroupsInput = {
  customerId: Scalars['Int']['input'];
  vehicleGroupIds: Array<Scalars['ID']['input']>;
};

export type NewWebhook = {
  __typename?: 'NewWebhook';
  /** `whsec_` and the secret as base64. It is returned only once. */
  secret: Scalars['String']['output'];
  webhook: Webhook;
};

export type OtaCampaign = {
  __typename?: 'OtaCampaign';
  author: Scalars['String']['output'];
  campaignId: Scalars['ID']['output'];
  conditions: OtaConditions;
  counts: Array<OtaCampaignCount>;
  createdAt: Scalars['DateTime']['output'];
  deadlineHours: Scalars['Int']['output'];
  devices: Scalars['Int']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Failed devices by reason, most first. */
  failures: Array<OtaFailureCount>;
  fromVersions: Array<OtaFromVersion>;
  hoursBetweenStages: Scalars['Int']['output'];
  judgedFromDevices: Scalars['Int']['output'];
  maxAttempts: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  package: OtaPackage;
  /** What had finished in the current stage when it was resumed. */
  resumedWith?: Maybe<OtaFinished>;
  /** Failed and expired devices that have attempts left. */
  retryable: Scalars['Int']['output'];
  rollsBack?: Maybe<Scalars['ID']['output']>;
  /** The number of the current stage, from 0. */
  stage: Scalars['Int']['output'];
  /** When the current stage was over; null before. */
  stageOverAt?: Maybe<Scalars['DateTime']['output']>;
  stages: Array<OtaCampaignStage>;
  /** running, paused, stopped, done or canceled. */
  state: Scalars['String']['output'];
  stopAbovePercent: Scalars['Float']['output'];
  /** When and why it stopped by itself; null unless it is stopped. */
  stopped?: Maybe<OtaStopped>;
  target: OtaTargetText;
  version: Scalars['Int']['output'];
};

export type OtaCampaignCount = {
  __typename?: 'OtaCampaignCount';
  devices: Scalars['Int']['output'];
  stage: Scalars['Int']['output'];
  state: Scalars['String']['output'];
};

export type OtaCampaignDevice = {
  __typename?: 'OtaCampaignDevice';
  attempt: Scalars['Int']['output'];
  changedAt: Scalars['DateTime']['output'];
  customerName: Scalars['String']['output'];
  detail?: Maybe<Scalars['String']['output']>;
  fromVersion?: Maybe<Scalars['String']['output']>;
  /** Null: never. */
  lastReport?: Maybe<Scalars['DateTime']['output']>;
  percent: Scalars['Int']['output'];
  /** Its turn, from 0. */
  place: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  reported?: Maybe<Scalars['String']['output']>;
  serialNumber?: Maybe<Scalars['String']['output']>;
  stage: Scalars['Int']['output'];
  state: Scalars['String']['output'];
  unitId: Scalars['String']['output'];
  vin: Scalars['ID']['output'];
  /** For queued and offered devices of a stage that has begun: conditions that aren't met. */
  waitsFor: Array<Scalars['String']['output']>;
};

export type OtaCampaignDevicesInput = {
  /** The place of the last device of the page before. */
  after?: InputMaybe<Scalars['Int']['input']>;
  campaignId: Scalars['ID']['input'];
  /** Up to 1,000. */
  limit: Scalars['Int']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
  /** From 0. */
  stage?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};

export type OtaCampaignStage = {
  __typename?: 'OtaCampaignStage';
  devices: Scalars['Int']['output'];
  /** Null before it began. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Share of all devices up to the end of the stage; null for a number and for the last stage. */
  percent?: Maybe<Scalars['Float']['output']>;
  upTo?: Maybe<Scalars['Int']['output']>;
};

export type OtaConditions = {
  __typename?: 'OtaConditions';
  hours?: Maybe<OtaHours>;
  minVolts?: Maybe<Scalars['Float']['output']>;
  parkedMinutes?: Maybe<Scalars['Int']['output']>;
  untethered: Scalars['Boolean']['output'];
};

export type OtaConditionsInput = {
  hours?: InputMaybe<OtaHoursInput>;
  minVolts?: InputMaybe<Scalars['Float']['input']>;
  parkedMinutes?: InputMaybe<Scalars['Int']['input']>;
  untethered: Scalars['Boolean']['input'];
};

export type OtaDevicePage = {
  __typename?: 'OtaDevicePage';
  devices: Array<OtaCampaignDevice>;
  hasMore: Scalars['Boolean']['output'];
};

export type OtaFailureCount = {
  __typename?: 'OtaFailureCount';
  devices: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
};

export type OtaFinished = {
  __typename?: 'OtaFinished';
  confirmed: Scalars['Int']['output'];
  failed: Scalars['Int']['output'];
};

export type OtaFleetInput = {
  /** The VIN of the last trailer of the page before. */
  after?: InputMaybe<Scalars['String']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** Id of a device family. */
  family?: InputMaybe<Scalars['Int']['input']>;
  /** Kind of the versions below. */
  kind?: InputMaybe<Scalars['String']['input']>;
  /** Up to 100. */
  limit: Scalars['Int']['input'];
  /** Part of a VIN, unit ID or serial number. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only devices whose newest job is in this state. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Reported version of `kind`; an empty text for devices that haven't reported one. */
  version?: InputMaybe<Scalars['String']['input']>;
};

export type OtaFleetPage = {
  __typename?: 'OtaFleetPage';
  hasMore: Scalars['Boolean']['output'];
  trailers: Array<OtaTrailer>;
};

export type OtaFromVersion = {
  __typename?: 'OtaFromVersion';
  devices: Scalars['Int']['output'];
  /** Null: not reported. */
  version?: Maybe<Scalars['String']['output']>;
};

export type OtaFtpEntry = {
  __typename?: 'OtaFtpEntry';
  isFolder: Scalars['Boolean']['output'];
  /** True for an upload that isn't complete. */
  isPartial: Scalars['Boolean']['output'];
  /** Null if the server doesn't report it. */
  modifiedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  /** The package that was published here under this name and size; null for other files. */
  published?: Maybe<OtaFtpPublished>;
  /** Null for folders. */
  sizeBytes?: Maybe<Scalars['Float']['output']>;
};

export type OtaFtpFileTaskInput = {
  fileName: Scalars['String']['input'];
  path: Scalars['String']['input'];
  serverId: Scalars['ID']['input'];
  /** The size that the caller has seen, in bytes; a file of another size is not deleted. */
  sizeBytes: Scalars['Float']['input'];
  /** Made by the caller. */
  taskId: Scalars['ID']['input'];
};

export type OtaFtpFilesInput = {
  /** Up to 500. */
  limit: Scalars['Int']['input'];
  /** The number of entries to skip. */
  offset: Scalars['Int']['input'];
  /** A folder below the folder of the server; empty for that folder. */
  path: Scalars['String']['input'];
  /** Part of a name. */
  search?: InputMaybe<Scalars['String']['input']>;
  serverId: Scalars['ID']['input'];
};

export type OtaFtpListing = {
  __typename?: 'OtaFtpListing';
  detail?: Maybe<Scalars['String']['output']>;
  entries: Array<OtaFtpEntry>;
  /** True if the folder has more entries than are read. */
  isCut: Scalars['Boolean']['output'];
  /** Null if the folder could be read. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Of all entries that match. */
  total: Scalars['Int']['output'];
};

export type OtaFtpPin = {
  __typename?: 'OtaFtpPin';
  /** Email address of the user who confirmed it. */
  author: Scalars['String']['output'];
  /** SHA-256, as `SHA256:` and base64 for a host key, as hex for a certificate. */
  fingerprint: Scalars['String']['output'];
  pinnedAt: Scalars['DateTime']['output'];
};

export type OtaFtpPublished = {
  __typename?: 'OtaFtpPublished';
  author: Scalars['String']['output'];
  /** False if the last comparison failed. */
  isVerified: Scalars['Boolean']['output'];
  /** The manifest beside it: matches, missing or differs. */
  manifest: Scalars['String']['output'];
  packageId: Scalars['ID']['output'];
  packageName: Scalars['String']['output'];
  /** Lower-case hex. */
  sha256: Scalars['String']['output'];
  /** When its content on the server was last compared with the package. */
  verifiedAt: Scalars['DateTime']['output'];
  version: Scalars['String']['output'];
};

export type OtaFtpServer = {
  __typename?: 'OtaFtpServer';
  author: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  folder: Scalars['String']['output'];
  host: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The confirmed host key or certificate; null if none was confirmed. */
  pinned?: Maybe<OtaFtpPin>;
  port: Scalars['Int']['output'];
  /** sftp, ftps or ftp. */
  protocol: Scalars['String']['output'];
  /** password or key. */
  secretKind: Scalars['String']['output'];
  serverId: Scalars['ID']['output'];
  /** The last test; null before the first one. */
  test?: Maybe<OtaFtpTest>;
  /** When a running test was started; null if none is running. */
  testStartedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  username: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type OtaFtpServerInput = {
  /** Absolute, or relative to where the sign-in leads. */
  folder: Scalars['String']['input'];
  /** A host name or an address. */
  host: Scalars['String']['input'];
  name: Scalars['String']['input'];
  /** Of the private key. */
  passphrase?: InputMaybe<Scalars['String']['input']>;
  port: Scalars['Int']['input'];
  /** sftp, ftps or ftp. */
  protocol: Scalars['String']['input'];
  /** The password, or the private key as PEM. Null keeps the stored one, if protocol, host, port and user name stay the same. */
  secret?: InputMaybe<Scalars['String']['input']>;
  /** password or key (SFTP only). */
  secretKind: Scalars['String']['input'];
  username: Scalars['String']['input'];
};

export type OtaFtpTask = {
  __typename?: 'OtaFtpTask';
  attempt: Scalars['Int']['output'];
  author: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  detail?: Maybe<Scalars['String']['output']>;
  /** Bytes that were sent, or read back while verifying. */
  doneBytes: Scalars['Float']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  fileName: Scalars['String']['output'];
  isCanceling: Scalars['Boolean']['output'];
  /** publish, verify or delete. */
  kind: Scalars['String']['output'];
  /** When it is attempted again; null if it isn't waiting for that. */
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  packageId?: Maybe<Scalars['ID']['output']>;
  packageName?: Maybe<Scalars['String']['output']>;
  path: Scalars['String']['output'];
  problem?: Maybe<Scalars['String']['output']>;
  serverId: Scalars['ID']['output'];
  /** Null for a file that isn't ours. */
  sha256?: Maybe<Scalars['String']['output']>;
  sizeBytes: Scalars['Float']['output'];
  /** An id of the vocabulary of task states. */
  state: Scalars['String']['output'];
  taskId: Scalars['ID']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

export type OtaFtpTest = {
  __typename?: 'OtaFtpTest';
  /** What the server answered. */
  detail?: Maybe<Scalars['String']['output']>;
  durationMs: Scalars['Int']['output'];
  /** Entries of the folder; null if it couldn't be read. */
  entries?: Maybe<Scalars['Int']['output']>;
  /** Of the host key or certificate that the server has shown; null without one. */
  fingerprint?: Maybe<Scalars['String']['output']>;
  /** Null if everything worked; else an id of the vocabulary of problems. */
  problem?: Maybe<Scalars['String']['output']>;
  testedAt: Scalars['DateTime']['output'];
  /** Until when the certificate is valid. */
  validTo?: Maybe<Scalars['DateTime']['output']>;
};

export type OtaHours = {
  __typename?: 'OtaHours';
  from: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

export type OtaHoursInput = {
  /** HH:MM in the trailer's time zone. */
  from: Scalars['String']['input'];
  to: Scalars['String']['input'];
};

export type OtaJob = {
  __typename?: 'OtaJob';
  campaignId: Scalars['ID']['output'];
  campaignName: Scalars['String']['output'];
  changedAt: Scalars['DateTime']['output'];
  detail?: Maybe<Scalars['String']['output']>;
  kind: Scalars['String']['output'];
  percent: Scalars['Int']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  state: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

export type OtaLeftOut = {
  __typename?: 'OtaLeftOut';
  devices: Scalars['Int']['output'];
  reason: Scalars['String']['output'];
};

export type OtaLine = {
  __typename?: 'OtaLine';
  /** From 1. */
  line: Scalars['Int']['output'];
  /** ready, duplicate, notFound, ambiguous, otherFamily, alreadyInstalled, inOtherCampaign or noDevice. */
  result: Scalars['String']['output'];
  text: Scalars['String']['output'];
  unitId?: Maybe<Scalars['String']['output']>;
  vin?: Maybe<Scalars['String']['output']>;
};

export type OtaPackage = {
  __typename?: 'OtaPackage';
  /** Email address of the author at that time. */
  author: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Id of a device family. */
  family: Scalars['Int']['output'];
  /** The first 16 hex digits of the SHA-256 of the key that verified the signature. */
  keyId: Scalars['String']['output'];
  /** config, script, mainApp or deviceReset. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  note: Scalars['String']['output'];
  packageId: Scalars['ID']['output'];
  /** Lower-case hex. */
  sha256: Scalars['String']['output'];
  /** Ed25519, base64. */
  signature: Scalars['String']['output'];
  sizeBytes: Scalars['Int']['output'];
  version: Scalars['String']['output'];
};

export type OtaPackageList = {
  __typename?: 'OtaPackageList';
  /** False if the operator hasn't set a public key; then packages can't be uploaded. */
  hasKeys: Scalars['Boolean']['output'];
  packages: Array<OtaPackage>;
  /** Versions that devices of the kind report, the most common first. */
  reported: Array<OtaReportedVersion>;
};

export type OtaPlanInput = {
  conditions: OtaConditionsInput;
  deadlineHours: Scalars['Int']['input'];
  hoursBetweenStages: Scalars['Int']['input'];
  judgedFromDevices: Scalars['Int']['input'];
  maxAttempts: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  /** After which share or number of devices the campaign waits; the rest is the last stage. */
  stages: Array<OtaStageInput>;
  /** In percent of the finished devices of a stage. */
  stopAbovePercent: Scalars['Float']['input'];
};

export type OtaReportedVersion = {
  __typename?: 'OtaReportedVersion';
  devices: Scalars['Int']['output'];
  family: Scalars['Int']['output'];
  /** Null: not reported. */
  version?: Maybe<Scalars['String']['output']>;
};

export type OtaStageInput = {
  /** Number of devices. */
  devices?: InputMaybe<Scalars['Int']['input']>;
  /** Share of all devices, in percent. */
  percent?: InputMaybe<Scalars['Float']['input']>;
};

export type OtaStopped = {
  __typename?: 'OtaStopped';
  at: Scalars['DateTime']['output'];
  failed: Scalars['Int']['output'];
  finished: Scalars['Int']['output'];
  stage: Scalars['Int']['output'];
};

export type OtaTarget = {
  __typename?: 'OtaTarget';
  /** Devices that the campaign would have. */
  devices: Scalars['Int']['output'];
  fromVersions: Array<OtaFromVersion>;
  /** Devices that are left out, by reason: alreadyInstalled, inOtherCampaign, noDevice. */
  leftOut: Array<OtaLeftOut>;
  /** Results of pasted lines, in their order; empty for a filter. */
  lines: Array<OtaLine>;
};

export type OtaTargetInput = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** Reported versions; an empty text for devices that haven't reported one. All without them. */
  fromVersions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** VINs, unit IDs or serial numbers, one per line. Without them the filter applies. */
  lines?: InputMaybe<Array<Scalars['String']['input']>>;
  packageId: Scalars['ID']['input'];
  /** Only devices that have reported within this many days. */
  reportedWithinDays?: InputMaybe<Scalars['Int']['input']>;
};

/** How the devices were chosen. */
export type OtaTargetText = {
  __typename?: 'OtaTargetText';
  customerName?: Maybe<Scalars['String']['output']>;
  fromVersions: Array<Scalars['String']['output']>;
  /** Number of pasted lines; null for a filter. */
  lines?: Maybe<Scalars['Int']['output']>;
  reportedWithinDays?: Maybe<Scalars['Int']['output']>;
};

export type OtaTrailer = {
  __typename?: 'OtaTrailer';
  customerName: Scalars['String']['output'];
  /** Id of a device family. */
  family: Scalars['Int']['output'];
  /** The newest job, an open one first. */
  job?: Maybe<OtaJob>;
  lastReport?: Maybe<Scalars['DateTime']['output']>;
  serialNumber?: Maybe<Scalars['String']['output']>;
  unitId: Scalars['String']['output'];
  /** One for each kind. */
  versions: Array<OtaVersion>;
  vin: Scalars['ID']['output'];
};

export type OtaVersion = {
  __typename?: 'OtaVersion';
  /** config, script, mainApp or deviceReset. */
  kind: Scalars['String']['output'];
  /** Null if the device hasn't reported one. */
  reported?: Maybe<Scalars['String']['output']>;
  /** The version of the newest campaign that the device is in and that wasn't canceled. */
  target?: Maybe<Scalars['String']['output']>;
};

export type OwnGeofenceCategory = {
  __typename?: 'OwnGeofenceCategory';
  freeMinutes: Scalars['Int']['output'];
  /** Geofences of the category. */
  geofences: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

/** One page of a list. Pages start at 1. */
export type PaginationInput = {
  pageNumber: Scalars['Int']['input'];
  /** Rows per page, 1 to 100. An export can request up to 500. */
  pageSize: Scalars['Int']['input'];
};

export type Part = {
  __typename?: 'Part';
  /** One of PART_CATEGORIES. */
  category: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** Fault codes (SPN) that this part is for. */
  faultCodes: Array<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Whether it comes from the list of the trailer's model. */
  isOfModel: Scalars['Boolean']['output'];
  maker: Scalars['String']['output'];
  name: Scalars['String']['output'];
  partNumber: Scalars['String']['output'];
  pictures: Array<PartPicture>;
  /** Where it is on the trailer; empty if unknown. */
  position: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
};

export type PartCategoryCount = {
  __typename?: 'PartCategoryCount';
  category: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type PartImport = {
  __typename?: 'PartImport';
  /** In the order of the rows. */
  results: Array<PartRowResult>;
};

export type PartPage = {
  __typename?: 'PartPage';
  /** Matching parts by category, without the filter of the category. */
  categories: Array<PartCategoryCount>;
  parts: Array<FleetPart>;
  /** Number of matching parts on all pages. */
  total: Scalars['Int']['output'];
};

export type PartPicture = {
  __typename?: 'PartPicture';
  /** What the picture shows, in words. */
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  linkExpires: Scalars['DateTime']['output'];
  /** Path of the picture on this server. The link needs no session and is valid for at least five minutes. */
  url: Scalars['String']['output'];
};

/** A part as a row of a file: of a trailer with a VIN, or of a model with a vehicleTypeId. */
export type PartRowInput = {
  category: Scalars['String']['input'];
  description: Scalars['String']['input'];
  faultCodes: Array<Scalars['Int']['input']>;
  /** Line number in the file. */
  line: Scalars['Int']['input'];
  maker: Scalars['String']['input'];
  modelYear?: InputMaybe<Scalars['Int']['input']>;
  name: Scalars['String']['input'];
  partNumber: Scalars['String']['input'];
  position: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
  vehicleLengthFeet?: InputMaybe<Scalars['Float']['input']>;
  /** All trailers of this type; vehicleLengthFeet and modelYear narrow them. */
  vehicleTypeId?: InputMaybe<Scalars['Int']['input']>;
  vin?: InputMaybe<Scalars['String']['input']>;
};

export type PartRowResult = {
  __typename?: 'PartRowResult';
  /** Fields that changed or would change. */
  changes: Array<AuditChange>;
  line: Scalars['Int']['output'];
  /** Why it was refused. */
  messages: Array<Scalars['String']['output']>;
  /** created, updated, unchanged or refused; in a dry run, the expected result. */
  outcome: Scalars['String']['output'];
};

export type PartTrailer = {
  __typename?: 'PartTrailer';
  customerName: Scalars['String']['output'];
  modelYear?: Maybe<Scalars['Int']['output']>;
  /** Where they are; without unknown positions. */
  positions: Array<Scalars['String']['output']>;
  /** Pieces on the trailer. */
  quantity: Scalars['Int']['output'];
  unitId: Scalars['String']['output'];
  vehicleType: Scalars['String']['output'];
  vin: Scalars['String']['output'];
};

export type PartTrailerPage = {
  __typename?: 'PartTrailerPage';
  total: Scalars['Int']['output'];
  trailers: Array<PartTrailer>;
};

export type PartTrailersInput = {
  /** All customers of the caller without one. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  maker: Scalars['String']['input'];
  paginationInput: PaginationInput;
  partNumber: Scalars['String']['input'];
};

export type PartsInput = {
  /** One of PART_CATEGORIES. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** All customers of the caller without one. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** A fault code (SPN) that the part is for. */
  faultCode?: InputMaybe<Scalars['Int']['input']>;
  paginationInput: PaginationInput;
  /** A part of the name, part number, maker or description. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** When planned work is due. The most urgent interval decides. */
export type PlannedWorkEvidence = {
  __typename?: 'PlannedWorkEvidence';
  /** completion, inspection, installation, or plan if the date of the installation isn't known. */
  countedFrom: Scalars['String']['output'];
  /** 'YYYY-MM-DD'. */
  countedOn: Scalars['String']['output'];
  /** The last day on which it isn't overdue, 'YYYY-MM-DD'. Null without an interval by date. */
  dueOn?: Maybe<Scalars['String']['output']>;
  engineHoursLeft?: Maybe<Scalars['Float']['output']>;
  hasEngineHours: Scalars['Boolean']['output'];
  /** Whether miles and engine hours are a part of the plan. */
  hasMiles: Scalars['Boolean']['output'];
  /** Negative: overdue. Null without such an interval, or without a reading. */
  milesLeft?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  templateId: Scalars['ID']['output'];
  /** Intervals that can't be judged, because a reading is missing: miles or engineHours. */
  unjudged: Array<Scalars['String']['output']>;
};

/** Work that comes around for trailers of some types. */
export type PlannedWorkTemplate = {
  __typename?: 'PlannedWorkTemplate';
  dueSoon: Scalars['Int']['output'];
  everyEngineHours?: Maybe<Scalars['Int']['output']>;
  everyMiles?: Maybe<Scalars['Int']['output']>;
  /** Whichever comes first. Null: not by this measure. */
  everyMonths?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  isOn: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  overdue: Scalars['Int']['output'];
  /** The rule that asks for it. Null for templates of the customer. */
  source?: Maybe<Scalars['String']['output']>;
  /** Ids of trailer types; empty for all. */
  trailerTypes: Array<Scalars['Int']['output']>;
  /** Trailers for which no interval can be judged, because a reading is missing. */
  unjudged: Scalars['Int']['output'];
  /** 0 if it was never saved. */
  version: Scalars['Int']['output'];
};

export type PlannedWorkTemplateInput = {
  customerId: Scalars['Int']['input'];
  /** 10 to 50,000. */
  everyEngineHours?: InputMaybe<Scalars['Int']['input']>;
  /** 100 to 1,000,000. */
  everyMiles?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 120. Whichever comes first; at least one interval. */
  everyMonths?: InputMaybe<Scalars['Int']['input']>;
  /** A UUID from the client for a new template, or annualInspection. */
  id: Scalars['ID']['input'];
  isOn: Scalars['Boolean']['input'];
  /** Up to 60 characters. */
  name: Scalars['String']['input'];
  /** Ids of trailer types; empty for all. */
  trailerTypes: Array<Scalars['Int']['input']>;
  /** The version that was read; 0 for a new template. */
  version: Scalars['Int']['input'];
};

export type PublishOtaPackageInput = {
  fileName: Scalars['String']['input'];
  packageId: Scalars['ID']['input'];
  path: Scalars['String']['input'];
  serverId: Scalars['ID']['input'];
  /** Made by the caller; a repeated request with the same id starts nothing again. */
  taskId: Scalars['ID']['input'];
};

/** A browser that receives push messages. */
export type PushSubscription = {
  __typename?: 'PushSubscription';
  created: Scalars['DateTime']['output'];
  endpoint: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  /** When a message was last accepted by the push service. */
  lastUsed?: Maybe<Scalars['DateTime']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** ABS faults of one trailer, latest start first. NOT_FOUND if the trailer doesn't exist or the caller has no access. */
  absFaults: AbsFaultList;
  /**
   * Speed, battery and amber lamp of a trailer in a period, oldest first, at most 2,000. Where several reports are one, it
   * has their highest speed, their lowest voltage, and the lamp on if any had it on.
   */
  absReadings: AbsReadings;
  /**
   * Lifecycles of a trailer's ABS faults that were active in a period: repeats of the same codes within 30 days are one.
   * NOT_FOUND if the trailer doesn't exist or the caller has no access.
   */
  absTroubleshootingLifecycles: AbsLifecycleList;
  /** Service centers by name, at most 1,000. */
  aftermarketDealers: Array<AftermarketDealer>;
  /**
   * What happened to alerts that the caller has access to, the messages about them, and changes of rules,
   * newest first. Request pages until `next` is null.
   */
  alertActivity: AlertActivityPage;
  /**
   * What a rule would have done in the last days: a page of trailers, or of geofences if it is about the number of
   * trailers in them. Request pages until `next` is null. Nothing is written.
   */
  alertBacktest: AlertBacktest;
  /** Number of alerts that need the caller. Five or more of one rule count as one. */
  alertCount: Scalars['Int']['output'];
  /**
   * Addresses of a customer's users and of its rules that have unsubscribed from emails about alerts, newest first.
   * Request pages until `next` is null.
   */
  alertMailOptOuts: AlertMailOptOutPage;
  /** An alert with everything that happened to it. Null if the caller has no access to its trailer. */
  alertNotification?: Maybe<AlertDetail>;
  /** Alerts of trailers that the caller has access to: for the inbox, of a rule, or of a trailer. */
  alertNotifications: AlertPage;
  /** Null if it was deleted. */
  alertRule?: Maybe<AlertRule>;
  /** Alert rules of a customer in the customer's order. */
  alertRules: Array<AlertRule>;
  /** When and how the caller wants to be notified of alerts. */
  alertSettings: AlertSettings;
  /**
   * Actions, newest first: all for top-level and view-only administrators, those of their customers for account
   * administrators. Sign-ins belong to no customer.
   */
  auditLog: AuditLogPage;
  /**
   * Dry run of an import: what saving each feature would do, without saving. Up to 500 features, in their order; the names
   * of one request are compared with each other too.
   */
  checkGeofences: CheckedGeofences;
  /** Checks a list before a lease is created. Changes nothing. */
  checkTrailerLease: LeaseCheck;
  /** Checks a list before a transfer is requested, and counts what ends with it. Changes nothing. */
  checkTrailerTransfer: TransferCheck;
  /** What `applyUserRows` would do with each row of a file. Changes nothing. */
  checkUserRows: Array<UserRowOutcome>;
  /**
   * The service centers nearest to the trailer's last position, at most 20. If a technician sends the header `geolocation`
   * (a geo URI), those nearest to the technician. NOT_FOUND if the caller has no access to the trailer.
   */
  closestAftermarketDealers: ClosestDealers;
  /** Customers that the caller has access to, by short name. */
  customers: Array<Customer>;
  /** Messages to users, newest first, for those who write them. */
  developerMessages: DeveloperMessagePage;
  /** Active addresses that phones report to for a trailer, newest first. NOT_FOUND if the trailer doesn't exist or the caller has no access. */
  deviceLinks: Array<DeviceLink>;
  /** The access of a user, and the roles and groups that grant it. NOT_FOUND if the user doesn't exist or the caller has no access. */
  effectiveAccess: EffectiveAccess;
  /** Why a rule fired for a trailer at an instant, or why not. Null if one of them is unknown. */
  explainAlert?: Maybe<AlertExplanation>;
  /**
   * Emails and webhook messages about alerts of a customer that could not be delivered in the last 30 days, newest first.
   * Request pages until `next` is null.
   */
  failedAlertMessages: FailedAlertMessagePage;
  /** Customers with their administrative data. Top-level administrators only. */
  findAllCustomers: ManagedCustomerPage;
  /** VIN of the trailer with this full VIN or device serial number. NOT_FOUND if the caller has no access. */
  findTrailer: Scalars['String']['output'];
  /** Trailers that the caller has access to, filtered, searched and sorted by the server. */
  fleetStatus: FleetStatusPage;
  /** Number of trailers that match the search and the filters, by health: the counts next to the fleet status filter. */
  fleetStatusSummary: FleetStatusSummary;
  /** The page of the freight partner, and the agreement that has to be accepted before it opens. */
  freight: Freight;
  /** The latest search for earlier visits of a geofence. Null if there was none. */
  geofenceBackfill?: Maybe<GeofenceBackfill>;
  /** Categories that a customer has added to those that every customer has, by label. */
  geofenceCategories: Array<OwnGeofenceCategory>;
  /**
   * How long trailers that the caller has access to stayed in geofences during a period: a row per geofence or per trailer,
   * longest total first. Visits that reach beyond the period count with their part inside it; open ones last until now.
   */
  geofenceDwell: GeofenceDwellPage;
  /**
   * Visits of trailers that the caller has access to, newest first: of one geofence, of one trailer, or of all. With `at`,
   * those that may have been inside at that instant.
   */
  geofenceVisits: GeofenceVisitPage;
  /** Geofences of a customer in their earlier shape, read only. */
  geofences: EarlierGeofences;
  /** Geofences of a customer by name, with the number of the caller's trailers in each. */
  geofencesV2: Array<Geofence>;
  /** Features of a customer. With a null customerId, those of the caller: all that are on for any customer that the caller has access to. */
  getCustomerFeatures: Array<CustomerFeature>;
  /** Active keys with which devices and gateways send reports, by name. Top-level administrators only. */
  ingestKeys: Array<IngestKey>;
  /** The operator's own dashboard for this viewer. Null without one, and for viewers of some groups: it knows only customers. */
  insightEmbed?: Maybe<InsightEmbed>;
  /** The trailers behind a number of Insights, those with the highest value first. */
  insightTrailers: InsightTrailerPage;
  /** Daily figures of the trailers that the caller has access to, for one period or two. Days are days of UTC that are over. */
  insights: Insights;
  /** State of emails that the caller triggered or can see in the list of emails. Other ids are left out. */
  mailDeliveries: Array<MailDelivery>;
  /** Outgoing emails, newest first: all for top-level and view-only administrators, those of their customers for account administrators. */
  mails: MailPage;
  /** An issue with everything that happened to it, open or not. Null if the caller has no access to its trailer. */
  maintenanceIssue?: Maybe<MaintenanceIssueDetail>;
  /** Open maintenance issues of trailers that the caller has access to, and how many there are. */
  maintenanceIssues: MaintenanceIssuePage;
  /** The newest maintenance of a trailer, at most 100. NOT_FOUND if the trailer doesn't exist or the caller has no access. */
  maintenanceLog: ServiceRecordList;
  /** Trailers with their administrative data, within the caller's access scope. */
  managedVehicles: ManagedVehiclePage;
  /** The signed-in user. */
  me: Me;
  /** The customers that a message can be for, by name. */
  messageCustomers: Array<MessageCustomer>;
  /** How many enabled users an audience reaches. Counted in the database. */
  messageReach: MessageReach;
  /** The enabled users that an audience reaches, or those who have dismissed a message, by email address. */
  messageUsers: MessageUserPage;
  /** The messages that are shown to the caller now, most urgent first, without those that the caller has dismissed. */
  messagesForMe: MessagesForMe;
  /** Links to the phone apps; empty if the operator offers none. */
  mobileApps: Array<MobileApp>;
  /** Emails that the caller has unsubscribed from, newest first. */
  myMailOptOuts: Array<MailOptOut>;
  /** The emails that the caller receives besides account emails. */
  myMailSettings: MyMailSettings;
  /** Open sessions of the caller: the current one, then the others by last use. */
  mySessions: Array<MySession>;
  /** Active links that share locations, newest first: the caller's own, and for administrators those of their customers. */
  mySharedLocations: Array<SharedLink>;
  /** Null if there is none. */
  otaCampaign?: Maybe<OtaCampaign>;
  /** Devices of a campaign in the order of their turn. Null if there is no such campaign. */
  otaCampaignDevices?: Maybe<OtaDevicePage>;
  /** The newest 50 campaigns, newest first. */
  otaCampaigns: Array<OtaCampaign>;
  /** Trailers with the versions of their devices, by VIN. */
  otaFleet: OtaFleetPage;
  /** A folder as the server lists it now. Null if there is no such server. */
  otaFtpFiles?: Maybe<OtaFtpListing>;
  /** File servers from which gateways fetch packages, by name. Secrets are never returned. */
  otaFtpServers: Array<OtaFtpServer>;
  /** The newest tasks of a server, newest first. */
  otaFtpTasks: Array<OtaFtpTask>;
  /** Packages of a kind, newest first, and how many devices report each version. */
  otaPackages: OtaPackageList;
  /** Which devices a campaign would have. Nothing is created. Null if there is no such package. */
  otaTarget?: Maybe<OtaTarget>;
  /** The trailers that carry a part, by unit ID. */
  partTrailers: PartTrailerPage;
  /** The different parts of the trailers that the caller has access to, by name. */
  parts: PartPage;
  /** Templates of a customer's planned work by name, first the annual inspection of 49 CFR 396.17, which every customer has. */
  plannedWorkTemplates: Array<PlannedWorkTemplate>;
  /** The server's public key for push messages, base64url. Null if the server sends none. */
  pushKey?: Maybe<Scalars['String']['output']>;
  /** Browsers in which the caller receives push messages, oldest first. */
  pushSubscriptions: Array<PushSubscription>;
  /** The newest inspections of a trailer, at most 100. NOT_FOUND if the trailer doesn't exist or the caller has no access. */
  recentInspections: ServiceRecordList;
  /** The newest commands of a unit, newest first, and the results of those of the last day. */
  reeferCommands: ReeferCommands;
  /**
   * Temperatures of a unit, oldest first. Long ranges are downsampled: each step keeps the values farthest from a set
   * point, so that no excursion is lost.
   */
  reeferTemperatures: ReeferTemperatures;
  /** The last report of a refrigeration unit. NOT_FOUND if the trailer doesn't exist or the caller has no access. */
  reeferUnit: ReeferUnit;
  /** Units that have reported, by unit ID, to select the ones to command. */
  reeferUnits: ReeferUnitPage;
  /** Null if it was deleted. */
  report?: Maybe<Report>;
  /** The first rows that a report would have now, with the access of the caller. Nothing is written. */
  reportPreview: ReportPreview;
  /** Rows of the result of a run; none of a run that was deleted. Every form of the result has the same ones. */
  reportRows: ReportRows;
  /** Null if it was deleted, or its report was. */
  reportRun?: Maybe<ReportRun>;
  /** Runs of a customer or of one report, newest first. */
  reportRuns: ReportRunPage;
  /** What administrators have decided for all reports of a customer. */
  reportSettings: ReportSettings;
  /** Reports of a customer by name. */
  reports: Array<Report>;
  /** Places that a customer has saved, by name. */
  savedPlaces: Array<SavedPlace>;
  /** Saved views of a screen by name: the caller's own, those shared with the caller, and those the caller may change. */
  savedViews: Array<SavedView>;
  /** Jobs that run on a schedule, by name. Top-level administrators only. */
  scheduledJobs: Array<ScheduledJob>;
  /**
   * Trailers, customers, groups, users, geofences and places with a text in their names or numbers; of each kind, exact
   * matches come first, then matches at the beginning. A kind that the caller may not read is an empty list. BAD_USER_INPUT for a text of more
   * than 100 characters.
   */
  search: SearchResults;
  /** The caller's order of sensors, by sensor type id. Null: not saved. */
  sensorOrder: SensorOrder;
  /** A SIM with its history. Null if there is none that the caller has access to. */
  sim?: Maybe<SimDetail>;
  /** Null if there is none that the caller has access to. */
  simBatch?: Maybe<SimBatch>;
  /** Plans that SIMs can change to: those of SIMs within the caller's access scope, by name. */
  simPlans: Array<SimPlan>;
  /** Which SIMs a change would be requested for. Nothing is requested. */
  simTarget: SimTarget;
  /** SIMs of trailers within the caller's access scope, and how many there are of each kind. */
  sims: SimPage;
  /** Images of the cargo camera, newest first. NOT_FOUND if the trailer doesn't exist or the caller has no access. */
  trailerImageHistoryData: TrailerImagePage;
  trailerLease?: Maybe<TrailerLease>;
  /** Trailers of a lease by VIN. */
  trailerLeaseTrailers?: Maybe<TrailerLeaseTrailerPage>;
  /** Leases of trailers, newest first. */
  trailerLeases: TrailerLeasePage;
  /** The parts of one trailer: its own list and those of its model. NOT_FOUND if the caller has no access to it. */
  trailerParts: TrailerPartList;
  /** Null outside the caller's customers. */
  trailerTransfer?: Maybe<TrailerTransfer>;
  /** Lines of a transfer by number. Null outside the caller's customers. */
  trailerTransferLines?: Maybe<TrailerTransferLinePage>;
  /** Transfers that the caller's customers give or get, newest first. */
  trailerTransfers: TrailerTransferPage;
  /**
   * The active customer with exactly this short or long name, in any case: callers may transfer to customers that they
   * can't see. Null if there is none.
   */
  transferCustomerByName?: Maybe<TransferCustomer>;
  /** The customers for which the caller can give and get trailers, by name. */
  transferCustomers: Array<TransferCustomer>;
  /**
   * A page of users: all for top-level and view-only administrators, those with a role at their customers for account
   * administrators. The roles of such users at other customers are left out.
   */
  users: UserPage;
  /** The data of the trailer drawer in one response. NOT_FOUND if the trailer doesn't exist or the caller has no access. */
  vehicleDetailData: VehicleDetail;
  /** Which users would gain or lose access to which trailers if a group were moved or deleted. */
  vehicleGroupChangePreview: VehicleGroupChangePreview;
  /** A page of the trailers directly in a group, by unit ID. With `inside: false`, the trailers that aren't in it and can be added. */
  vehicleGroupTrailers: VehicleGroupTrailerPage;
  /** A page of the users in a group, by email address. */
  vehicleGroupUsers: VehicleGroupUserPage;
  /** All vehicle groups of a customer, by name. For users who administer or view the customer's groups. */
  vehicleGroups: Array<VehicleGroup>;
  /**
   * Reports of one trailer with their readings, newest first. Pages start at 0. In the whole log, page 0 has 10 entries and
   * each later page 3; with sensorTypeIds, every page has 100.
   */
  vehicleTrackingV2: VehicleTracking;
  /** Messages to a webhook within the last 30 days, newest first. None if it was deleted. */
  webhookMessages: WebhookMessagePage;
  /** Servers of a customer that are sent messages about alerts, by name. CUSTOMER_ADMIN and top-level administrators only. */
  webhooks: Array<Webhook>;
};


export type QueryAbsFaultsArgs = {
  input: AbsFaultsInput;
};


export type QueryAbsReadingsArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
  vin: Scalars['String']['input'];
};


export type QueryAbsTroubleshootingLifecyclesArgs = {
  input: AbsLifecyclesInput;
};


export type QueryAlertActivityArgs = {
  input: AlertActivityInput;
};


export type QueryAlertBacktestArgs = {
  input: AlertBacktestInput;
};


export type QueryAlertCountArgs = {
  customerId: Scalars['Int']['input'];
};


export type QueryAlertMailOptOutsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  customerId: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
};


export type QueryAlertNotificationArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type QueryAlertNotificationsArgs = {
  input: AlertNotificationsInput;
};


export type QueryAlertRuleArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type QueryAlertRulesArgs = {
  customerId: Scalars['Int']['input'];
};


export type QueryAuditLogArgs = {
  input: AuditLogInput;
};


export type QueryCheckGeofencesArgs = {
  input: CheckGeofencesInput;
};


export type QueryCheckTrailerLeaseArgs = {
  input: LeaseCheckInput;
};


export type QueryCheckTrailerTransferArgs = {
  input: TransferCheckInput;
};


export type QueryCheckUserRowsArgs = {
  rows: Array<UserRowInput>;
};


export type QueryClosestAftermarketDealersArgs = {
  limit: Scalars['Int']['input'];
  vin: Scalars['String']['input'];
};


export type QueryCustomersArgs = {
  showDeactivated?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryDeveloperMessagesArgs = {
  input: DeveloperMessagesInput;
};


export type QueryDeviceLinksArgs = {
  vin: Scalars['String']['input'];
};


export type QueryEffectiveAccessArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryExplainAlertArgs = {
  input: ExplainAlertInput;
};


export type QueryFailedAlertMessagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  customerId: Scalars['Int']['input'];
  limit?: Scalars['Int']['input'];
};


export type QueryFindAllCustomersArgs = {
  input: FindAllCustomersInput;
};


export type QueryFindTrailerArgs = {
  text: Scalars['String']['input'];
};


export type QueryFleetStatusArgs = {
  input: FleetStatusInput;
};


export type QueryFleetStatusSummaryArgs = {
  input: FleetStatusSummaryInput;
};


export type QueryGeofenceBackfillArgs = {
  customerId: Scalars['Int']['input'];
  geofenceId: Scalars['ID']['input'];
};


export type QueryGeofenceCategoriesArgs = {
  customerId: Scalars['Int']['input'];
};


export type QueryGeofenceDwellArgs = {
  input: GeofenceDwellInput;
};


export type QueryGeofenceVisitsArgs = {
  input: GeofenceVisitsInput;
};


export type QueryGeofencesArgs = {
  customerId: Scalars['Int']['input'];
};


export type QueryGeofencesV2Args = {
  customerId: Scalars['Int']['input'];
};


export type QueryGetCustomerFeaturesArgs = {
  input: CustomerFeaturesInput;
};


export type QueryInsightEmbedArgs = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryInsightTrailersArgs = {
  input: InsightTrailersInput;
};


export type QueryInsightsArgs = {
  input: InsightsInput;
};


export type QueryMailDeliveriesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type QueryMailsArgs = {
  input: MailsInput;
};


export type QueryMaintenanceIssueArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMaintenanceIssuesArgs = {
  input: MaintenanceIssuesInput;
};


export type QueryMaintenanceLogArgs = {
  vin: Scalars['String']['input'];
};


export type QueryManagedVehiclesArgs = {
  input: ManagedVehiclesInput;
};


export type QueryMessageReachArgs = {
  audience: MessageAudienceInput;
};


export type QueryMessageUsersArgs = {
  input: MessageUsersInput;
};


export type QueryOtaCampaignArgs = {
  campaignId: Scalars['ID']['input'];
};


export type QueryOtaCampaignDevicesArgs = {
  input: OtaCampaignDevicesInput;
};


export type QueryOtaFleetArgs = {
  input: OtaFleetInput;
};


export type QueryOtaFtpFilesArgs = {
  input: OtaFtpFilesInput;
};


export type QueryOtaFtpTasksArgs = {
  limit: Scalars['Int']['input'];
  serverId: Scalars['ID']['input'];
};


export type QueryOtaPackagesArgs = {
  kind: Scalars['String']['input'];
};


export type QueryOtaTargetArgs = {
  input: OtaTargetInput;
};


export type QueryPartTrailersArgs = {
  input: PartTrailersInput;
};


export type QueryPartsArgs = {
  input: PartsInput;
};


export type QueryPlannedWorkTemplatesArgs = {
  customerId: Scalars['Int']['input'];
};


export type QueryRecentInspectionsArgs = {
  vin: Scalars['String']['input'];
};


export type QueryReeferCommandsArgs = {
  limit: Scalars['Int']['input'];
  vin: Scalars['String']['input'];
};


export type QueryReeferTemperaturesArgs = {
  days: Scalars['Int']['input'];
  vin: Scalars['String']['input'];
};


export type QueryReeferUnitArgs = {
  vin: Scalars['String']['input'];
};


export type QueryReeferUnitsArgs = {
  input: ReeferUnitsInput;
};


export type QueryReportArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type QueryReportPreviewArgs = {
  input: ReportPreviewInput;
};


export type QueryReportRowsArgs = {
  input: ReportRowsInput;
};


export type QueryReportRunArgs = {
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type QueryReportRunsArgs = {
  input: ReportRunsInput;
};


export type QueryReportSettingsArgs = {
  customerId: Scalars['Int']['input'];
};


export type QueryReportsArgs = {
  customerId: Scalars['Int']['input'];
};


export type QuerySavedPlacesArgs = {
  customerId: Scalars['Int']['input'];
};


export type QuerySavedViewsArgs = {
  screen: Scalars['String']['input'];
};


export type QuerySearchArgs = {
  input: SearchInput;
};


export type QuerySimArgs = {
  iccid: Scalars['ID']['input'];
};


export type QuerySimBatchArgs = {
  batchId: Scalars['ID']['input'];
};


export type QuerySimPlansArgs = {
  customerId?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySimTargetArgs = {
  input: SimTargetInput;
};


export type QuerySimsArgs = {
  input: SimsInput;
};


export type QueryTrailerImageHistoryDataArgs = {
  pageNumber: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  vin: Scalars['String']['input'];
};


export type QueryTrailerLeaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTrailerLeaseTrailersArgs = {
  input: TrailerLeaseTrailersInput;
};


export type QueryTrailerLeasesArgs = {
  input: TrailerLeasesInput;
};


export type QueryTrailerPartsArgs = {
  vin: Scalars['String']['input'];
};


export type QueryTrailerTransferArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTrailerTransferLinesArgs = {
  input: TrailerTransferLinesInput;
};


export type QueryTrailerTransfersArgs = {
  input: TrailerTransfersInput;
};


export type QueryTransferCustomerByNameArgs = {
  name: Scalars['String']['input'];
};


export type QueryUsersArgs = {
  input: UsersInput;
};


export type QueryVehicleDetailDataArgs = {
  vin: Scalars['String']['input'];
};


export type QueryVehicleGroupChangePreviewArgs = {
  input: VehicleGroupChangeInput;
};


export type QueryVehicleGroupTrailersArgs = {
  input: VehicleGroupTrailersInput;
};


export type QueryVehicleGroupUsersArgs = {
  input: VehicleGroupUsersInput;
};


export type QueryVehicleGroupsArgs = {
  customerId: Scalars['Int']['input'];
};


export type QueryVehicleTrackingV2Args = {
  pageNumber: Scalars['Int']['input'];
  pageSize: Scalars['Int']['input'];
  sensorTypeIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  vin: Scalars['String']['input'];
};


export type QueryWebhookMessagesArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  customerId: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  limit?: Scalars['Int']['input'];
};


export type QueryWebhooksArgs = {
  customerId: Scalars['Int']['input'];
};

/** Hours without messages. What would have been sent is sent as one email when they end. */
export type QuietHours = {
  __typename?: 'QuietHours';
  /** Whether critical alerts are sent anyway. */
  criticalPasses: Scalars['Boolean']['output'];
  windows: Array<AlertWindow>;
  /** IANA zone, such as America/Chicago. */
  zone: Scalars['String']['output'];
};

export type QuietHoursInput = {
  criticalPasses: Scalars['Boolean']['input'];
  windows: Array<AlertWindowInput>;
  zone: Scalars['String']['input'];
};

/** An alarm of a refrigeration unit. */
export type ReeferAlarm = {
  __typename?: 'ReeferAlarm';
  /** Null while active. */
  cleared?: Maybe<Scalars['DateTime']['output']>;
  /** The manufacturer's alarm code. */
  code: Scalars['Int']['output'];
  /** 3 critical, 2 caution, 1 low. */
  level: Scalars['Int']['output'];
  since: Scalars['DateTime']['output'];
  text: Scalars['String']['output'];
};

export type ReeferCommandInput = {
  /** UUID created by the client. */
  id: Scalars['ID']['input'];
  kind: Scalars['String']['input'];
  /** For a set point only: degrees Celsius, -30 to 35. */
  setPointC?: InputMaybe<Scalars['Float']['input']>;
  vin: Scalars['String']['input'];
  /** For a set point only: 1, 2 or 3. */
  zone?: InputMaybe<Scalars['Int']['input']>;
};

export type ReeferCommandRecord = {
  __typename?: 'ReeferCommandRecord';
  commandCompleted?: Maybe<Scalars['DateTime']['output']>;
  created: Scalars['DateTime']['output'];
  /** Created by the client. */
  id: Scalars['ID']['output'];
  /** setPoint, clearAllFaults, continuousMode, cycleSentryMode, remoteOff or remoteOn. */
  kind: Scalars['String']['output'];
  /** Why it failed, in the unit's words if it gave a reason. */
  message?: Maybe<Scalars['String']['output']>;
  /** Email address of the sender. */
  sentBy: Scalars['String']['output'];
  /** Degrees Celsius. */
  setPointC?: Maybe<Scalars['Float']['output']>;
  /** inProgress, failed or success. */
  status: Scalars['String']['output'];
  vin: Scalars['String']['output'];
  /** For a set point: 1, 2 or 3. */
  zone?: Maybe<Scalars['Int']['output']>;
};

export type ReeferCommandResult = {
  __typename?: 'ReeferCommandResult';
  /** Why it was not sent: NOT_FOUND, FORBIDDEN, CONFLICT or BAD_USER_INPUT. Null: it was sent. */
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  message?: Maybe<Scalars['String']['output']>;
  /** inProgress, failed or success. Failed without a command: it was not sent. */
  status: Scalars['String']['output'];
  vin: Scalars['String']['output'];
};

/** Commands of the last day by status. */
export type ReeferCommandSummary = {
  __typename?: 'ReeferCommandSummary';
  failed: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
  successful: Scalars['Int']['output'];
};

export type ReeferCommands = {
  __typename?: 'ReeferCommands';
  /** Time of the response. */
  asOf: Scalars['DateTime']['output'];
  commands: Array<ReeferCommandRecord>;
  /** Null: 'No Recent Commands'. */
  lastCommandSummary?: Maybe<ReeferCommandSummary>;
  /** Whether the caller can command this unit. */
  mayCommand: Scalars['Boolean']['output'];
};

/** The readings of a refrigeration unit in one report. Temperatures in degrees Fahrenheit. */
export type ReeferLogReading = {
  __typename?: 'ReeferLogReading';
  ambientF?: Maybe<Scalars['Float']['output']>;
  /** Volts. */
  batteryVoltage?: Maybe<Scalars['Float']['output']>;
  electricalHours?: Maybe<Scalars['Float']['output']>;
  engineHours?: Maybe<Scalars['Float']['output']>;
  fuelPercent?: Maybe<Scalars['Float']['output']>;
  humidityPercent?: Maybe<Scalars['Float']['output']>;
  interiorF: Array<Scalars['Float']['output']>;
  mode?: Maybe<Scalars['String']['output']>;
  power: Scalars['String']['output'];
  totalHours?: Maybe<Scalars['Float']['output']>;
  zones: Array<ReeferZoneReading>;
};

/** The readings of a unit at one instant. Temperatures in degrees Fahrenheit. */
export type ReeferMoment = {
  __typename?: 'ReeferMoment';
  ambientF?: Maybe<Scalars['Float']['output']>;
  defrosting?: Maybe<Scalars['Boolean']['output']>;
  power: Scalars['String']['output'];
  recorded: Scalars['DateTime']['output'];
  zones: Array<ReeferZoneReading>;
};

export type ReeferTemperatures = {
  __typename?: 'ReeferTemperatures';
  from: Scalars['DateTime']['output'];
  moments: Array<ReeferMoment>;
  to: Scalars['DateTime']['output'];
};

export type ReeferUnit = {
  __typename?: 'ReeferUnit';
  /** Active alarms first, worst first. Null: not reported. */
  alarms?: Maybe<Array<ReeferAlarm>>;
  ambientF?: Maybe<Scalars['Float']['output']>;
  /** Time of the response, from which ages are counted. */
  asOf: Scalars['DateTime']['output'];
  /** Volts. */
  batteryVoltage?: Maybe<Scalars['Float']['output']>;
  /** Null: not reported. */
  defrosting?: Maybe<Scalars['Boolean']['output']>;
  electricalHours?: Maybe<Scalars['Float']['output']>;
  engineHours?: Maybe<Scalars['Float']['output']>;
  /** Percent. */
  fuelPercent?: Maybe<Scalars['Float']['output']>;
  /** Percent. */
  humidityPercent?: Maybe<Scalars['Float']['output']>;
  /** False: the trailer has no refrigeration unit. */
  installed: Scalars['Boolean']['output'];
  /** Probes in the box, in their order. Null: not installed. */
  interiorF: Array<Maybe<Scalars['Float']['output']>>;
  /** cycleSentry or continuous. */
  mode?: Maybe<Scalars['String']['output']>;
  /** on or off. */
  power?: Maybe<Scalars['String']['output']>;
  /** Time of the unit's last report. Null: never. */
  reportedAt?: Maybe<Scalars['DateTime']['output']>;
  totalHours?: Maybe<Scalars['Float']['output']>;
  unitId: Scalars['String']['output'];
  vin: Scalars['String']['output'];
  /** Zones of the unit, in their order. */
  zones: Array<ReeferZoneReading>;
};

export type ReeferUnitPage = {
  __typename?: 'ReeferUnitPage';
  asOf: Scalars['DateTime']['output'];
  total: Scalars['Int']['output'];
  units: Array<ReeferUnitRow>;
};

export type ReeferUnitRow = {
  __typename?: 'ReeferUnitRow';
  customerId: Scalars['Int']['output'];
  customerName: Scalars['String']['output'];
  /** Whether the caller can command this unit. */
  mayCommand: Scalars['Boolean']['output'];
  mode?: Maybe<Scalars['String']['output']>;
  power?: Maybe<Scalars['String']['output']>;
  reportedAt?: Maybe<Scalars['DateTime']['output']>;
  returnAir1F?: Maybe<Scalars['Float']['output']>;
  /** Degrees Fahrenheit for each zone. */
  setPointsF: Array<Scalars['Float']['output']>;
  unitId: Scalars['String']['output'];
  vin: Scalars['String']['output'];
};

export type ReeferUnitsInput = {
  /** Null: every customer that the caller has access to. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  paginationInput: PaginationInput;
  /** Substring of the unit ID or VIN. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only units of these trailers: up to 200 VINs. */
  vins?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ReeferZoneReading = {
  __typename?: 'ReeferZoneReading';
  dischargeAirF?: Maybe<Scalars['Float']['output']>;
  returnAirF?: Maybe<Scalars['Float']['output']>;
  setPointF?: Maybe<Scalars['Float']['output']>;
};

export type ReplacedGeofenceInput = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type Report = {
  __typename?: 'Report';
  allFaultTypes: Scalars['Boolean']['output'];
  allGeofences: Scalars['Boolean']['output'];
  allVehicles: Scalars['Boolean']['output'];
  assetThreshold?: Maybe<AssetThreshold>;
  columns?: Maybe<Array<Scalars['String']['output']>>;
  created: Scalars['DateTime']['output'];
  customerId: Scalars['Int']['output'];
  /** The customer. */
  customerIds: Array<Scalars['Int']['output']>;
  /** True if the report is switched off, otherwise null. */
  deactivated?: Maybe<Scalars['Boolean']['output']>;
  emailFrequency?: Maybe<EmailFrequency>;
  faultTypeIds: Array<Scalars['Int']['output']>;
  formats: Array<Scalars['String']['output']>;
  geofenceIds: Array<Scalars['ID']['output']>;
  /** Those of `geofenceIds` that exist. */
  geofences: Array<ReportGeofence>;
  id: Scalars['ID']['output'];
  includeSensorData: Scalars['Boolean']['output'];
  isOwn: Scalars['Boolean']['output'];
  lastRun?: Maybe<ReportRunSummary>;
  name: Scalars['String']['output'];
  /** Null if none is planned. */
  nextRun?: Maybe<Scalars['DateTime']['output']>;
  notifyEmails: Array<Scalars['String']['output']>;
  /** Email address of the owner. Null if the account was deleted. */
  ownerEmail?: Maybe<Scalars['String']['output']>;
  /** ownerWithoutAccess or notInPlan if the report is on but doesn't run. */
  pausedBy?: Maybe<Scalars['String']['output']>;
  reportHistoryTimeframe?: Maybe<Scalars['Int']['output']>;
  reportTypeId: Scalars['Int']['output'];
  reportingSchedules?: Maybe<ReportingSchedules>;
  /** Those of `notifyEmails` that have unsubscribed from this report or from all. */
  unsubscribedEmails: Array<Scalars['String']['output']>;
  updated: Scalars['DateTime']['output'];
  vehicleGroupIds: Array<Scalars['ID']['output']>;
  vehicleIds: Array<Scalars['ID']['output']>;
  version: Scalars['Int']['output'];
  /** VINs of `vehicleIds`, of those that the caller has access to. */
  vins: Array<Scalars['ID']['output']>;
  whenEmpty: Scalars['String']['output'];
};

/** The latest mail to a recipient. */
export type ReportDelivery = {
  __typename?: 'ReportDelivery';
  at: Scalars['DateTime']['output'];
  /** How many mails the recipient has been sent about this run. */
  nth: Scalars['Int']['output'];
  /** What the mail server answered. */
  reason?: Maybe<Scalars['String']['output']>;
  recipient: Scalars['String']['output'];
  /** queued, sending, handingOver, sent, failed, unconfirmed, unsubscribed or notPermitted. */
  state: Scalars['String']['output'];
};

export type ReportFile = {
  __typename?: 'ReportFile';
  downloads: Scalars['Int']['output'];
  /** Until when the file is kept. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  format: Scalars['String']['output'];
  /** Why it failed. */
  reason?: Maybe<Scalars['String']['output']>;
  /** A complete link to pass on, which downloads the file without a session for 7 days. Null unless it is done. */
  sharedUrl?: Maybe<Scalars['String']['output']>;
  sizeBytes?: Maybe<Scalars['Int']['output']>;
  /** waiting, done or failed. A file that is waiting is being created. */
  state: Scalars['String']['output'];
  /** An address that downloads the file without a session, for a short time. Null unless it is done. */
  url?: Maybe<Scalars['String']['output']>;
};

export type ReportGeofence = {
  __typename?: 'ReportGeofence';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ReportInput = {
  allFaultTypes: Scalars['Boolean']['input'];
  allGeofences: Scalars['Boolean']['input'];
  /** All trailers of the customer that the owner has access to. */
  allVehicles: Scalars['Boolean']['input'];
  /** Null except for Asset Geofence Threshold. */
  assetThreshold?: InputMaybe<AssetThresholdInput>;
  /** Ids of the columns in their order. Null for the usual ones. */
  columns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Null for types with a schedule. */
  emailFrequency?: InputMaybe<EmailFrequencyInput>;
  /** Levels of faults: 1 for ABS, 2 for components. Empty with `allFaultTypes`. */
  faultTypeIds: Array<Scalars['Int']['input']>;
  /** xlsx, csv, pdf. */
  formats: Array<Scalars['String']['input']>;
  /** Empty with `allGeofences`. */
  geofenceIds: Array<Scalars['ID']['input']>;
  includeSensorData: Scalars['Boolean']['input'];
  isActive: Scalars['Boolean']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** 1 to 50 different email addresses. */
  notifyEmails: Array<Scalars['String']['input']>;
  /** 1, 7, 14 or 31 calendar days that end with the run. Null for types about an instant. */
  reportHistoryTimeframe?: InputMaybe<Scalars['Int']['input']>;
  /** The type can't be changed later. */
  reportTypeId: Scalars['Int']['input'];
  /** Null for types that are sent repeatedly. */
  reportingSchedules?: InputMaybe<ReportingSchedulesInput>;
  /** Groups whose trailers the report is about, with their subgroups. Empty with `allVehicles`. */
  vehicleGroupIds: Array<Scalars['ID']['input']>;
  /** Trailers that the report is about. Empty with `allVehicles`. */
  vehicleIds: Array<Scalars['ID']['input']>;
  /** What is sent if nothing is found: send, note or nothing. */
  whenEmpty: Scalars['String']['input'];
};

export type ReportPreview = {
  __typename?: 'ReportPreview';
  /** Ids of the columns. */
  columns: Array<Scalars['String']['output']>;
  from: Scalars['DateTime']['output'];
  rows: Array<Scalars['ReportRow']['output']>;
  /** IANA zone of the times. */
  timezone: Scalars['String']['output'];
  /** The same as `from` for a report about an instant. */
  to: Scalars['DateTime']['output'];
  /** Number of rows; null if there are more than could be counted quickly. */
  total?: Maybe<Scalars['Int']['output']>;
};

export type ReportPreviewInput = {
  customerId: Scalars['Int']['input'];
  report: ReportInput;
};

export type ReportRows = {
  __typename?: 'ReportRows';
  rows: Array<Scalars['ReportRow']['output']>;
  total: Scalars['Int']['output'];
};

export type ReportRowsInput = {
  customerId: Scalars['Int']['input'];
  /** 1 to 500. */
  limit: Scalars['Int']['input'];
  /** The first row; 0 is the first of the result. */
  offset: Scalars['Int']['input'];
  runId: Scalars['ID']['input'];
};

export type ReportRun = {
  __typename?: 'ReportRun';
  /** Null without rows. */
  chart?: Maybe<Scalars['ReportChart']['output']>;
  /** Ids of the columns. */
  columns: Array<Scalars['String']['output']>;
  deliveries: Array<ReportDelivery>;
  files: Array<ReportFile>;
  /** What is covered. Null until it has begun. */
  from?: Maybe<Scalars['DateTime']['output']>;
  geofences: Scalars['Int']['output'];
  /** Whether the rows are still stored. */
  hasRows: Scalars['Boolean']['output'];
  /** Email address of the owner, with whose access it ran. Null if the account was deleted. */
  ownerEmail?: Maybe<Scalars['String']['output']>;
  summary: ReportRunSummary;
  to?: Maybe<Scalars['DateTime']['output']>;
  /** Different trailers and geofences of the rows. */
  trailers: Scalars['Int']['output'];
};

export type ReportRunPage = {
  __typename?: 'ReportRunPage';
  /** Null on the last page. */
  next?: Maybe<Scalars['String']['output']>;
  runs: Array<ReportRunSummary>;
};

/** A run without its files and deliveries. */
export type ReportRunSummary = {
  __typename?: 'ReportRunSummary';
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Rows of the result before, as an estimate. Null without one. */
  expectedRows?: Maybe<Scalars['Int']['output']>;
  failed: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** reading or files. Null unless it is running. */
  phase?: Maybe<Scalars['String']['output']>;
  /** The planned instant, or when a person started it. */
  planned: Scalars['DateTime']['output'];
  /** Why it failed or was skipped. Null for other states. */
  reason?: Maybe<Scalars['String']['output']>;
  recipients: Scalars['Int']['output'];
  reportId: Scalars['ID']['output'];
  /** As it was when it ran. */
  reportName: Scalars['String']['output'];
  reportTypeId: Scalars['Int']['output'];
  /** Email address of the person who started it. Null without one. */
  requestedBy?: Maybe<Scalars['String']['output']>;
  /** Rows until now. */
  rows: Scalars['Int']['output'];
  /** Number of recipients by the state of their latest mail. */
  sent: Scalars['Int']['output'];
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** schedule, threshold, person or missed: what started the run. */
  startedBy: Scalars['String']['output'];
  /** queued, running, done, failed, canceled, missed or skipped. */
  state: Scalars['String']['output'];
  /** IANA zone of the report. */
  timezone: Scalars['String']['output'];
};

export type ReportRunsInput = {
  /** `next` of the previous page. Null for the first one. */
  after?: InputMaybe<Scalars['String']['input']>;
  customerId: Scalars['Int']['input'];
  /** 1 to 100. */
  pageSize: Scalars['Int']['input'];
  /** Null for runs of all reports. */
  reportId?: InputMaybe<Scalars['ID']['input']>;
  /** Null for all states. */
  states?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ReportSettings = {
  __typename?: 'ReportSettings';
  /** Days that results and files are kept: 1 to 365. */
  keepDays: Scalars['Int']['output'];
  /** Domains to which results may be sent, such as example.com. Empty for any. */
  recipientDomains: Array<Scalars['String']['output']>;
  /** 0 if nothing was saved yet. */
  version: Scalars['Int']['output'];
};

export type ReportSettingsInput = {
  /** 1 to 365. A shorter time deletes what is older within a day. */
  keepDays: Scalars['Int']['input'];
  /** Up to 50. Empty for any. Subdomains have to be listed. */
  recipientDomains: Array<Scalars['String']['input']>;
};

/** The source of a report: a phone or a device gateway. */
export type ReportSource = {
  __typename?: 'ReportSource';
  /** phone or gateway. */
  kind: Scalars['String']['output'];
  /** For a gateway: its manufacturer, or the name of its key. */
  name?: Maybe<Scalars['String']['output']>;
};

export type ReportTime = {
  __typename?: 'ReportTime';
  dayOfWeek?: Maybe<Scalars['Int']['output']>;
  time: Scalars['String']['output'];
};

export type ReportTimeInput = {
  /** Monday is 0. Null unless weekly. */
  dayOfWeek?: InputMaybe<Scalars['Int']['input']>;
  /** HH:mm */
  time: Scalars['String']['input'];
};

export type ReportingSchedules = {
  __typename?: 'ReportingSchedules';
  category: Scalars['String']['output'];
  schedules: Array<ReportTime>;
  timezone: Scalars['String']['output'];
};

export type ReportingSchedulesInput = {
  /** daily, weekly, semiMonthly or monthly. */
  category: Scalars['String']['input'];
  schedules: Array<ReportTimeInput>;
  /** IANA name. */
  timezone: Scalars['String']['input'];
};

export type RequestTransferInput = {
  /** YYYY-MM-DD: it is carried out at midnight of this day in `timeZone`. Null or today: as soon as it is accepted. */
  day?: InputMaybe<Scalars['String']['input']>;
  /** Keeps it as a draft for the caller's side. */
  draft?: InputMaybe<Scalars['Boolean']['input']>;
  fromCustomerId: Scalars['Int']['input'];
  /** A UUID made by the caller. */
  id: Scalars['ID']['input'];
  /** VINs or unit IDs, at most 10,000. */
  lines: Array<Scalars['String']['input']>;
  /** IANA name. */
  timeZone: Scalars['String']['input'];
  toCustomerId: Scalars['Int']['input'];
  /** The number of trailers that the caller has confirmed. A draft has none. */
  trailers: Scalars['Int']['input'];
  /** The version of the draft that is replaced. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type RetrySimsInput = {
  batchId: Scalars['ID']['input'];
  /** UUID of the new batch. A repetition returns the same batch. */
  newBatchId: Scalars['ID']['input'];
};

export type RollBackOtaCampaignInput = {
  campaignId: Scalars['ID']['input'];
  /** Made by the caller. */
  newCampaignId: Scalars['ID']['input'];
  packageId: Scalars['ID']['input'];
  plan: OtaPlanInput;
  version: Scalars['Int']['input'];
};

export type RunReportInput = {
  customerId: Scalars['Int']['input'];
  /** A missed run to make up for. Null for now. */
  missedRunId?: InputMaybe<Scalars['ID']['input']>;
  reportId: Scalars['ID']['input'];
  /** UUID created by the client. A repeated request gets the first response again, and nothing is run twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the recipients get the result. */
  send: Scalars['Boolean']['input'];
};

export type SaveSensorOrderInput = {
  fleetColumnOrder?: InputMaybe<Array<Scalars['Int']['input']>>;
  moreySensorOrder?: InputMaybe<Array<Scalars['Int']['input']>>;
  xirgoSensorOrder?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type SavedPlace = {
  __typename?: 'SavedPlace';
  customerId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  version: Scalars['Int']['output'];
};

export type SavedPlaceInput = {
  lat: Scalars['Float']['input'];
  lng: Scalars['Float']['input'];
  /** 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** Up to 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

export type SavedView = {
  __typename?: 'SavedView';
  audience: Scalars['String']['output'];
  /** Whether the caller may change and delete it. */
  canChange: Scalars['Boolean']['output'];
  customerId?: Maybe<Scalars['Int']['output']>;
  /** Null for private views and those of every customer. */
  customerName?: Maybe<Scalars['String']['output']>;
  groupId?: Maybe<Scalars['ID']['output']>;
  groupName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isDefault: Scalars['Boolean']['output'];
  isOwn: Scalars['Boolean']['output'];
  layout?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Email address of the owner. Null if the account was deleted. */
  owner?: Maybe<Scalars['String']['output']>;
  query: Scalars['String']['output'];
  role?: Maybe<Scalars['String']['output']>;
  screen: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type SavedViewInput = {
  /** private, role or group: who the view is shared with. */
  audience: Scalars['String']['input'];
  /** The customer that a shared view belongs to. Null, for administrators and roles: every customer. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** The group of the audience. */
  groupId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Whether the screen opens with this view: for the owner of a private view, or for the role of a shared one. Replaces
   * the previous default. Views shared with a group can't be a default.
   */
  isDefault: Scalars['Boolean']['input'];
  /** Order, width, pinning and hiding of the columns as a JSON object of up to 20,000 characters. Null if there are none. */
  layout?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 60 characters, unique among the owner's views of a screen. */
  name: Scalars['String']['input'];
  /** The query of the screen's URL, without the question mark: 0 to 2,000 characters. */
  query: Scalars['String']['input'];
  /** The role of the audience, such as CUSTOMER. */
  role?: InputMaybe<Scalars['String']['input']>;
};

export type ScheduledJob = {
  __typename?: 'ScheduledJob';
  /** Why it failed. Null: it didn't fail. */
  error?: Maybe<Scalars['String']['output']>;
  /** End of that run. Null: it is still running, or its process was terminated. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** E.g. nightly.retention. */
  name: Scalars['String']['output'];
  /** The schedule in words. */
  schedule: Scalars['String']['output'];
  /** Start of the latest run. Null: it has never run. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SearchInput = {
  /** Only trailers of this customer, and no other kind of result. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** Results of each kind: 1 to 20, by default 5. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  /** 2 to 100 characters, case-insensitive. A shorter text finds nothing. */
  text: Scalars['String']['input'];
};

export type SearchResults = {
  __typename?: 'SearchResults';
  /** By short name, long name, abbreviation, DOT number or complete id. */
  customers: Array<FoundCustomer>;
  /** By name, among the customers whose geofences the caller may read. */
  geofences: Array<FoundGeofence>;
  /** By name, among the customers whose groups the caller may read. */
  groups: Array<FoundGroup>;
  /**
   * Cities by the beginning of a word of their name, also with the state ('columbus ga'), for callers who read the
   * positions of their fleet.
   */
  places: Array<FoundPlace>;
  /**
   * By VIN, unit ID or serial number. A text of two characters matches only the beginning. Callers who open only single
   * trailers find those whose complete VIN or serial number they enter.
   */
  trailers: Array<FoundTrailer>;
  /** By email address, among the customers whose users the caller may read. */
  users: Array<FoundUser>;
};

export type SendReeferCommandsInput = {
  commands: Array<ReeferCommandInput>;
};

export type SendReportInput = {
  customerId: Scalars['Int']['input'];
  /** Addresses: of the run's recipients, or new ones. */
  recipients: Array<Scalars['String']['input']>;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is sent twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  runId: Scalars['ID']['input'];
};

/** Orders of sensor type ids, for each device manufacturer and for the columns of a fleet. Null: not saved. */
export type SensorOrder = {
  __typename?: 'SensorOrder';
  fleetColumnOrder?: Maybe<Array<Scalars['Int']['output']>>;
  moreySensorOrder?: Maybe<Array<Scalars['Int']['output']>>;
  xirgoSensorOrder?: Maybe<Array<Scalars['Int']['output']>>;
};

export type SentDiagnosticEmail = {
  __typename?: 'SentDiagnosticEmail';
  mail: MailDelivery;
};

/** An inspection or a maintenance entry. */
export type ServiceRecord = {
  __typename?: 'ServiceRecord';
  addedAt: Scalars['DateTime']['output'];
  /** Email address of the author. Null: the account is gone, or the entry belongs to the demonstration. */
  addedBy?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** One of the inspection or maintenance types. */
  kind: Scalars['String']['output'];
  note: Scalars['String']['output'];
  odometerMiles?: Maybe<Scalars['Float']['output']>;
  /** Date of the work, 'YYYY-MM-DD'. */
  performedOn: Scalars['String']['output'];
  /** Result of an inspection: passed, defects or outOfService. Null for maintenance. */
  result?: Maybe<Scalars['String']['output']>;
};

export type ServiceRecordList = {
  __typename?: 'ServiceRecordList';
  records: Array<ServiceRecord>;
  /** Number of entries. The newest 100 are listed. */
  total: Scalars['Int']['output'];
};

export type SetPointActivityLog = {
  __typename?: 'SetPointActivityLog';
  activityLog: Array<ActivityLogEntry>;
};

export type ShareLocationInput = {
  /** position, movement (also speed and heading) or lastDay (also the route of the last 24 hours). */
  detail: Scalars['String']['input'];
  /** Hours until the link expires: 1 to 744. */
  hours: Scalars['Int']['input'];
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 50. */
  trailers: Array<SharedTrailerInput>;
};

export type SharedLink = {
  __typename?: 'SharedLink';
  createdAt: Scalars['DateTime']['output'];
  /** Email address of the user who shares. */
  createdBy: Scalars['String']['output'];
  detail: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** How often the page was opened. */
  timesOpened: Scalars['Int']['output'];
  /** In display order. */
  trailers: Array<SharedLinkTrailer>;
};

export type SharedLinkTrailer = {
  __typename?: 'SharedLinkTrailer';
  /** Its name on the page. */
  name: Scalars['String']['output'];
  /** Null if the caller has no access to the trailer. */
  vin?: Maybe<Scalars['String']['output']>;
};

export type SharedTrailerInput = {
  /** Its name on the page, 1 to 60 characters. */
  name: Scalars['String']['input'];
  vin: Scalars['String']['input'];
};

/** A message without its audience. */
export type ShownMessage = {
  __typename?: 'ShownMessage';
  from: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  isDismissible: Scalars['Boolean']['output'];
  severity: Scalars['String']['output'];
  text: Scalars['String']['output'];
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type SimBatch = {
  __typename?: 'SimBatch';
  action: Scalars['String']['output'];
  batchId: Scalars['ID']['output'];
  /** The first ICCID, of a batch with one SIM. */
  iccid?: Maybe<Scalars['ID']['output']>;
  /** Requests without an answer for a long time. */
  noAnswer: Scalars['Int']['output'];
  /** The new plan of changePlan. */
  planName?: Maybe<Scalars['String']['output']>;
  /** Reasons of refusals, the most common first. */
  refusals: Array<SimBatchCount>;
  requestedAt: Scalars['DateTime']['output'];
  requestedBy: Scalars['String']['output'];
  states: Array<SimBatchCount>;
  total: Scalars['Int']['output'];
};

export type SimBatchCount = {
  __typename?: 'SimBatchCount';
  sims: Scalars['Int']['output'];
  value: Scalars['String']['output'];
};

export type SimCount = {
  __typename?: 'SimCount';
  /** state, request, overage or plan. */
  kind: Scalars['String']['output'];
  sims: Scalars['Int']['output'];
  /** A value of the filter. */
  value: Scalars['String']['output'];
};

export type SimDetail = {
  __typename?: 'SimDetail';
  /** Newest first. */
  history: Array<SimHistoryEntry>;
  sim: SimSubscription;
};

export type SimFilterInput = {
  /** Only SIMs whose newest request is in this batch. */
  batchId?: InputMaybe<Scalars['ID']['input']>;
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** Only SIMs that used more than their plan includes. */
  overage?: InputMaybe<Scalars['Boolean']['input']>;
  planId?: InputMaybe<Scalars['String']['input']>;
  /** State of the newest request: pending, noAnswer or refused. */
  request?: InputMaybe<Scalars['String']['input']>;
  /** Part of a VIN, unit ID or ICCID. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** ready, active, suspended or deactivated. */
  state?: InputMaybe<Scalars['String']['input']>;
};

export type SimHistoryEntry = {
  __typename?: 'SimHistoryEntry';
  at: Scalars['DateTime']['output'];
  /** Of a plan: the plan before. Null if it didn't change. */
  fromPlanName?: Maybe<Scalars['String']['output']>;
  /** Of a status: the status before. Null if it was unknown or didn't change. */
  fromState?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** status, plan or request. */
  kind: Scalars['String']['output'];
  /** Of a status or plan: changed, confirmed or older. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** Of a plan. */
  planName?: Maybe<Scalars['String']['output']>;
  /** When a status or plan reached Gladhand. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  request?: Maybe<SimRequest>;
  /** Of a status. */
  state?: Maybe<Scalars['String']['output']>;
};

export type SimLeftOut = {
  __typename?: 'SimLeftOut';
  reason: Scalars['String']['output'];
  sims: Scalars['Int']['output'];
};

export type SimLine = {
  __typename?: 'SimLine';
  iccid?: Maybe<Scalars['String']['output']>;
  /** From 1. */
  line: Scalars['Int']['output'];
  /** ready, a reason of `leftOut`, notFound, ambiguous, duplicate or checkDigit. */
  result: Scalars['String']['output'];
  text: Scalars['String']['output'];
  unitId?: Maybe<Scalars['String']['output']>;
};

export type SimPage = {
  __typename?: 'SimPage';
  /** Numbers of the SIMs that match customer and search, without the other filters. */
  counts: Array<SimCount>;
  /** False if the operator hasn't set up a provider; then no change can be requested. */
  hasProvider: Scalars['Boolean']['output'];
  plans: Array<SimPlan>;
  sims: Array<SimSubscription>;
  /** Number of matching SIMs on all pages. */
  total: Scalars['Int']['output'];
};

export type SimPlan = {
  __typename?: 'SimPlan';
  /** Megabytes per month. */
  includedMb: Scalars['Int']['output'];
  /** Whether the SIMs of the plan share what all of them include. */
  isPooled: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  planId: Scalars['ID']['output'];
  /** IANA zone whose calendar months are billed. */
  timeZone: Scalars['String']['output'];
};

export type SimPlanCount = {
  __typename?: 'SimPlanCount';
  name: Scalars['String']['output'];
  planId: Scalars['ID']['output'];
  sims: Scalars['Int']['output'];
};

export type SimRequest = {
  __typename?: 'SimRequest';
  /** activate, suspend, changePlan or deactivate. */
  action: Scalars['String']['output'];
  /** When the provider answered last. */
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often it was sent to the provider. */
  attempts: Scalars['Int']['output'];
  batchId: Scalars['ID']['output'];
  /** The provider's words about a refusal. */
  detail?: Maybe<Scalars['String']['output']>;
  /** The new plan of changePlan. */
  planName?: Maybe<Scalars['String']['output']>;
  /** Why it was refused. */
  reason?: Maybe<Scalars['String']['output']>;
  requestId: Scalars['ID']['output'];
  requestedAt: Scalars['DateTime']['output'];
  /** Email address of the user at that time. */
  requestedBy: Scalars['String']['output'];
  /** queued, accepted, unknown, done, refused or overtaken. */
  state: Scalars['String']['output'];
};

export type SimSubscription = {
  __typename?: 'SimSubscription';
  carrier: Scalars['String']['output'];
  customerId: Scalars['Int']['output'];
  customerName: Scalars['String']['output'];
  iccid: Scalars['ID']['output'];
  /** Newest report of the trailer. */
  lastReport?: Maybe<Scalars['DateTime']['output']>;
  /** Megabytes above what the plan includes. 0 for a pooled plan. */
  overMb: Scalars['Float']['output'];
  plan: SimPlan;
  /** The newest request. */
  request?: Maybe<SimRequest>;
  since: Scalars['DateTime']['output'];
  /** ready, active, suspended or deactivated, as the provider reported it last. */
  state: Scalars['String']['output'];
  unitId: Scalars['String']['output'];
  /** When the contract ends. Null: no end. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** The current month of the plan's time zone, YYYY-MM. */
  usageMonth: Scalars['String']['output'];
  /** Megabytes used in that month. Null: none reported yet. */
  usedMb?: Maybe<Scalars['Float']['output']>;
  vin: Scalars['ID']['output'];
};

export type SimTarget = {
  __typename?: 'SimTarget';
  /** The plans that these SIMs have now, the most common first. */
  fromPlans: Array<SimPlanCount>;
  /** SIMs that are left out, by reason: sameStatus, samePlan, final, notActive or pending. */
  leftOut: Array<SimLeftOut>;
  /** Results of pasted lines, in their order. */
  lines: Array<SimLine>;
  /** SIMs for which the change would be requested. */
  sims: Scalars['Int']['output'];
};

/** One of `iccids`, `lines` and `filter`. */
export type SimTargetInput = {
  /** activate, suspend, changePlan or deactivate. */
  action: Scalars['String']['input'];
  filter?: InputMaybe<SimFilterInput>;
  iccids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** ICCIDs, VINs or unit IDs, one per line. */
  lines?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The new plan of changePlan, one of `simPlans`; null for other actions. */
  planId?: InputMaybe<Scalars['String']['input']>;
};

export type SimsInput = {
  filter: SimFilterInput;
  paginationInput: PaginationInput;
  /** unitId, customerName, iccid, carrier, state, since, plan or usedMb. Null: by unit ID. */
  sortingInput?: InputMaybe<SortingInput>;
};

export type SortingInput = {
  sortAsc: Scalars['Boolean']['input'];
  /** A sort field of the list, e.g. unitId. Unknown and unsortable fields are a BAD_USER_INPUT. */
  sortBy: Scalars['String']['input'];
};

/** What `PushManager.subscribe` of the browser returns. */
export type SubscribePushInput = {
  /** Secret of the browser, base64url. */
  auth: Scalars['String']['input'];
  /** An https address on the public network. */
  endpoint: Scalars['String']['input'];
  /** Name of the browser, 1 to 60 characters, e.g. 'Chrome on Android'. */
  label: Scalars['String']['input'];
  /** Public key of the browser, base64url. */
  p256dh: Scalars['String']['input'];
};

export type TimeZoneChoice = {
  __typename?: 'TimeZoneChoice';
  country: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** IANA name, e.g. America/Chicago. */
  id: Scalars['String']['output'];
  /** Minutes east of UTC during daylight saving time. */
  utcDaylightOffset: Scalars['Int']['output'];
};

/** An image of the cargo camera. */
export type TrailerImage = {
  __typename?: 'TrailerImage';
  /** How full the trailer is, in percent, as measured by the camera. */
  fullness: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  linkExpires: Scalars['DateTime']['output'];
  recorded: Scalars['DateTime']['output'];
  /** Path of the image on this server. The link needs no session and is valid for at least five minutes. */
  url: Scalars['String']['output'];
};

export type TrailerImagePage = {
  __typename?: 'TrailerImagePage';
  images: Array<TrailerImage>;
  /** Total number of images. */
  total: Scalars['Int']['output'];
};

export type TrailerLease = {
  __typename?: 'TrailerLease';
  /** What can be done with it: cancel, end or changeEnd. */
  actions: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  createdByEmail?: Maybe<Scalars['String']['output']>;
  /** YYYY-MM-DD in `timeZone`. */
  firstDay: Scalars['String']['output'];
  /** The midnight that begins the first day. */
  from: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** YYYY-MM-DD in `timeZone`; null without an end. */
  lastDay?: Maybe<Scalars['String']['output']>;
  lessee: LeaseCustomer;
  lessor: LeaseCustomer;
  /** planned, active, ended or canceled. */
  state: Scalars['String']['output'];
  /** The lessor's time zone, an IANA name. */
  timeZone: Scalars['String']['output'];
  trailers: Scalars['Int']['output'];
  /** The midnight that ends the last day, or when it was ended; null without an end. */
  until?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
};

export type TrailerLeasePage = {
  __typename?: 'TrailerLeasePage';
  leases: Array<TrailerLease>;
  /** Null: this is the last page. */
  next?: Maybe<Scalars['ID']['output']>;
  /** Number of matching leases on all pages. */
  total: Scalars['Int']['output'];
};

export type TrailerLeaseTrailerPage = {
  __typename?: 'TrailerLeaseTrailerPage';
  hasMore: Scalars['Boolean']['output'];
  trailers: Array<LeasedTrailer>;
};

export type TrailerLeaseTrailersInput = {
  /** The VIN of the last trailer of the previous page. */
  after?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** 1 to 500. */
  limit: Scalars['Int']['input'];
};

export type TrailerLeasesInput = {
  /** The `next` of the previous page; null for the first page. */
  after?: InputMaybe<Scalars['ID']['input']>;
  /** Leases from or to this customer. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100. */
  limit: Scalars['Int']['input'];
  /** planned, active, ended or canceled. Null: all. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Leases of the trailer with this complete VIN. */
  vin?: InputMaybe<Scalars['String']['input']>;
};

export type TrailerPartList = {
  __typename?: 'TrailerPartList';
  customerId: Scalars['Int']['output'];
  customerName: Scalars['String']['output'];
  /** Whether the caller may import, delete and picture the parts of its customer. */
  mayEdit: Scalars['Boolean']['output'];
  modelYear?: Maybe<Scalars['Int']['output']>;
  /** Up to 1,000, by category and name. */
  parts: Array<Part>;
  unitId: Scalars['String']['output'];
  /** Feet. */
  vehicleLengthFeet?: Maybe<Scalars['Float']['output']>;
  vehicleType: Scalars['String']['output'];
  vin: Scalars['String']['output'];
};

export type TrailerTransfer = {
  __typename?: 'TrailerTransfer';
  /** What the caller can do with it now: accept, decline, cancel, undo or discard. */
  actions: Array<Scalars['String']['output']>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  answeredByEmail?: Maybe<Scalars['String']['output']>;
  /** When it is carried out; null: as soon as it is accepted. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Number of lines by result. */
  counts: Array<TransferResultCount>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  from: TransferCustomer;
  id: Scalars['ID']['output'];
  /** Why it was declined or undone. */
  reason?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  /** The side that requested it: from, to or administrator. */
  requestedBy: Scalars['String']['output'];
  requestedByEmail?: Maybe<Scalars['String']['output']>;
  /** draft, requested, scheduled, running, done, declined, canceled, undoing or undone. Only its side sees a draft. */
  state: Scalars['String']['output'];
  /** The time zone of its date, an IANA name. */
  timeZone: Scalars['String']['output'];
  to: TransferCustomer;
  /** Trailers that move, have moved or were given back. */
  trailers: Scalars['Int']['output'];
  /** Until when it can be undone; null if it can't. */
  undoableUntil?: Maybe<Scalars['DateTime']['output']>;
  version: Scalars['Int']['output'];
};

export type TrailerTransferLinePage = {
  __typename?: 'TrailerTransferLinePage';
  hasMore: Scalars['Boolean']['output'];
  lines: Array<TransferLine>;
};

export type TrailerTransferLinesInput = {
  /** The number of the last line of the previous page. */
  after?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  /** 1 to 500. */
  limit: Scalars['Int']['input'];
  /** Only these results. Null: all. */
  results?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type TrailerTransferPage = {
  __typename?: 'TrailerTransferPage';
  /** Null: this is the last page. */
  next?: Maybe<Scalars['ID']['output']>;
  /** Number of matching transfers on all pages. */
  total: Scalars['Int']['output'];
  transfers: Array<TrailerTransfer>;
};

export type TrailerTransfersInput = {
  /** The `next` of the previous page; null for the first page. */
  after?: InputMaybe<Scalars['ID']['input']>;
  /** Transfers from or to this customer. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100. */
  limit: Scalars['Int']['input'];
  /** draft, requested, scheduled, running, done, declined, canceled, undoing or undone. Null: all. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Transfers of the trailer with this complete VIN. */
  vin?: InputMaybe<Scalars['String']['input']>;
};

export type TransferCheck = {
  __typename?: 'TransferCheck';
  /** What ends for the giving customer; null for callers who don't see it. */
  ends?: Maybe<TransferEnds>;
  lines: Array<TransferLine>;
  /** Trailers that move; for a caller who doesn't see the giving customer, the lines that it will check. */
  trailers: Scalars['Int']['output'];
};

export type TransferCheckInput = {
  fromCustomerId: Scalars['Int']['input'];
  /** VINs or unit IDs, at most 10,000. */
  lines: Array<Scalars['String']['input']>;
  toCustomerId: Scalars['Int']['input'];
};

export type TransferCustomer = {
  __typename?: 'TransferCustomer';
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type TransferEnds = {
  __typename?: 'TransferEnds';
  /** Alert rules that name trailers. */
  alertRules: Scalars['Int']['output'];
  /** Links by which phones report positions. */
  deviceLinks: Scalars['Int']['output'];
  /** Groups that lose trailers. */
  groups: Scalars['Int']['output'];
  /** Days for which the giving customer keeps positions and activity. */
  retentionDays: Scalars['Int']['output'];
  /** Open links that share locations. */
  sharedLinks: Scalars['Int']['output'];
};

export type TransferLine = {
  __typename?: 'TransferLine';
  /** When it moved or was given back. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** From 1; empty lines count. */
  line: Scalars['Int']['output'];
  /** Whether the caller can open the trailer by its VIN now. */
  opens: Scalars['Boolean']['output'];
  /**
   * ready, onLease, unchecked, notAVin, notFound, ambiguous, leased, inTransfer, duplicate, moved, gone, notMoved or
   * returned.
   */
  result: Scalars['String']['output'];
  text: Scalars['String']['output'];
  unitId?: Maybe<Scalars['String']['output']>;
  vin?: Maybe<Scalars['String']['output']>;
};

export type TransferResultCount = {
  __typename?: 'TransferResultCount';
  lines: Scalars['Int']['output'];
  result: Scalars['String']['output'];
};

export type TrustOtaFtpServerInput = {
  /** The fingerprint that the caller has compared; another one is refused. Null removes the confirmed one. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  serverId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

/** An active ABS fault in one report. */
export type TseFault = {
  __typename?: 'TseFault';
  /** Description by the device. Null: none. */
  faultDescription?: Maybe<Scalars['String']['output']>;
  /** Display level: 3 critical, 2 caution, 1 low. */
  faultLevel?: Maybe<Scalars['Int']['output']>;
  /** Failure mode identifier (J1939). */
  fmi?: Maybe<Scalars['Int']['output']>;
  /** Suspect parameter number (J1939). */
  spn?: Maybe<Scalars['Int']['output']>;
};

export type UndoneGeofences = {
  __typename?: 'UndoneGeofences';
  /** Geofences of this request that were changed since, and are left. */
  left: Array<LeftGeofence>;
  /** Rows of the import that are left for another request. */
  remaining: Scalars['Int']['output'];
  /** Geofences of this request that are as they were before the import. */
  undone: Scalars['Int']['output'];
};

export type UpdateCustomerInput = {
  abbrev?: InputMaybe<Scalars['String']['input']>;
  /** An empty text removes the number. */
  dotNumber?: InputMaybe<Scalars['String']['input']>;
  features?: InputMaybe<Array<Scalars['String']['input']>>;
  hiddenFromTechnicians?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['Int']['input'];
  longName?: InputMaybe<Scalars['String']['input']>;
  retentionDurationDays?: InputMaybe<Scalars['Int']['input']>;
  shortName?: InputMaybe<Scalars['String']['input']>;
  showsParts?: InputMaybe<Scalars['Boolean']['input']>;
  /** 0 to 20,000. Null: 2,500. The load status of a trailer changes with its next report. */
  unloadedUpToLbs?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

export type UpdateDeveloperMessageInput = {
  id: Scalars['ID']['input'];
  message: DeveloperMessageInput;
  /** Shows it again to users who have dismissed it. */
  showAgain: Scalars['Boolean']['input'];
  version: Scalars['Int']['input'];
};

export type UpdateOtaFtpServerInput = {
  server: OtaFtpServerInput;
  serverId: Scalars['ID']['input'];
  /** The version that the caller has seen; a server that has changed is refused. */
  version: Scalars['Int']['input'];
};

export type UpdateUserInput = {
  roleNames: Array<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
  /** The version that was read. An older one is a CONFLICT, whose error has the current values. */
  version: Scalars['Int']['input'];
};

export type UpdateVehicleInput = {
  /** Accepts a VIN with a wrong check digit. */
  acceptVinWarning?: InputMaybe<Scalars['Boolean']['input']>;
  cargoCameraSerialNumber?: InputMaybe<Scalars['String']['input']>;
  /** All regular groups that the trailer is to be directly in. */
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  hasCargoCameraSensor?: InputMaybe<Scalars['Boolean']['input']>;
  hasSolarPanels?: InputMaybe<Scalars['Boolean']['input']>;
  hasThermoKingSensor?: InputMaybe<Scalars['Boolean']['input']>;
  hasUltrasonicCargoSensor?: InputMaybe<Scalars['Boolean']['input']>;
  modelYear?: InputMaybe<Scalars['Int']['input']>;
  /** The corrected VIN. */
  newVin?: InputMaybe<Scalars['String']['input']>;
  productType?: InputMaybe<Scalars['String']['input']>;
  thermoKingExternalId?: InputMaybe<Scalars['String']['input']>;
  undercarriage?: InputMaybe<Scalars['String']['input']>;
  unitId?: InputMaybe<Scalars['String']['input']>;
  vehicleLengthFeet?: InputMaybe<Scalars['Float']['input']>;
  vehicleTypeId?: InputMaybe<Scalars['Int']['input']>;
  /** The version that was read. */
  version: Scalars['Int']['input'];
  /** Identifies the trailer. */
  vin: Scalars['String']['input'];
};

export type User = {
  __typename?: 'User';
  /** CONFIRMED or FORCE_CHANGE_PASSWORD. */
  accountStatus: Scalars['String']['output'];
  createdDate: Scalars['DateTime']['output'];
  /** Customers of the user's roles. */
  customers: Array<UserCustomer>;
  /** Whether the caller can change this account. False for the caller's own account, and for accounts that also belong to customers of others. */
  editable: Scalars['Boolean']['output'];
  email: Scalars['String']['output'];
  emailVerified: Scalars['Boolean']['output'];
  enabled: Scalars['Boolean']['output'];
  groups: Array<UserGroup>;
  id: Scalars['ID']['output'];
  /** Null: never signed in. */
  lastLoginDateTime?: Maybe<Scalars['DateTime']['output']>;
  lastModifiedDate: Scalars['DateTime']['output'];
  /** The role names, separated by commas. */
  roleType: Scalars['String']['output'];
  /** Role names, e.g. CUSTOMER_ADMIN_3. */
  roles: Array<Scalars['String']['output']>;
  /** Whether the user is in the group that grants reefer commands, for any customer that the caller has access to. */
  tkCommandControl: Scalars['Boolean']['output'];
  /** Incremented when the roles or `enabled` change. */
  version: Scalars['Int']['output'];
};

export type UserCustomer = {
  __typename?: 'UserCustomer';
  abbrev: Scalars['String']['output'];
  /** The customer's group that grants reefer commands, if it has one. */
  commandGroupId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['Int']['output'];
  longName: Scalars['String']['output'];
  shortName: Scalars['String']['output'];
  /** The user's groups at this customer. */
  vehicleGroups: Array<UserGroup>;
};

export type UserDateFilter = {
  /** Exclusive upper bound. */
  before?: InputMaybe<Scalars['DateTime']['input']>;
  /** Inclusive lower bound. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Conditions that must all match. Texts match substrings, case-insensitive. */
export type UserFilters = {
  /** CONFIRMED or FORCE_CHANGE_PASSWORD. */
  accountStatus?: InputMaybe<Scalars['String']['input']>;
  created?: InputMaybe<UserDateFilter>;
  customer?: InputMaybe<Scalars['String']['input']>;
  emailVerified?: InputMaybe<Scalars['Boolean']['input']>;
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  /** One user by id. */
  id?: InputMaybe<Scalars['ID']['input']>;
  lastLogin?: InputMaybe<UserDateFilter>;
  /** Kinds of roles without a customer, e.g. CUSTOMER_ADMIN. Any of them matches. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  updated?: InputMaybe<UserDateFilter>;
  username?: InputMaybe<Scalars['String']['input']>;
};

export type UserGroup = {
  __typename?: 'UserGroup';
  customerId: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type UserGroupsInput = {
  customerId: Scalars['Int']['input'];
  /** 1 to 100. */
  userIds: Array<Scalars['ID']['input']>;
  vehicleGroupIds: Array<Scalars['ID']['input']>;
};

export type UserMailResult = {
  __typename?: 'UserMailResult';
  /** Null: the user doesn't exist, or the caller has no access. */
  email?: Maybe<Scalars['String']['output']>;
  /** The queued email. Null: it was refused. */
  mail?: Maybe<MailDelivery>;
  /** Why it was refused. */
  reason?: Maybe<Scalars['String']['output']>;
  userId: Scalars['ID']['output'];
};

export type UserPage = {
  __typename?: 'UserPage';
  /** On all pages. */
  userCount: Scalars['Int']['output'];
  users: Array<User>;
};

/** A row of a file, as entered. Null leaves a value unchanged. */
export type UserRowInput = {
  /** Customers by short name or id, separated by semicolons. */
  customers?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  /** Yes or No. */
  enabled?: InputMaybe<Scalars['String']['input']>;
  /** Vehicle groups of the user's customers by name, separated by semicolons. Only new memberships are added. */
  groups?: InputMaybe<Scalars['String']['input']>;
  /** Role names, separated by semicolons, instead of types and customers. */
  roles?: InputMaybe<Scalars['String']['input']>;
  /** User types by name, separated by semicolons, e.g. Standard User. */
  types?: InputMaybe<Scalars['String']['input']>;
};

export type UserRowOutcome = {
  __typename?: 'UserRowOutcome';
  /** create, update, unchanged or refused. */
  action: Scalars['String']['output'];
  /** The changes, as in the audit log. */
  changes: Array<AuditChange>;
  /** Why a row was refused. */
  problem?: Maybe<Scalars['String']['output']>;
};

export type UsersInput = {
  /** Null or 0: every customer that the caller has access to. */
  customerId?: InputMaybe<Scalars['Int']['input']>;
  filters?: InputMaybe<UserFilters>;
  /** An export can request up to 500 rows per page. */
  paginationInput: PaginationInput;
  /** Sort fields: email, enabled, accountStatus, emailVerified, lastLogin, updated, created. Default: email. */
  sortingInput?: InputMaybe<SortingInput>;
};

/** A trailer with its device, its newest readings and the order of its sections. */
export type VehicleDetail = {
  __typename?: 'VehicleDetail';
  /** Time of the response, from which ages are counted. */
  asOf: Scalars['DateTime']['output'];
  /** Last reported state of the brake at each wheel end: good, liningWorn, dragging, overStroke, notActing or unknown. */
  brakes?: Maybe<Array<Maybe<Scalars['String']['output']>>>;
  brakesReportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** True if a tethered trailer measures no supply voltage: a blown fuse is more likely than a dead battery. */
  checkFuse: Scalars['Boolean']['output'];
  deviceType: DeviceTypeName;
  /** Last reported state of each light circuit; null if the report has been deleted. */
  lights?: Maybe<LightBranchStates>;
  /** The source of the newest position. Null: unknown, or the report has been deleted. */
  positionSource?: Maybe<ReportSource>;
  /** The caller's order of sections for this device type. Null: not saved, or unreadable. */
  sensorOrder?: Maybe<Array<Scalars['Int']['output']>>;
  /** False: the order couldn't be read, so the default one applies. */
  sensorOrderKnown: Scalars['Boolean']['output'];
  tetherStatusChanged?: Maybe<Scalars['DateTime']['output']>;
  tirePressureReportedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last reported pressure of each tire in psi. Dual tires in the order from the roadside to the curbside: outer, inner, inner, outer. */
  tirePressuresPsi?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
  /** Hottest tire in degrees Celsius. */
  tireTemperatureMaxC?: Maybe<Scalars['Float']['output']>;
  tireTemperatureReportedAt?: Maybe<Scalars['DateTime']['output']>;
  tireTemperatureSeverityLevel?: Maybe<Scalars['String']['output']>;
  /** Temperature of each tire in degrees Celsius, in the order of tirePressuresPsi; null if the report has been deleted. */
  tiresC?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
  trailer: FleetStatusTrailer;
  undercarriage?: Maybe<Scalars['String']['output']>;
  /** Hottest wheel end in degrees Celsius. */
  wheelEndMaxC?: Maybe<Scalars['Float']['output']>;
  wheelEndReportedAt?: Maybe<Scalars['DateTime']['output']>;
  wheelEndSeverityLevel?: Maybe<Scalars['String']['output']>;
  /**
   * Last reported temperature of each wheel end in degrees Celsius; null if the report has been deleted. Axle by axle from
   * the front, each from the roadside to the curbside; a null entry has no reading.
   */
  wheelEndsC?: Maybe<Array<Maybe<Scalars['Float']['output']>>>;
};

/** A vehicle group with its parent groups. */
export type VehicleGroup = {
  __typename?: 'VehicleGroup';
  id: Scalars['ID']['output'];
  /** regular, allVins, noVins, tkCommandControl or noHelp. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Parent groups; empty at the top level. A group can have several. */
  parentIds: Array<Scalars['ID']['output']>;
  /** Number of trailers in it and its subgroups, each counted once. */
  totalVehicleCount: Scalars['Int']['output'];
  /** Number of users in it. */
  userCount: Scalars['Int']['output'];
  /** Number of trailers directly in it. For 'All VINs', all trailers of the customer. */
  vehicleCount: Scalars['Int']['output'];
  /** Incremented when its name or its parents change. */
  version: Scalars['Int']['output'];
};

export type VehicleGroupAccessChange = {
  __typename?: 'VehicleGroupAccessChange';
  userCount: Scalars['Int']['output'];
  /** The first ten, those with the most trailers first. */
  users: Array<VehicleGroupUserChange>;
  /** Trailers that at least one user gains or loses. */
  vehicleCount: Scalars['Int']['output'];
};

export type VehicleGroupChangeInput = {
  customerId: Scalars['Int']['input'];
  /** The new parents. Null: the group would be deleted. */
  parentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  vehicleGroupId: Scalars['ID']['input'];
};

/** How moving or deleting a group changes the access of users. */
export type VehicleGroupChangePreview = {
  __typename?: 'VehicleGroupChangePreview';
  gaining: VehicleGroupAccessChange;
  /** Subgroups that move with it. */
  groupCount: Scalars['Int']['output'];
  losing: VehicleGroupAccessChange;
  /** Users in the group; for a deletion, only those in no other group of the customer. */
  usersLeftWithoutGroup: Scalars['Int']['output'];
  /** Trailers in the group and its subgroups. */
  vehicleCount: Scalars['Int']['output'];
};

export type VehicleGroupTrailer = {
  __typename?: 'VehicleGroupTrailer';
  id: Scalars['ID']['output'];
  productType: Scalars['String']['output'];
  unitId: Scalars['String']['output'];
  /** Asset type, e.g. Reefer Trailer. */
  vehicleType: Scalars['String']['output'];
  vin: Scalars['String']['output'];
};

export type VehicleGroupTrailerPage = {
  __typename?: 'VehicleGroupTrailerPage';
  total: Scalars['Int']['output'];
  trailers: Array<VehicleGroupTrailer>;
};

export type VehicleGroupTrailersInput = {
  customerId: Scalars['Int']['input'];
  inside?: InputMaybe<Scalars['Boolean']['input']>;
  paginationInput: PaginationInput;
  /** Substring of VIN, unit ID or serial number, case-insensitive. */
  search?: InputMaybe<Scalars['String']['input']>;
  vehicleGroupId: Scalars['ID']['input'];
};

export type VehicleGroupUser = {
  __typename?: 'VehicleGroupUser';
  email: Scalars['String']['output'];
  enabled: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
};

export type VehicleGroupUserChange = {
  __typename?: 'VehicleGroupUserChange';
  email: Scalars['String']['output'];
  /** Unit IDs of the first three. */
  unitIds: Array<Scalars['String']['output']>;
  vehicleCount: Scalars['Int']['output'];
};

export type VehicleGroupUserPage = {
  __typename?: 'VehicleGroupUserPage';
  total: Scalars['Int']['output'];
  users: Array<VehicleGroupUser>;
};

export type VehicleGroupUsersInput = {
  customerId: Scalars['Int']['input'];
  paginationInput: PaginationInput;
  vehicleGroupId: Scalars['ID']['input'];
};

export type VehicleImport = {
  __typename?: 'VehicleImport';
  /** In the order of the rows. */
  results: Array<VehicleRowResult>;
};

/** A trailer as a row of a file. A missing field keeps its value; null clears it. */
export type VehicleRowInput = {
  cargoCameraSerialNumber?: InputMaybe<Scalars['String']['input']>;
  /** Short name. Only for new trailers: moving a trailer to another customer is a transfer. */
  customerName?: InputMaybe<Scalars['String']['input']>;
  deviceTypeId?: InputMaybe<Scalars['Int']['input']>;
  /** Names of all regular groups that the trailer is to be directly in. */
  groupNames?: InputMaybe<Array<Scalars['String']['input']>>;
  hasCargoCameraSensor?: InputMaybe<Scalars['Boolean']['input']>;
  hasSolarPanels?: InputMaybe<Scalars['Boolean']['input']>;
  hasThermoKingSensor?: InputMaybe<Scalars['Boolean']['input']>;
  hasUltrasonicCargoSensor?: InputMaybe<Scalars['Boolean']['input']>;
  /** Line number in the file. */
  line: Scalars['Int']['input'];
  modelYear?: InputMaybe<Scalars['Int']['input']>;
  productType?: InputMaybe<Scalars['String']['input']>;
  serialNumber?: InputMaybe<Scalars['String']['input']>;
  thermoKingExternalId?: InputMaybe<Scalars['String']['input']>;
  undercarriage?: InputMaybe<Scalars['String']['input']>;
  unitId?: InputMaybe<Scalars['String']['input']>;
  vehicleLengthFeet?: InputMaybe<Scalars['Float']['input']>;
  vehicleTypeId?: InputMaybe<Scalars['Int']['input']>;
  vin: Scalars['String']['input'];
};

export type VehicleRowResult = {
  __typename?: 'VehicleRowResult';
  /** Fields that changed or would change. */
  changes: Array<AuditChange>;
  line: Scalars['Int']['output'];
  /** Why it was refused, or a warning. */
  messages: Array<Scalars['String']['output']>;
  /** created, updated, unchanged or refused; in a dry run, the expected result. */
  outcome: Scalars['String']['output'];
  vin: Scalars['String']['output'];
};

export type VehicleTracking = {
  __typename?: 'VehicleTracking';
  activityLog: Array<ActivityLogEntry>;
  /** Set instead of activityLog if the zones of a reefer (sensor 30) are requested. */
  thermoKingSetPointActivityLog?: Maybe<SetPointActivityLog>;
};

export type VehiclesToGroupsInput = {
  customerId: Scalars['Int']['input'];
  /** Names of groups, 1 to 100. */
  groupNames: Array<Scalars['String']['input']>;
  /** Unit IDs or VINs, 1 to 2,000. */
  unitIdsOrVins: Array<Scalars['String']['input']>;
};

export type VehiclesToGroupsLine = {
  __typename?: 'VehiclesToGroupsLine';
  /** added, unchanged, nothingToDo (nothing was found on the other side), notFound, ambiguous, reserved or repeated. */
  outcome: Scalars['String']['output'];
  /** As entered. */
  text: Scalars['String']['output'];
};

export type VehiclesToGroupsResult = {
  __typename?: 'VehiclesToGroupsResult';
  /** Number of new memberships. */
  added: Scalars['Int']['output'];
  groups: Array<VehiclesToGroupsLine>;
  /** In the order of the input. */
  vehicles: Array<VehiclesToGroupsLine>;
};

/** A server that is sent messages about alerts. */
export type Webhook = {
  __typename?: 'Webhook';
  created: Scalars['DateTime']['output'];
  customerId: Scalars['Int']['output'];
  /** gone if the server responded 410 Gone, person if someone switched it off. Null while it is on. */
  disabledReason?: Maybe<Scalars['String']['output']>;
  /** Until when messages are also signed with the earlier secret. Null if it was never rotated. */
  earlierSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  enabled: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  lastFailure?: Maybe<Scalars['DateTime']['output']>;
  lastSuccess?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  severities: Array<Scalars['String']['output']>;
  updated: Scalars['DateTime']['output'];
  url: Scalars['String']['output'];
  /** Counts what was changed. */
  version: Scalars['Int']['output'];
};

export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  at: Scalars['DateTime']['output'];
  durationMs: Scalars['Int']['output'];
  /** Why there was no response. */
  error?: Maybe<Scalars['String']['output']>;
  /** The beginning of the response, up to 2 kB. */
  response?: Maybe<Scalars['String']['output']>;
  /** HTTP status. Null without a response. */
  status?: Maybe<Scalars['Int']['output']>;
};

export type WebhookInput = {
  enabled: Scalars['Boolean']['input'];
  /** 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** Severities of alerts to send: critical, caution, good. */
  severities: Array<Scalars['String']['input']>;
  /** An https address on the public network, up to 500 characters. */
  url: Scalars['String']['input'];
};

export type WebhookMessage = {
  __typename?: 'WebhookMessage';
  alertIds: Array<Scalars['ID']['output']>;
  /** Oldest first. */
  attempts: Array<WebhookAttempt>;
  /** The JSON that is sent. */
  body: Scalars['String']['output'];
  created: Scalars['DateTime']['output'];
  /** alert.fired, alert.reminder or alert.test. */
  event: Scalars['String']['output'];
  /** Sent as the header `webhook-id`. */
  id: Scalars['ID']['output'];
  /** Null if no attempt follows. */
  nextAttempt?: Maybe<Scalars['DateTime']['output']>;
  ruleId?: Maybe<Scalars['ID']['output']>;
  /** waiting for the first attempt, failed and tried again later, sent, or givenUp. */
  state: Scalars['String']['output'];
  webhookId: Scalars['ID']['output'];
};

export type WebhookMessagePage = {
  __typename?: 'WebhookMessagePage';
  messages: Array<WebhookMessage>;
  /** Null on the last page. */
  next?: Maybe<Scalars['ID']['output']>;
};

export type WithIndex<TObject> = TObject & Record<string, any>;
export type ResolversObject<TObject> = WithIndex<TObject>;

export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = ResolversObject<{
  AbsFault: ResolverTypeWrapper<AbsFault>;
  AbsFaultList: ResolverTypeWrapper<AbsFaultList>;
  AbsFaultsInput: AbsFaultsInput;
  AbsLifecycle: ResolverTypeWrapper<AbsLifecycle>;
  AbsLifecycleList: ResolverTypeWrapper<AbsLifecycleList>;
  AbsLifecyclesInput: AbsLifecyclesInput;
  AbsReadings: ResolverTypeWrapper<AbsReadings>;
  AccessArea: ResolverTypeWrapper<AccessArea>;
  AccessOperation: ResolverTypeWrapper<AccessOperation>;
  AccessScope: ResolverTypeWrapper<AccessScope>;
  ActivityLogEntry: ResolverTypeWrapper<ActivityLogEntry>;
  AddInspectionInput: AddInspectionInput;
  AddMaintenanceEntryInput: AddMaintenanceEntryInput;
  AddPartPictureInput: AddPartPictureInput;
  AftermarketDealer: ResolverTypeWrapper<AftermarketDealer>;
  Alert: ResolverTypeWrapper<Alert>;
  AlertActivityInput: AlertActivityInput;
  AlertActivityLine: ResolverTypeWrapper<AlertActivityLine>;
  AlertActivityPage: ResolverTypeWrapper<AlertActivityPage>;
  AlertBacktest: ResolverTypeWrapper<AlertBacktest>;
  AlertBacktestInput: AlertBacktestInput;
  AlertCondition: ResolverTypeWrapper<Scalars['AlertCondition']['output']>;
  AlertDetail: ResolverTypeWrapper<AlertDetail>;
  AlertDigest: ResolverTypeWrapper<AlertDigest>;
  AlertDigestInput: AlertDigestInput;
  AlertEscalation: ResolverTypeWrapper<AlertEscalation>;
  AlertEscalationInput: AlertEscalationInput;
  AlertExplanation: ResolverTypeWrapper<AlertExplanation>;
  AlertFiring: ResolverTypeWrapper<AlertFiring>;
  AlertGeofence: ResolverTypeWrapper<AlertGeofence>;
  AlertHours: ResolverTypeWrapper<AlertHours>;
  AlertHoursInput: AlertHoursInput;
  AlertMailOptOut: ResolverTypeWrapper<AlertMailOptOut>;
  AlertMailOptOutPage: ResolverTypeWrapper<AlertMailOptOutPage>;
  AlertMessage: ResolverTypeWrapper<AlertMessage>;
  AlertNotificationsInput: AlertNotificationsInput;
  AlertPage: ResolverTypeWrapper<AlertPage>;
  AlertPredicate: ResolverTypeWrapper<AlertPredicate>;
  AlertRule: ResolverTypeWrapper<AlertRule>;
  AlertRuleInput: AlertRuleInput;
  AlertSettings: ResolverTypeWrapper<AlertSettings>;
  AlertSettingsInput: AlertSettingsInput;
  AlertStateSpan: ResolverTypeWrapper<AlertStateSpan>;
  AlertStep: ResolverTypeWrapper<AlertStep>;
  AlertWindow: ResolverTypeWrapper<AlertWindow>;
  AlertWindowInput: AlertWindowInput;
  AppliedGeofence: ResolverTypeWrapper<AppliedGeofence>;
  ApplyGeofencesInput: ApplyGeofencesInput;
  AssetThreshold: ResolverTypeWrapper<AssetThreshold>;
  AssetThresholdInput: AssetThresholdInput;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditExport: ResolverTypeWrapper<AuditExport>;
  AuditExportInput: AuditExportInput;
  AuditFact: ResolverTypeWrapper<AuditFact>;
  AuditLine: ResolverTypeWrapper<AuditLine>;
  AuditLogInput: AuditLogInput;
  AuditLogPage: ResolverTypeWrapper<AuditLogPage>;
  AuditTarget: ResolverTypeWrapper<AuditTarget>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ChangeGeofencesInput: ChangeGeofencesInput;
  ChangeSimsInput: ChangeSimsInput;
  ChangedGeofences: ResolverTypeWrapper<ChangedGeofences>;
  CheckGeofencesInput: CheckGeofencesInput;
  CheckedGeofences: ResolverTypeWrapper<CheckedGeofences>;
  ClosestDealer: ResolverTypeWrapper<ClosestDealer>;
  ClosestDealers: ResolverTypeWrapper<ClosestDealers>;
  CompletePlannedWorkInput: CompletePlannedWorkInput;
  CompletedPlannedWork: ResolverTypeWrapper<CompletedPlannedWork>;
  ControlLeaseInput: ControlLeaseInput;
  ControlOtaCampaignInput: ControlOtaCampaignInput;
  ControlTransferInput: ControlTransferInput;
  CountedTrailer: ResolverTypeWrapper<CountedTrailer>;
  CountedTrailers: ResolverTypeWrapper<CountedTrailers>;
  CreateAlertRuleInput: CreateAlertRuleInput;
  CreateCustomerInput: CreateCustomerInput;
  CreateDeveloperMessageInput: CreateDeveloperMessageInput;
  CreateGeofenceInput: CreateGeofenceInput;
  CreateIngestKeyInput: CreateIngestKeyInput;
  CreateLeaseInput: CreateLeaseInput;
  CreateOtaCampaignInput: CreateOtaCampaignInput;
  CreateOtaFtpServerInput: CreateOtaFtpServerInput;
  CreateReportInput: CreateReportInput;
  CreateSavedViewInput: CreateSavedViewInput;
  CreateUserInput: CreateUserInput;
  CreateVehicleInput: CreateVehicleInput;
  CreateWebhookInput: CreateWebhookInput;
  CreatedUser: ResolverTypeWrapper<CreatedUser>;
  Customer: ResolverTypeWrapper<Customer>;
  CustomerFeature: ResolverTypeWrapper<CustomerFeature>;
  CustomerFeaturesInput: CustomerFeaturesInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeletedParts: ResolverTypeWrapper<DeletedParts>;
  DetachedSensorBox: ResolverTypeWrapper<DetachedSensorBox>;
  DeveloperMessage: ResolverTypeWrapper<DeveloperMessage>;
  DeveloperMessageInput: DeveloperMessageInput;
  DeveloperMessagePage: ResolverTypeWrapper<DeveloperMessagePage>;
  DeveloperMessagesInput: DeveloperMessagesInput;
  DeviceLink: ResolverTypeWrapper<DeviceLink>;
  DeviceTypeName: ResolverTypeWrapper<DeviceTypeName>;
  DisableUserInput: DisableUserInput;
  EarlierGeofence: ResolverTypeWrapper<EarlierGeofence>;
  EarlierGeofences: ResolverTypeWrapper<EarlierGeofences>;
  EffectiveAccess: ResolverTypeWrapper<EffectiveAccess>;
  EmailFrequency: ResolverTypeWrapper<EmailFrequency>;
  EmailFrequencyInput: EmailFrequencyInput;
  EmailMaintenanceIssuesInput: EmailMaintenanceIssuesInput;
  EmailedMaintenanceIssues: ResolverTypeWrapper<EmailedMaintenanceIssues>;
  EstimatedInstant: ResolverTypeWrapper<EstimatedInstant>;
  ExplainAlertInput: ExplainAlertInput;
  ExplainedCondition: ResolverTypeWrapper<Scalars['ExplainedCondition']['output']>;
  ExplainedMessage: ResolverTypeWrapper<ExplainedMessage>;
  FailedAlertMessage: ResolverTypeWrapper<FailedAlertMessage>;
  FailedAlertMessagePage: ResolverTypeWrapper<FailedAlertMessagePage>;
  FindAllCustomersInput: FindAllCustomersInput;
  FleetPart: ResolverTypeWrapper<FleetPart>;
  FleetStatusFilter: FleetStatusFilter;
  FleetStatusInput: FleetStatusInput;
  FleetStatusPage: ResolverTypeWrapper<Omit<FleetStatusPage, 'trailers'> & { trailers: Array<ResolversTypes['FleetStatusTrailer']> }>;
  FleetStatusSummary: ResolverTypeWrapper<FleetStatusSummary>;
  FleetStatusSummaryInput: FleetStatusSummaryInput;
  FleetStatusTrailer: ResolverTypeWrapper<FleetRow>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundCustomer: ResolverTypeWrapper<FoundCustomer>;
  FoundGeofence: ResolverTypeWrapper<FoundGeofence>;
  FoundGroup: ResolverTypeWrapper<FoundGroup>;
  FoundPlace: ResolverTypeWrapper<FoundPlace>;
  FoundTrailer: ResolverTypeWrapper<FoundTrailer>;
  FoundUser: ResolverTypeWrapper<FoundUser>;
  Freight: ResolverTypeWrapper<Freight>;
  FreightAgreement: ResolverTypeWrapper<FreightAgreement>;
  Geofence: ResolverTypeWrapper<Geofence>;
  GeofenceBackfill: ResolverTypeWrapper<GeofenceBackfill>;
  GeofenceCategoryInput: GeofenceCategoryInput;
  GeofenceCheck: ResolverTypeWrapper<GeofenceCheck>;
  GeofenceCoordinate: ResolverTypeWrapper<GeofenceCoordinate>;
  GeofenceDwell: ResolverTypeWrapper<GeofenceDwell>;
  GeofenceDwellInput: GeofenceDwellInput;
  GeofenceDwellNumbers: ResolverTypeWrapper<GeofenceDwellNumbers>;
  GeofenceDwellPage: ResolverTypeWrapper<GeofenceDwellPage>;
  GeofenceFeatureInput: GeofenceFeatureInput;
  GeofenceInput: GeofenceInput;
  GeofenceProblem: ResolverTypeWrapper<GeofenceProblem>;
  GeofenceRowInput: GeofenceRowInput;
  GeofenceShape: ResolverTypeWrapper<Scalars['GeofenceShape']['output']>;
  GeofenceVersion: GeofenceVersion;
  GeofenceVisit: ResolverTypeWrapper<GeofenceVisit>;
  GeofenceVisitPage: ResolverTypeWrapper<GeofenceVisitPage>;
  GeofenceVisitsInput: GeofenceVisitsInput;
  HandleAlertsInput: HandleAlertsInput;
  HandleMaintenanceIssuesInput: HandleMaintenanceIssuesInput;
  HandledAlertInput: HandledAlertInput;
  HandledAlerts: ResolverTypeWrapper<HandledAlerts>;
  HandledMaintenanceIssues: ResolverTypeWrapper<HandledMaintenanceIssues>;
  HealthReason: ResolverTypeWrapper<HealthReason>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Iccid: ResolverTypeWrapper<Scalars['Iccid']['output']>;
  ImportPartsInput: ImportPartsInput;
  ImportVehiclesInput: ImportVehiclesInput;
  IngestKey: ResolverTypeWrapper<IngestKey>;
  InsightDay: ResolverTypeWrapper<InsightDay>;
  InsightEmbed: ResolverTypeWrapper<InsightEmbed>;
  InsightFaultyTrailers: ResolverTypeWrapper<InsightFaultyTrailers>;
  InsightPeriod: ResolverTypeWrapper<InsightPeriod>;
  InsightSystemDay: ResolverTypeWrapper<InsightSystemDay>;
  InsightTrailer: ResolverTypeWrapper<InsightTrailer>;
  InsightTrailerPage: ResolverTypeWrapper<InsightTrailerPage>;
  InsightTrailersInput: InsightTrailersInput;
  Insights: ResolverTypeWrapper<Insights>;
  InsightsInput: InsightsInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IssueEvidence: ResolverTypeWrapper<IssueEvidence>;
  IssuePicture: ResolverTypeWrapper<IssuePicture>;
  LeaseCheck: ResolverTypeWrapper<LeaseCheck>;
  LeaseCheckInput: LeaseCheckInput;
  LeaseCustomer: ResolverTypeWrapper<LeaseCustomer>;
  LeaseLine: ResolverTypeWrapper<LeaseLine>;
  LeaseOverlap: ResolverTypeWrapper<LeaseOverlap>;
  LeasedTrailer: ResolverTypeWrapper<LeasedTrailer>;
  LeftGeofence: ResolverTypeWrapper<LeftGeofence>;
  LightBranchStates: ResolverTypeWrapper<LightBranchStates>;
  LightCircuitFault: ResolverTypeWrapper<LightCircuitFault>;
  MailDelivery: ResolverTypeWrapper<MailDelivery>;
  MailOptOut: ResolverTypeWrapper<MailOptOut>;
  MailPage: ResolverTypeWrapper<MailPage>;
  MailsInput: MailsInput;
  MaintenanceIssue: ResolverTypeWrapper<MaintenanceIssue>;
  MaintenanceIssueCount: ResolverTypeWrapper<MaintenanceIssueCount>;
  MaintenanceIssueDetail: ResolverTypeWrapper<MaintenanceIssueDetail>;
  MaintenanceIssueEvent: ResolverTypeWrapper<MaintenanceIssueEvent>;
  MaintenanceIssuePage: ResolverTypeWrapper<MaintenanceIssuePage>;
  MaintenanceIssueVersionInput: MaintenanceIssueVersionInput;
  MaintenanceIssuesInput: MaintenanceIssuesInput;
  ManagedCustomer: ResolverTypeWrapper<ManagedCustomer>;
  ManagedCustomerPage: ResolverTypeWrapper<ManagedCustomerPage>;
  ManagedVehicle: ResolverTypeWrapper<ManagedVehicle>;
  ManagedVehicleGroup: ResolverTypeWrapper<ManagedVehicleGroup>;
  ManagedVehiclePage: ResolverTypeWrapper<ManagedVehiclePage>;
  ManagedVehiclesInput: ManagedVehiclesInput;
  Me: ResolverTypeWrapper<Me>;
  MessageAudienceInput: MessageAudienceInput;
  MessageCustomer: ResolverTypeWrapper<MessageCustomer>;
  MessageReach: ResolverTypeWrapper<MessageReach>;
  MessageRoleReach: ResolverTypeWrapper<MessageRoleReach>;
  MessageUser: ResolverTypeWrapper<MessageUser>;
  MessageUserPage: ResolverTypeWrapper<MessageUserPage>;
  MessageUsersInput: MessageUsersInput;
  MessagesForMe: ResolverTypeWrapper<MessagesForMe>;
  MetGeofence: ResolverTypeWrapper<MetGeofence>;
  MobileApp: ResolverTypeWrapper<MobileApp>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyGroup: ResolverTypeWrapper<MyGroup>;
  MyMailSettings: ResolverTypeWrapper<MyMailSettings>;
  MySession: ResolverTypeWrapper<MySession>;
  NewDeviceLink: ResolverTypeWrapper<NewDeviceLink>;
  NewIngestKey: ResolverTypeWrapper<NewIngestKey>;
  NewSharedLink: ResolverTypeWrapper<NewSharedLink>;
  NewUserGroupsInput: NewUserGroupsInput;
  NewWebhook: ResolverTypeWrapper<NewWebhook>;
  OtaCampaign: ResolverTypeWrapper<OtaCampaign>;
  OtaCampaignCount: ResolverTypeWrapper<OtaCampaignCount>;
  OtaCampaignDevice: ResolverTypeWrapper<OtaCampaignDevice>;
  OtaCampaignDevicesInput: OtaCampaignDevicesInput;
  OtaCampaignStage: ResolverTypeWrapper<OtaCampaignStage>;
  OtaConditions: ResolverTypeWrapper<OtaConditions>;
  OtaConditionsInput: OtaConditionsInput;
  OtaDevicePage: ResolverTypeWrapper<OtaDevicePage>;
  OtaFailureCount: ResolverTypeWrapper<OtaFailureCount>;
  OtaFinished: ResolverTypeWrapper<OtaFinished>;
  OtaFleetInput: OtaFleetInput;
  OtaFleetPage: ResolverTypeWrapper<OtaFleetPage>;
  OtaFromVersion: ResolverTypeWrapper<OtaFromVersion>;
  OtaFtpEntry: ResolverTypeWrapper<OtaFtpEntry>;
  OtaFtpFileTaskInput: OtaFtpFileTaskInput;
  OtaFtpFilesInput: OtaFtpFilesInput;
  OtaFtpListing: ResolverTypeWrapper<OtaFtpListing>;
  OtaFtpPin: ResolverTypeWrapper<OtaFtpPin>;
  OtaFtpPublished: ResolverTypeWrapper<OtaFtpPublished>;
  OtaFtpServer: ResolverTypeWrapper<OtaFtpServer>;
  OtaFtpServerInput: OtaFtpServerInput;
  OtaFtpTask: ResolverTypeWrapper<OtaFtpTask>;
  OtaFtpTest: ResolverTypeWrapper<OtaFtpTest>;
  OtaHours: ResolverTypeWrapper<OtaHours>;
  OtaHoursInput: OtaHoursInput;
  OtaJob: ResolverTypeWrapper<OtaJob>;
  OtaLeftOut: ResolverTypeWrapper<OtaLeftOut>;
  OtaLine: ResolverTypeWrapper<OtaLine>;
  OtaPackage: ResolverTypeWrapper<OtaPackage>;
  OtaPackageList: ResolverTypeWrapper<OtaPackageList>;
  OtaPlanInput: OtaPlanInput;
  OtaReportedVersion: ResolverTypeWrapper<OtaReportedVersion>;
  OtaStageInput: OtaStageInput;
  OtaStopped: ResolverTypeWrapper<OtaStopped>;
  OtaTarget: ResolverTypeWrapper<OtaTarget>;
  OtaTargetInput: OtaTargetInput;
  OtaTargetText: ResolverTypeWrapper<OtaTargetText>;
  OtaTrailer: ResolverTypeWrapper<OtaTrailer>;
  OtaVersion: ResolverTypeWrapper<OtaVersion>;
  OwnGeofenceCategory: ResolverTypeWrapper<OwnGeofenceCategory>;
  PaginationInput: PaginationInput;
  Part: ResolverTypeWrapper<Part>;
  PartCategoryCount: ResolverTypeWrapper<PartCategoryCount>;
  PartImport: ResolverTypeWrapper<PartImport>;
  PartPage: ResolverTypeWrapper<PartPage>;
  PartPicture: ResolverTypeWrapper<PartPicture>;
  PartRowInput: PartRowInput;
  PartRowResult: ResolverTypeWrapper<PartRowResult>;
  PartTrailer: ResolverTypeWrapper<PartTrailer>;
  PartTrailerPage: ResolverTypeWrapper<PartTrailerPage>;
  PartTrailersInput: PartTrailersInput;
  PartsInput: PartsInput;
  PlannedWorkEvidence: ResolverTypeWrapper<PlannedWorkEvidence>;
  PlannedWorkTemplate: ResolverTypeWrapper<PlannedWorkTemplate>;
  PlannedWorkTemplateInput: PlannedWorkTemplateInput;
  PublishOtaPackageInput: PublishOtaPackageInput;
  PushSubscription: ResolverTypeWrapper<PushSubscription>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuietHours: ResolverTypeWrapper<QuietHours>;
  QuietHoursInput: QuietHoursInput;
  ReeferAlarm: ResolverTypeWrapper<ReeferAlarm>;
  ReeferCommandInput: ReeferCommandInput;
  ReeferCommandRecord: ResolverTypeWrapper<ReeferCommandRecord>;
  ReeferCommandResult: ResolverTypeWrapper<ReeferCommandResult>;
  ReeferCommandSummary: ResolverTypeWrapper<ReeferCommandSummary>;
  ReeferCommands: ResolverTypeWrapper<ReeferCommands>;
  ReeferLogReading: ResolverTypeWrapper<ReeferLogReading>;
  ReeferMoment: ResolverTypeWrapper<ReeferMoment>;
  ReeferTemperatures: ResolverTypeWrapper<ReeferTemperatures>;
  ReeferUnit: ResolverTypeWrapper<ReeferUnit>;
  ReeferUnitPage: ResolverTypeWrapper<ReeferUnitPage>;
  ReeferUnitRow: ResolverTypeWrapper<ReeferUnitRow>;
  ReeferUnitsInput: ReeferUnitsInput;
  ReeferZoneReading: ResolverTypeWrapper<ReeferZoneReading>;
  ReplacedGeofenceInput: ReplacedGeofenceInput;
  Report: ResolverTypeWrapper<Report>;
  ReportChart: ResolverTypeWrapper<Scalars['ReportChart']['output']>;
  ReportDelivery: ResolverTypeWrapper<ReportDelivery>;
  ReportFile: ResolverTypeWrapper<ReportFile>;
  ReportGeofence: ResolverTypeWrapper<ReportGeofence>;
  ReportInput: ReportInput;
  ReportPreview: ResolverTypeWrapper<ReportPreview>;
  ReportPreviewInput: ReportPreviewInput;
  ReportRow: ResolverTypeWrapper<Scalars['ReportRow']['output']>;
  ReportRows: ResolverTypeWrapper<ReportRows>;
  ReportRowsInput: ReportRowsInput;
  ReportRun: ResolverTypeWrapper<ReportRun>;
  ReportRunPage: ResolverTypeWrapper<ReportRunPage>;
  ReportRunSummary: ResolverTypeWrapper<ReportRunSummary>;
  ReportRunsInput: ReportRunsInput;
  ReportSettings: ResolverTypeWrapper<ReportSettings>;
  ReportSettingsInput: ReportSettingsInput;
  ReportSource: ResolverTypeWrapper<ReportSource>;
  ReportTime: ResolverTypeWrapper<ReportTime>;
  ReportTimeInput: ReportTimeInput;
  ReportingSchedules: ResolverTypeWrapper<ReportingSchedules>;
  ReportingSchedulesInput: ReportingSchedulesInput;
  RequestTransferInput: RequestTransferInput;
  RetrySimsInput: RetrySimsInput;
  RollBackOtaCampaignInput: RollBackOtaCampaignInput;
  RunReportInput: RunReportInput;
  SaveSensorOrderInput: SaveSensorOrderInput;
  SavedPlace: ResolverTypeWrapper<SavedPlace>;
  SavedPlaceInput: SavedPlaceInput;
  SavedView: ResolverTypeWrapper<SavedView>;
  SavedViewInput: SavedViewInput;
  ScheduledJob: ResolverTypeWrapper<ScheduledJob>;
  SearchInput: SearchInput;
  SearchResults: ResolverTypeWrapper<SearchResults>;
  SendReeferCommandsInput: SendReeferCommandsInput;
  SendReportInput: SendReportInput;
  SensorOrder: ResolverTypeWrapper<SensorOrder>;
  SentDiagnosticEmail: ResolverTypeWrapper<SentDiagnosticEmail>;
  ServiceRecord: ResolverTypeWrapper<ServiceRecord>;
  ServiceRecordList: ResolverTypeWrapper<ServiceRecordList>;
  SetPointActivityLog: ResolverTypeWrapper<SetPointActivityLog>;
  ShareLocationInput: ShareLocationInput;
  SharedLink: ResolverTypeWrapper<SharedLink>;
  SharedLinkTrailer: ResolverTypeWrapper<SharedLinkTrailer>;
  SharedTrailerInput: SharedTrailerInput;
  ShownMessage: ResolverTypeWrapper<ShownMessage>;
  SimBatch: ResolverTypeWrapper<SimBatch>;
  SimBatchCount: ResolverTypeWrapper<SimBatchCount>;
  SimCount: ResolverTypeWrapper<SimCount>;
  SimDetail: ResolverTypeWrapper<SimDetail>;
  SimFilterInput: SimFilterInput;
  SimHistoryEntry: ResolverTypeWrapper<SimHistoryEntry>;
  SimLeftOut: ResolverTypeWrapper<SimLeftOut>;
  SimLine: ResolverTypeWrapper<SimLine>;
  SimPage: ResolverTypeWrapper<SimPage>;
  SimPlan: ResolverTypeWrapper<SimPlan>;
  SimPlanCount: ResolverTypeWrapper<SimPlanCount>;
  SimRequest: ResolverTypeWrapper<SimRequest>;
  SimSubscription: ResolverTypeWrapper<SimSubscription>;
  SimTarget: ResolverTypeWrapper<SimTarget>;
  SimTargetInput: SimTargetInput;
  SimsInput: SimsInput;
  SortingInput: SortingInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribePushInput: SubscribePushInput;
  TimeZoneChoice: ResolverTypeWrapper<TimeZoneChoice>;
  TrailerImage: ResolverTypeWrapper<TrailerImage>;
  TrailerImagePage: ResolverTypeWrapper<TrailerImagePage>;
  TrailerLease: ResolverTypeWrapper<TrailerLease>;
  TrailerLeasePage: ResolverTypeWrapper<TrailerLeasePage>;
  TrailerLeaseTrailerPage: ResolverTypeWrapper<TrailerLeaseTrailerPage>;
  TrailerLeaseTrailersInput: TrailerLeaseTrailersInput;
  TrailerLeasesInput: TrailerLeasesInput;
  TrailerPartList: ResolverTypeWrapper<TrailerPartList>;
  TrailerTransfer: ResolverTypeWrapper<TrailerTransfer>;
  TrailerTransferLinePage: ResolverTypeWrapper<TrailerTransferLinePage>;
  TrailerTransferLinesInput: TrailerTransferLinesInput;
  TrailerTransferPage: ResolverTypeWrapper<TrailerTransferPage>;
  TrailerTransfersInput: TrailerTransfersInput;
  TransferCheck: ResolverTypeWrapper<TransferCheck>;
  TransferCheckInput: TransferCheckInput;
  TransferCustomer: ResolverTypeWrapper<TransferCustomer>;
  TransferEnds: ResolverTypeWrapper<TransferEnds>;
  TransferLine: ResolverTypeWrapper<TransferLine>;
  TransferResultCount: ResolverTypeWrapper<TransferResultCount>;
  TrustOtaFtpServerInput: TrustOtaFtpServerInput;
  TseFault: ResolverTypeWrapper<TseFault>;
  UndoneGeofences: ResolverTypeWrapper<UndoneGeofences>;
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateDeveloperMessageInput: UpdateDeveloperMessageInput;
  UpdateOtaFtpServerInput: UpdateOtaFtpServerInput;
  UpdateUserInput: UpdateUserInput;
  UpdateVehicleInput: UpdateVehicleInput;
  User: ResolverTypeWrapper<User>;
  UserCustomer: ResolverTypeWrapper<UserCustomer>;
  UserDateFilter: UserDateFilter;
  UserFilters: UserFilters;
  UserGroup: ResolverTypeWrapper<UserGroup>;
  UserGroupsInput: UserGroupsInput;
  UserMailResult: ResolverTypeWrapper<UserMailResult>;
  UserPage: ResolverTypeWrapper<UserPage>;
  UserRowInput: UserRowInput;
  UserRowOutcome: ResolverTypeWrapper<UserRowOutcome>;
  UsersInput: UsersInput;
  VehicleDetail: ResolverTypeWrapper<Omit<VehicleDetail, 'trailer'> & { trailer: ResolversTypes['FleetStatusTrailer'] }>;
  VehicleGroup: ResolverTypeWrapper<VehicleGroup>;
  VehicleGroupAccessChange: ResolverTypeWrapper<VehicleGroupAccessChange>;
  VehicleGroupChangeInput: VehicleGroupChangeInput;
  VehicleGroupChangePreview: ResolverTypeWrapper<VehicleGroupChangePreview>;
  VehicleGroupTrailer: ResolverTypeWrapper<VehicleGroupTrailer>;
  VehicleGroupTrailerPage: ResolverTypeWrapper<VehicleGroupTrailerPage>;
  VehicleGroupTrailersInput: VehicleGroupTrailersInput;
  VehicleGroupUser: ResolverTypeWrapper<VehicleGroupUser>;
  VehicleGroupUserChange: ResolverTypeWrapper<VehicleGroupUserChange>;
  VehicleGroupUserPage: ResolverTypeWrapper<VehicleGroupUserPage>;
  VehicleGroupUsersInput: VehicleGroupUsersInput;
  VehicleImport: ResolverTypeWrapper<VehicleImport>;
  VehicleRowInput: VehicleRowInput;
  VehicleRowResult: ResolverTypeWrapper<VehicleRowResult>;
  VehicleTracking: ResolverTypeWrapper<VehicleTracking>;
  VehiclesToGroupsInput: VehiclesToGroupsInput;
  VehiclesToGroupsLine: ResolverTypeWrapper<VehiclesToGroupsLine>;
  VehiclesToGroupsResult: ResolverTypeWrapper<VehiclesToGroupsResult>;
  Webhook: ResolverTypeWrapper<Webhook>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttempt>;
  WebhookInput: WebhookInput;
  WebhookMessage: ResolverTypeWrapper<WebhookMessage>;
  WebhookMessagePage: ResolverTypeWrapper<WebhookMessagePage>;
}>;

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = ResolversObject<{
  AbsFault: AbsFault;
  AbsFaultList: AbsFaultList;
  AbsFaultsInput: AbsFaultsInput;
  AbsLifecycle: AbsLifecycle;
  AbsLifecycleList: AbsLifecycleList;
  AbsLifecyclesInput: AbsLifecyclesInput;
  AbsReadings: AbsReadings;
  AccessArea: AccessArea;
  AccessOperation: AccessOperation;
  AccessScope: AccessScope;
  ActivityLogEntry: ActivityLogEntry;
  AddInspectionInput: AddInspectionInput;
  AddMaintenanceEntryInput: AddMaintenanceEntryInput;
  AddPartPictureInput: AddPartPictureInput;
  AftermarketDealer: AftermarketDealer;
  Alert: Alert;
  AlertActivityInput: AlertActivityInput;
  AlertActivityLine: AlertActivityLine;
  AlertActivityPage: AlertActivityPage;
  AlertBacktest: AlertBacktest;
  AlertBacktestInput: AlertBacktestInput;
  AlertCondition: Scalars['AlertCondition']['output'];
  AlertDetail: AlertDetail;
  AlertDigest: AlertDigest;
  AlertDigestInput: AlertDigestInput;
  AlertEscalation: AlertEscalation;
  AlertEscalationInput: AlertEscalationInput;
  AlertExplanation: AlertExplanation;
  AlertFiring: AlertFiring;
  AlertGeofence: AlertGeofence;
  AlertHours: AlertHours;
  AlertHoursInput: AlertHoursInput;
  AlertMailOptOut: AlertMailOptOut;
  AlertMailOptOutPage: AlertMailOptOutPage;
  AlertMessage: AlertMessage;
  AlertNotificationsInput: AlertNotificationsInput;
  AlertPage: AlertPage;
  AlertPredicate: AlertPredicate;
  AlertRule: AlertRule;
  AlertRuleInput: AlertRuleInput;
  AlertSettings: AlertSettings;
  AlertSettingsInput: AlertSettingsInput;
  AlertStateSpan: AlertStateSpan;
  AlertStep: AlertStep;
  AlertWindow: AlertWindow;
  AlertWindowInput: AlertWindowInput;
  AppliedGeofence: AppliedGeofence;
  ApplyGeofencesInput: ApplyGeofencesInput;
  AssetThreshold: AssetThreshold;
  AssetThresholdInput: AssetThresholdInput;
  AuditChange: AuditChange;
  AuditExport: AuditExport;
  AuditExportInput: AuditExportInput;
  AuditFact: AuditFact;
  AuditLine: AuditLine;
  AuditLogInput: AuditLogInput;
  AuditLogPage: AuditLogPage;
  AuditTarget: AuditTarget;
  Boolean: Scalars['Boolean']['output'];
  ChangeGeofencesInput: ChangeGeofencesInput;
  ChangeSimsInput: ChangeSimsInput;
  ChangedGeofences: ChangedGeofences;
  CheckGeofencesInput: CheckGeofencesInput;
  CheckedGeofences: CheckedGeofences;
  ClosestDealer: ClosestDealer;
  ClosestDealers: ClosestDealers;
  CompletePlannedWorkInput: CompletePlannedWorkInput;
  CompletedPlannedWork: CompletedPlannedWork;
  ControlLeaseInput: ControlLeaseInput;
  ControlOtaCampaignInput: ControlOtaCampaignInput;
  ControlTransferInput: ControlTransferInput;
  CountedTrailer: CountedTrailer;
  CountedTrailers: CountedTrailers;
  CreateAlertRuleInput: CreateAlertRuleInput;
  CreateCustomerInput: CreateCustomerInput;
  CreateDeveloperMessageInput: CreateDeveloperMessageInput;
  CreateGeofenceInput: CreateGeofenceInput;
  CreateIngestKeyInput: CreateIngestKeyInput;
  CreateLeaseInput: CreateLeaseInput;
  CreateOtaCampaignInput: CreateOtaCampaignInput;
  CreateOtaFtpServerInput: CreateOtaFtpServerInput;
  CreateReportInput: CreateReportInput;
  CreateSavedViewInput: CreateSavedViewInput;
  CreateUserInput: CreateUserInput;
  CreateVehicleInput: CreateVehicleInput;
  CreateWebhookInput: CreateWebhookInput;
  CreatedUser: CreatedUser;
  Customer: Customer;
  CustomerFeature: CustomerFeature;
  CustomerFeaturesInput: CustomerFeaturesInput;
  DateTime: Scalars['DateTime']['output'];
  DeletedParts: DeletedParts;
  DetachedSensorBox: DetachedSensorBox;
  DeveloperMessage: DeveloperMessage;
  DeveloperMessageInput: DeveloperMessageInput;
  DeveloperMessagePage: DeveloperMessagePage;
  DeveloperMessagesInput: DeveloperMessagesInput;
  DeviceLink: DeviceLink;
  DeviceTypeName: DeviceTypeName;
  DisableUserInput: DisableUserInput;
  EarlierGeofence: EarlierGeofence;
  EarlierGeofences: EarlierGeofences;
  EffectiveAccess: EffectiveAccess;
  EmailFrequency: EmailFrequency;
  EmailFrequencyInput: EmailFrequencyInput;
  EmailMaintenanceIssuesInput: EmailMaintenanceIssuesInput;
  EmailedMaintenanceIssues: EmailedMaintenanceIssues;
  EstimatedInstant: EstimatedInstant;
  ExplainAlertInput: ExplainAlertInput;
  ExplainedCondition: Scalars['ExplainedCondition']['output'];
  ExplainedMessage: ExplainedMessage;
  FailedAlertMessage: FailedAlertMessage;
  FailedAlertMessagePage: FailedAlertMessagePage;
  FindAllCustomersInput: FindAllCustomersInput;
  FleetPart: FleetPart;
  FleetStatusFilter: FleetStatusFilter;
  FleetStatusInput: FleetStatusInput;
  FleetStatusPage: Omit<FleetStatusPage, 'trailers'> & { trailers: Array<ResolversParentTypes['FleetStatusTrailer']> };
  FleetStatusSummary: FleetStatusSummary;
  FleetStatusSummaryInput: FleetStatusSummaryInput;
  FleetStatusTrailer: FleetRow;
  Float: Scalars['Float']['output'];
  FoundCustomer: FoundCustomer;
  FoundGeofence: FoundGeofence;
  FoundGroup: FoundGroup;
  FoundPlace: FoundPlace;
  FoundTrailer: FoundTrailer;
  FoundUser: FoundUser;
  Freight: Freight;
  FreightAgreement: FreightAgreement;
  Geofence: Geofence;
  GeofenceBackfill: GeofenceBackfill;
  GeofenceCategoryInput: GeofenceCategoryInput;
  GeofenceCheck: GeofenceCheck;
  GeofenceCoordinate: GeofenceCoordinate;
  GeofenceDwell: GeofenceDwell;
  GeofenceDwellInput: GeofenceDwellInput;
  GeofenceDwellNumbers: GeofenceDwellNumbers;
  GeofenceDwellPage: GeofenceDwellPage;
  GeofenceFeatureInput: GeofenceFeatureInput;
  GeofenceInput: GeofenceInput;
  GeofenceProblem: GeofenceProblem;
  GeofenceRowInput: GeofenceRowInput;
  GeofenceShape: Scalars['GeofenceShape']['output'];
  GeofenceVersion: GeofenceVersion;
  GeofenceVisit: GeofenceVisit;
  GeofenceVisitPage: GeofenceVisitPage;
  GeofenceVisitsInput: GeofenceVisitsInput;
  HandleAlertsInput: HandleAlertsInput;
  HandleMaintenanceIssuesInput: HandleMaintenanceIssuesInput;
  HandledAlertInput: HandledAlertInput;
  HandledAlerts: HandledAlerts;
  HandledMaintenanceIssues: HandledMaintenanceIssues;
  HealthReason: HealthReason;
  ID: Scalars['ID']['output'];
  Iccid: Scalars['Iccid']['output'];
  ImportPartsInput: ImportPartsInput;
  ImportVehiclesInput: ImportVehiclesInput;
  IngestKey: IngestKey;
  InsightDay: InsightDay;
  InsightEmbed: InsightEmbed;
  InsightFaultyTrailers: InsightFaultyTrailers;
  InsightPeriod: InsightPeriod;
  InsightSystemDay: InsightSystemDay;
  InsightTrailer: InsightTrailer;
  InsightTrailerPage: InsightTrailerPage;
  InsightTrailersInput: InsightTrailersInput;
  Insights: Insights;
  InsightsInput: InsightsInput;
  Int: Scalars['Int']['output'];
  IssueEvidence: IssueEvidence;
  IssuePicture: IssuePicture;
  LeaseCheck: LeaseCheck;
  LeaseCheckInput: LeaseCheckInput;
  LeaseCustomer: LeaseCustomer;
  LeaseLine: LeaseLine;
  LeaseOverlap: LeaseOverlap;
  LeasedTrailer: LeasedTrailer;
  LeftGeofence: LeftGeofence;
  LightBranchStates: LightBranchStates;
  LightCircuitFault: LightCircuitFault;
  MailDelivery: MailDelivery;
  MailOptOut: MailOptOut;
  MailPage: MailPage;
  MailsInput: MailsInput;
  MaintenanceIssue: MaintenanceIssue;
  MaintenanceIssueCount: MaintenanceIssueCount;
  MaintenanceIssueDetail: MaintenanceIssueDetail;
  MaintenanceIssueEvent: MaintenanceIssueEvent;
  MaintenanceIssuePage: MaintenanceIssuePage;
  MaintenanceIssueVersionInput: MaintenanceIssueVersionInput;
  MaintenanceIssuesInput: MaintenanceIssuesInput;
  ManagedCustomer: ManagedCustomer;
  ManagedCustomerPage: ManagedCustomerPage;
  ManagedVehicle: ManagedVehicle;
  ManagedVehicleGroup: ManagedVehicleGroup;
  ManagedVehiclePage: ManagedVehiclePage;
  ManagedVehiclesInput: ManagedVehiclesInput;
  Me: Me;
  MessageAudienceInput: MessageAudienceInput;
  MessageCustomer: MessageCustomer;
  MessageReach: MessageReach;
  MessageRoleReach: MessageRoleReach;
  MessageUser: MessageUser;
  MessageUserPage: MessageUserPage;
  MessageUsersInput: MessageUsersInput;
  MessagesForMe: MessagesForMe;
  MetGeofence: MetGeofence;
  MobileApp: MobileApp;
  Mutation: Record<PropertyKey, never>;
  MyGroup: MyGroup;
  MyMailSettings: MyMailSettings;
  MySession: MySession;
  NewDeviceLink: NewDeviceLink;
  NewIngestKey: NewIngestKey;
  NewSharedLink: NewSharedLink;
  NewUserGroupsInput: NewUserGroupsInput;
  NewWebhook: NewWebhook;
  OtaCampaign: OtaCampaign;
  OtaCampaignCount: OtaCampaignCount;
  OtaCampaignDevice: OtaCampaignDevice;
  OtaCampaignDevicesInput: OtaCampaignDevicesInput;
  OtaCampaignStage: OtaCampaignStage;
  OtaConditions: OtaConditions;
  OtaConditionsInput: OtaConditionsInput;
  OtaDevicePage: OtaDevicePage;
  OtaFailureCount: OtaFailureCount;
  OtaFinished: OtaFinished;
  OtaFleetInput: OtaFleetInput;
  OtaFleetPage: OtaFleetPage;
  OtaFromVersion: OtaFromVersion;
  OtaFtpEntry: OtaFtpEntry;
  OtaFtpFileTaskInput: OtaFtpFileTaskInput;
  OtaFtpFilesInput: OtaFtpFilesInput;
  OtaFtpListing: OtaFtpListing;
  OtaFtpPin: OtaFtpPin;
  OtaFtpPublished: OtaFtpPublished;
  OtaFtpServer: OtaFtpServer;
  OtaFtpServerInput: OtaFtpServerInput;
  OtaFtpTask: OtaFtpTask;
  OtaFtpTest: OtaFtpTest;
  OtaHours: OtaHours;
  OtaHoursInput: OtaHoursInput;
  OtaJob: OtaJob;
  OtaLeftOut: OtaLeftOut;
  OtaLine: OtaLine;
  OtaPackage: OtaPackage;
  OtaPackageList: OtaPackageList;
  OtaPlanInput: OtaPlanInput;
  OtaReportedVersion: OtaReportedVersion;
  OtaStageInput: OtaStageInput;
  OtaStopped: OtaStopped;
  OtaTarget: OtaTarget;
  OtaTargetInput: OtaTargetInput;
  OtaTargetText: OtaTargetText;
  OtaTrailer: OtaTrailer;
  OtaVersion: OtaVersion;
  OwnGeofenceCategory: OwnGeofenceCategory;
  PaginationInput: PaginationInput;
  Part: Part;
  PartCategoryCount: PartCategoryCount;
  PartImport: PartImport;
  PartPage: PartPage;
  PartPicture: PartPicture;
  PartRowInput: PartRowInput;
  PartRowResult: PartRowResult;
  PartTrailer: PartTrailer;
  PartTrailerPage: PartTrailerPage;
  PartTrailersInput: PartTrailersInput;
  PartsInput: PartsInput;
  PlannedWorkEvidence: PlannedWorkEvidence;
  PlannedWorkTemplate: PlannedWorkTemplate;
  PlannedWorkTemplateInput: PlannedWorkTemplateInput;
  PublishOtaPackageInput: PublishOtaPackageInput;
  PushSubscription: PushSubscription;
  Query: Record<PropertyKey, never>;
  QuietHours: QuietHours;
  QuietHoursInput: QuietHoursInput;
  ReeferAlarm: ReeferAlarm;
  ReeferCommandInput: ReeferCommandInput;
  ReeferCommandRecord: ReeferCommandRecord;
  ReeferCommandResult: ReeferCommandResult;
  ReeferCommandSummary: ReeferCommandSummary;
  ReeferCommands: ReeferCommands;
  ReeferLogReading: ReeferLogReading;
  ReeferMoment: ReeferMoment;
  ReeferTemperatures: ReeferTemperatures;
  ReeferUnit: ReeferUnit;
  ReeferUnitPage: ReeferUnitPage;
  ReeferUnitRow: ReeferUnitRow;
  ReeferUnitsInput: ReeferUnitsInput;
  ReeferZoneReading: ReeferZoneReading;
  ReplacedGeofenceInput: ReplacedGeofenceInput;
  Report: Report;
  ReportChart: Scalars['ReportChart']['output'];
  ReportDelivery: ReportDelivery;
  ReportFile: ReportFile;
  ReportGeofence: ReportGeofence;
  ReportInput: ReportInput;
  ReportPreview: ReportPreview;
  ReportPreviewInput: ReportPreviewInput;
  ReportRow: Scalars['ReportRow']['output'];
  ReportRows: ReportRows;
  ReportRowsInput: ReportRowsInput;
  ReportRun: ReportRun;
  ReportRunPage: ReportRunPage;
  ReportRunSummary: ReportRunSummary;
  ReportRunsInput: ReportRunsInput;
  ReportSettings: ReportSettings;
  ReportSettingsInput: ReportSettingsInput;
  ReportSource: ReportSource;
  ReportTime: ReportTime;
  ReportTimeInput: ReportTimeInput;
  ReportingSchedules: ReportingSchedules;
  ReportingSchedulesInput: ReportingSchedulesInput;
  RequestTransferInput: RequestTransferInput;
  RetrySimsInput: RetrySimsInput;
  RollBackOtaCampaignInput: RollBackOtaCampaignInput;
  RunReportInput: RunReportInput;
  SaveSensorOrderInput: SaveSensorOrderInput;
  SavedPlace: SavedPlace;
  SavedPlaceInput: SavedPlaceInput;
  SavedView: SavedView;
  SavedViewInput: SavedViewInput;
  ScheduledJob: ScheduledJob;
  SearchInput: SearchInput;
  SearchResults: SearchResults;
  SendReeferCommandsInput: SendReeferCommandsInput;
  SendReportInput: SendReportInput;
  SensorOrder: SensorOrder;
  SentDiagnosticEmail: SentDiagnosticEmail;
  ServiceRecord: ServiceRecord;
  ServiceRecordList: ServiceRecordList;
  SetPointActivityLog: SetPointActivityLog;
  ShareLocationInput: ShareLocationInput;
  SharedLink: SharedLink;
  SharedLinkTrailer: SharedLinkTrailer;
  SharedTrailerInput: SharedTrailerInput;
  ShownMessage: ShownMessage;
  SimBatch: SimBatch;
  SimBatchCount: SimBatchCount;
  SimCount: SimCount;
  SimDetail: SimDetail;
  SimFilterInput: SimFilterInput;
  SimHistoryEntry: SimHistoryEntry;
  SimLeftOut: SimLeftOut;
  SimLine: SimLine;
  SimPage: SimPage;
  SimPlan: SimPlan;
  SimPlanCount: SimPlanCount;
  SimRequest: SimRequest;
  SimSubscription: SimSubscription;
  SimTarget: SimTarget;
  SimTargetInput: SimTargetInput;
  SimsInput: SimsInput;
  SortingInput: SortingInput;
  String: Scalars['String']['output'];
  SubscribePushInput: SubscribePushInput;
  TimeZoneChoice: TimeZoneChoice;
  TrailerImage: TrailerImage;
  TrailerImagePage: TrailerImagePage;
  TrailerLease: TrailerLease;
  TrailerLeasePage: TrailerLeasePage;
  TrailerLeaseTrailerPage: TrailerLeaseTrailerPage;
  TrailerLeaseTrailersInput: TrailerLeaseTrailersInput;
  TrailerLeasesInput: TrailerLeasesInput;
  TrailerPartList: TrailerPartList;
  TrailerTransfer: TrailerTransfer;
  TrailerTransferLinePage: TrailerTransferLinePage;
  TrailerTransferLinesInput: TrailerTransferLinesInput;
  TrailerTransferPage: TrailerTransferPage;
  TrailerTransfersInput: TrailerTransfersInput;
  TransferCheck: TransferCheck;
  TransferCheckInput: TransferCheckInput;
  TransferCustomer: TransferCustomer;
  TransferEnds: TransferEnds;
  TransferLine: TransferLine;
  TransferResultCount: TransferResultCount;
  TrustOtaFtpServerInput: TrustOtaFtpServerInput;
  TseFault: TseFault;
  UndoneGeofences: UndoneGeofences;
  UpdateCustomerInput: UpdateCustomerInput;
  UpdateDeveloperMessageInput: UpdateDeveloperMessageInput;
  UpdateOtaFtpServerInput: UpdateOtaFtpServerInput;
  UpdateUserInput: UpdateUserInput;
  UpdateVehicleInput: UpdateVehicleInput;
  User: User;
  UserCustomer: UserCustomer;
  UserDateFilter: UserDateFilter;
  UserFilters: UserFilters;
  UserGroup: UserGroup;
  UserGroupsInput: UserGroupsInput;
  UserMailResult: UserMailResult;
  UserPage: UserPage;
  UserRowInput: UserRowInput;
  UserRowOutcome: UserRowOutcome;
  UsersInput: UsersInput;
  VehicleDetail: Omit<VehicleDetail, 'trailer'> & { trailer: ResolversParentTypes['FleetStatusTrailer'] };
  VehicleGroup: VehicleGroup;
  VehicleGroupAccessChange: VehicleGroupAccessChange;
  VehicleGroupChangeInput: VehicleGroupChangeInput;
  VehicleGroupChangePreview: VehicleGroupChangePreview;
  VehicleGroupTrailer: VehicleGroupTrailer;
  VehicleGroupTrailerPage: VehicleGroupTrailerPage;
  VehicleGroupTrailersInput: VehicleGroupTrailersInput;
  VehicleGroupUser: VehicleGroupUser;
  VehicleGroupUserChange: VehicleGroupUserChange;
  VehicleGroupUserPage: VehicleGroupUserPage;
  VehicleGroupUsersInput: VehicleGroupUsersInput;
  VehicleImport: VehicleImport;
  VehicleRowInput: VehicleRowInput;
  VehicleRowResult: VehicleRowResult;
  VehicleTracking: VehicleTracking;
  VehiclesToGroupsInput: VehiclesToGroupsInput;
  VehiclesToGroupsLine: VehiclesToGroupsLine;
  VehiclesToGroupsResult: VehiclesToGroupsResult;
  Webhook: Webhook;
  WebhookAttempt: WebhookAttempt;
  WebhookInput: WebhookInput;
  WebhookMessage: WebhookMessage;
  WebhookMessagePage: WebhookMessagePage;
}>;

export type AbsFaultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AbsFault'] = ResolversParentTypes['AbsFault']> = ResolversObject<{
  bestAvailableTotalMileage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  blinkCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faultDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faultEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  faultStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  faultTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fmi?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxMph?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  repairInformation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suspectComponent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AbsFaultListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AbsFaultList'] = ResolversParentTypes['AbsFaultList']> = ResolversObject<{
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['AbsFault']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type AbsLifecycleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AbsLifecycle'] = ResolversParentTypes['AbsLifecycle']> = ResolversObject<{
  blinkCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faultDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faultTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fmi?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxMph?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['AbsFault']>, ParentType, ContextType>;
  repairInformation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  spn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suspectComponent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AbsLifecycleListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AbsLifecycleList'] = ResolversParentTypes['AbsLifecycleList']> = ResolversObject<{
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lifecycles?: Resolver<Array<ResolversTypes['AbsLifecycle']>, ParentType, ContextType>;
}>;

export type AbsReadingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AbsReadings'] = ResolversParentTypes['AbsReadings']> = ResolversObject<{
  atMs?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  batteryVolts?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLampOn?: Resolver<Array<Maybe<ResolversTypes['Boolean']>>, ParentType, ContextType>;
  speedMph?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
}>;

export type AccessAreaResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccessArea'] = ResolversParentTypes['AccessArea']> = ResolversObject<{
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operations?: Resolver<Array<ResolversTypes['AccessOperation']>, ParentType, ContextType>;
}>;

export type AccessOperationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccessOperation'] = ResolversParentTypes['AccessOperation']> = ResolversObject<{
  operation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  through?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AccessScopeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccessScope'] = ResolversParentTypes['AccessScope']> = ResolversObject<{
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  trailerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type ActivityLogEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ActivityLogEntry'] = ResolversParentTypes['ActivityLogEntry']> = ResolversObject<{
  absFaultActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  absFaultDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  absFaultFmi?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  absFaultSpn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amberLampStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batteryVoltageTrailer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  brakes?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  cargoCameraFullness?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deviceBatteryPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deviceBatteryVoltage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doorOpened?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  faultLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fixFlags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lights?: Resolver<Maybe<ResolversTypes['LightBranchStates']>, ParentType, ContextType>;
  loadWeight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  loaded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  odometerAbs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  odometerGps?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  recorded?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reefer?: Resolver<Maybe<ResolversTypes['ReeferLogReading']>, ParentType, ContextType>;
  reverseGeoFullAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ReportSource']>, ParentType, ContextType>;
  speed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tetherStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tirePressuresPsi?: Resolver<Maybe<Array<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  tiresC?: Resolver<Maybe<Array<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  tisStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tseFaults?: Resolver<Maybe<Array<ResolversTypes['TseFault']>>, ParentType, ContextType>;
  wheelEndsC?: Resolver<Maybe<Array<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
}>;

export type AftermarketDealerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AftermarketDealer'] = ResolversParentTypes['AftermarketDealer']> = ResolversObject<{
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AlertResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = ResolversObject<{
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['AlertCondition'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geofence?: Resolver<Maybe<ResolversTypes['AlertGeofence']>, ParentType, ContextType>;
  handledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  handledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  handling?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noticedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ruleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unitId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vin?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type AlertActivityLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertActivityLine'] = ResolversParentTypes['AlertActivityLine']> = ResolversObject<{
  alertId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  geofence?: Resolver<Maybe<ResolversTypes['AlertGeofence']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ruleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  vin?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type AlertActivityPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertActivityPage'] = ResolversParentTypes['AlertActivityPage']> = ResolversObject<{
  lines?: Resolver<Array<ResolversTypes['AlertActivityLine']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AlertBacktestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertBacktest'] = ResolversParentTypes['AlertBacktest']> = ResolversObject<{
  firings?: Resolver<Array<ResolversTypes['AlertFiring']>, ParentType, ContextType>;
  geofences?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  matchingNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  trailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutData?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export interface AlertConditionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['AlertCondition'], any> {
  name: 'AlertCondition';
}

export type AlertDetailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertDetail'] = ResolversParentTypes['AlertDetail']> = ResolversObject<{
  alert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType>;
  counted?: Resolver<Maybe<ResolversTypes['CountedTrailers']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['AlertMessage']>, ParentType, ContextType>;
  mutedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['AlertStep']>, ParentType, ContextType>;
}>;

export type AlertDigestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertDigest'] = ResolversParentTypes['AlertDigest']> = ResolversObject<{
  days?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AlertEscalationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertEscalation'] = ResolversParentTypes['AlertEscalation']> = ResolversObject<{
  afterMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  emails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type AlertExplanationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertExplanation'] = ResolversParentTypes['AlertExplanation']> = ResolversObject<{
  messages?: Resolver<Maybe<Array<ResolversTypes['ExplainedMessage']>>, ParentType, ContextType>;
  reportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  root?: Resolver<Maybe<ResolversTypes['ExplainedCondition']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  states?: Resolver<Maybe<Array<ResolversTypes['AlertStateSpan']>>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AlertFiringResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertFiring'] = ResolversParentTypes['AlertFiring']> = ResolversObject<{
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  geofence?: Resolver<Maybe<ResolversTypes['AlertGeofence']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  unitId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vin?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type AlertGeofenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertGeofence'] = ResolversParentTypes['AlertGeofence']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AlertHoursResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertHours'] = ResolversParentTypes['AlertHours']> = ResolversObject<{
  windows?: Resolver<Array<ResolversTypes['AlertWindow']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AlertMailOptOutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertMailOptOut'] = ResolversParentTypes['AlertMailOptOut']> = ResolversObject<{
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  ruleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type AlertMailOptOutPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertMailOptOutPage'] = ResolversParentTypes['AlertMailOptOutPage']> = ResolversObject<{
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optOuts?: Resolver<Array<ResolversTypes['AlertMailOptOut']>, ParentType, ContextType>;
}>;

export type AlertMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertMessage'] = ResolversParentTypes['AlertMessage']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type AlertPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertPage'] = ResolversParentTypes['AlertPage']> = ResolversObject<{
  alerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type AlertPredicateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertPredicate'] = ResolversParentTypes['AlertPredicate']> = ResolversObject<{
  alertPredicateTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alertPredicateTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  anyAbsSystemFault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  anyCustomerGeofence?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  anyLightFault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  anyTisStatus?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  doorClosed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  doorOpened?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  doorStatusDurationMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  geofenceEnterEvents?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  geofenceExitEvents?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  geofenceIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  geofenceOccupancyDurationMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  geofenceTrailersThreshold?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isGeofenceOccupancyInverted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lightFaultTypeIds?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  loadStatusLoaded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  loadStatusUnloaded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  netBogieWeightLbs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sensorBoxBatteryRed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sensorBoxBatteryYellow?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  tetherStateDurationMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tethered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  thermoKingFaultLevel?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  thermoKingFuelLevelPercentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tireTemperatureThresholdC?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tisStatuses?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  tpmsThresholdPsi?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  untethered?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
}>;

export type AlertRuleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertRule'] = ResolversParentTypes['AlertRule']> = ResolversObject<{
  activeHours?: Resolver<Maybe<ResolversTypes['AlertHours']>, ParentType, ContextType>;
  alertNotificationRateLimitMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  alertPredicates?: Resolver<Array<ResolversTypes['AlertPredicate']>, ParentType, ContextType>;
  allVehicles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['AlertCondition'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deactivated?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disabledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  escalation?: Resolver<Array<ResolversTypes['AlertEscalation']>, ParentType, ContextType>;
  firingNow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firingsPerDay?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  geofenceIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  geofenceTrailersThreshold?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  includeSensorData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGeofenceOccupancyInverted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastFired?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifyAllCustomerUsers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notifyEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  notifyMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notifyPresent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pausedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thermoKingFaultLevel?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  thermoKingFuelLevelPercentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vehicleGroupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  vehicleIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vins?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type AlertSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertSettings'] = ResolversParentTypes['AlertSettings']> = ResolversObject<{
  digest?: Resolver<Maybe<ResolversTypes['AlertDigest']>, ParentType, ContextType>;
  email?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isQuiet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  push?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quietHours?: Resolver<Maybe<ResolversTypes['QuietHours']>, ParentType, ContextType>;
  quietHoursChange?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type AlertStateSpanResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertStateSpan'] = ResolversParentTypes['AlertStateSpan']> = ResolversObject<{
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type AlertStepResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertStep'] = ResolversParentTypes['AlertStep']> = ResolversObject<{
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type AlertWindowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AlertWindow'] = ResolversParentTypes['AlertWindow']> = ResolversObject<{
  days?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AppliedGeofenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AppliedGeofence'] = ResolversParentTypes['AppliedGeofence']> = ResolversObject<{
  geofenceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['GeofenceProblem']>, ParentType, ContextType>;
}>;

export type AssetThresholdResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AssetThreshold'] = ResolversParentTypes['AssetThreshold']> = ResolversObject<{
  comparison?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type AuditChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = ResolversObject<{
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AuditExportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditExport'] = ResolversParentTypes['AuditExport']> = ResolversObject<{
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['AuditLine']>, ParentType, ContextType>;
}>;

export type AuditFactResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditFact'] = ResolversParentTypes['AuditFact']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type AuditLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditLine'] = ResolversParentTypes['AuditLine']> = ResolversObject<{
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['AuditFact']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['AuditTarget']>, ParentType, ContextType>;
}>;

export type AuditLogPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditLogPage'] = ResolversParentTypes['AuditLogPage']> = ResolversObject<{
  lines?: Resolver<Array<ResolversTypes['AuditLine']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type AuditTargetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditTarget'] = ResolversParentTypes['AuditTarget']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ChangedGeofencesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChangedGeofences'] = ResolversParentTypes['ChangedGeofences']> = ResolversObject<{
  changed?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CheckedGeofencesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CheckedGeofences'] = ResolversParentTypes['CheckedGeofences']> = ResolversObject<{
  checks?: Resolver<Array<ResolversTypes['GeofenceCheck']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ClosestDealerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClosestDealer'] = ResolversParentTypes['ClosestDealer']> = ResolversObject<{
  dealer?: Resolver<ResolversTypes['AftermarketDealer'], ParentType, ContextType>;
  miles?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type ClosestDealersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ClosestDealers'] = ResolversParentTypes['ClosestDealers']> = ResolversObject<{
  dealers?: Resolver<Array<ResolversTypes['ClosestDealer']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type CompletedPlannedWorkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CompletedPlannedWork'] = ResolversParentTypes['CompletedPlannedWork']> = ResolversObject<{
  issue?: Resolver<ResolversTypes['MaintenanceIssue'], ParentType, ContextType>;
  nextDueOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['ServiceRecord'], ParentType, ContextType>;
}>;

export type CountedTrailerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CountedTrailer'] = ResolversParentTypes['CountedTrailer']> = ResolversObject<{
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type CountedTrailersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CountedTrailers'] = ResolversParentTypes['CountedTrailers']> = ResolversObject<{
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trailers?: Resolver<Array<ResolversTypes['CountedTrailer']>, ParentType, ContextType>;
}>;

export type CreatedUserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreatedUser'] = ResolversParentTypes['CreatedUser']> = ResolversObject<{
  mail?: Resolver<Maybe<ResolversTypes['MailDelivery']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
}>;

export type CustomerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = ResolversObject<{
  abbrev?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dotNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retentionDurationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalActiveAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unloadedUpToLbs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type CustomerFeatureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerFeature'] = ResolversParentTypes['CustomerFeature']> = ResolversObject<{
  featureId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  featureName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletedPartsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeletedParts'] = ResolversParentTypes['DeletedParts']> = ResolversObject<{
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type DetachedSensorBoxResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DetachedSensorBox'] = ResolversParentTypes['DetachedSensorBox']> = ResolversObject<{
  customerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  extMfgrSerialNum?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iccid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sensorBoxMfgrId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type DeveloperMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeveloperMessage'] = ResolversParentTypes['DeveloperMessage']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customers?: Resolver<Array<ResolversTypes['MessageCustomer']>, ParentType, ContextType>;
  dismissals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDismissible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type DeveloperMessagePageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeveloperMessagePage'] = ResolversParentTypes['DeveloperMessagePage']> = ResolversObject<{
  messages?: Resolver<Array<ResolversTypes['DeveloperMessage']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type DeviceLinkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeviceLink'] = ResolversParentTypes['DeviceLink']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type DeviceTypeNameResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeviceTypeName'] = ResolversParentTypes['DeviceTypeName']> = ResolversObject<{
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type EarlierGeofenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EarlierGeofence'] = ResolversParentTypes['EarlierGeofence']> = ResolversObject<{
  boundaryCoordinates?: Resolver<Maybe<Array<ResolversTypes['GeofenceCoordinate']>>, ParentType, ContextType>;
  centerPointCoordinate?: Resolver<Maybe<ResolversTypes['GeofenceCoordinate']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  geofenceDeactivated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  geofenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  geofenceTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  radiusMeters?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
}>;

export type EarlierGeofencesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EarlierGeofences'] = ResolversParentTypes['EarlierGeofences']> = ResolversObject<{
  geofences?: Resolver<Array<ResolversTypes['EarlierGeofence']>, ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type EffectiveAccessResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EffectiveAccess'] = ResolversParentTypes['EffectiveAccess']> = ResolversObject<{
  areas?: Resolver<Array<ResolversTypes['AccessArea']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  everything?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['AccessScope']>, ParentType, ContextType>;
  trailerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type EmailFrequencyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EmailFrequency'] = ResolversParentTypes['EmailFrequency']> = ResolversObject<{
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type EmailedMaintenanceIssuesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EmailedMaintenanceIssues'] = ResolversParentTypes['EmailedMaintenanceIssues']> = ResolversObject<{
  issues?: Resolver<Array<ResolversTypes['MaintenanceIssue']>, ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType>;
}>;

export type EstimatedInstantResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EstimatedInstant'] = ResolversParentTypes['EstimatedInstant']> = ResolversObject<{
  after?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export interface ExplainedConditionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ExplainedCondition'], any> {
  name: 'ExplainedCondition';
}

export type ExplainedMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExplainedMessage'] = ResolversParentTypes['ExplainedMessage']> = ResolversObject<{
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type FailedAlertMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FailedAlertMessage'] = ResolversParentTypes['FailedAlertMessage']> = ResolversObject<{
  alertId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  alerts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ruleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FailedAlertMessagePageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FailedAlertMessagePage'] = ResolversParentTypes['FailedAlertMessagePage']> = ResolversObject<{
  messages?: Resolver<Array<ResolversTypes['FailedAlertMessage']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type FleetPartResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FleetPart'] = ResolversParentTypes['FleetPart']> = ResolversObject<{
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faultCodes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  maker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['PartPicture']>, ParentType, ContextType>;
  trailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type FleetStatusPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FleetStatusPage'] = ResolversParentTypes['FleetStatusPage']> = ResolversObject<{
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  listId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trailers?: Resolver<Array<ResolversTypes['FleetStatusTrailer']>, ParentType, ContextType>;
}>;

export type FleetStatusSummaryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FleetStatusSummary'] = ResolversParentTypes['FleetStatusSummary']> = ResolversObject<{
  caution?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  critical?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  good?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notAvailable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notReporting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type FleetStatusTrailerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FleetStatusTrailer'] = ResolversParentTypes['FleetStatusTrailer']> = ResolversObject<{
  absFaultDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  absFaultFmi?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  absFaultSeverityLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  absFaultSpn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  absOdometer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  absReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ageYears?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cargoCameraFullness?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cargoCameraReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cargoWeightOnBogieLbs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  connectivityStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceBatteryReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deviceBatteryStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceBatteryVoltage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deviceTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doorReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  doorStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dwellingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  geofence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gpsHeading?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gpsOdometer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hasSolarPanels?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  healthReasons?: Resolver<Array<ResolversTypes['HealthReason']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  installationDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  installedSensorTypeIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  lastReport?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lightFault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lightFaultCircuits?: Resolver<Array<ResolversTypes['LightCircuitFault']>, ParentType, ContextType>;
  lightsReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lng?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  loadReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  loadStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mainAppVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modelYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  positionReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reeferReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  simStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  simStatusChangeDate?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  speed?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tetherReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tetheredStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeUntetheredDays?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tireInflationReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tireInflationStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tkAmbientF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkDischargeAir1F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkDischargeAir2F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkDischargeAir3F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkElectricalHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkEngineHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkFuelLevel?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkHumidity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkInteriorTemperature1F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkInteriorTemperature2F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkInteriorTemperature3F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkInteriorTemperature4F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkInteriorTemperature5F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkInteriorTemperature6F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkOperatingMode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tkReturnAir1F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkReturnAir2F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkReturnAir3F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkSetPoint1F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkSetPoint2F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkSetPoint3F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkTotalHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkUnitBatteryVoltage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tkUnitOnOrOff?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trailerBatteryReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  trailerBatteryStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trailerBatteryVoltage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  trailerHealthStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleLengthFeet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vehicleType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FoundCustomerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundCustomer'] = ResolversParentTypes['FoundCustomer']> = ResolversObject<{
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FoundGeofenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundGeofence'] = ResolversParentTypes['FoundGeofence']> = ResolversObject<{
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FoundGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundGroup'] = ResolversParentTypes['FoundGroup']> = ResolversObject<{
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FoundPlaceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundPlace'] = ResolversParentTypes['FoundPlace']> = ResolversObject<{
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FoundTrailerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundTrailer'] = ResolversParentTypes['FoundTrailer']> = ResolversObject<{
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type FoundUserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundUser'] = ResolversParentTypes['FoundUser']> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type FreightResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Freight'] = ResolversParentTypes['Freight']> = ResolversObject<{
  agreement?: Resolver<Maybe<ResolversTypes['FreightAgreement']>, ParentType, ContextType>;
  missingSettings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type FreightAgreementResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FreightAgreement'] = ResolversParentTypes['FreightAgreement']> = ResolversObject<{
  acceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type GeofenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Geofence'] = ResolversParentTypes['Geofence']> = ResolversObject<{
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enterEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  exitEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  freeMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shape?: Resolver<ResolversTypes['GeofenceShape'], ParentType, ContextType>;
  trailersInside?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trailersOverFreeTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type GeofenceBackfillResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GeofenceBackfill'] = ResolversParentTypes['GeofenceBackfill']> = ResolversObject<{
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  geofenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type GeofenceCheckResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GeofenceCheck'] = ResolversParentTypes['GeofenceCheck']> = ResolversObject<{
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  meets?: Resolver<Maybe<ResolversTypes['MetGeofence']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['GeofenceProblem']>, ParentType, ContextType>;
  sameNameAs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type GeofenceCoordinateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GeofenceCoordinate'] = ResolversParentTypes['GeofenceCoordinate']> = ResolversObject<{
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
}>;

export type GeofenceDwellResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GeofenceDwell'] = ResolversParentTypes['GeofenceDwell']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numbers?: Resolver<ResolversTypes['GeofenceDwellNumbers'], ParentType, ContextType>;
}>;

export type GeofenceDwellNumbersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GeofenceDwellNumbers'] = ResolversParentTypes['GeofenceDwellNumbers']> = ResolversObject<{
  detentionAtLeastMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  detentionAtMostMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longestMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  meanMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  medianMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  trailersOverFreeTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type GeofenceDwellPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GeofenceDwellPage'] = ResolversParentTypes['GeofenceDwellPage']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['GeofenceDwell']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['GeofenceDwellNumbers']>, ParentType, ContextType>;
}>;

export type GeofenceProblemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GeofenceProblem'] = ResolversParentTypes['GeofenceProblem']> = ResolversObject<{
  at?: Resolver<Maybe<ResolversTypes['GeofenceCoordinate']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ring?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vertex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export interface GeofenceShapeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['GeofenceShape'], any> {
  name: 'GeofenceShape';
}

export type GeofenceVisitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GeofenceVisit'] = ResolversParentTypes['GeofenceVisit']> = ResolversObject<{
  endedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['EstimatedInstant'], ParentType, ContextType>;
  freeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  geofenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  geofenceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBackfilled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['EstimatedInstant']>, ParentType, ContextType>;
  loadAtEntry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loadAtExit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tetherAtEntry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tetherAtExit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type GeofenceVisitPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GeofenceVisitPage'] = ResolversParentTypes['GeofenceVisitPage']> = ResolversObject<{
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visits?: Resolver<Array<ResolversTypes['GeofenceVisit']>, ParentType, ContextType>;
}>;

export type HandledAlertsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HandledAlerts'] = ResolversParentTypes['HandledAlerts']> = ResolversObject<{
  alerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  conflicts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
}>;

export type HandledMaintenanceIssuesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HandledMaintenanceIssues'] = ResolversParentTypes['HandledMaintenanceIssues']> = ResolversObject<{
  conflicts?: Resolver<Array<ResolversTypes['MaintenanceIssue']>, ParentType, ContextType>;
  issues?: Resolver<Array<ResolversTypes['MaintenanceIssue']>, ParentType, ContextType>;
}>;

export type HealthReasonResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HealthReason'] = ResolversParentTypes['HealthReason']> = ResolversObject<{
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export interface IccidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Iccid'], any> {
  name: 'Iccid';
}

export type IngestKeyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IngestKey'] = ResolversParentTypes['IngestKey']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gateway?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type InsightDayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InsightDay'] = ResolversParentTypes['InsightDay']> = ResolversObject<{
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measured?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  miles?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  moved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reeferReadings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reeferWithin?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reporting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  systems?: Resolver<Array<ResolversTypes['InsightSystemDay']>, ParentType, ContextType>;
  trailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type InsightEmbedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InsightEmbed'] = ResolversParentTypes['InsightEmbed']> = ResolversObject<{
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type InsightFaultyTrailersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InsightFaultyTrailers'] = ResolversParentTypes['InsightFaultyTrailers']> = ResolversObject<{
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type InsightPeriodResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InsightPeriod'] = ResolversParentTypes['InsightPeriod']> = ResolversObject<{
  days?: Resolver<Array<ResolversTypes['InsightDay']>, ParentType, ContextType>;
  faultyTrailers?: Resolver<Array<ResolversTypes['InsightFaultyTrailers']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type InsightSystemDayResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InsightSystemDay'] = ResolversParentTypes['InsightSystemDay']> = ResolversObject<{
  faultMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  repairMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  repairs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type InsightTrailerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InsightTrailer'] = ResolversParentTypes['InsightTrailer']> = ResolversObject<{
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vehicleType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type InsightTrailerPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['InsightTrailerPage'] = ResolversParentTypes['InsightTrailerPage']> = ResolversObject<{
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trailers?: Resolver<Array<ResolversTypes['InsightTrailer']>, ParentType, ContextType>;
}>;

export type InsightsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Insights'] = ResolversParentTypes['Insights']> = ResolversObject<{
  against?: Resolver<Maybe<ResolversTypes['InsightPeriod']>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['InsightPeriod'], ParentType, ContextType>;
  through?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type IssueEvidenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IssueEvidence'] = ResolversParentTypes['IssueEvidence']> = ResolversObject<{
  amberLampMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  demandMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fmi?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lat?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lng?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sensors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  speedMph?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  spn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unplugged?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  volts?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['PlannedWorkEvidence']>, ParentType, ContextType>;
}>;

export type IssuePictureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['IssuePicture'] = ResolversParentTypes['IssuePicture']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkExpires?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LeaseCheckResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeaseCheck'] = ResolversParentTypes['LeaseCheck']> = ResolversObject<{
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['LeaseLine']>, ParentType, ContextType>;
  trailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type LeaseCustomerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeaseCustomer'] = ResolversParentTypes['LeaseCustomer']> = ResolversObject<{
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LeaseLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeaseLine'] = ResolversParentTypes['LeaseLine']> = ResolversObject<{
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overlaps?: Resolver<Maybe<ResolversTypes['LeaseOverlap']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type LeaseOverlapResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeaseOverlap'] = ResolversParentTypes['LeaseOverlap']> = ResolversObject<{
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lesseeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type LeasedTrailerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeasedTrailer'] = ResolversParentTypes['LeasedTrailer']> = ResolversObject<{
  leftAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LeftGeofenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LeftGeofence'] = ResolversParentTypes['LeftGeofence']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type LightBranchStatesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LightBranchStates'] = ResolversParentTypes['LightBranchStates']> = ResolversObject<{
  black?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  green?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  red?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  yellow?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type LightCircuitFaultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LightCircuitFault'] = ResolversParentTypes['LightCircuitFault']> = ResolversObject<{
  branch?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MailDeliveryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailDelivery'] = ResolversParentTypes['MailDelivery']> = ResolversObject<{
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MailOptOutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailOptOut'] = ResolversParentTypes['MailOptOut']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ruleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MailPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MailPage'] = ResolversParentTypes['MailPage']> = ResolversObject<{
  mails?: Resolver<Array<ResolversTypes['MailDelivery']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MaintenanceIssueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MaintenanceIssue'] = ResolversParentTypes['MaintenanceIssue']> = ResolversObject<{
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidence?: Resolver<ResolversTypes['IssueEvidence'], ParentType, ContextType>;
  geofence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goodSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasReefer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReeferRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSnoozed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastReport?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  loadStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  miles?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  occurrences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  repairedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  snoozeReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snoozedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snoozedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  withdrawnAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type MaintenanceIssueCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MaintenanceIssueCount'] = ResolversParentTypes['MaintenanceIssueCount']> = ResolversObject<{
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MaintenanceIssueDetailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MaintenanceIssueDetail'] = ResolversParentTypes['MaintenanceIssueDetail']> = ResolversObject<{
  history?: Resolver<Array<ResolversTypes['MaintenanceIssueEvent']>, ParentType, ContextType>;
  issue?: Resolver<ResolversTypes['MaintenanceIssue'], ParentType, ContextType>;
}>;

export type MaintenanceIssueEventResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MaintenanceIssueEvent'] = ResolversParentTypes['MaintenanceIssueEvent']> = ResolversObject<{
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<ResolversTypes['IssueEvidence']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  performedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['IssuePicture']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serviceCenter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type MaintenanceIssuePageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MaintenanceIssuePage'] = ResolversParentTypes['MaintenanceIssuePage']> = ResolversObject<{
  allTrailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['MaintenanceIssueCount']>, ParentType, ContextType>;
  issues?: Resolver<Array<ResolversTypes['MaintenanceIssue']>, ParentType, ContextType>;
  matchingTrailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refreshedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uniqueTrailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ManagedCustomerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ManagedCustomer'] = ResolversParentTypes['ManagedCustomer']> = ResolversObject<{
  abbrev?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dotNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hiddenFromTechnicians?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retentionDurationDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showsParts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalActiveAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unloadedUpToLbs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ManagedCustomerPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ManagedCustomerPage'] = ResolversParentTypes['ManagedCustomerPage']> = ResolversObject<{
  customerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customers?: Resolver<Array<ResolversTypes['ManagedCustomer']>, ParentType, ContextType>;
}>;

export type ManagedVehicleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ManagedVehicle'] = ResolversParentTypes['ManagedVehicle']> = ResolversObject<{
  cargoCameraSerialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['ManagedVehicleGroup']>, ParentType, ContextType>;
  hasCargoCameraSensor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSolarPanels?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasThermoKingSensor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasUltrasonicCargoSensor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modelYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  simStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  thermoKingExternalId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  undercarriage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vehicleLengthFeet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vehicleTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ManagedVehicleGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ManagedVehicleGroup'] = ResolversParentTypes['ManagedVehicleGroup']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ManagedVehiclePageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ManagedVehiclePage'] = ResolversParentTypes['ManagedVehiclePage']> = ResolversObject<{
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vehicles?: Resolver<Array<ResolversTypes['ManagedVehicle']>, ParentType, ContextType>;
}>;

export type MeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = ResolversObject<{
  customerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['MyGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLoggedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordExpirationDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  showsParts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['TimeZoneChoice']>, ParentType, ContextType>;
}>;

export type MessageCustomerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageCustomer'] = ResolversParentTypes['MessageCustomer']> = ResolversObject<{
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MessageReachResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageReach'] = ResolversParentTypes['MessageReach']> = ResolversObject<{
  byRole?: Resolver<Array<ResolversTypes['MessageRoleReach']>, ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MessageRoleReachResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageRoleReach'] = ResolversParentTypes['MessageRoleReach']> = ResolversObject<{
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MessageUserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageUser'] = ResolversParentTypes['MessageUser']> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type MessageUserPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessageUserPage'] = ResolversParentTypes['MessageUserPage']> = ResolversObject<{
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['MessageUser']>, ParentType, ContextType>;
}>;

export type MessagesForMeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MessagesForMe'] = ResolversParentTypes['MessagesForMe']> = ResolversObject<{
  messages?: Resolver<Array<ResolversTypes['ShownMessage']>, ParentType, ContextType>;
  nextChangeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type MetGeofenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MetGeofence'] = ResolversParentTypes['MetGeofence']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type MobileAppResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MobileApp'] = ResolversParentTypes['MobileApp']> = ResolversObject<{
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = ResolversObject<{
  acceptFreightAgreement?: Resolver<ResolversTypes['Freight'], ParentType, ContextType, RequireFields<MutationAcceptFreightAgreementArgs, 'version'>>;
  activateCustomer?: Resolver<ResolversTypes['ManagedCustomer'], ParentType, ContextType, RequireFields<MutationActivateCustomerArgs, 'customerId' | 'version'>>;
  activateReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationActivateReportArgs, 'customerId' | 'id'>>;
  addInspection?: Resolver<ResolversTypes['ServiceRecord'], ParentType, ContextType, RequireFields<MutationAddInspectionArgs, 'input'>>;
  addMaintenanceEntry?: Resolver<ResolversTypes['ServiceRecord'], ParentType, ContextType, RequireFields<MutationAddMaintenanceEntryArgs, 'input'>>;
  addMultipleVehiclesToTargetedMultipleGroups?: Resolver<ResolversTypes['VehiclesToGroupsResult'], ParentType, ContextType, RequireFields<MutationAddMultipleVehiclesToTargetedMultipleGroupsArgs, 'input'>>;
  addPartPicture?: Resolver<ResolversTypes['PartPicture'], ParentType, ContextType, RequireFields<MutationAddPartPictureArgs, 'input'>>;
  addUsersToVehicleGroups?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationAddUsersToVehicleGroupsArgs, 'input'>>;
  addVehiclesToGroups?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationAddVehiclesToGroupsArgs, 'customerId' | 'vehicleGroupIds' | 'vehicleIds'>>;
  applyGeofences?: Resolver<Array<ResolversTypes['AppliedGeofence']>, ParentType, ContextType, RequireFields<MutationApplyGeofencesArgs, 'input'>>;
  applyUserRows?: Resolver<Array<ResolversTypes['UserRowOutcome']>, ParentType, ContextType, RequireFields<MutationApplyUserRowsArgs, 'rows'>>;
  cancelGeofenceBackfill?: Resolver<ResolversTypes['GeofenceBackfill'], ParentType, ContextType, RequireFields<MutationCancelGeofenceBackfillArgs, 'customerId' | 'geofenceId'>>;
  cancelReportRun?: Resolver<ResolversTypes['ReportRun'], ParentType, ContextType, RequireFields<MutationCancelReportRunArgs, 'customerId' | 'id'>>;
  changeGeofences?: Resolver<ResolversTypes['ChangedGeofences'], ParentType, ContextType, RequireFields<MutationChangeGeofencesArgs, 'input'>>;
  changeSims?: Resolver<ResolversTypes['SimBatch'], ParentType, ContextType, RequireFields<MutationChangeSimsArgs, 'input'>>;
  completePlannedWork?: Resolver<ResolversTypes['CompletedPlannedWork'], ParentType, ContextType, RequireFields<MutationCompletePlannedWorkArgs, 'input'>>;
  controlOtaCampaign?: Resolver<ResolversTypes['OtaCampaign'], ParentType, ContextType, RequireFields<MutationControlOtaCampaignArgs, 'input'>>;
  controlOtaFtpTask?: Resolver<ResolversTypes['OtaFtpTask'], ParentType, ContextType, RequireFields<MutationControlOtaFtpTaskArgs, 'action' | 'taskId'>>;
  controlTrailerLease?: Resolver<ResolversTypes['TrailerLease'], ParentType, ContextType, RequireFields<MutationControlTrailerLeaseArgs, 'input'>>;
  controlTrailerTransfer?: Resolver<ResolversTypes['TrailerTransfer'], ParentType, ContextType, RequireFields<MutationControlTrailerTransferArgs, 'input'>>;
  createAlertRule?: Resolver<ResolversTypes['AlertRule'], ParentType, ContextType, RequireFields<MutationCreateAlertRuleArgs, 'input'>>;
  createCustomer?: Resolver<ResolversTypes['ManagedCustomer'], ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>;
  createDeveloperMessage?: Resolver<ResolversTypes['DeveloperMessage'], ParentType, ContextType, RequireFields<MutationCreateDeveloperMessageArgs, 'input'>>;
  createDeviceLink?: Resolver<ResolversTypes['NewDeviceLink'], ParentType, ContextType, RequireFields<MutationCreateDeviceLinkArgs, 'name' | 'vin'>>;
  createGeofence?: Resolver<ResolversTypes['Geofence'], ParentType, ContextType, RequireFields<MutationCreateGeofenceArgs, 'input'>>;
  createIngestKey?: Resolver<ResolversTypes['NewIngestKey'], ParentType, ContextType, RequireFields<MutationCreateIngestKeyArgs, 'input'>>;
  createOtaCampaign?: Resolver<ResolversTypes['OtaCampaign'], ParentType, ContextType, RequireFields<MutationCreateOtaCampaignArgs, 'input'>>;
  createOtaFtpServer?: Resolver<ResolversTypes['OtaFtpServer'], ParentType, ContextType, RequireFields<MutationCreateOtaFtpServerArgs, 'input'>>;
  createReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationCreateReportArgs, 'input'>>;
  createReportFile?: Resolver<ResolversTypes['ReportRun'], ParentType, ContextType, RequireFields<MutationCreateReportFileArgs, 'customerId' | 'format' | 'runId'>>;
  createSavedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationCreateSavedViewArgs, 'input'>>;
  createTrailerLease?: Resolver<ResolversTypes['TrailerLease'], ParentType, ContextType, RequireFields<MutationCreateTrailerLeaseArgs, 'input'>>;
  createUser?: Resolver<ResolversTypes['CreatedUser'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  createVehicle?: Resolver<ResolversTypes['ManagedVehicle'], ParentType, ContextType, RequireFields<MutationCreateVehicleArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deactivateCustomer?: Resolver<ResolversTypes['ManagedCustomer'], ParentType, ContextType, RequireFields<MutationDeactivateCustomerArgs, 'customerId' | 'version'>>;
  deactivateReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationDeactivateReportArgs, 'customerId' | 'id'>>;
  deleteAlertRule?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteAlertRuleArgs, 'customerId' | 'id'>>;
  deleteGeofence?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteGeofenceArgs, 'customerId' | 'id'>>;
  deleteGeofenceCategory?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteGeofenceCategoryArgs, 'customerId' | 'id'>>;
  deleteOtaFtpFile?: Resolver<ResolversTypes['OtaFtpTask'], ParentType, ContextType, RequireFields<MutationDeleteOtaFtpFileArgs, 'input'>>;
  deleteOtaFtpServer?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteOtaFtpServerArgs, 'serverId' | 'version'>>;
  deletePartPicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePartPictureArgs, 'customerId' | 'pictureId'>>;
  deleteParts?: Resolver<ResolversTypes['DeletedParts'], ParentType, ContextType, RequireFields<MutationDeletePartsArgs, 'customerId' | 'ids'>>;
  deletePlace?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeletePlaceArgs, 'customerId' | 'id'>>;
  deletePlannedWorkTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeletePlannedWorkTemplateArgs, 'customerId' | 'id' | 'version'>>;
  deleteReport?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteReportArgs, 'customerId' | 'id'>>;
  deleteSavedView?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSavedViewArgs, 'id'>>;
  deleteUser?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'userId'>>;
  deleteVehicleGroup?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteVehicleGroupArgs, 'customerId' | 'name'>>;
  deleteWebhook?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'customerId' | 'id'>>;
  disableAlertRule?: Resolver<ResolversTypes['AlertRule'], ParentType, ContextType, RequireFields<MutationDisableAlertRuleArgs, 'customerId' | 'id'>>;
  disableUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationDisableUserArgs, 'input'>>;
  dismissMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDismissMessageArgs, 'id'>>;
  emailMaintenanceIssues?: Resolver<ResolversTypes['EmailedMaintenanceIssues'], ParentType, ContextType, RequireFields<MutationEmailMaintenanceIssuesArgs, 'input'>>;
  enableAlertRule?: Resolver<ResolversTypes['AlertRule'], ParentType, ContextType, RequireFields<MutationEnableAlertRuleArgs, 'customerId' | 'id'>>;
  enableUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationEnableUserArgs, 'input'>>;
  endMySession?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationEndMySessionArgs, 'sessionId'>>;
  exportAuditLog?: Resolver<ResolversTypes['AuditExport'], ParentType, ContextType, RequireFields<MutationExportAuditLogArgs, 'input'>>;
  handleAlerts?: Resolver<ResolversTypes['HandledAlerts'], ParentType, ContextType, RequireFields<MutationHandleAlertsArgs, 'input'>>;
  handleMaintenanceIssues?: Resolver<ResolversTypes['HandledMaintenanceIssues'], ParentType, ContextType, RequireFields<MutationHandleMaintenanceIssuesArgs, 'input'>>;
  importParts?: Resolver<ResolversTypes['PartImport'], ParentType, ContextType, RequireFields<MutationImportPartsArgs, 'input'>>;
  importVehicles?: Resolver<ResolversTypes['VehicleImport'], ParentType, ContextType, RequireFields<MutationImportVehiclesArgs, 'input'>>;
  moveAlertRule?: Resolver<Array<ResolversTypes['AlertRule']>, ParentType, ContextType, RequireFields<MutationMoveAlertRuleArgs, 'customerId' | 'id' | 'place'>>;
  moveVehicleGroup?: Resolver<ResolversTypes['VehicleGroup'], ParentType, ContextType, RequireFields<MutationMoveVehicleGroupArgs, 'customerId' | 'parentIds' | 'vehicleGroupId'>>;
  muteAlertRule?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType, RequireFields<MutationMuteAlertRuleArgs, 'customerId' | 'id' | 'vin'>>;
  publishOtaPackage?: Resolver<ResolversTypes['OtaFtpTask'], ParentType, ContextType, RequireFields<MutationPublishOtaPackageArgs, 'input'>>;
  removeUsersFromVehicleGroups?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationRemoveUsersFromVehicleGroupsArgs, 'input'>>;
  removeVehiclesFromGroups?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationRemoveVehiclesFromGroupsArgs, 'customerId' | 'vehicleGroupIds' | 'vehicleIds'>>;
  renameVehicleGroup?: Resolver<ResolversTypes['VehicleGroup'], ParentType, ContextType, RequireFields<MutationRenameVehicleGroupArgs, 'customerId' | 'name' | 'vehicleGroupId'>>;
  replayWebhookMessage?: Resolver<ResolversTypes['WebhookMessage'], ParentType, ContextType, RequireFields<MutationReplayWebhookMessageArgs, 'customerId' | 'id' | 'webhookId'>>;
  requestTrailerTransfer?: Resolver<ResolversTypes['TrailerTransfer'], ParentType, ContextType, RequireFields<MutationRequestTrailerTransferArgs, 'input'>>;
  resetUserPassword?: Resolver<Array<ResolversTypes['UserMailResult']>, ParentType, ContextType, RequireFields<MutationResetUserPasswordArgs, 'userIds'>>;
  resumeMail?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationResumeMailArgs, 'subject'>>;
  retryMail?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType, RequireFields<MutationRetryMailArgs, 'id'>>;
  retrySims?: Resolver<ResolversTypes['SimBatch'], ParentType, ContextType, RequireFields<MutationRetrySimsArgs, 'input'>>;
  revokeDeviceLink?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeDeviceLinkArgs, 'linkId' | 'vin'>>;
  revokeIngestKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeIngestKeyArgs, 'id'>>;
  revokeReportLinks?: Resolver<ResolversTypes['ReportRun'], ParentType, ContextType, RequireFields<MutationRevokeReportLinksArgs, 'customerId' | 'runId'>>;
  revokeSharedLocation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeSharedLocationArgs, 'linkId'>>;
  rollBackOtaCampaign?: Resolver<ResolversTypes['OtaCampaign'], ParentType, ContextType, RequireFields<MutationRollBackOtaCampaignArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['NewWebhook'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'customerId' | 'id'>>;
  runReport?: Resolver<ResolversTypes['ReportRun'], ParentType, ContextType, RequireFields<MutationRunReportArgs, 'input'>>;
  runScheduledJob?: Resolver<ResolversTypes['ScheduledJob'], ParentType, ContextType, RequireFields<MutationRunScheduledJobArgs, 'name'>>;
  saveAlertSettings?: Resolver<ResolversTypes['AlertSettings'], ParentType, ContextType, RequireFields<MutationSaveAlertSettingsArgs, 'input' | 'version'>>;
  saveGeofenceCategory?: Resolver<ResolversTypes['OwnGeofenceCategory'], ParentType, ContextType, RequireFields<MutationSaveGeofenceCategoryArgs, 'customerId' | 'id' | 'input'>>;
  savePlace?: Resolver<ResolversTypes['SavedPlace'], ParentType, ContextType, RequireFields<MutationSavePlaceArgs, 'customerId' | 'id' | 'input' | 'version'>>;
  savePlannedWorkTemplate?: Resolver<ResolversTypes['PlannedWorkTemplate'], ParentType, ContextType, RequireFields<MutationSavePlannedWorkTemplateArgs, 'input'>>;
  saveReportSettings?: Resolver<ResolversTypes['ReportSettings'], ParentType, ContextType, RequireFields<MutationSaveReportSettingsArgs, 'customerId' | 'input' | 'version'>>;
  saveSensorOrder?: Resolver<ResolversTypes['SensorOrder'], ParentType, ContextType, RequireFields<MutationSaveSensorOrderArgs, 'input'>>;
  sendDiagnosticEmail?: Resolver<ResolversTypes['SentDiagnosticEmail'], ParentType, ContextType, RequireFields<MutationSendDiagnosticEmailArgs, 'dealerId' | 'vin'>>;
  sendReeferCommands?: Resolver<Array<ResolversTypes['ReeferCommandResult']>, ParentType, ContextType, RequireFields<MutationSendReeferCommandsArgs, 'input'>>;
  sendReport?: Resolver<ResolversTypes['ReportRun'], ParentType, ContextType, RequireFields<MutationSendReportArgs, 'input'>>;
  sendTestAlert?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendVerificationEmail?: Resolver<Array<ResolversTypes['UserMailResult']>, ParentType, ContextType, RequireFields<MutationSendVerificationEmailArgs, 'userIds'>>;
  shareLocation?: Resolver<ResolversTypes['NewSharedLink'], ParentType, ContextType, RequireFields<MutationShareLocationArgs, 'input'>>;
  startGeofenceBackfill?: Resolver<ResolversTypes['GeofenceBackfill'], ParentType, ContextType, RequireFields<MutationStartGeofenceBackfillArgs, 'customerId' | 'days' | 'geofenceId'>>;
  subscribePush?: Resolver<ResolversTypes['PushSubscription'], ParentType, ContextType, RequireFields<MutationSubscribePushArgs, 'input'>>;
  takeOverAlertRule?: Resolver<ResolversTypes['AlertRule'], ParentType, ContextType, RequireFields<MutationTakeOverAlertRuleArgs, 'customerId' | 'id' | 'version'>>;
  takeOverReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationTakeOverReportArgs, 'customerId' | 'id' | 'version'>>;
  testOtaFtpServer?: Resolver<ResolversTypes['OtaFtpServer'], ParentType, ContextType, RequireFields<MutationTestOtaFtpServerArgs, 'serverId'>>;
  testPush?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  testWebhook?: Resolver<ResolversTypes['WebhookMessage'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'customerId' | 'id'>>;
  trustOtaFtpServer?: Resolver<ResolversTypes['OtaFtpServer'], ParentType, ContextType, RequireFields<MutationTrustOtaFtpServerArgs, 'input'>>;
  undoGeofenceImport?: Resolver<ResolversTypes['UndoneGeofences'], ParentType, ContextType, RequireFields<MutationUndoGeofenceImportArgs, 'customerId' | 'importId'>>;
  unsubscribePush?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationUnsubscribePushArgs, 'id'>>;
  updateAlertRule?: Resolver<ResolversTypes['AlertRule'], ParentType, ContextType, RequireFields<MutationUpdateAlertRuleArgs, 'customerId' | 'id' | 'input' | 'version'>>;
  updateCustomer?: Resolver<ResolversTypes['ManagedCustomer'], ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'input'>>;
  updateCustomerVehicle?: Resolver<ResolversTypes['ManagedVehicle'], ParentType, ContextType, RequireFields<MutationUpdateCustomerVehicleArgs, 'unitId' | 'vin'>>;
  updateDeveloperMessage?: Resolver<ResolversTypes['DeveloperMessage'], ParentType, ContextType, RequireFields<MutationUpdateDeveloperMessageArgs, 'input'>>;
  updateGeofence?: Resolver<ResolversTypes['Geofence'], ParentType, ContextType, RequireFields<MutationUpdateGeofenceArgs, 'customerId' | 'id' | 'input' | 'version'>>;
  updateMyMailSettings?: Resolver<ResolversTypes['MyMailSettings'], ParentType, ContextType, RequireFields<MutationUpdateMyMailSettingsArgs, 'weeklySummary'>>;
  updateMyTimezone?: Resolver<Maybe<ResolversTypes['TimeZoneChoice']>, ParentType, ContextType, Partial<MutationUpdateMyTimezoneArgs>>;
  updateOtaFtpServer?: Resolver<ResolversTypes['OtaFtpServer'], ParentType, ContextType, RequireFields<MutationUpdateOtaFtpServerArgs, 'input'>>;
  updateReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationUpdateReportArgs, 'customerId' | 'id' | 'input' | 'version'>>;
  updateSavedView?: Resolver<ResolversTypes['SavedView'], ParentType, ContextType, RequireFields<MutationUpdateSavedViewArgs, 'id' | 'input' | 'version'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  updateVehicle?: Resolver<ResolversTypes['ManagedVehicle'], ParentType, ContextType, RequireFields<MutationUpdateVehicleArgs, 'input'>>;
  updateVehicleGroup?: Resolver<ResolversTypes['VehicleGroup'], ParentType, ContextType, RequireFields<MutationUpdateVehicleGroupArgs, 'customerId' | 'name' | 'parentIds'>>;
  updateWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'customerId' | 'id' | 'input' | 'version'>>;
  upsertDetachedSensorBox?: Resolver<ResolversTypes['DetachedSensorBox'], ParentType, ContextType, RequireFields<MutationUpsertDetachedSensorBoxArgs, 'extMfgrSerialNum' | 'sensorBoxMfgrId'>>;
  verifyOtaFtpFile?: Resolver<ResolversTypes['OtaFtpTask'], ParentType, ContextType, RequireFields<MutationVerifyOtaFtpFileArgs, 'input'>>;
  withdrawDeveloperMessage?: Resolver<ResolversTypes['DeveloperMessage'], ParentType, ContextType, RequireFields<MutationWithdrawDeveloperMessageArgs, 'id' | 'version'>>;
}>;

export type MyGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MyGroup'] = ResolversParentTypes['MyGroup']> = ResolversObject<{
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type MyMailSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MyMailSettings'] = ResolversParentTypes['MyMailSettings']> = ResolversObject<{
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weeklySummary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type MySessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MySession'] = ResolversParentTypes['MySession']> = ResolversObject<{
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type NewDeviceLinkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NewDeviceLink'] = ResolversParentTypes['NewDeviceLink']> = ResolversObject<{
  link?: Resolver<ResolversTypes['DeviceLink'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NewIngestKeyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NewIngestKey'] = ResolversParentTypes['NewIngestKey']> = ResolversObject<{
  key?: Resolver<ResolversTypes['IngestKey'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NewSharedLinkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NewSharedLink'] = ResolversParentTypes['NewSharedLink']> = ResolversObject<{
  link?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type NewWebhookResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NewWebhook'] = ResolversParentTypes['NewWebhook']> = ResolversObject<{
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
}>;

export type OtaCampaignResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaCampaign'] = ResolversParentTypes['OtaCampaign']> = ResolversObject<{
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  campaignId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conditions?: Resolver<ResolversTypes['OtaConditions'], ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['OtaCampaignCount']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadlineHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failures?: Resolver<Array<ResolversTypes['OtaFailureCount']>, ParentType, ContextType>;
  fromVersions?: Resolver<Array<ResolversTypes['OtaFromVersion']>, ParentType, ContextType>;
  hoursBetweenStages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  judgedFromDevices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxAttempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package?: Resolver<ResolversTypes['OtaPackage'], ParentType, ContextType>;
  resumedWith?: Resolver<Maybe<ResolversTypes['OtaFinished']>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rollsBack?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stageOverAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['OtaCampaignStage']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stopAbovePercent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stopped?: Resolver<Maybe<ResolversTypes['OtaStopped']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['OtaTargetText'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OtaCampaignCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaCampaignCount'] = ResolversParentTypes['OtaCampaignCount']> = ResolversObject<{
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OtaCampaignDeviceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaCampaignDevice'] = ResolversParentTypes['OtaCampaignDevice']> = ResolversObject<{
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastReport?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reported?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  waitsFor?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OtaCampaignStageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaCampaignStage'] = ResolversParentTypes['OtaCampaignStage']> = ResolversObject<{
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  upTo?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type OtaConditionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaConditions'] = ResolversParentTypes['OtaConditions']> = ResolversObject<{
  hours?: Resolver<Maybe<ResolversTypes['OtaHours']>, ParentType, ContextType>;
  minVolts?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  parkedMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  untethered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type OtaDevicePageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaDevicePage'] = ResolversParentTypes['OtaDevicePage']> = ResolversObject<{
  devices?: Resolver<Array<ResolversTypes['OtaCampaignDevice']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type OtaFailureCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaFailureCount'] = ResolversParentTypes['OtaFailureCount']> = ResolversObject<{
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OtaFinishedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaFinished'] = ResolversParentTypes['OtaFinished']> = ResolversObject<{
  confirmed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OtaFleetPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaFleetPage'] = ResolversParentTypes['OtaFleetPage']> = ResolversObject<{
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trailers?: Resolver<Array<ResolversTypes['OtaTrailer']>, ParentType, ContextType>;
}>;

export type OtaFromVersionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaFromVersion'] = ResolversParentTypes['OtaFromVersion']> = ResolversObject<{
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OtaFtpEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaFtpEntry'] = ResolversParentTypes['OtaFtpEntry']> = ResolversObject<{
  isFolder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPartial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  published?: Resolver<Maybe<ResolversTypes['OtaFtpPublished']>, ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
}>;

export type OtaFtpListingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaFtpListing'] = ResolversParentTypes['OtaFtpListing']> = ResolversObject<{
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['OtaFtpEntry']>, ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OtaFtpPinResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaFtpPin'] = ResolversParentTypes['OtaFtpPin']> = ResolversObject<{
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinnedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type OtaFtpPublishedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaFtpPublished'] = ResolversParentTypes['OtaFtpPublished']> = ResolversObject<{
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manifest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OtaFtpServerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaFtpServer'] = ResolversParentTypes['OtaFtpServer']> = ResolversObject<{
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pinned?: Resolver<Maybe<ResolversTypes['OtaFtpPin']>, ParentType, ContextType>;
  port?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  protocol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secretKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serverId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  test?: Resolver<Maybe<ResolversTypes['OtaFtpTest']>, ParentType, ContextType>;
  testStartedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OtaFtpTaskResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaFtpTask'] = ResolversParentTypes['OtaFtpTask']> = ResolversObject<{
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doneBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCanceling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  packageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  packageName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serverId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OtaFtpTestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaFtpTest'] = ResolversParentTypes['OtaFtpTest']> = ResolversObject<{
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fingerprint?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type OtaHoursResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaHours'] = ResolversParentTypes['OtaHours']> = ResolversObject<{
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OtaJobResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaJob'] = ResolversParentTypes['OtaJob']> = ResolversObject<{
  campaignId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  campaignName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OtaLeftOutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaLeftOut'] = ResolversParentTypes['OtaLeftOut']> = ResolversObject<{
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OtaLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaLine'] = ResolversParentTypes['OtaLine']> = ResolversObject<{
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OtaPackageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaPackage'] = ResolversParentTypes['OtaPackage']> = ResolversObject<{
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sizeBytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type OtaPackageListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaPackageList'] = ResolversParentTypes['OtaPackageList']> = ResolversObject<{
  hasKeys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  packages?: Resolver<Array<ResolversTypes['OtaPackage']>, ParentType, ContextType>;
  reported?: Resolver<Array<ResolversTypes['OtaReportedVersion']>, ParentType, ContextType>;
}>;

export type OtaReportedVersionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaReportedVersion'] = ResolversParentTypes['OtaReportedVersion']> = ResolversObject<{
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OtaStoppedResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaStopped'] = ResolversParentTypes['OtaStopped']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finished?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type OtaTargetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaTarget'] = ResolversParentTypes['OtaTarget']> = ResolversObject<{
  devices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fromVersions?: Resolver<Array<ResolversTypes['OtaFromVersion']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['OtaLeftOut']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OtaLine']>, ParentType, ContextType>;
}>;

export type OtaTargetTextResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaTargetText'] = ResolversParentTypes['OtaTargetText']> = ResolversObject<{
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromVersions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reportedWithinDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type OtaTrailerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaTrailer'] = ResolversParentTypes['OtaTrailer']> = ResolversObject<{
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['OtaJob']>, ParentType, ContextType>;
  lastReport?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['OtaVersion']>, ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type OtaVersionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OtaVersion'] = ResolversParentTypes['OtaVersion']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reported?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type OwnGeofenceCategoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnGeofenceCategory'] = ResolversParentTypes['OwnGeofenceCategory']> = ResolversObject<{
  freeMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  geofences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PartResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Part'] = ResolversParentTypes['Part']> = ResolversObject<{
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faultCodes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfModel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['PartPicture']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PartCategoryCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PartCategoryCount'] = ResolversParentTypes['PartCategoryCount']> = ResolversObject<{
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PartImportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PartImport'] = ResolversParentTypes['PartImport']> = ResolversObject<{
  results?: Resolver<Array<ResolversTypes['PartRowResult']>, ParentType, ContextType>;
}>;

export type PartPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PartPage'] = ResolversParentTypes['PartPage']> = ResolversObject<{
  categories?: Resolver<Array<ResolversTypes['PartCategoryCount']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['FleetPart']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PartPictureResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PartPicture'] = ResolversParentTypes['PartPicture']> = ResolversObject<{
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkExpires?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PartRowResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PartRowResult'] = ResolversParentTypes['PartRowResult']> = ResolversObject<{
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PartTrailerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PartTrailer'] = ResolversParentTypes['PartTrailer']> = ResolversObject<{
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  modelYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  positions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type PartTrailerPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PartTrailerPage'] = ResolversParentTypes['PartTrailerPage']> = ResolversObject<{
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trailers?: Resolver<Array<ResolversTypes['PartTrailer']>, ParentType, ContextType>;
}>;

export type PlannedWorkEvidenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlannedWorkEvidence'] = ResolversParentTypes['PlannedWorkEvidence']> = ResolversObject<{
  countedFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  engineHoursLeft?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hasEngineHours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasMiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  milesLeft?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  templateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unjudged?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type PlannedWorkTemplateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlannedWorkTemplate'] = ResolversParentTypes['PlannedWorkTemplate']> = ResolversObject<{
  dueSoon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  everyEngineHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  everyMiles?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  everyMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trailerTypes?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  unjudged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type PushSubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PushSubscription'] = ResolversParentTypes['PushSubscription']> = ResolversObject<{
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endpoint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = ResolversObject<{
  absFaults?: Resolver<ResolversTypes['AbsFaultList'], ParentType, ContextType, RequireFields<QueryAbsFaultsArgs, 'input'>>;
  absReadings?: Resolver<ResolversTypes['AbsReadings'], ParentType, ContextType, RequireFields<QueryAbsReadingsArgs, 'from' | 'to' | 'vin'>>;
  absTroubleshootingLifecycles?: Resolver<ResolversTypes['AbsLifecycleList'], ParentType, ContextType, RequireFields<QueryAbsTroubleshootingLifecyclesArgs, 'input'>>;
  aftermarketDealers?: Resolver<Array<ResolversTypes['AftermarketDealer']>, ParentType, ContextType>;
  alertActivity?: Resolver<ResolversTypes['AlertActivityPage'], ParentType, ContextType, RequireFields<QueryAlertActivityArgs, 'input'>>;
  alertBacktest?: Resolver<ResolversTypes['AlertBacktest'], ParentType, ContextType, RequireFields<QueryAlertBacktestArgs, 'input'>>;
  alertCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryAlertCountArgs, 'customerId'>>;
  alertMailOptOuts?: Resolver<ResolversTypes['AlertMailOptOutPage'], ParentType, ContextType, RequireFields<QueryAlertMailOptOutsArgs, 'customerId' | 'limit'>>;
  alertNotification?: Resolver<Maybe<ResolversTypes['AlertDetail']>, ParentType, ContextType, RequireFields<QueryAlertNotificationArgs, 'customerId' | 'id'>>;
  alertNotifications?: Resolver<ResolversTypes['AlertPage'], ParentType, ContextType, RequireFields<QueryAlertNotificationsArgs, 'input'>>;
  alertRule?: Resolver<Maybe<ResolversTypes['AlertRule']>, ParentType, ContextType, RequireFields<QueryAlertRuleArgs, 'customerId' | 'id'>>;
  alertRules?: Resolver<Array<ResolversTypes['AlertRule']>, ParentType, ContextType, RequireFields<QueryAlertRulesArgs, 'customerId'>>;
  alertSettings?: Resolver<ResolversTypes['AlertSettings'], ParentType, ContextType>;
  auditLog?: Resolver<ResolversTypes['AuditLogPage'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'input'>>;
  checkGeofences?: Resolver<ResolversTypes['CheckedGeofences'], ParentType, ContextType, RequireFields<QueryCheckGeofencesArgs, 'input'>>;
  checkTrailerLease?: Resolver<ResolversTypes['LeaseCheck'], ParentType, ContextType, RequireFields<QueryCheckTrailerLeaseArgs, 'input'>>;
  checkTrailerTransfer?: Resolver<ResolversTypes['TransferCheck'], ParentType, ContextType, RequireFields<QueryCheckTrailerTransferArgs, 'input'>>;
  checkUserRows?: Resolver<Array<ResolversTypes['UserRowOutcome']>, ParentType, ContextType, RequireFields<QueryCheckUserRowsArgs, 'rows'>>;
  closestAftermarketDealers?: Resolver<ResolversTypes['ClosestDealers'], ParentType, ContextType, RequireFields<QueryClosestAftermarketDealersArgs, 'limit' | 'vin'>>;
  customers?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomersArgs, 'showDeactivated'>>;
  developerMessages?: Resolver<ResolversTypes['DeveloperMessagePage'], ParentType, ContextType, RequireFields<QueryDeveloperMessagesArgs, 'input'>>;
  deviceLinks?: Resolver<Array<ResolversTypes['DeviceLink']>, ParentType, ContextType, RequireFields<QueryDeviceLinksArgs, 'vin'>>;
  effectiveAccess?: Resolver<ResolversTypes['EffectiveAccess'], ParentType, ContextType, RequireFields<QueryEffectiveAccessArgs, 'userId'>>;
  explainAlert?: Resolver<Maybe<ResolversTypes['AlertExplanation']>, ParentType, ContextType, RequireFields<QueryExplainAlertArgs, 'input'>>;
  failedAlertMessages?: Resolver<ResolversTypes['FailedAlertMessagePage'], ParentType, ContextType, RequireFields<QueryFailedAlertMessagesArgs, 'customerId' | 'limit'>>;
  findAllCustomers?: Resolver<ResolversTypes['ManagedCustomerPage'], ParentType, ContextType, RequireFields<QueryFindAllCustomersArgs, 'input'>>;
  findTrailer?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryFindTrailerArgs, 'text'>>;
  fleetStatus?: Resolver<ResolversTypes['FleetStatusPage'], ParentType, ContextType, RequireFields<QueryFleetStatusArgs, 'input'>>;
  fleetStatusSummary?: Resolver<ResolversTypes['FleetStatusSummary'], ParentType, ContextType, RequireFields<QueryFleetStatusSummaryArgs, 'input'>>;
  freight?: Resolver<ResolversTypes['Freight'], ParentType, ContextType>;
  geofenceBackfill?: Resolver<Maybe<ResolversTypes['GeofenceBackfill']>, ParentType, ContextType, RequireFields<QueryGeofenceBackfillArgs, 'customerId' | 'geofenceId'>>;
  geofenceCategories?: Resolver<Array<ResolversTypes['OwnGeofenceCategory']>, ParentType, ContextType, RequireFields<QueryGeofenceCategoriesArgs, 'customerId'>>;
  geofenceDwell?: Resolver<ResolversTypes['GeofenceDwellPage'], ParentType, ContextType, RequireFields<QueryGeofenceDwellArgs, 'input'>>;
  geofenceVisits?: Resolver<ResolversTypes['GeofenceVisitPage'], ParentType, ContextType, RequireFields<QueryGeofenceVisitsArgs, 'input'>>;
  geofences?: Resolver<ResolversTypes['EarlierGeofences'], ParentType, ContextType, RequireFields<QueryGeofencesArgs, 'customerId'>>;
  geofencesV2?: Resolver<Array<ResolversTypes['Geofence']>, ParentType, ContextType, RequireFields<QueryGeofencesV2Args, 'customerId'>>;
  getCustomerFeatures?: Resolver<Array<ResolversTypes['CustomerFeature']>, ParentType, ContextType, RequireFields<QueryGetCustomerFeaturesArgs, 'input'>>;
  ingestKeys?: Resolver<Array<ResolversTypes['IngestKey']>, ParentType, ContextType>;
  insightEmbed?: Resolver<Maybe<ResolversTypes['InsightEmbed']>, ParentType, ContextType, Partial<QueryInsightEmbedArgs>>;
  insightTrailers?: Resolver<ResolversTypes['InsightTrailerPage'], ParentType, ContextType, RequireFields<QueryInsightTrailersArgs, 'input'>>;
  insights?: Resolver<ResolversTypes['Insights'], ParentType, ContextType, RequireFields<QueryInsightsArgs, 'input'>>;
  mailDeliveries?: Resolver<Array<ResolversTypes['MailDelivery']>, ParentType, ContextType, RequireFields<QueryMailDeliveriesArgs, 'ids'>>;
  mails?: Resolver<ResolversTypes['MailPage'], ParentType, ContextType, RequireFields<QueryMailsArgs, 'input'>>;
  maintenanceIssue?: Resolver<Maybe<ResolversTypes['MaintenanceIssueDetail']>, ParentType, ContextType, RequireFields<QueryMaintenanceIssueArgs, 'id'>>;
  maintenanceIssues?: Resolver<ResolversTypes['MaintenanceIssuePage'], ParentType, ContextType, RequireFields<QueryMaintenanceIssuesArgs, 'input'>>;
  maintenanceLog?: Resolver<ResolversTypes['ServiceRecordList'], ParentType, ContextType, RequireFields<QueryMaintenanceLogArgs, 'vin'>>;
  managedVehicles?: Resolver<ResolversTypes['ManagedVehiclePage'], ParentType, ContextType, RequireFields<QueryManagedVehiclesArgs, 'input'>>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  messageCustomers?: Resolver<Array<ResolversTypes['MessageCustomer']>, ParentType, ContextType>;
  messageReach?: Resolver<ResolversTypes['MessageReach'], ParentType, ContextType, RequireFields<QueryMessageReachArgs, 'audience'>>;
  messageUsers?: Resolver<ResolversTypes['MessageUserPage'], ParentType, ContextType, RequireFields<QueryMessageUsersArgs, 'input'>>;
  messagesForMe?: Resolver<ResolversTypes['MessagesForMe'], ParentType, ContextType>;
  mobileApps?: Resolver<Array<ResolversTypes['MobileApp']>, ParentType, ContextType>;
  myMailOptOuts?: Resolver<Array<ResolversTypes['MailOptOut']>, ParentType, ContextType>;
  myMailSettings?: Resolver<ResolversTypes['MyMailSettings'], ParentType, ContextType>;
  mySessions?: Resolver<Array<ResolversTypes['MySession']>, ParentType, ContextType>;
  mySharedLocations?: Resolver<Array<ResolversTypes['SharedLink']>, ParentType, ContextType>;
  otaCampaign?: Resolver<Maybe<ResolversTypes['OtaCampaign']>, ParentType, ContextType, RequireFields<QueryOtaCampaignArgs, 'campaignId'>>;
  otaCampaignDevices?: Resolver<Maybe<ResolversTypes['OtaDevicePage']>, ParentType, ContextType, RequireFields<QueryOtaCampaignDevicesArgs, 'input'>>;
  otaCampaigns?: Resolver<Array<ResolversTypes['OtaCampaign']>, ParentType, ContextType>;
  otaFleet?: Resolver<ResolversTypes['OtaFleetPage'], ParentType, ContextType, RequireFields<QueryOtaFleetArgs, 'input'>>;
  otaFtpFiles?: Resolver<Maybe<ResolversTypes['OtaFtpListing']>, ParentType, ContextType, RequireFields<QueryOtaFtpFilesArgs, 'input'>>;
  otaFtpServers?: Resolver<Array<ResolversTypes['OtaFtpServer']>, ParentType, ContextType>;
  otaFtpTasks?: Resolver<Array<ResolversTypes['OtaFtpTask']>, ParentType, ContextType, RequireFields<QueryOtaFtpTasksArgs, 'limit' | 'serverId'>>;
  otaPackages?: Resolver<ResolversTypes['OtaPackageList'], ParentType, ContextType, RequireFields<QueryOtaPackagesArgs, 'kind'>>;
  otaTarget?: Resolver<Maybe<ResolversTypes['OtaTarget']>, ParentType, ContextType, RequireFields<QueryOtaTargetArgs, 'input'>>;
  partTrailers?: Resolver<ResolversTypes['PartTrailerPage'], ParentType, ContextType, RequireFields<QueryPartTrailersArgs, 'input'>>;
  parts?: Resolver<ResolversTypes['PartPage'], ParentType, ContextType, RequireFields<QueryPartsArgs, 'input'>>;
  plannedWorkTemplates?: Resolver<Array<ResolversTypes['PlannedWorkTemplate']>, ParentType, ContextType, RequireFields<QueryPlannedWorkTemplatesArgs, 'customerId'>>;
  pushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pushSubscriptions?: Resolver<Array<ResolversTypes['PushSubscription']>, ParentType, ContextType>;
  recentInspections?: Resolver<ResolversTypes['ServiceRecordList'], ParentType, ContextType, RequireFields<QueryRecentInspectionsArgs, 'vin'>>;
  reeferCommands?: Resolver<ResolversTypes['ReeferCommands'], ParentType, ContextType, RequireFields<QueryReeferCommandsArgs, 'limit' | 'vin'>>;
  reeferTemperatures?: Resolver<ResolversTypes['ReeferTemperatures'], ParentType, ContextType, RequireFields<QueryReeferTemperaturesArgs, 'days' | 'vin'>>;
  reeferUnit?: Resolver<ResolversTypes['ReeferUnit'], ParentType, ContextType, RequireFields<QueryReeferUnitArgs, 'vin'>>;
  reeferUnits?: Resolver<ResolversTypes['ReeferUnitPage'], ParentType, ContextType, RequireFields<QueryReeferUnitsArgs, 'input'>>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportArgs, 'customerId' | 'id'>>;
  reportPreview?: Resolver<ResolversTypes['ReportPreview'], ParentType, ContextType, RequireFields<QueryReportPreviewArgs, 'input'>>;
  reportRows?: Resolver<ResolversTypes['ReportRows'], ParentType, ContextType, RequireFields<QueryReportRowsArgs, 'input'>>;
  reportRun?: Resolver<Maybe<ResolversTypes['ReportRun']>, ParentType, ContextType, RequireFields<QueryReportRunArgs, 'customerId' | 'id'>>;
  reportRuns?: Resolver<ResolversTypes['ReportRunPage'], ParentType, ContextType, RequireFields<QueryReportRunsArgs, 'input'>>;
  reportSettings?: Resolver<ResolversTypes['ReportSettings'], ParentType, ContextType, RequireFields<QueryReportSettingsArgs, 'customerId'>>;
  reports?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportsArgs, 'customerId'>>;
  savedPlaces?: Resolver<Array<ResolversTypes['SavedPlace']>, ParentType, ContextType, RequireFields<QuerySavedPlacesArgs, 'customerId'>>;
  savedViews?: Resolver<Array<ResolversTypes['SavedView']>, ParentType, ContextType, RequireFields<QuerySavedViewsArgs, 'screen'>>;
  scheduledJobs?: Resolver<Array<ResolversTypes['ScheduledJob']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['SearchResults'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'input'>>;
  sensorOrder?: Resolver<ResolversTypes['SensorOrder'], ParentType, ContextType>;
  sim?: Resolver<Maybe<ResolversTypes['SimDetail']>, ParentType, ContextType, RequireFields<QuerySimArgs, 'iccid'>>;
  simBatch?: Resolver<Maybe<ResolversTypes['SimBatch']>, ParentType, ContextType, RequireFields<QuerySimBatchArgs, 'batchId'>>;
  simPlans?: Resolver<Array<ResolversTypes['SimPlan']>, ParentType, ContextType, Partial<QuerySimPlansArgs>>;
  simTarget?: Resolver<ResolversTypes['SimTarget'], ParentType, ContextType, RequireFields<QuerySimTargetArgs, 'input'>>;
  sims?: Resolver<ResolversTypes['SimPage'], ParentType, ContextType, RequireFields<QuerySimsArgs, 'input'>>;
  trailerImageHistoryData?: Resolver<ResolversTypes['TrailerImagePage'], ParentType, ContextType, RequireFields<QueryTrailerImageHistoryDataArgs, 'pageNumber' | 'pageSize' | 'vin'>>;
  trailerLease?: Resolver<Maybe<ResolversTypes['TrailerLease']>, ParentType, ContextType, RequireFields<QueryTrailerLeaseArgs, 'id'>>;
  trailerLeaseTrailers?: Resolver<Maybe<ResolversTypes['TrailerLeaseTrailerPage']>, ParentType, ContextType, RequireFields<QueryTrailerLeaseTrailersArgs, 'input'>>;
  trailerLeases?: Resolver<ResolversTypes['TrailerLeasePage'], ParentType, ContextType, RequireFields<QueryTrailerLeasesArgs, 'input'>>;
  trailerParts?: Resolver<ResolversTypes['TrailerPartList'], ParentType, ContextType, RequireFields<QueryTrailerPartsArgs, 'vin'>>;
  trailerTransfer?: Resolver<Maybe<ResolversTypes['TrailerTransfer']>, ParentType, ContextType, RequireFields<QueryTrailerTransferArgs, 'id'>>;
  trailerTransferLines?: Resolver<Maybe<ResolversTypes['TrailerTransferLinePage']>, ParentType, ContextType, RequireFields<QueryTrailerTransferLinesArgs, 'input'>>;
  trailerTransfers?: Resolver<ResolversTypes['TrailerTransferPage'], ParentType, ContextType, RequireFields<QueryTrailerTransfersArgs, 'input'>>;
  transferCustomerByName?: Resolver<Maybe<ResolversTypes['TransferCustomer']>, ParentType, ContextType, RequireFields<QueryTransferCustomerByNameArgs, 'name'>>;
  transferCustomers?: Resolver<Array<ResolversTypes['TransferCustomer']>, ParentType, ContextType>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'input'>>;
  vehicleDetailData?: Resolver<ResolversTypes['VehicleDetail'], ParentType, ContextType, RequireFields<QueryVehicleDetailDataArgs, 'vin'>>;
  vehicleGroupChangePreview?: Resolver<ResolversTypes['VehicleGroupChangePreview'], ParentType, ContextType, RequireFields<QueryVehicleGroupChangePreviewArgs, 'input'>>;
  vehicleGroupTrailers?: Resolver<ResolversTypes['VehicleGroupTrailerPage'], ParentType, ContextType, RequireFields<QueryVehicleGroupTrailersArgs, 'input'>>;
  vehicleGroupUsers?: Resolver<ResolversTypes['VehicleGroupUserPage'], ParentType, ContextType, RequireFields<QueryVehicleGroupUsersArgs, 'input'>>;
  vehicleGroups?: Resolver<Array<ResolversTypes['VehicleGroup']>, ParentType, ContextType, RequireFields<QueryVehicleGroupsArgs, 'customerId'>>;
  vehicleTrackingV2?: Resolver<ResolversTypes['VehicleTracking'], ParentType, ContextType, RequireFields<QueryVehicleTrackingV2Args, 'pageNumber' | 'pageSize' | 'vin'>>;
  webhookMessages?: Resolver<ResolversTypes['WebhookMessagePage'], ParentType, ContextType, RequireFields<QueryWebhookMessagesArgs, 'customerId' | 'id' | 'limit'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<QueryWebhooksArgs, 'customerId'>>;
}>;

export type QuietHoursResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuietHours'] = ResolversParentTypes['QuietHours']> = ResolversObject<{
  criticalPasses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  windows?: Resolver<Array<ResolversTypes['AlertWindow']>, ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReeferAlarmResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferAlarm'] = ResolversParentTypes['ReeferAlarm']> = ResolversObject<{
  cleared?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReeferCommandRecordResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferCommandRecord'] = ResolversParentTypes['ReeferCommandRecord']> = ResolversObject<{
  commandCompleted?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setPointC?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type ReeferCommandResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferCommandResult'] = ResolversParentTypes['ReeferCommandResult']> = ResolversObject<{
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReeferCommandSummaryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferCommandSummary'] = ResolversParentTypes['ReeferCommandSummary']> = ResolversObject<{
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  successful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ReeferCommandsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferCommands'] = ResolversParentTypes['ReeferCommands']> = ResolversObject<{
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  commands?: Resolver<Array<ResolversTypes['ReeferCommandRecord']>, ParentType, ContextType>;
  lastCommandSummary?: Resolver<Maybe<ResolversTypes['ReeferCommandSummary']>, ParentType, ContextType>;
  mayCommand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
}>;

export type ReeferLogReadingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferLogReading'] = ResolversParentTypes['ReeferLogReading']> = ResolversObject<{
  ambientF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  batteryVoltage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  electricalHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  engineHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fuelPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  humidityPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  interiorF?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  power?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  zones?: Resolver<Array<ResolversTypes['ReeferZoneReading']>, ParentType, ContextType>;
}>;

export type ReeferMomentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferMoment'] = ResolversParentTypes['ReeferMoment']> = ResolversObject<{
  ambientF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  defrosting?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  power?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recorded?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  zones?: Resolver<Array<ResolversTypes['ReeferZoneReading']>, ParentType, ContextType>;
}>;

export type ReeferTemperaturesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferTemperatures'] = ResolversParentTypes['ReeferTemperatures']> = ResolversObject<{
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  moments?: Resolver<Array<ResolversTypes['ReeferMoment']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
}>;

export type ReeferUnitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferUnit'] = ResolversParentTypes['ReeferUnit']> = ResolversObject<{
  alarms?: Resolver<Maybe<Array<ResolversTypes['ReeferAlarm']>>, ParentType, ContextType>;
  ambientF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  batteryVoltage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  defrosting?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  electricalHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  engineHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fuelPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  humidityPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  installed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  interiorF?: Resolver<Array<Maybe<ResolversTypes['Float']>>, ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totalHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zones?: Resolver<Array<ResolversTypes['ReeferZoneReading']>, ParentType, ContextType>;
}>;

export type ReeferUnitPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferUnitPage'] = ResolversParentTypes['ReeferUnitPage']> = ResolversObject<{
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  units?: Resolver<Array<ResolversTypes['ReeferUnitRow']>, ParentType, ContextType>;
}>;

export type ReeferUnitRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferUnitRow'] = ResolversParentTypes['ReeferUnitRow']> = ResolversObject<{
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayCommand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  power?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  returnAir1F?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  setPointsF?: Resolver<Array<ResolversTypes['Float']>, ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReeferZoneReadingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReeferZoneReading'] = ResolversParentTypes['ReeferZoneReading']> = ResolversObject<{
  dischargeAirF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnAirF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  setPointF?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
}>;

export type ReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = ResolversObject<{
  allFaultTypes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allGeofences?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allVehicles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assetThreshold?: Resolver<Maybe<ResolversTypes['AssetThreshold']>, ParentType, ContextType>;
  columns?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  deactivated?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  emailFrequency?: Resolver<Maybe<ResolversTypes['EmailFrequency']>, ParentType, ContextType>;
  faultTypeIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  formats?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  geofenceIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  geofences?: Resolver<Array<ResolversTypes['ReportGeofence']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  includeSensorData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastRun?: Resolver<Maybe<ResolversTypes['ReportRunSummary']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextRun?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notifyEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  ownerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pausedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportHistoryTimeframe?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reportTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportingSchedules?: Resolver<Maybe<ResolversTypes['ReportingSchedules']>, ParentType, ContextType>;
  unsubscribedEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vehicleGroupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  vehicleIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vins?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  whenEmpty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export interface ReportChartScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ReportChart'], any> {
  name: 'ReportChart';
}

export type ReportDeliveryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportDelivery'] = ResolversParentTypes['ReportDelivery']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReportFileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportFile'] = ResolversParentTypes['ReportFile']> = ResolversObject<{
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sizeBytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ReportGeofenceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportGeofence'] = ResolversParentTypes['ReportGeofence']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReportPreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportPreview'] = ResolversParentTypes['ReportPreview']> = ResolversObject<{
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ReportRow']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export interface ReportRowScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ReportRow'], any> {
  name: 'ReportRow';
}

export type ReportRowsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportRows'] = ResolversParentTypes['ReportRows']> = ResolversObject<{
  rows?: Resolver<Array<ResolversTypes['ReportRow']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ReportRunResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportRun'] = ResolversParentTypes['ReportRun']> = ResolversObject<{
  chart?: Resolver<Maybe<ResolversTypes['ReportChart']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['ReportDelivery']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ReportFile']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  geofences?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasRows?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['ReportRunSummary'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  trailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ReportRunPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportRunPage'] = ResolversParentTypes['ReportRunPage']> = ResolversObject<{
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runs?: Resolver<Array<ResolversTypes['ReportRunSummary']>, ParentType, ContextType>;
}>;

export type ReportRunSummaryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportRunSummary'] = ResolversParentTypes['ReportRunSummary']> = ResolversObject<{
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expectedRows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reportName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReportSettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportSettings'] = ResolversParentTypes['ReportSettings']> = ResolversObject<{
  keepDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recipientDomains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ReportSourceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportSource'] = ResolversParentTypes['ReportSource']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ReportTimeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportTime'] = ResolversParentTypes['ReportTime']> = ResolversObject<{
  dayOfWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type ReportingSchedulesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportingSchedules'] = ResolversParentTypes['ReportingSchedules']> = ResolversObject<{
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedules?: Resolver<Array<ResolversTypes['ReportTime']>, ParentType, ContextType>;
  timezone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SavedPlaceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedPlace'] = ResolversParentTypes['SavedPlace']> = ResolversObject<{
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SavedViewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = ResolversObject<{
  audience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  groupName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  screen?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type ScheduledJobResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ScheduledJob'] = ResolversParentTypes['ScheduledJob']> = ResolversObject<{
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type SearchResultsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = ResolversObject<{
  customers?: Resolver<Array<ResolversTypes['FoundCustomer']>, ParentType, ContextType>;
  geofences?: Resolver<Array<ResolversTypes['FoundGeofence']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['FoundGroup']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['FoundPlace']>, ParentType, ContextType>;
  trailers?: Resolver<Array<ResolversTypes['FoundTrailer']>, ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['FoundUser']>, ParentType, ContextType>;
}>;

export type SensorOrderResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SensorOrder'] = ResolversParentTypes['SensorOrder']> = ResolversObject<{
  fleetColumnOrder?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  moreySensorOrder?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  xirgoSensorOrder?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
}>;

export type SentDiagnosticEmailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SentDiagnosticEmail'] = ResolversParentTypes['SentDiagnosticEmail']> = ResolversObject<{
  mail?: Resolver<ResolversTypes['MailDelivery'], ParentType, ContextType>;
}>;

export type ServiceRecordResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServiceRecord'] = ResolversParentTypes['ServiceRecord']> = ResolversObject<{
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  addedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  odometerMiles?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  performedOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ServiceRecordListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ServiceRecordList'] = ResolversParentTypes['ServiceRecordList']> = ResolversObject<{
  records?: Resolver<Array<ResolversTypes['ServiceRecord']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SetPointActivityLogResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SetPointActivityLog'] = ResolversParentTypes['SetPointActivityLog']> = ResolversObject<{
  activityLog?: Resolver<Array<ResolversTypes['ActivityLogEntry']>, ParentType, ContextType>;
}>;

export type SharedLinkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SharedLink'] = ResolversParentTypes['SharedLink']> = ResolversObject<{
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  timesOpened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trailers?: Resolver<Array<ResolversTypes['SharedLinkTrailer']>, ParentType, ContextType>;
}>;

export type SharedLinkTrailerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SharedLinkTrailer'] = ResolversParentTypes['SharedLinkTrailer']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type ShownMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShownMessage'] = ResolversParentTypes['ShownMessage']> = ResolversObject<{
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDismissible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
}>;

export type SimBatchResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimBatch'] = ResolversParentTypes['SimBatch']> = ResolversObject<{
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  batchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  iccid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  noAnswer?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['SimBatchCount']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  states?: Resolver<Array<ResolversTypes['SimBatchCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SimBatchCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimBatchCount'] = ResolversParentTypes['SimBatchCount']> = ResolversObject<{
  sims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SimCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimCount'] = ResolversParentTypes['SimCount']> = ResolversObject<{
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SimDetailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimDetail'] = ResolversParentTypes['SimDetail']> = ResolversObject<{
  history?: Resolver<Array<ResolversTypes['SimHistoryEntry']>, ParentType, ContextType>;
  sim?: Resolver<ResolversTypes['SimSubscription'], ParentType, ContextType>;
}>;

export type SimHistoryEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimHistoryEntry'] = ResolversParentTypes['SimHistoryEntry']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fromPlanName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fromState?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['SimRequest']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SimLeftOutResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimLeftOut'] = ResolversParentTypes['SimLeftOut']> = ResolversObject<{
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SimLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimLine'] = ResolversParentTypes['SimLine']> = ResolversObject<{
  iccid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type SimPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimPage'] = ResolversParentTypes['SimPage']> = ResolversObject<{
  counts?: Resolver<Array<ResolversTypes['SimCount']>, ParentType, ContextType>;
  hasProvider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['SimPlan']>, ParentType, ContextType>;
  sims?: Resolver<Array<ResolversTypes['SimSubscription']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SimPlanResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimPlan'] = ResolversParentTypes['SimPlan']> = ResolversObject<{
  includedMb?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPooled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SimPlanCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimPlanCount'] = ResolversParentTypes['SimPlanCount']> = ResolversObject<{
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type SimRequestResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimRequest'] = ResolversParentTypes['SimRequest']> = ResolversObject<{
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  batchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type SimSubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimSubscription'] = ResolversParentTypes['SimSubscription']> = ResolversObject<{
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iccid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastReport?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  overMb?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['SimPlan'], ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['SimRequest']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usageMonth?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedMb?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type SimTargetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SimTarget'] = ResolversParentTypes['SimTarget']> = ResolversObject<{
  fromPlans?: Resolver<Array<ResolversTypes['SimPlanCount']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['SimLeftOut']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['SimLine']>, ParentType, ContextType>;
  sims?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type TimeZoneChoiceResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimeZoneChoice'] = ResolversParentTypes['TimeZoneChoice']> = ResolversObject<{
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  utcDaylightOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type TrailerImageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrailerImage'] = ResolversParentTypes['TrailerImage']> = ResolversObject<{
  fullness?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  linkExpires?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recorded?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type TrailerImagePageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrailerImagePage'] = ResolversParentTypes['TrailerImagePage']> = ResolversObject<{
  images?: Resolver<Array<ResolversTypes['TrailerImage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type TrailerLeaseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrailerLease'] = ResolversParentTypes['TrailerLease']> = ResolversObject<{
  actions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstDay?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastDay?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lessee?: Resolver<ResolversTypes['LeaseCustomer'], ParentType, ContextType>;
  lessor?: Resolver<ResolversTypes['LeaseCustomer'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type TrailerLeasePageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrailerLeasePage'] = ResolversParentTypes['TrailerLeasePage']> = ResolversObject<{
  leases?: Resolver<Array<ResolversTypes['TrailerLease']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type TrailerLeaseTrailerPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrailerLeaseTrailerPage'] = ResolversParentTypes['TrailerLeaseTrailerPage']> = ResolversObject<{
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trailers?: Resolver<Array<ResolversTypes['LeasedTrailer']>, ParentType, ContextType>;
}>;

export type TrailerPartListResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrailerPartList'] = ResolversParentTypes['TrailerPartList']> = ResolversObject<{
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modelYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['Part']>, ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleLengthFeet?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vehicleType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type TrailerTransferResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrailerTransfer'] = ResolversParentTypes['TrailerTransfer']> = ResolversObject<{
  actions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answeredByEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['TransferResultCount']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['TransferCustomer'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedByEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['TransferCustomer'], ParentType, ContextType>;
  trailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type TrailerTransferLinePageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrailerTransferLinePage'] = ResolversParentTypes['TrailerTransferLinePage']> = ResolversObject<{
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['TransferLine']>, ParentType, ContextType>;
}>;

export type TrailerTransferPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrailerTransferPage'] = ResolversParentTypes['TrailerTransferPage']> = ResolversObject<{
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transfers?: Resolver<Array<ResolversTypes['TrailerTransfer']>, ParentType, ContextType>;
}>;

export type TransferCheckResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransferCheck'] = ResolversParentTypes['TransferCheck']> = ResolversObject<{
  ends?: Resolver<Maybe<ResolversTypes['TransferEnds']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['TransferLine']>, ParentType, ContextType>;
  trailers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type TransferCustomerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransferCustomer'] = ResolversParentTypes['TransferCustomer']> = ResolversObject<{
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type TransferEndsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransferEnds'] = ResolversParentTypes['TransferEnds']> = ResolversObject<{
  alertRules?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deviceLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retentionDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharedLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type TransferLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransferLine'] = ResolversParentTypes['TransferLine']> = ResolversObject<{
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type TransferResultCountResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransferResultCount'] = ResolversParentTypes['TransferResultCount']> = ResolversObject<{
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type TseFaultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TseFault'] = ResolversParentTypes['TseFault']> = ResolversObject<{
  faultDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  faultLevel?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fmi?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  spn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type UndoneGeofencesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UndoneGeofences'] = ResolversParentTypes['UndoneGeofences']> = ResolversObject<{
  left?: Resolver<Array<ResolversTypes['LeftGeofence']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type UserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = ResolversObject<{
  accountStatus?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customers?: Resolver<Array<ResolversTypes['UserCustomer']>, ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['UserGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastLoginDateTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastModifiedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  roleType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tkCommandControl?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type UserCustomerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserCustomer'] = ResolversParentTypes['UserCustomer']> = ResolversObject<{
  abbrev?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  commandGroupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleGroups?: Resolver<Array<ResolversTypes['UserGroup']>, ParentType, ContextType>;
}>;

export type UserGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserGroup'] = ResolversParentTypes['UserGroup']> = ResolversObject<{
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type UserMailResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserMailResult'] = ResolversParentTypes['UserMailResult']> = ResolversObject<{
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['MailDelivery']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type UserPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = ResolversObject<{
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
}>;

export type UserRowOutcomeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['UserRowOutcome'] = ResolversParentTypes['UserRowOutcome']> = ResolversObject<{
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
}>;

export type VehicleDetailResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleDetail'] = ResolversParentTypes['VehicleDetail']> = ResolversObject<{
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  brakes?: Resolver<Maybe<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  brakesReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkFuse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deviceType?: Resolver<ResolversTypes['DeviceTypeName'], ParentType, ContextType>;
  lights?: Resolver<Maybe<ResolversTypes['LightBranchStates']>, ParentType, ContextType>;
  positionSource?: Resolver<Maybe<ResolversTypes['ReportSource']>, ParentType, ContextType>;
  sensorOrder?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  sensorOrderKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tetherStatusChanged?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tirePressureReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tirePressuresPsi?: Resolver<Maybe<Array<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  tireTemperatureMaxC?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tireTemperatureReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  tireTemperatureSeverityLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tiresC?: Resolver<Maybe<Array<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
  trailer?: Resolver<ResolversTypes['FleetStatusTrailer'], ParentType, ContextType>;
  undercarriage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wheelEndMaxC?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  wheelEndReportedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  wheelEndSeverityLevel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wheelEndsC?: Resolver<Maybe<Array<Maybe<ResolversTypes['Float']>>>, ParentType, ContextType>;
}>;

export type VehicleGroupResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleGroup'] = ResolversParentTypes['VehicleGroup']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  totalVehicleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vehicleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type VehicleGroupAccessChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleGroupAccessChange'] = ResolversParentTypes['VehicleGroupAccessChange']> = ResolversObject<{
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['VehicleGroupUserChange']>, ParentType, ContextType>;
  vehicleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type VehicleGroupChangePreviewResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleGroupChangePreview'] = ResolversParentTypes['VehicleGroupChangePreview']> = ResolversObject<{
  gaining?: Resolver<ResolversTypes['VehicleGroupAccessChange'], ParentType, ContextType>;
  groupCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losing?: Resolver<ResolversTypes['VehicleGroupAccessChange'], ParentType, ContextType>;
  usersLeftWithoutGroup?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vehicleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type VehicleGroupTrailerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleGroupTrailer'] = ResolversParentTypes['VehicleGroupTrailer']> = ResolversObject<{
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type VehicleGroupTrailerPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleGroupTrailerPage'] = ResolversParentTypes['VehicleGroupTrailerPage']> = ResolversObject<{
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trailers?: Resolver<Array<ResolversTypes['VehicleGroupTrailer']>, ParentType, ContextType>;
}>;

export type VehicleGroupUserResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleGroupUser'] = ResolversParentTypes['VehicleGroupUser']> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type VehicleGroupUserChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleGroupUserChange'] = ResolversParentTypes['VehicleGroupUserChange']> = ResolversObject<{
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitIds?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  vehicleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type VehicleGroupUserPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleGroupUserPage'] = ResolversParentTypes['VehicleGroupUserPage']> = ResolversObject<{
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['VehicleGroupUser']>, ParentType, ContextType>;
}>;

export type VehicleImportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleImport'] = ResolversParentTypes['VehicleImport']> = ResolversObject<{
  results?: Resolver<Array<ResolversTypes['VehicleRowResult']>, ParentType, ContextType>;
}>;

export type VehicleRowResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleRowResult'] = ResolversParentTypes['VehicleRowResult']> = ResolversObject<{
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type VehicleTrackingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleTracking'] = ResolversParentTypes['VehicleTracking']> = ResolversObject<{
  activityLog?: Resolver<Array<ResolversTypes['ActivityLogEntry']>, ParentType, ContextType>;
  thermoKingSetPointActivityLog?: Resolver<Maybe<ResolversTypes['SetPointActivityLog']>, ParentType, ContextType>;
}>;

export type VehiclesToGroupsLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehiclesToGroupsLine'] = ResolversParentTypes['VehiclesToGroupsLine']> = ResolversObject<{
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
}>;

export type VehiclesToGroupsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehiclesToGroupsResult'] = ResolversParentTypes['VehiclesToGroupsResult']> = ResolversObject<{
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['VehiclesToGroupsLine']>, ParentType, ContextType>;
  vehicles?: Resolver<Array<ResolversTypes['VehiclesToGroupsLine']>, ParentType, ContextType>;
}>;

export type WebhookResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = ResolversObject<{
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disabledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earlierSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastFailure?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSuccess?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
}>;

export type WebhookAttemptResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = ResolversObject<{
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
}>;

export type WebhookMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookMessage'] = ResolversParentTypes['WebhookMessage']> = ResolversObject<{
  alertIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  attempts?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttempt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ruleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
}>;

export type WebhookMessagePageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WebhookMessagePage'] = ResolversParentTypes['WebhookMessagePage']> = ResolversObject<{
  messages?: Resolver<Array<ResolversTypes['WebhookMessage']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
}>;

export type Resolvers<ContextType = GraphQLContext> = ResolversObject<{
  AbsFault?: AbsFaultResolvers<ContextType>;
  AbsFaultList?: AbsFaultListResolvers<ContextType>;
  AbsLifecycle?: AbsLifecycleResolvers<ContextType>;
  AbsLifecycleList?: AbsLifecycleListResolvers<ContextType>;
  AbsReadings?: AbsReadingsResolvers<ContextType>;
  AccessArea?: AccessAreaResolvers<ContextType>;
  AccessOperation?: AccessOperationResolvers<ContextType>;
  AccessScope?: AccessScopeResolvers<ContextType>;
  ActivityLogEntry?: ActivityLogEntryResolvers<ContextType>;
  AftermarketDealer?: AftermarketDealerResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  AlertActivityLine?: AlertActivityLineResolvers<ContextType>;
  AlertActivityPage?: AlertActivityPageResolvers<ContextType>;
  AlertBacktest?: AlertBacktestResolvers<ContextType>;
  AlertCondition?: GraphQLScalarType;
  AlertDetail?: AlertDetailResolvers<ContextType>;
  AlertDigest?: AlertDigestResolvers<ContextType>;
  AlertEscalation?: AlertEscalationResolvers<ContextType>;
  AlertExplanation?: AlertExplanationResolvers<ContextType>;
  AlertFiring?: AlertFiringResolvers<ContextType>;
  AlertGeofence?: AlertGeofenceResolvers<ContextType>;
  AlertHours?: AlertHoursResolvers<ContextType>;
  AlertMailOptOut?: AlertMailOptOutResolvers<ContextType>;
  AlertMailOptOutPage?: AlertMailOptOutPageResolvers<ContextType>;
  AlertMessage?: AlertMessageResolvers<ContextType>;
  AlertPage?: AlertPageResolvers<ContextType>;
  AlertPredicate?: AlertPredicateResolvers<ContextType>;
  AlertRule?: AlertRuleResolvers<ContextType>;
  AlertSettings?: AlertSettingsResolvers<ContextType>;
  AlertStateSpan?: AlertStateSpanResolvers<ContextType>;
  AlertStep?: AlertStepResolvers<ContextType>;
  AlertWindow?: AlertWindowResolvers<ContextType>;
  AppliedGeofence?: AppliedGeofenceResolvers<ContextType>;
  AssetThreshold?: AssetThresholdResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditExport?: AuditExportResolvers<ContextType>;
  AuditFact?: AuditFactResolvers<ContextType>;
  AuditLine?: AuditLineResolvers<ContextType>;
  AuditLogPage?: AuditLogPageResolvers<ContextType>;
  AuditTarget?: AuditTargetResolvers<ContextType>;
  ChangedGeofences?: ChangedGeofencesResolvers<ContextType>;
  CheckedGeofences?: CheckedGeofencesResolvers<ContextType>;
  ClosestDealer?: ClosestDealerResolvers<ContextType>;
  ClosestDealers?: ClosestDealersResolvers<ContextType>;
  CompletedPlannedWork?: CompletedPlannedWorkResolvers<ContextType>;
  CountedTrailer?: CountedTrailerResolvers<ContextType>;
  CountedTrailers?: CountedTrailersResolvers<ContextType>;
  CreatedUser?: CreatedUserResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerFeature?: CustomerFeatureResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeletedParts?: DeletedPartsResolvers<ContextType>;
  DetachedSensorBox?: DetachedSensorBoxResolvers<ContextType>;
  DeveloperMessage?: DeveloperMessageResolvers<ContextType>;
  DeveloperMessagePage?: DeveloperMessagePageResolvers<ContextType>;
  DeviceLink?: DeviceLinkResolvers<ContextType>;
  DeviceTypeName?: DeviceTypeNameResolvers<ContextType>;
  EarlierGeofence?: EarlierGeofenceResolvers<ContextType>;
  EarlierGeofences?: EarlierGeofencesResolvers<ContextType>;
  EffectiveAccess?: EffectiveAccessResolvers<ContextType>;
  EmailFrequency?: EmailFrequencyResolvers<ContextType>;
  EmailedMaintenanceIssues?: EmailedMaintenanceIssuesResolvers<ContextType>;
  EstimatedInstant?: EstimatedInstantResolvers<ContextType>;
  ExplainedCondition?: GraphQLScalarType;
  ExplainedMessage?: ExplainedMessageResolvers<ContextType>;
  FailedAlertMessage?: FailedAlertMessageResolvers<ContextType>;
  FailedAlertMessagePage?: FailedAlertMessagePageResolvers<ContextType>;
  FleetPart?: FleetPartResolvers<ContextType>;
  FleetStatusPage?: FleetStatusPageResolvers<ContextType>;
  FleetStatusSummary?: FleetStatusSummaryResolvers<ContextType>;
  FleetStatusTrailer?: FleetStatusTrailerResolvers<ContextType>;
  FoundCustomer?: FoundCustomerResolvers<ContextType>;
  FoundGeofence?: FoundGeofenceResolvers<ContextType>;
  FoundGroup?: FoundGroupResolvers<ContextType>;
  FoundPlace?: FoundPlaceResolvers<ContextType>;
  FoundTrailer?: FoundTrailerResolvers<ContextType>;
  FoundUser?: FoundUserResolvers<ContextType>;
  Freight?: FreightResolvers<ContextType>;
  FreightAgreement?: FreightAgreementResolvers<ContextType>;
  Geofence?: GeofenceResolvers<ContextType>;
  GeofenceBackfill?: GeofenceBackfillResolvers<ContextType>;
  GeofenceCheck?: GeofenceCheckResolvers<ContextType>;
  GeofenceCoordinate?: GeofenceCoordinateResolvers<ContextType>;
  GeofenceDwell?: GeofenceDwellResolvers<ContextType>;
  GeofenceDwellNumbers?: GeofenceDwellNumbersResolvers<ContextType>;
  GeofenceDwellPage?: GeofenceDwellPageResolvers<ContextType>;
  GeofenceProblem?: GeofenceProblemResolvers<ContextType>;
  GeofenceShape?: GraphQLScalarType;
  GeofenceVisit?: GeofenceVisitResolvers<ContextType>;
  GeofenceVisitPage?: GeofenceVisitPageResolvers<ContextType>;
  HandledAlerts?: HandledAlertsResolvers<ContextType>;
  HandledMaintenanceIssues?: HandledMaintenanceIssuesResolvers<ContextType>;
  HealthReason?: HealthReasonResolvers<ContextType>;
  Iccid?: GraphQLScalarType;
  IngestKey?: IngestKeyResolvers<ContextType>;
  InsightDay?: InsightDayResolvers<ContextType>;
  InsightEmbed?: InsightEmbedResolvers<ContextType>;
  InsightFaultyTrailers?: InsightFaultyTrailersResolvers<ContextType>;
  InsightPeriod?: InsightPeriodResolvers<ContextType>;
  InsightSystemDay?: InsightSystemDayResolvers<ContextType>;
  InsightTrailer?: InsightTrailerResolvers<ContextType>;
  InsightTrailerPage?: InsightTrailerPageResolvers<ContextType>;
  Insights?: InsightsResolvers<ContextType>;
  IssueEvidence?: IssueEvidenceResolvers<ContextType>;
  IssuePicture?: IssuePictureResolvers<ContextType>;
  LeaseCheck?: LeaseCheckResolvers<ContextType>;
  LeaseCustomer?: LeaseCustomerResolvers<ContextType>;
  LeaseLine?: LeaseLineResolvers<ContextType>;
  LeaseOverlap?: LeaseOverlapResolvers<ContextType>;
  LeasedTrailer?: LeasedTrailerResolvers<ContextType>;
  LeftGeofence?: LeftGeofenceResolvers<ContextType>;
  LightBranchStates?: LightBranchStatesResolvers<ContextType>;
  LightCircuitFault?: LightCircuitFaultResolvers<ContextType>;
  MailDelivery?: MailDeliveryResolvers<ContextType>;
  MailOptOut?: MailOptOutResolvers<ContextType>;
  MailPage?: MailPageResolvers<ContextType>;
  MaintenanceIssue?: MaintenanceIssueResolvers<ContextType>;
  MaintenanceIssueCount?: MaintenanceIssueCountResolvers<ContextType>;
  MaintenanceIssueDetail?: MaintenanceIssueDetailResolvers<ContextType>;
  MaintenanceIssueEvent?: MaintenanceIssueEventResolvers<ContextType>;
  MaintenanceIssuePage?: MaintenanceIssuePageResolvers<ContextType>;
  ManagedCustomer?: ManagedCustomerResolvers<ContextType>;
  ManagedCustomerPage?: ManagedCustomerPageResolvers<ContextType>;
  ManagedVehicle?: ManagedVehicleResolvers<ContextType>;
  ManagedVehicleGroup?: ManagedVehicleGroupResolvers<ContextType>;
  ManagedVehiclePage?: ManagedVehiclePageResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  MessageCustomer?: MessageCustomerResolvers<ContextType>;
  MessageReach?: MessageReachResolvers<ContextType>;
  MessageRoleReach?: MessageRoleReachResolvers<ContextType>;
  MessageUser?: MessageUserResolvers<ContextType>;
  MessageUserPage?: MessageUserPageResolvers<ContextType>;
  MessagesForMe?: MessagesForMeResolvers<ContextType>;
  MetGeofence?: MetGeofenceResolvers<ContextType>;
  MobileApp?: MobileAppResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyGroup?: MyGroupResolvers<ContextType>;
  MyMailSettings?: MyMailSettingsResolvers<ContextType>;
  MySession?: MySessionResolvers<ContextType>;
  NewDeviceLink?: NewDeviceLinkResolvers<ContextType>;
  NewIngestKey?: NewIngestKeyResolvers<ContextType>;
  NewSharedLink?: NewSharedLinkResolvers<ContextType>;
  NewWebhook?: NewWebhookResolvers<ContextType>;
  OtaCampaign?: OtaCampaignResolvers<ContextType>;
  OtaCampaignCount?: OtaCampaignCountResolvers<ContextType>;
  OtaCampaignDevice?: OtaCampaignDeviceResolvers<ContextType>;
  OtaCampaignStage?: OtaCampaignStageResolvers<ContextType>;
  OtaConditions?: OtaConditionsResolvers<ContextType>;
  OtaDevicePage?: OtaDevicePageResolvers<ContextType>;
  OtaFailureCount?: OtaFailureCountResolvers<ContextType>;
  OtaFinished?: OtaFinishedResolvers<ContextType>;
  OtaFleetPage?: OtaFleetPageResolvers<ContextType>;
  OtaFromVersion?: OtaFromVersionResolvers<ContextType>;
  OtaFtpEntry?: OtaFtpEntryResolvers<ContextType>;
  OtaFtpListing?: OtaFtpListingResolvers<ContextType>;
  OtaFtpPin?: OtaFtpPinResolvers<ContextType>;
  OtaFtpPublished?: OtaFtpPublishedResolvers<ContextType>;
  OtaFtpServer?: OtaFtpServerResolvers<ContextType>;
  OtaFtpTask?: OtaFtpTaskResolvers<ContextType>;
  OtaFtpTest?: OtaFtpTestResolvers<ContextType>;
  OtaHours?: OtaHoursResolvers<ContextType>;
  OtaJob?: OtaJobResolvers<ContextType>;
  OtaLeftOut?: OtaLeftOutResolvers<ContextType>;
  OtaLine?: OtaLineResolvers<ContextType>;
  OtaPackage?: OtaPackageResolvers<ContextType>;
  OtaPackageList?: OtaPackageListResolvers<ContextType>;
  OtaReportedVersion?: OtaReportedVersionResolvers<ContextType>;
  OtaStopped?: OtaStoppedResolvers<ContextType>;
  OtaTarget?: OtaTargetResolvers<ContextType>;
  OtaTargetText?: OtaTargetTextResolvers<ContextType>;
  OtaTrailer?: OtaTrailerResolvers<ContextType>;
  OtaVersion?: OtaVersionResolvers<ContextType>;
  OwnGeofenceCategory?: OwnGeofenceCategoryResolvers<ContextType>;
  Part?: PartResolvers<ContextType>;
  PartCategoryCount?: PartCategoryCountResolvers<ContextType>;
  PartImport?: PartImportResolvers<ContextType>;
  PartPage?: PartPageResolvers<ContextType>;
  PartPicture?: PartPictureResolvers<ContextType>;
  PartRowResult?: PartRowResultResolvers<ContextType>;
  PartTrailer?: PartTrailerResolvers<ContextType>;
  PartTrailerPage?: PartTrailerPageResolvers<ContextType>;
  PlannedWorkEvidence?: PlannedWorkEvidenceResolvers<ContextType>;
  PlannedWorkTemplate?: PlannedWorkTemplateResolvers<ContextType>;
  PushSubscription?: PushSubscriptionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuietHours?: QuietHoursResolvers<ContextType>;
  ReeferAlarm?: ReeferAlarmResolvers<ContextType>;
  ReeferCommandRecord?: ReeferCommandRecordResolvers<ContextType>;
  ReeferCommandResult?: ReeferCommandResultResolvers<ContextType>;
  ReeferCommandSummary?: ReeferCommandSummaryResolvers<ContextType>;
  ReeferCommands?: ReeferCommandsResolvers<ContextType>;
  ReeferLogReading?: ReeferLogReadingResolvers<ContextType>;
  ReeferMoment?: ReeferMomentResolvers<ContextType>;
  ReeferTemperatures?: ReeferTemperaturesResolvers<ContextType>;
  ReeferUnit?: ReeferUnitResolvers<ContextType>;
  ReeferUnitPage?: ReeferUnitPageResolvers<ContextType>;
  ReeferUnitRow?: ReeferUnitRowResolvers<ContextType>;
  ReeferZoneReading?: ReeferZoneReadingResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportChart?: GraphQLScalarType;
  ReportDelivery?: ReportDeliveryResolvers<ContextType>;
  ReportFile?: ReportFileResolvers<ContextType>;
  ReportGeofence?: ReportGeofenceResolvers<ContextType>;
  ReportPreview?: ReportPreviewResolvers<ContextType>;
  ReportRow?: GraphQLScalarType;
  ReportRows?: ReportRowsResolvers<ContextType>;
  ReportRun?: ReportRunResolvers<ContextType>;
  ReportRunPage?: ReportRunPageResolvers<ContextType>;
  ReportRunSummary?: ReportRunSummaryResolvers<ContextType>;
  ReportSettings?: ReportSettingsResolvers<ContextType>;
  ReportSource?: ReportSourceResolvers<ContextType>;
  ReportTime?: ReportTimeResolvers<ContextType>;
  ReportingSchedules?: ReportingSchedulesResolvers<ContextType>;
  SavedPlace?: SavedPlaceResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  ScheduledJob?: ScheduledJobResolvers<ContextType>;
  SearchResults?: SearchResultsResolvers<ContextType>;
  SensorOrder?: SensorOrderResolvers<ContextType>;
  SentDiagnosticEmail?: SentDiagnosticEmailResolvers<ContextType>;
  ServiceRecord?: ServiceRecordResolvers<ContextType>;
  ServiceRecordList?: ServiceRecordListResolvers<ContextType>;
  SetPointActivityLog?: SetPointActivityLogResolvers<ContextType>;
  SharedLink?: SharedLinkResolvers<ContextType>;
  SharedLinkTrailer?: SharedLinkTrailerResolvers<ContextType>;
  ShownMessage?: ShownMessageResolvers<ContextType>;
  SimBatch?: SimBatchResolvers<ContextType>;
  SimBatchCount?: SimBatchCountResolvers<ContextType>;
  SimCount?: SimCountResolvers<ContextType>;
  SimDetail?: SimDetailResolvers<ContextType>;
  SimHistoryEntry?: SimHistoryEntryResolvers<ContextType>;
  SimLeftOut?: SimLeftOutResolvers<ContextType>;
  SimLine?: SimLineResolvers<ContextType>;
  SimPage?: SimPageResolvers<ContextType>;
  SimPlan?: SimPlanResolvers<ContextType>;
  SimPlanCount?: SimPlanCountResolvers<ContextType>;
  SimRequest?: SimRequestResolvers<ContextType>;
  SimSubscription?: SimSubscriptionResolvers<ContextType>;
  SimTarget?: SimTargetResolvers<ContextType>;
  TimeZoneChoice?: TimeZoneChoiceResolvers<ContextType>;
  TrailerImage?: TrailerImageResolvers<ContextType>;
  TrailerImagePage?: TrailerImagePageResolvers<ContextType>;
  TrailerLease?: TrailerLeaseResolvers<ContextType>;
  TrailerLeasePage?: TrailerLeasePageResolvers<ContextType>;
  TrailerLeaseTrailerPage?: TrailerLeaseTrailerPageResolvers<ContextType>;
  TrailerPartList?: TrailerPartListResolvers<ContextType>;
  TrailerTransfer?: TrailerTransferResolvers<ContextType>;
  TrailerTransferLinePage?: TrailerTransferLinePageResolvers<ContextType>;
  TrailerTransferPage?: TrailerTransferPageResolvers<ContextType>;
  TransferCheck?: TransferCheckResolvers<ContextType>;
  TransferCustomer?: TransferCustomerResolvers<ContextType>;
  TransferEnds?: TransferEndsResolvers<ContextType>;
  TransferLine?: TransferLineResolvers<ContextType>;
  TransferResultCount?: TransferResultCountResolvers<ContextType>;
  TseFault?: TseFaultResolvers<ContextType>;
  UndoneGeofences?: UndoneGeofencesResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserCustomer?: UserCustomerResolvers<ContextType>;
  UserGroup?: UserGroupResolvers<ContextType>;
  UserMailResult?: UserMailResultResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserRowOutcome?: UserRowOutcomeResolvers<ContextType>;
  VehicleDetail?: VehicleDetailResolvers<ContextType>;
  VehicleGroup?: VehicleGroupResolvers<ContextType>;
  VehicleGroupAccessChange?: VehicleGroupAccessChangeResolvers<ContextType>;
  VehicleGroupChangePreview?: VehicleGroupChangePreviewResolvers<ContextType>;
  VehicleGroupTrailer?: VehicleGroupTrailerResolvers<ContextType>;
  VehicleGroupTrailerPage?: VehicleGroupTrailerPageResolvers<ContextType>;
  VehicleGroupUser?: VehicleGroupUserResolvers<ContextType>;
  VehicleGroupUserChange?: VehicleGroupUserChangeResolvers<ContextType>;
  VehicleGroupUserPage?: VehicleGroupUserPageResolvers<ContextType>;
  VehicleImport?: VehicleImportResolvers<ContextType>;
  VehicleRowResult?: VehicleRowResultResolvers<ContextType>;
  VehicleTracking?: VehicleTrackingResolvers<ContextType>;
  VehiclesToGroupsLine?: VehiclesToGroupsLineResolvers<ContextType>;
  VehiclesToGroupsResult?: VehiclesToGroupsResultResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookMessage?: WebhookMessageResolvers<ContextType>;
  WebhookMessagePage?: WebhookMessagePageResolvers<ContextType>;
}>;

