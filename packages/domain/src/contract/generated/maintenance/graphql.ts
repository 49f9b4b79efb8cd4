// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../../typedDocument';
export type AbsLifecyclesInput = {
  /** Levels: 1 ABS, 2 component. Null: both. */
  faultTypeIds?: Array<number> | null | undefined;
  /** Start of the period. Null: since the first record. */
  from?: string | null | undefined;
  /** Active or Cleared. Null: both. */
  status?: string | null | undefined;
  /** Its end, exclusive. Null: until now. */
  to?: string | null | undefined;
  vin: string;
};

export type EmailMaintenanceIssuesInput = {
  customerId: number;
  /** The id of a service center. */
  dealerId: string;
  /** 1 to 50 issues. */
  ids: Array<string>;
  /** Written above the issues: up to 1,000 characters. */
  note?: string | null | undefined;
  /** An id from the client, so that repeating the request after a lost response emails once. */
  requestId?: string | null | undefined;
};

export type HandleMaintenanceIssuesInput = {
  /** snooze, unsnooze, assign, reportRepair or note. */
  action: string;
  /** For assign: an email address, or null to remove the assignee. */
  assignee?: string | null | undefined;
  customerId: number;
  issues: Array<MaintenanceIssueVersionInput>;
  /** Why it is snoozed, what was repaired, or the note: 1 to 1,000 characters. Optional for the other actions. */
  note?: string | null | undefined;
  /** For reportRepair and note: pictures that the caller has uploaded for the customer, up to 4. */
  pictureIds?: Array<string> | null | undefined;
  /** For snooze: until when. It ends earlier if the issue gets worse, and without `until` only then. */
  until?: string | null | undefined;
};

export type MaintenanceIssueVersionInput = {
  id: string;
  version: number;
};

export type MaintenanceIssuesInput = {
  /** Only issues that are assigned to the caller. */
  assignedToMe?: boolean | null | undefined;
  /** All customers of the caller without one. */
  customerId?: number | null | undefined;
  /** The name of a geofence that the trailer is in. */
  geofence?: string | null | undefined;
  /** Names of groups; the trailer is in any of them. */
  groups?: Array<string> | null | undefined;
  /** amberLamp, tireInflation, trailerBattery or sensorNotReporting. */
  kind?: string | null | undefined;
  /** score (worst first), since (oldest first) or miles (most first). score by default. */
  order?: string | null | undefined;
  paginationInput: PaginationInput;
  /** A part of a VIN, unit ID or serial number; fewer than three characters match the beginning. */
  search?: string | null | undefined;
  /** caution, critical, notReporting or snoozed. */
  state?: string | null | undefined;
  /** Only trailers that have an issue in each of these states: caution, critical, notReporting. */
  trailerStates?: Array<string> | null | undefined;
  vin?: string | null | undefined;
};

/** One page of a list. Pages start at 1. */
export type PaginationInput = {
  pageNumber: number;
  /** Rows per page, 1 to 100. An export can request up to 500. */
  pageSize: number;
};

export type AbsLifecyclesQueryVariables = Exact<{
  input: AbsLifecyclesInput;
}>;


export type AbsLifecyclesQuery = { absTroubleshootingLifecycles: { asOf: string, isCut: boolean, lifecycles: Array<{ id: string, status: string, faultDescription: string | null, suspectComponent: string | null, cause: string | null, repairInformation: string | null, blinkCode: string | null, faultTypeId: number, spn: number | null, fmi: number | null, durationSeconds: number, maxMph: number | null, records: Array<{ id: string, status: string, faultDescription: string | null, faultStart: string, faultEnd: string | null, suspectComponent: string | null, cause: string | null, repairInformation: string | null, durationSeconds: number, maxMph: number | null, bestAvailableTotalMileage: number | null, faultTypeId: number, spn: number | null, fmi: number | null, blinkCode: string | null }> }> } };

export type EmailMaintenanceIssuesMutationVariables = Exact<{
  input: EmailMaintenanceIssuesInput;
}>;


export type EmailMaintenanceIssuesMutation = { emailMaintenanceIssues: { mail: { id: string, to: string, subject: string, purpose: string, status: string, attempts: number, createdAt: string, changedAt: string, nextAttemptAt: string | null, reason: string | null }, issues: Array<{ id: string, customerId: number, customerName: string, vin: string, unitId: string, vehicleType: string, kind: string, state: string, openedAt: string, round: number, since: string, occurrences: number, goodSince: string | null, closedAt: string | null, withdrawnAt: string | null, miles: number | null, address: string | null, geofence: string | null, loadStatus: string | null, hasReefer: boolean, isReeferRunning: boolean, lastReport: string | null, score: number, isSnoozed: boolean, snoozedUntil: string | null, snoozedBy: string | null, snoozeReason: string | null, assignee: string | null, repairedAt: string | null, version: number, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null } }> } };

