// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../../typedDocument';
export type ControlOtaCampaignInput = {
  /** pause, resume, cancel, retryFailed or changeConditions. */
  action: string;
  campaignId: string;
  conditions?: OtaConditionsInput | null | undefined;
  /** For retryFailed: only devices that failed for this reason. */
  failedFor?: string | null | undefined;
  reason?: string | null | undefined;
  /** For resume after an automatic stop: a higher limit, or a reason. */
  stopAbovePercent?: number | null | undefined;
  /** The version that the caller has seen; a campaign that has changed is refused. */
  version: number;
};

export type CreateOtaCampaignInput = {
  /** Made by the caller; a repeated request with the same id creates nothing again. */
  campaignId: string;
  /** The number of devices that the caller has confirmed; another number is refused. */
  devices: number;
  plan: OtaPlanInput;
  target: OtaTargetInput;
};

export type OtaCampaignDevicesInput = {
  /** The place of the last device of the page before. */
  after?: number | null | undefined;
  campaignId: string;
  /** Up to 1,000. */
  limit: number;
  reason?: string | null | undefined;
  /** From 0. */
  stage?: number | null | undefined;
  state?: string | null | undefined;
};

export type OtaConditionsInput = {
  hours?: OtaHoursInput | null | undefined;
  minVolts?: number | null | undefined;
  parkedMinutes?: number | null | undefined;
  untethered: boolean;
};

export type OtaFleetInput = {
  /** The VIN of the last trailer of the page before. */
  after?: string | null | undefined;
  customerId?: number | null | undefined;
  /** Id of a device family. */
  family?: number | null | undefined;
  /** Kind of the versions below. */
  kind?: string | null | undefined;
  /** Up to 100. */
  limit: number;
  /** Part of a VIN, unit ID or serial number. */
  search?: string | null | undefined;
  /** Only devices whose newest job is in this state. */
  state?: string | null | undefined;
  /** Reported version of `kind`; an empty text for devices that haven't reported one. */
  version?: string | null | undefined;
};

export type OtaHoursInput = {
  /** HH:MM in the trailer's time zone. */
  from: string;
  to: string;
};

export type OtaPlanInput = {
  conditions: OtaConditionsInput;
  deadlineHours: number;
  hoursBetweenStages: number;
  judgedFromDevices: number;
  maxAttempts: number;
  name: string;
  /** After which share or number of devices the campaign waits; the rest is the last stage. */
  stages: Array<OtaStageInput>;
  /** In percent of the finished devices of a stage. */
  stopAbovePercent: number;
};

export type OtaStageInput = {
  /** Number of devices. */
  devices?: number | null | undefined;
  /** Share of all devices, in percent. */
  percent?: number | null | undefined;
};

export type OtaTargetInput = {
  customerId?: number | null | undefined;
  /** Reported versions; an empty text for devices that haven't reported one. All without them. */
  fromVersions?: Array<string> | null | undefined;
  /** VINs, unit IDs or serial numbers, one per line. Without them the filter applies. */
  lines?: Array<string> | null | undefined;
  packageId: string;
  /** Only devices that have reported within this many days. */
  reportedWithinDays?: number | null | undefined;
};

export type RollBackOtaCampaignInput = {
  campaignId: string;
  /** Made by the caller. */
  newCampaignId: string;
  packageId: string;
  plan: OtaPlanInput;
  version: number;
};

export type OtaPackagesQueryVariables = Exact<{
  kind: string;
}>;


export type OtaPackagesQuery = { otaPackages: { hasKeys: boolean, packages: Array<{ packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }>, reported: Array<{ family: number, version: string | null, devices: number }> } };

export type OtaCampaignDevicesQueryVariables = Exact<{
  input: OtaCampaignDevicesInput;
}>;


export type OtaCampaignDevicesQuery = { otaCampaignDevices: { hasMore: boolean, devices: Array<{ place: number, vin: string, unitId: string, customerName: string, serialNumber: string | null, lastReport: string | null, stage: number, state: string, percent: number, attempt: number, reason: string | null, detail: string | null, fromVersion: string | null, reported: string | null, changedAt: string, waitsFor: Array<string> }> } | null };

export type OtaFleetQueryVariables = Exact<{
  input: OtaFleetInput;
}>;


export type OtaFleetQuery = { otaFleet: { hasMore: boolean, trailers: Array<{ vin: string, unitId: string, customerName: string, serialNumber: string | null, family: number, lastReport: string | null, versions: Array<{ kind: string, reported: string | null, target: string | null }>, job: { campaignId: string, campaignName: string, kind: string, version: string, state: string, percent: number, reason: string | null, detail: string | null, changedAt: string } | null }> } };

