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

export type CompletePlannedWorkInput = {
  customerId: number;
  /** The engine hours at that time. Null: the last reported ones. Required like the odometer for work by engine hours. */
  engineHours?: number | null | undefined;
  /** The issue of the work. */
  id: string;
  /** Up to 400 characters. */
  note: string;
  /** The odometer at that time. Null: the last reported one. Required for work by miles that was done before yesterday. */
  odometerMiles?: number | null | undefined;
  /** 'YYYY-MM-DD', not in the future. */
  performedOn: string;
  /** Pictures that the caller has uploaded for the customer, up to 4. */
  pictureIds?: Array<string> | null | undefined;
  /** UUID created by the client. A repeated request gets the first response again, and nothing is created twice. */
  requestId?: string | null | undefined;
  version: number;
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
  /** Names of groups; the trailer is in any of them, or in a group below it. */
  groups?: Array<string> | null | undefined;
  /** amberLamp, tireInflation, trailerBattery, sensorNotReporting or plannedWork. */
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

export type PlannedWorkTemplateInput = {
  customerId: number;
  /** 10 to 50,000. */
  everyEngineHours?: number | null | undefined;
  /** 100 to 1,000,000. */
  everyMiles?: number | null | undefined;
  /** 1 to 120. Whichever comes first; at least one interval. */
  everyMonths?: number | null | undefined;
  /** A UUID from the client for a new template, or annualInspection. */
  id: string;
  isOn: boolean;
  /** Up to 60 characters. */
  name: string;
  /** Ids of trailer types; empty for all. */
  trailerTypes: Array<number>;
  /** The version that was read; 0 for a new template. */
  version: number;
};

export type PlannedWorkTemplatesQueryVariables = Exact<{
  customerId: number;
}>;


export type PlannedWorkTemplatesQuery = { plannedWorkTemplates: Array<{ id: string, name: string, trailerTypes: Array<number>, everyMonths: number | null, everyMiles: number | null, everyEngineHours: number | null, isOn: boolean, source: string | null, dueSoon: number, overdue: number, unjudged: number, version: number }> };

export type AbsLifecyclesQueryVariables = Exact<{
  input: AbsLifecyclesInput;
}>;


export type AbsLifecyclesQuery = { absTroubleshootingLifecycles: { asOf: string, isCut: boolean, lifecycles: Array<{ id: string, status: string, faultDescription: string | null, suspectComponent: string | null, cause: string | null, repairInformation: string | null, blinkCode: string | null, faultTypeId: number, spn: number | null, fmi: number | null, durationSeconds: number, maxMph: number | null, records: Array<{ id: string, status: string, faultDescription: string | null, faultStart: string, faultEnd: string | null, suspectComponent: string | null, cause: string | null, repairInformation: string | null, durationSeconds: number, maxMph: number | null, bestAvailableTotalMileage: number | null, faultTypeId: number, spn: number | null, fmi: number | null, blinkCode: string | null }> }> } };

export type SavePlannedWorkTemplateMutationVariables = Exact<{
  input: PlannedWorkTemplateInput;
}>;


export type SavePlannedWorkTemplateMutation = { savePlannedWorkTemplate: { id: string, name: string, trailerTypes: Array<number>, everyMonths: number | null, everyMiles: number | null, everyEngineHours: number | null, isOn: boolean, source: string | null, dueSoon: number, overdue: number, unjudged: number, version: number } };

export type EmailMaintenanceIssuesMutationVariables = Exact<{
  input: EmailMaintenanceIssuesInput;
}>;


export type EmailMaintenanceIssuesMutation = { emailMaintenanceIssues: { mail: { id: string, to: string, subject: string, purpose: string, status: string, attempts: number, createdAt: string, changedAt: string, nextAttemptAt: string | null, reason: string | null }, issues: Array<{ id: string, customerId: number, customerName: string, vin: string, unitId: string, vehicleType: string, kind: string, state: string, openedAt: string, round: number, since: string, occurrences: number, goodSince: string | null, closedAt: string | null, withdrawnAt: string | null, miles: number | null, address: string | null, geofence: string | null, loadStatus: string | null, hasReefer: boolean, isReeferRunning: boolean, lastReport: string | null, score: number, isSnoozed: boolean, snoozedUntil: string | null, snoozedBy: string | null, snoozeReason: string | null, assignee: string | null, repairedAt: string | null, version: number, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null, work: { templateId: string, name: string, dueOn: string | null, milesLeft: number | null, engineHoursLeft: number | null, unjudged: Array<string>, countedFrom: string, countedOn: string, hasMiles: boolean, hasEngineHours: boolean } | null } }> } };

export type MaintenanceIssuesQueryVariables = Exact<{
  input: MaintenanceIssuesInput;
}>;