export type MaintenanceIssuesQueryVariables = Exact<{
  input: MaintenanceIssuesInput;
}>;


export type MaintenanceIssuesQuery = { maintenanceIssues: { total: number, uniqueTrailers: number, matchingTrailers: number, allTrailers: number, refreshedAt: string, issues: Array<{ id: string, customerId: number, customerName: string, vin: string, unitId: string, vehicleType: string, kind: string, state: string, openedAt: string, round: number, since: string, occurrences: number, goodSince: string | null, closedAt: string | null, withdrawnAt: string | null, miles: number | null, address: string | null, geofence: string | null, loadStatus: string | null, hasReefer: boolean, isReeferRunning: boolean, lastReport: string | null, score: number, isSnoozed: boolean, snoozedUntil: string | null, snoozedBy: string | null, snoozeReason: string | null, assignee: string | null, repairedAt: string | null, version: number, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null } }>, counts: Array<{ kind: string, state: string, count: number }> } };

export type MaintenanceIssueQueryVariables = Exact<{
  id: string;
}>;


export type MaintenanceIssueQuery = { maintenanceIssue: { issue: { id: string, customerId: number, customerName: string, vin: string, unitId: string, vehicleType: string, kind: string, state: string, openedAt: string, round: number, since: string, occurrences: number, goodSince: string | null, closedAt: string | null, withdrawnAt: string | null, miles: number | null, address: string | null, geofence: string | null, loadStatus: string | null, hasReefer: boolean, isReeferRunning: boolean, lastReport: string | null, score: number, isSnoozed: boolean, snoozedUntil: string | null, snoozedBy: string | null, snoozeReason: string | null, assignee: string | null, repairedAt: string | null, version: number, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null } }, history: Array<{ id: string, kind: string, at: string, state: string | null, by: string | null, note: string | null, assignee: string | null, until: string | null, serviceCenter: string | null, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null } | null, pictures: Array<{ id: string, url: string, linkExpires: string }> }> } | null };

export type AbsReadingsQueryVariables = Exact<{
  vin: string;
  from: string;
  to: string;
}>;


export type AbsReadingsQuery = { absReadings: { isCut: boolean, atMs: Array<number>, speedMph: Array<number | null>, batteryVolts: Array<number | null>, isLampOn: Array<boolean | null> } };

export type HandleMaintenanceIssuesMutationVariables = Exact<{
  input: HandleMaintenanceIssuesInput;
}>;


export type HandleMaintenanceIssuesMutation = { handleMaintenanceIssues: { issues: Array<{ id: string, customerId: number, customerName: string, vin: string, unitId: string, vehicleType: string, kind: string, state: string, openedAt: string, round: number, since: string, occurrences: number, goodSince: string | null, closedAt: string | null, withdrawnAt: string | null, miles: number | null, address: string | null, geofence: string | null, loadStatus: string | null, hasReefer: boolean, isReeferRunning: boolean, lastReport: string | null, score: number, isSnoozed: boolean, snoozedUntil: string | null, snoozedBy: string | null, snoozeReason: string | null, assignee: string | null, repairedAt: string | null, version: number, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null } }>, conflicts: Array<{ id: string, customerId: number, customerName: string, vin: string, unitId: string, vehicleType: string, kind: string, state: string, openedAt: string, round: number, since: string, occurrences: number, goodSince: string | null, closedAt: string | null, withdrawnAt: string | null, miles: number | null, address: string | null, geofence: string | null, loadStatus: string | null, hasReefer: boolean, isReeferRunning: boolean, lastReport: string | null, score: number, isSnoozed: boolean, snoozedUntil: string | null, snoozedBy: string | null, snoozeReason: string | null, assignee: string | null, repairedAt: string | null, version: number, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null } }> } };