export type CreateOtaCampaignMutationVariables = Exact<{
  input: CreateOtaCampaignInput;
}>;


export type CreateOtaCampaignMutation = { createOtaCampaign: { campaignId: string, name: string, state: string, version: number, devices: number, stage: number, hoursBetweenStages: number, stageOverAt: string | null, stopAbovePercent: number, judgedFromDevices: number, deadlineHours: number, maxAttempts: number, rollsBack: string | null, author: string, createdAt: string, endedAt: string | null, retryable: number, package: { packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }, stages: Array<{ percent: number | null, upTo: number | null, devices: number, openedAt: string | null }>, counts: Array<{ stage: number, state: string, devices: number }>, conditions: { untethered: boolean, minVolts: number | null, parkedMinutes: number | null, hours: { from: string, to: string } | null }, resumedWith: { confirmed: number, failed: number } | null, stopped: { at: string, failed: number, finished: number, stage: number } | null, target: { lines: number | null, customerName: string | null, fromVersions: Array<string>, reportedWithinDays: number | null }, failures: Array<{ reason: string, devices: number }>, fromVersions: Array<{ version: string | null, devices: number }> } };

export type OtaTargetQueryVariables = Exact<{
  input: OtaTargetInput;
}>;


export type OtaTargetQuery = { otaTarget: { devices: number, fromVersions: Array<{ version: string | null, devices: number }>, leftOut: Array<{ reason: string, devices: number }>, lines: Array<{ line: number, text: string, result: string, vin: string | null, unitId: string | null }> } | null };

export type OtaCampaignQueryVariables = Exact<{
  campaignId: string;
}>;


export type OtaCampaignQuery = { otaCampaign: { campaignId: string, name: string, state: string, version: number, devices: number, stage: number, hoursBetweenStages: number, stageOverAt: string | null, stopAbovePercent: number, judgedFromDevices: number, deadlineHours: number, maxAttempts: number, rollsBack: string | null, author: string, createdAt: string, endedAt: string | null, retryable: number, package: { packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }, stages: Array<{ percent: number | null, upTo: number | null, devices: number, openedAt: string | null }>, counts: Array<{ stage: number, state: string, devices: number }>, conditions: { untethered: boolean, minVolts: number | null, parkedMinutes: number | null, hours: { from: string, to: string } | null }, resumedWith: { confirmed: number, failed: number } | null, stopped: { at: string, failed: number, finished: number, stage: number } | null, target: { lines: number | null, customerName: string | null, fromVersions: Array<string>, reportedWithinDays: number | null }, failures: Array<{ reason: string, devices: number }>, fromVersions: Array<{ version: string | null, devices: number }> } | null };

export type OtaCampaignsQueryVariables = Exact<{ [key: string]: never; }>;


export type OtaCampaignsQuery = { otaCampaigns: Array<{ campaignId: string, name: string, state: string, version: number, devices: number, stage: number, hoursBetweenStages: number, stageOverAt: string | null, stopAbovePercent: number, judgedFromDevices: number, deadlineHours: number, maxAttempts: number, rollsBack: string | null, author: string, createdAt: string, endedAt: string | null, package: { packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }, stages: Array<{ percent: number | null, upTo: number | null, devices: number, openedAt: string | null }>, counts: Array<{ stage: number, state: string, devices: number }>, conditions: { untethered: boolean, minVolts: number | null, parkedMinutes: number | null, hours: { from: string, to: string } | null }, resumedWith: { confirmed: number, failed: number } | null, stopped: { at: string, failed: number, finished: number, stage: number } | null, target: { lines: number | null, customerName: string | null, fromVersions: Array<string>, reportedWithinDays: number | null } }> };

export type RollBackOtaCampaignMutationVariables = Exact<{
  input: RollBackOtaCampaignInput;
}>;


export type RollBackOtaCampaignMutation = { rollBackOtaCampaign: { campaignId: string, name: string, state: string, version: number, devices: number, stage: number, hoursBetweenStages: number, stageOverAt: string | null, stopAbovePercent: number, judgedFromDevices: number, deadlineHours: number, maxAttempts: number, rollsBack: string | null, author: string, createdAt: string, endedAt: string | null, retryable: number, package: { packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }, stages: Array<{ percent: number | null, upTo: number | null, devices: number, openedAt: string | null }>, counts: Array<{ stage: number, state: string, devices: number }>, conditions: { untethered: boolean, minVolts: number | null, parkedMinutes: number | null, hours: { from: string, to: string } | null }, resumedWith: { confirmed: number, failed: number } | null, stopped: { at: string, failed: number, finished: number, stage: number } | null, target: { lines: number | null, customerName: string | null, fromVersions: Array<string>, reportedWithinDays: number | null }, failures: Array<{ reason: string, devices: number }>, fromVersions: Array<{ version: string | null, devices: number }> } };