export type MaintenanceIssuesQuery = { maintenanceIssues: { total: number, uniqueTrailers: number, matchingTrailers: number, allTrailers: number, refreshedAt: string, issues: Array<{ id: string, customerId: number, customerName: string, vin: string, unitId: string, vehicleType: string, kind: string, state: string, openedAt: string, round: number, since: string, occurrences: number, goodSince: string | null, closedAt: string | null, withdrawnAt: string | null, miles: number | null, address: string | null, geofence: string | null, loadStatus: string | null, hasReefer: boolean, isReeferRunning: boolean, lastReport: string | null, score: number, isSnoozed: boolean, snoozedUntil: string | null, snoozedBy: string | null, snoozeReason: string | null, assignee: string | null, repairedAt: string | null, version: number, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null, work: { templateId: string, name: string, dueOn: string | null, milesLeft: number | null, engineHoursLeft: number | null, unjudged: Array<string>, countedFrom: string, countedOn: string, hasMiles: boolean, hasEngineHours: boolean } | null } }>, counts: Array<{ kind: string, state: string, count: number }> } };

export type HandleMaintenanceIssuesMutationVariables = Exact<{
  input: HandleMaintenanceIssuesInput;
}>;


export type HandleMaintenanceIssuesMutation = { handleMaintenanceIssues: { issues: Array<{ id: string, customerId: number, customerName: string, vin: string, unitId: string, vehicleType: string, kind: string, state: string, openedAt: string, round: number, since: string, occurrences: number, goodSince: string | null, closedAt: string | null, withdrawnAt: string | null, miles: number | null, address: string | null, geofence: string | null, loadStatus: string | null, hasReefer: boolean, isReeferRunning: boolean, lastReport: string | null, score: number, isSnoozed: boolean, snoozedUntil: string | null, snoozedBy: string | null, snoozeReason: string | null, assignee: string | null, repairedAt: string | null, version: number, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null, work: { templateId: string, name: string, dueOn: string | null, milesLeft: number | null, engineHoursLeft: number | null, unjudged: Array<string>, countedFrom: string, countedOn: string, hasMiles: boolean, hasEngineHours: boolean } | null } }>, conflicts: Array<{ id: string, customerId: number, customerName: string, vin: string, unitId: string, vehicleType: string, kind: string, state: string, openedAt: string, round: number, since: string, occurrences: number, goodSince: string | null, closedAt: string | null, withdrawnAt: string | null, miles: number | null, address: string | null, geofence: string | null, loadStatus: string | null, hasReefer: boolean, isReeferRunning: boolean, lastReport: string | null, score: number, isSnoozed: boolean, snoozedUntil: string | null, snoozedBy: string | null, snoozeReason: string | null, assignee: string | null, repairedAt: string | null, version: number, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null, work: { templateId: string, name: string, dueOn: string | null, milesLeft: number | null, engineHoursLeft: number | null, unjudged: Array<string>, countedFrom: string, countedOn: string, hasMiles: boolean, hasEngineHours: boolean } | null } }> } };

export type MaintenanceIssueQueryVariables = Exact<{
  id: string;
}>;


export type MaintenanceIssueQuery = { maintenanceIssue: { issue: { id: string, customerId: number, customerName: string, vin: string, unitId: string, vehicleType: string, kind: string, state: string, openedAt: string, round: number, since: string, occurrences: number, goodSince: string | null, closedAt: string | null, withdrawnAt: string | null, miles: number | null, address: string | null, geofence: string | null, loadStatus: string | null, hasReefer: boolean, isReeferRunning: boolean, lastReport: string | null, score: number, isSnoozed: boolean, snoozedUntil: string | null, snoozedBy: string | null, snoozeReason: string | null, assignee: string | null, repairedAt: string | null, version: number, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null, work: { templateId: string, name: string, dueOn: string | null, milesLeft: number | null, engineHoursLeft: number | null, unjudged: Array<string>, countedFrom: string, countedOn: string, hasMiles: boolean, hasEngineHours: boolean } | null } }, history: Array<{ id: string, kind: string, at: string, state: string | null, by: string | null, note: string | null, assignee: string | null, until: string | null, serviceCenter: string | null, reason: string | null, performedOn: string | null, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null, work: { templateId: string, name: string, dueOn: string | null, milesLeft: number | null, engineHoursLeft: number | null, unjudged: Array<string>, countedFrom: string, countedOn: string, hasMiles: boolean, hasEngineHours: boolean } | null } | null, pictures: Array<{ id: string, url: string, linkExpires: string }> }> } | null };

export type CompletePlannedWorkMutationVariables = Exact<{
  input: CompletePlannedWorkInput;
}>;