export const AbsLifecyclesDocument = /*#__PURE__*/ new TypedDocumentString<AbsLifecyclesQuery, AbsLifecyclesQueryVariables>(`query AbsLifecycles($input: AbsLifecyclesInput!) {
  absTroubleshootingLifecycles(input: $input) {
    asOf
    isCut
    lifecycles {
      id
      status
      faultDescription
      suspectComponent
      cause
      repairInformation
      blinkCode
      faultTypeId
      spn
      fmi
      durationSeconds
      maxMph
      records {
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
  }
}`);
export const EmailMaintenanceIssuesDocument = /*#__PURE__*/ new TypedDocumentString<EmailMaintenanceIssuesMutation, EmailMaintenanceIssuesMutationVariables>(`mutation EmailMaintenanceIssues($input: EmailMaintenanceIssuesInput!) {
  emailMaintenanceIssues(input: $input) {
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
    issues {
      id
      customerId
      customerName
      vin
      unitId
      vehicleType
      kind
      state
      openedAt
      round
      since
      occurrences
      goodSince
      closedAt
      withdrawnAt
      miles
      address
      geofence
      loadStatus
      hasReefer
      isReeferRunning
      lastReport
      evidence {
        amberLampMs
        spn
        fmi
        description
        demandMs
        unplugged
        volts
        sensors
        lat
        lng
        speedMph
      }
      score
      isSnoozed
      snoozedUntil
      snoozedBy
      snoozeReason
      assignee
      repairedAt
      version
    }
  }
}`);
export const MaintenanceIssuesDocument = /*#__PURE__*/ new TypedDocumentString<MaintenanceIssuesQuery, MaintenanceIssuesQueryVariables>(`query MaintenanceIssues($input: MaintenanceIssuesInput!) {
  maintenanceIssues(input: $input) {
    total
    issues {
      id
      customerId
      customerName
      vin
      unitId
      vehicleType
      kind
      state
      openedAt
      round
      since
      occurrences
      goodSince
      closedAt
      withdrawnAt
      miles
      address
      geofence
      loadStatus
      hasReefer
      isReeferRunning
      lastReport
      evidence {
        amberLampMs
        spn
        fmi
        description
        demandMs
        unplugged
        volts
        sensors
        lat
        lng
        speedMph
      }
      score
      isSnoozed
      snoozedUntil
      snoozedBy
      snoozeReason
      assignee
      repairedAt
      version
    }
    counts {
      kind
      state
      count
    }
    uniqueTrailers
    matchingTrailers
    allTrailers
    refreshedAt
  }
}`);
export const MaintenanceIssueDocument = /*#__PURE__*/ new TypedDocumentString<MaintenanceIssueQuery, MaintenanceIssueQueryVariables>(`query MaintenanceIssue($id: ID!) {
  maintenanceIssue(id: $id) {
    issue {
      id
      customerId
      customerName
      vin
      unitId
      vehicleType
      kind
      state
      openedAt
      round
      since
      occurrences
      goodSince
      closedAt
      withdrawnAt
      miles
      address
      geofence
      loadStatus
      hasReefer
      isReeferRunning
      lastReport
      evidence {
        amberLampMs
        spn
        fmi
        description
        demandMs
        unplugged
        volts
        sensors
        lat
        lng
        speedMph
      }
      score
      isSnoozed
      snoozedUntil
      snoozedBy
      snoozeReason
      assignee
      repairedAt
      version
    }
    history {
      id
      kind
      at
      state
      evidence {
        amberLampMs
        spn
        fmi
        description
        demandMs
        unplugged
        volts
        sensors
        lat
        lng
        speedMph
      }
      by
      note
      assignee
      until
      serviceCenter
      pictures {
        id
        url
        linkExpires
      }
    }
  }
}`);
export const AbsReadingsDocument = /*#__PURE__*/ new TypedDocumentString<AbsReadingsQuery, AbsReadingsQueryVariables>(`query AbsReadings($vin: String!, $from: DateTime!, $to: DateTime!) {
  absReadings(vin: $vin, from: $from, to: $to) {
    isCut
    atMs
    speedMph
    batteryVolts
    isLampOn
  }
}`);
export const HandleMaintenanceIssuesDocument = /*#__PURE__*/ new TypedDocumentString<HandleMaintenanceIssuesMutation, HandleMaintenanceIssuesMutationVariables>(`mutation HandleMaintenanceIssues($input: HandleMaintenanceIssuesInput!) {
  handleMaintenanceIssues(input: $input) {
    issues {
      id
      customerId
      customerName
      vin
      unitId
      vehicleType
      kind
      state
      openedAt
      round
      since
      occurrences
      goodSince
      closedAt
      withdrawnAt
      miles
      address
      geofence
      loadStatus
      hasReefer
      isReeferRunning
      lastReport
      evidence {
        amberLampMs
        spn
        fmi
        description
        demandMs
        unplugged
        volts
        sensors
        lat
        lng
        speedMph
      }
      score
      isSnoozed
      snoozedUntil
      snoozedBy
      snoozeReason
      assignee
      repairedAt
      version
    }
    conflicts {
      id
      customerId
      customerName
      vin
      unitId
      vehicleType
      kind
      state
      openedAt
      round
      since
      occurrences
      goodSince
      closedAt
      withdrawnAt
      miles
      address
      geofence
      loadStatus
      hasReefer
      isReeferRunning
      lastReport
      evidence {
        amberLampMs
        spn
        fmi
        description
        demandMs
        unplugged
        volts
        sensors
        lat
        lng
        speedMph
      }
      score
      isSnoozed
      snoozedUntil
      snoozedBy
      snoozeReason
      assignee
      repairedAt
      version
    }
  }
}`);