export type ControlOtaCampaignMutationVariables = Exact<{
  input: ControlOtaCampaignInput;
}>;


export type ControlOtaCampaignMutation = { controlOtaCampaign: { campaignId: string, name: string, state: string, version: number, devices: number, stage: number, hoursBetweenStages: number, stageOverAt: string | null, stopAbovePercent: number, judgedFromDevices: number, deadlineHours: number, maxAttempts: number, rollsBack: string | null, author: string, createdAt: string, endedAt: string | null, retryable: number, package: { packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }, stages: Array<{ percent: number | null, upTo: number | null, devices: number, openedAt: string | null }>, counts: Array<{ stage: number, state: string, devices: number }>, conditions: { untethered: boolean, minVolts: number | null, parkedMinutes: number | null, hours: { from: string, to: string } | null }, resumedWith: { confirmed: number, failed: number } | null, stopped: { at: string, failed: number, finished: number, stage: number } | null, target: { lines: number | null, customerName: string | null, fromVersions: Array<string>, reportedWithinDays: number | null }, failures: Array<{ reason: string, devices: number }>, fromVersions: Array<{ version: string | null, devices: number }> } };

export const OtaPackagesDocument = /*#__PURE__*/ new TypedDocumentString<OtaPackagesQuery, OtaPackagesQueryVariables>(`query OtaPackages($kind: String!) {
  otaPackages(kind: $kind) {
    packages {
      packageId
      kind
      family
      version
      name
      note
      sizeBytes
      sha256
      signature
      keyId
      author
      createdAt
    }
    reported {
      family
      version
      devices
    }
    hasKeys
  }
}`);
export const OtaCampaignDevicesDocument = /*#__PURE__*/ new TypedDocumentString<OtaCampaignDevicesQuery, OtaCampaignDevicesQueryVariables>(`query OtaCampaignDevices($input: OtaCampaignDevicesInput!) {
  otaCampaignDevices(input: $input) {
    devices {
      place
      vin
      unitId
      customerName
      serialNumber
      lastReport
      stage
      state
      percent
      attempt
      reason
      detail
      fromVersion
      reported
      changedAt
      waitsFor
    }
    hasMore
  }
}`);
export const OtaFleetDocument = /*#__PURE__*/ new TypedDocumentString<OtaFleetQuery, OtaFleetQueryVariables>(`query OtaFleet($input: OtaFleetInput!) {
  otaFleet(input: $input) {
    trailers {
      vin
      unitId
      customerName
      serialNumber
      family
      lastReport
      versions {
        kind
        reported
        target
      }
      job {
        campaignId
        campaignName
        kind
        version
        state
        percent
        reason
        detail
        changedAt
      }
    }
    hasMore
  }
}`);
export const CreateOtaCampaignDocument = /*#__PURE__*/ new TypedDocumentString<CreateOtaCampaignMutation, CreateOtaCampaignMutationVariables>(`mutation CreateOtaCampaign($input: CreateOtaCampaignInput!) {
  createOtaCampaign(input: $input) {
    campaignId
    name
    state
    version
    package {
      packageId
      kind
      family
      version
      name
      note
      sizeBytes
      sha256
      signature
      keyId
      author
      createdAt
    }
    devices
    stage
    stages {
      percent
      upTo
      devices
      openedAt
    }
    counts {
      stage
      state
      devices
    }
    hoursBetweenStages
    stageOverAt
    conditions {
      untethered
      minVolts
      parkedMinutes
      hours {
        from
        to
      }
    }
    stopAbovePercent
    judgedFromDevices
    resumedWith {
      confirmed
      failed
    }
    stopped {
      at
      failed
      finished
      stage
    }
    deadlineHours
    maxAttempts
    target {
      lines
      customerName
      fromVersions
      reportedWithinDays
    }
    rollsBack
    author
    createdAt
    endedAt
    failures {
      reason
      devices
    }
    retryable
    fromVersions {
      version
      devices
    }
  }
}`);
export const OtaTargetDocument = /*#__PURE__*/ new TypedDocumentString<OtaTargetQuery, OtaTargetQueryVariables>(`query OtaTarget($input: OtaTargetInput!) {
  otaTarget(input: $input) {
    devices
    fromVersions {
      version
      devices
    }
    leftOut {
      reason
      devices
    }
    lines {
      line
      text
      result
      vin
      unitId
    }
  }
}`);
export const OtaCampaignDocument = /*#__PURE__*/ new TypedDocumentString<OtaCampaignQuery, OtaCampaignQueryVariables>(`query OtaCampaign($campaignId: ID!) {
  otaCampaign(campaignId: $campaignId) {
    campaignId
    name
    state
    version
    package {
      packageId
      kind
      family
      version
      name
      note
      sizeBytes
      sha256
      signature
      keyId
      author
      createdAt
    }
    devices
    stage
    stages {
      percent
      upTo
      devices
      openedAt
    }
    counts {
      stage
      state
      devices
    }
    hoursBetweenStages
    stageOverAt
    conditions {
      untethered
      minVolts
      parkedMinutes
      hours {
        from
        to
      }
    }
    stopAbovePercent
    judgedFromDevices
    resumedWith {
      confirmed
      failed
    }
    stopped {
      at
      failed
      finished
      stage
    }
    deadlineHours
    maxAttempts
    target {
      lines
      customerName
      fromVersions
      reportedWithinDays
    }
    rollsBack
    author
    createdAt
    endedAt
    failures {
      reason
      devices
    }
    retryable
    fromVersions {
      version
      devices
    }
  }
}`);
export const OtaCampaignsDocument = /*#__PURE__*/ new TypedDocumentString<OtaCampaignsQuery, OtaCampaignsQueryVariables>(`query OtaCampaigns {
  otaCampaigns {
    campaignId
    name
    state
    version
    package {
      packageId
      kind
      family
      version
      name
      note
      sizeBytes
      sha256
      signature
      keyId
      author
      createdAt
    }
    devices
    stage
    stages {
      percent
      upTo
      devices
      openedAt
    }
    counts {
      stage
      state
      devices
    }
    hoursBetweenStages
    stageOverAt
    conditions {
      untethered
      minVolts
      parkedMinutes
      hours {
        from
        to
      }
    }
    stopAbovePercent
    judgedFromDevices
    resumedWith {
      confirmed
      failed
    }
    stopped {
      at
      failed
      finished
      stage
    }
    deadlineHours
    maxAttempts
    target {
      lines
      customerName
      fromVersions
      reportedWithinDays
    }
    rollsBack
    author
    createdAt
    endedAt
  }
}`);
export const RollBackOtaCampaignDocument = /*#__PURE__*/ new TypedDocumentString<RollBackOtaCampaignMutation, RollBackOtaCampaignMutationVariables>(`mutation RollBackOtaCampaign($input: RollBackOtaCampaignInput!) {
  rollBackOtaCampaign(input: $input) {
    campaignId
    name
    state
    version
    package {
      packageId
      kind
      family
      version
      name
      note
      sizeBytes
      sha256
      signature
      keyId
      author
      createdAt
    }
    devices
    stage
    stages {
      percent
      upTo
      devices
      openedAt
    }
    counts {
      stage
      state
      devices
    }
    hoursBetweenStages
    stageOverAt
    conditions {
      untethered
      minVolts
      parkedMinutes
      hours {
        from
        to
      }
    }
    stopAbovePercent
    judgedFromDevices
    resumedWith {
      confirmed
      failed
    }
    stopped {
      at
      failed
      finished
      stage
    }
    deadlineHours
    maxAttempts
    target {
      lines
      customerName
      fromVersions
      reportedWithinDays
    }
    rollsBack
    author
    createdAt
    endedAt
    failures {
      reason
      devices
    }
    retryable
    fromVersions {
      version
      devices
    }
  }
}`);
export const ControlOtaCampaignDocument = /*#__PURE__*/ new TypedDocumentString<ControlOtaCampaignMutation, ControlOtaCampaignMutationVariables>(`mutation ControlOtaCampaign($input: ControlOtaCampaignInput!) {
  controlOtaCampaign(input: $input) {
    campaignId
    name
    state
    version
    package {
      packageId
      kind
      family
      version
      name
      note
      sizeBytes
      sha256
      signature
      keyId
      author
      createdAt
    }
    devices
    stage
    stages {
      percent
      upTo
      devices
      openedAt
    }
    counts {
      stage
      state
      devices
    }
    hoursBetweenStages
    stageOverAt
    conditions {
      untethered
      minVolts
      parkedMinutes
      hours {
        from
        to
      }
    }
    stopAbovePercent
    judgedFromDevices
    resumedWith {
      confirmed
      failed
    }
    stopped {
      at
      failed
      finished
      stage
    }
    deadlineHours
    maxAttempts
    target {
      lines
      customerName
      fromVersions
      reportedWithinDays
    }
    rollsBack
    author
    createdAt
    endedAt
    failures {
      reason
      devices
    }
    retryable
    fromVersions {
      version
      devices
    }
  }
}`);