export type CompletePlannedWorkMutation = { completePlannedWork: { nextDueOn: string | null, issue: { id: string, customerId: number, customerName: string, vin: string, unitId: string, vehicleType: string, kind: string, state: string, openedAt: string, round: number, since: string, occurrences: number, goodSince: string | null, closedAt: string | null, withdrawnAt: string | null, miles: number | null, address: string | null, geofence: string | null, loadStatus: string | null, hasReefer: boolean, isReeferRunning: boolean, lastReport: string | null, score: number, isSnoozed: boolean, snoozedUntil: string | null, snoozedBy: string | null, snoozeReason: string | null, assignee: string | null, repairedAt: string | null, version: number, evidence: { amberLampMs: number | null, spn: number | null, fmi: number | null, description: string | null, demandMs: number | null, unplugged: boolean | null, volts: number | null, sensors: Array<string> | null, lat: number | null, lng: number | null, speedMph: number | null, work: { templateId: string, name: string, dueOn: string | null, milesLeft: number | null, engineHoursLeft: number | null, unjudged: Array<string>, countedFrom: string, countedOn: string, hasMiles: boolean, hasEngineHours: boolean } | null } }, record: { id: string, kind: string, result: string | null, performedOn: string, odometerMiles: number | null, note: string, addedBy: string | null, addedAt: string } } };

export type AbsReadingsQueryVariables = Exact<{
  vin: string;
  from: string;
  to: string;
}>;


export type AbsReadingsQuery = { absReadings: { isCut: boolean, atMs: Array<number>, speedMph: Array<number | null>, batteryVolts: Array<number | null>, isLampOn: Array<boolean | null> } };

export type DeletePlannedWorkTemplateMutationVariables = Exact<{
  customerId: number;
  id: string;
  version: number;
}>;


export type DeletePlannedWorkTemplateMutation = { deletePlannedWorkTemplate: boolean };

export const PlannedWorkTemplatesDocument = /*#__PURE__*/ new TypedDocumentString<PlannedWorkTemplatesQuery, PlannedWorkTemplatesQueryVariables>(`query PlannedWorkTemplates($customerId: Int!) {
  plannedWorkTemplates(customerId: $customerId) {
    id
    name
    trailerTypes
    everyMonths
    everyMiles
    everyEngineHours
    isOn
    source
    dueSoon
    overdue
    unjudged
    version
  }
}`);
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
export const SavePlannedWorkTemplateDocument = /*#__PURE__*/ new TypedDocumentString<SavePlannedWorkTemplateMutation, SavePlannedWorkTemplateMutationVariables>(`mutation SavePlannedWorkTemplate($input: PlannedWorkTemplateInput!) {
  savePlannedWorkTemplate(input: $input) {
    id
    name
    trailerTypes
    everyMonths
    everyMiles
    everyEngineHours
    isOn
    source
    dueSoon
    overdue
    unjudged
    version
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
        work {
          templateId
          name
          dueOn
          milesLeft
          engineHoursLeft
          unjudged
          countedFrom
          countedOn
          hasMiles
          hasEngineHours
        }
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
        work {
          templateId
          name
          dueOn
          milesLeft
          engineHoursLeft
          unjudged
          countedFrom
          countedOn
          hasMiles
          hasEngineHours
        }
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
        work {
          templateId
          name
          dueOn
          milesLeft
          engineHoursLeft
          unjudged
          countedFrom
          countedOn
          hasMiles
          hasEngineHours
        }
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
        work {
          templateId
          name
          dueOn
          milesLeft
          engineHoursLeft
          unjudged
          countedFrom
          countedOn
          hasMiles
          hasEngineHours
        }
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
        work {
          templateId
          name
          dueOn
          milesLeft
          engineHoursLeft
          unjudged
          countedFrom
          countedOn
          hasMiles
          hasEngineHours
        }
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
        work {
          templateId
          name
          dueOn
          milesLeft
          engineHoursLeft
          unjudged
          countedFrom
          countedOn
          hasMiles
          hasEngineHours
        }
      }
      by
      note
      assignee
      until
      serviceCenter
      reason
      performedOn
      pictures {
        id
        url
        linkExpires
      }
    }
  }
}`);
export const CompletePlannedWorkDocument = /*#__PURE__*/ new TypedDocumentString<CompletePlannedWorkMutation, CompletePlannedWorkMutationVariables>(`mutation CompletePlannedWork($input: CompletePlannedWorkInput!) {
  completePlannedWork(input: $input) {
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
        work {
          templateId
          name
          dueOn
          milesLeft
          engineHoursLeft
          unjudged
          countedFrom
          countedOn
          hasMiles
          hasEngineHours
        }
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
    record {
      id
      kind
      result
      performedOn
      odometerMiles
      note
      addedBy
      addedAt
    }
    nextDueOn
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
export const DeletePlannedWorkTemplateDocument = /*#__PURE__*/ new TypedDocumentString<DeletePlannedWorkTemplateMutation, DeletePlannedWorkTemplateMutationVariables>(`mutation DeletePlannedWorkTemplate($customerId: Int!, $id: ID!, $version: Int!) {
  deletePlannedWorkTemplate(customerId: $customerId, id: $id, version: $version)
}`);