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

export type CreateOtaFtpServerInput = {
  server: OtaFtpServerInput;
  /** Made by the caller; a repeated request with the same id creates nothing again. */
  serverId: string;
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

export type OtaFtpFileTaskInput = {
  fileName: string;
  path: string;
  serverId: string;
  /** The size that the caller has seen, in bytes; a file of another size is not deleted. */
  sizeBytes: number;
  /** Made by the caller. */
  taskId: string;
};

export type OtaFtpFilesInput = {
  /** Up to 500. */
  limit: number;
  /** The number of entries to skip. */
  offset: number;
  /** A folder below the folder of the server; empty for that folder. */
  path: string;
  /** Part of a name. */
  search?: string | null | undefined;
  serverId: string;
};

export type OtaFtpServerInput = {
  /** Absolute, or relative to where the sign-in leads. */
  folder: string;
  /** A host name or an address. */
  host: string;
  name: string;
  /** Of the private key. */
  passphrase?: string | null | undefined;
  port: number;
  /** sftp, ftps or ftp. */
  protocol: string;
  /** The password, or the private key as PEM. Null keeps the stored one, if protocol, host, port and user name stay the same. */
  secret?: string | null | undefined;
  /** password or key (SFTP only). */
  secretKind: string;
  username: string;
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

export type PublishOtaPackageInput = {
  fileName: string;
  packageId: string;
  path: string;
  serverId: string;
  /** Made by the caller; a repeated request with the same id starts nothing again. */
  taskId: string;
};

export type RollBackOtaCampaignInput = {
  campaignId: string;
  /** Made by the caller. */
  newCampaignId: string;
  packageId: string;
  plan: OtaPlanInput;
  version: number;
};

export type TrustOtaFtpServerInput = {
  /** The fingerprint that the caller has compared; another one is refused. Null removes the confirmed one. */
  fingerprint?: string | null | undefined;
  serverId: string;
  version: number;
};

export type UpdateOtaFtpServerInput = {
  server: OtaFtpServerInput;
  serverId: string;
  /** The version that the caller has seen; a server that has changed is refused. */
  version: number;
};

export type OtaFtpServersQueryVariables = Exact<{ [key: string]: never; }>;


export type OtaFtpServersQuery = { otaFtpServers: Array<{ serverId: string, name: string, protocol: string, host: string, port: number, folder: string, username: string, secretKind: string, testStartedAt: string | null, version: number, author: string, createdAt: string, updatedAt: string, pinned: { fingerprint: string, author: string, pinnedAt: string } | null, test: { testedAt: string, durationMs: number, problem: string | null, detail: string | null, fingerprint: string | null, validTo: string | null, entries: number | null } | null }> };

export type PublishOtaPackageMutationVariables = Exact<{
  input: PublishOtaPackageInput;
}>;


export type PublishOtaPackageMutation = { publishOtaPackage: { taskId: string, serverId: string, kind: string, path: string, fileName: string, packageId: string | null, packageName: string | null, version: string | null, sha256: string | null, sizeBytes: number, state: string, doneBytes: number, attempt: number, problem: string | null, detail: string | null, nextTryAt: string | null, isCanceling: boolean, author: string, createdAt: string, endedAt: string | null } };

export type OtaPackagesQueryVariables = Exact<{
  kind: string;
}>;


export type OtaPackagesQuery = { otaPackages: { hasKeys: boolean, packages: Array<{ packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }>, reported: Array<{ family: number, version: string | null, devices: number }> } };

export type OtaCampaignDevicesQueryVariables = Exact<{
  input: OtaCampaignDevicesInput;
}>;


export type OtaCampaignDevicesQuery = { otaCampaignDevices: { hasMore: boolean, devices: Array<{ place: number, vin: string, unitId: string, customerName: string, serialNumber: string | null, lastReport: string | null, stage: number, state: string, percent: number, attempt: number, reason: string | null, detail: string | null, fromVersion: string | null, reported: string | null, changedAt: string, waitsFor: Array<string> }> } | null };

export type CreateOtaFtpServerMutationVariables = Exact<{
  input: CreateOtaFtpServerInput;
}>;


export type CreateOtaFtpServerMutation = { createOtaFtpServer: { serverId: string, name: string, protocol: string, host: string, port: number, folder: string, username: string, secretKind: string, testStartedAt: string | null, version: number, author: string, createdAt: string, updatedAt: string, pinned: { fingerprint: string, author: string, pinnedAt: string } | null, test: { testedAt: string, durationMs: number, problem: string | null, detail: string | null, fingerprint: string | null, validTo: string | null, entries: number | null } | null } };

export type OtaFleetQueryVariables = Exact<{
  input: OtaFleetInput;
}>;


export type OtaFleetQuery = { otaFleet: { hasMore: boolean, trailers: Array<{ vin: string, unitId: string, customerName: string, serialNumber: string | null, family: number, lastReport: string | null, versions: Array<{ kind: string, reported: string | null, target: string | null }>, job: { campaignId: string, campaignName: string, kind: string, version: string, state: string, percent: number, reason: string | null, detail: string | null, changedAt: string } | null }> } };

export type UpdateOtaFtpServerMutationVariables = Exact<{
  input: UpdateOtaFtpServerInput;
}>;


export type UpdateOtaFtpServerMutation = { updateOtaFtpServer: { serverId: string, name: string, protocol: string, host: string, port: number, folder: string, username: string, secretKind: string, testStartedAt: string | null, version: number, author: string, createdAt: string, updatedAt: string, pinned: { fingerprint: string, author: string, pinnedAt: string } | null, test: { testedAt: string, durationMs: number, problem: string | null, detail: string | null, fingerprint: string | null, validTo: string | null, entries: number | null } | null } };

export type CreateOtaCampaignMutationVariables = Exact<{
  input: CreateOtaCampaignInput;
}>;


export type CreateOtaCampaignMutation = { createOtaCampaign: { campaignId: string, name: string, state: string, version: number, devices: number, stage: number, hoursBetweenStages: number, stageOverAt: string | null, stopAbovePercent: number, judgedFromDevices: number, deadlineHours: number, maxAttempts: number, rollsBack: string | null, author: string, createdAt: string, endedAt: string | null, retryable: number, package: { packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }, stages: Array<{ percent: number | null, upTo: number | null, devices: number, openedAt: string | null }>, counts: Array<{ stage: number, state: string, devices: number }>, conditions: { untethered: boolean, minVolts: number | null, parkedMinutes: number | null, hours: { from: string, to: string } | null }, resumedWith: { confirmed: number, failed: number } | null, stopped: { at: string, failed: number, finished: number, stage: number } | null, target: { lines: number | null, customerName: string | null, fromVersions: Array<string>, reportedWithinDays: number | null }, failures: Array<{ reason: string, devices: number }>, fromVersions: Array<{ version: string | null, devices: number }> } };

export type OtaTargetQueryVariables = Exact<{
  input: OtaTargetInput;
}>;


export type OtaTargetQuery = { otaTarget: { devices: number, fromVersions: Array<{ version: string | null, devices: number }>, leftOut: Array<{ reason: string, devices: number }>, lines: Array<{ line: number, text: string, result: string, vin: string | null, unitId: string | null }> } | null };

export type VerifyOtaFtpFileMutationVariables = Exact<{
  input: OtaFtpFileTaskInput;
}>;


export type VerifyOtaFtpFileMutation = { verifyOtaFtpFile: { taskId: string, serverId: string, kind: string, path: string, fileName: string, packageId: string | null, packageName: string | null, version: string | null, sha256: string | null, sizeBytes: number, state: string, doneBytes: number, attempt: number, problem: string | null, detail: string | null, nextTryAt: string | null, isCanceling: boolean, author: string, createdAt: string, endedAt: string | null } };

export type OtaFtpTasksQueryVariables = Exact<{
  serverId: string;
  limit: number;
}>;


export type OtaFtpTasksQuery = { otaFtpTasks: Array<{ taskId: string, serverId: string, kind: string, path: string, fileName: string, packageId: string | null, packageName: string | null, version: string | null, sha256: string | null, sizeBytes: number, state: string, doneBytes: number, attempt: number, problem: string | null, detail: string | null, nextTryAt: string | null, isCanceling: boolean, author: string, createdAt: string, endedAt: string | null }> };

export type TrustOtaFtpServerMutationVariables = Exact<{
  input: TrustOtaFtpServerInput;
}>;


export type TrustOtaFtpServerMutation = { trustOtaFtpServer: { serverId: string, name: string, protocol: string, host: string, port: number, folder: string, username: string, secretKind: string, testStartedAt: string | null, version: number, author: string, createdAt: string, updatedAt: string, pinned: { fingerprint: string, author: string, pinnedAt: string } | null, test: { testedAt: string, durationMs: number, problem: string | null, detail: string | null, fingerprint: string | null, validTo: string | null, entries: number | null } | null } };

export type OtaCampaignQueryVariables = Exact<{
  campaignId: string;
}>;


export type OtaCampaignQuery = { otaCampaign: { campaignId: string, name: string, state: string, version: number, devices: number, stage: number, hoursBetweenStages: number, stageOverAt: string | null, stopAbovePercent: number, judgedFromDevices: number, deadlineHours: number, maxAttempts: number, rollsBack: string | null, author: string, createdAt: string, endedAt: string | null, retryable: number, package: { packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }, stages: Array<{ percent: number | null, upTo: number | null, devices: number, openedAt: string | null }>, counts: Array<{ stage: number, state: string, devices: number }>, conditions: { untethered: boolean, minVolts: number | null, parkedMinutes: number | null, hours: { from: string, to: string } | null }, resumedWith: { confirmed: number, failed: number } | null, stopped: { at: string, failed: number, finished: number, stage: number } | null, target: { lines: number | null, customerName: string | null, fromVersions: Array<string>, reportedWithinDays: number | null }, failures: Array<{ reason: string, devices: number }>, fromVersions: Array<{ version: string | null, devices: number }> } | null };

export type TestOtaFtpServerMutationVariables = Exact<{
  serverId: string;
}>;


export type TestOtaFtpServerMutation = { testOtaFtpServer: { serverId: string, name: string, protocol: string, host: string, port: number, folder: string, username: string, secretKind: string, testStartedAt: string | null, version: number, author: string, createdAt: string, updatedAt: string, pinned: { fingerprint: string, author: string, pinnedAt: string } | null, test: { testedAt: string, durationMs: number, problem: string | null, detail: string | null, fingerprint: string | null, validTo: string | null, entries: number | null } | null } };

export type DeleteOtaFtpServerMutationVariables = Exact<{
  serverId: string;
  version: number;
}>;


export type DeleteOtaFtpServerMutation = { deleteOtaFtpServer: string };

export type OtaCampaignsQueryVariables = Exact<{ [key: string]: never; }>;


export type OtaCampaignsQuery = { otaCampaigns: Array<{ campaignId: string, name: string, state: string, version: number, devices: number, stage: number, hoursBetweenStages: number, stageOverAt: string | null, stopAbovePercent: number, judgedFromDevices: number, deadlineHours: number, maxAttempts: number, rollsBack: string | null, author: string, createdAt: string, endedAt: string | null, package: { packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }, stages: Array<{ percent: number | null, upTo: number | null, devices: number, openedAt: string | null }>, counts: Array<{ stage: number, state: string, devices: number }>, conditions: { untethered: boolean, minVolts: number | null, parkedMinutes: number | null, hours: { from: string, to: string } | null }, resumedWith: { confirmed: number, failed: number } | null, stopped: { at: string, failed: number, finished: number, stage: number } | null, target: { lines: number | null, customerName: string | null, fromVersions: Array<string>, reportedWithinDays: number | null } }> };

export type DeleteOtaFtpFileMutationVariables = Exact<{
  input: OtaFtpFileTaskInput;
}>;


export type DeleteOtaFtpFileMutation = { deleteOtaFtpFile: { taskId: string, serverId: string, kind: string, path: string, fileName: string, packageId: string | null, packageName: string | null, version: string | null, sha256: string | null, sizeBytes: number, state: string, doneBytes: number, attempt: number, problem: string | null, detail: string | null, nextTryAt: string | null, isCanceling: boolean, author: string, createdAt: string, endedAt: string | null } };

export type ControlOtaFtpTaskMutationVariables = Exact<{
  taskId: string;
  action: string;
}>;


export type ControlOtaFtpTaskMutation = { controlOtaFtpTask: { taskId: string, serverId: string, kind: string, path: string, fileName: string, packageId: string | null, packageName: string | null, version: string | null, sha256: string | null, sizeBytes: number, state: string, doneBytes: number, attempt: number, problem: string | null, detail: string | null, nextTryAt: string | null, isCanceling: boolean, author: string, createdAt: string, endedAt: string | null } };

export type OtaFtpFilesQueryVariables = Exact<{
  input: OtaFtpFilesInput;
}>;


export type OtaFtpFilesQuery = { otaFtpFiles: { problem: string | null, detail: string | null, total: number, isCut: boolean, entries: Array<{ name: string, isFolder: boolean, sizeBytes: number | null, modifiedAt: string | null, isPartial: boolean, published: { packageId: string, packageName: string, version: string, sha256: string, author: string, verifiedAt: string, isVerified: boolean, manifest: string } | null }> } | null };

export type RollBackOtaCampaignMutationVariables = Exact<{
  input: RollBackOtaCampaignInput;
}>;


export type RollBackOtaCampaignMutation = { rollBackOtaCampaign: { campaignId: string, name: string, state: string, version: number, devices: number, stage: number, hoursBetweenStages: number, stageOverAt: string | null, stopAbovePercent: number, judgedFromDevices: number, deadlineHours: number, maxAttempts: number, rollsBack: string | null, author: string, createdAt: string, endedAt: string | null, retryable: number, package: { packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }, stages: Array<{ percent: number | null, upTo: number | null, devices: number, openedAt: string | null }>, counts: Array<{ stage: number, state: string, devices: number }>, conditions: { untethered: boolean, minVolts: number | null, parkedMinutes: number | null, hours: { from: string, to: string } | null }, resumedWith: { confirmed: number, failed: number } | null, stopped: { at: string, failed: number, finished: number, stage: number } | null, target: { lines: number | null, customerName: string | null, fromVersions: Array<string>, reportedWithinDays: number | null }, failures: Array<{ reason: string, devices: number }>, fromVersions: Array<{ version: string | null, devices: number }> } };

export type ControlOtaCampaignMutationVariables = Exact<{
  input: ControlOtaCampaignInput;
}>;


export type ControlOtaCampaignMutation = { controlOtaCampaign: { campaignId: string, name: string, state: string, version: number, devices: number, stage: number, hoursBetweenStages: number, stageOverAt: string | null, stopAbovePercent: number, judgedFromDevices: number, deadlineHours: number, maxAttempts: number, rollsBack: string | null, author: string, createdAt: string, endedAt: string | null, retryable: number, package: { packageId: string, kind: string, family: number, version: string, name: string, note: string, sizeBytes: number, sha256: string, signature: string, keyId: string, author: string, createdAt: string }, stages: Array<{ percent: number | null, upTo: number | null, devices: number, openedAt: string | null }>, counts: Array<{ stage: number, state: string, devices: number }>, conditions: { untethered: boolean, minVolts: number | null, parkedMinutes: number | null, hours: { from: string, to: string } | null }, resumedWith: { confirmed: number, failed: number } | null, stopped: { at: string, failed: number, finished: number, stage: number } | null, target: { lines: number | null, customerName: string | null, fromVersions: Array<string>, reportedWithinDays: number | null }, failures: Array<{ reason: string, devices: number }>, fromVersions: Array<{ version: string | null, devices: number }> } };

export const OtaFtpServersDocument = /*#__PURE__*/ new TypedDocumentString<OtaFtpServersQuery, OtaFtpServersQueryVariables>(`query OtaFtpServers {
  otaFtpServers {
    serverId
    name
    protocol
    host
    port
    folder
    username
    secretKind
    pinned {
      fingerprint
      author
      pinnedAt
    }
    testStartedAt
    test {
      testedAt
      durationMs
      problem
      detail
      fingerprint
      validTo
      entries
    }
    version
    author
    createdAt
    updatedAt
  }
}`);
export const PublishOtaPackageDocument = /*#__PURE__*/ new TypedDocumentString<PublishOtaPackageMutation, PublishOtaPackageMutationVariables>(`mutation PublishOtaPackage($input: PublishOtaPackageInput!) {
  publishOtaPackage(input: $input) {
    taskId
    serverId
    kind
    path
    fileName
    packageId
    packageName
    version
    sha256
    sizeBytes
    state
    doneBytes
    attempt
    problem
    detail
    nextTryAt
    isCanceling
    author
    createdAt
    endedAt
  }
}`);
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
export const CreateOtaFtpServerDocument = /*#__PURE__*/ new TypedDocumentString<CreateOtaFtpServerMutation, CreateOtaFtpServerMutationVariables>(`mutation CreateOtaFtpServer($input: CreateOtaFtpServerInput!) {
  createOtaFtpServer(input: $input) {
    serverId
    name
    protocol
    host
    port
    folder
    username
    secretKind
    pinned {
      fingerprint
      author
      pinnedAt
    }
    testStartedAt
    test {
      testedAt
      durationMs
      problem
      detail
      fingerprint
      validTo
      entries
    }
    version
    author
    createdAt
    updatedAt
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
export const UpdateOtaFtpServerDocument = /*#__PURE__*/ new TypedDocumentString<UpdateOtaFtpServerMutation, UpdateOtaFtpServerMutationVariables>(`mutation UpdateOtaFtpServer($input: UpdateOtaFtpServerInput!) {
  updateOtaFtpServer(input: $input) {
    serverId
    name
    protocol
    host
    port
    folder
    username
    secretKind
    pinned {
      fingerprint
      author
      pinnedAt
    }
    testStartedAt
    test {
      testedAt
      durationMs
      problem
      detail
      fingerprint
      validTo
      entries
    }
    version
    author
    createdAt
    updatedAt
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
export const VerifyOtaFtpFileDocument = /*#__PURE__*/ new TypedDocumentString<VerifyOtaFtpFileMutation, VerifyOtaFtpFileMutationVariables>(`mutation VerifyOtaFtpFile($input: OtaFtpFileTaskInput!) {
  verifyOtaFtpFile(input: $input) {
    taskId
    serverId
    kind
    path
    fileName
    packageId
    packageName
    version
    sha256
    sizeBytes
    state
    doneBytes
    attempt
    problem
    detail
    nextTryAt
    isCanceling
    author
    createdAt
    endedAt
  }
}`);
export const OtaFtpTasksDocument = /*#__PURE__*/ new TypedDocumentString<OtaFtpTasksQuery, OtaFtpTasksQueryVariables>(`query OtaFtpTasks($serverId: ID!, $limit: Int!) {
  otaFtpTasks(serverId: $serverId, limit: $limit) {
    taskId
    serverId
    kind
    path
    fileName
    packageId
    packageName
    version
    sha256
    sizeBytes
    state
    doneBytes
    attempt
    problem
    detail
    nextTryAt
    isCanceling
    author
    createdAt
    endedAt
  }
}`);
export const TrustOtaFtpServerDocument = /*#__PURE__*/ new TypedDocumentString<TrustOtaFtpServerMutation, TrustOtaFtpServerMutationVariables>(`mutation TrustOtaFtpServer($input: TrustOtaFtpServerInput!) {
  trustOtaFtpServer(input: $input) {
    serverId
    name
    protocol
    host
    port
    folder
    username
    secretKind
    pinned {
      fingerprint
      author
      pinnedAt
    }
    testStartedAt
    test {
      testedAt
      durationMs
      problem
      detail
      fingerprint
      validTo
      entries
    }
    version
    author
    createdAt
    updatedAt
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
export const TestOtaFtpServerDocument = /*#__PURE__*/ new TypedDocumentString<TestOtaFtpServerMutation, TestOtaFtpServerMutationVariables>(`mutation TestOtaFtpServer($serverId: ID!) {
  testOtaFtpServer(serverId: $serverId) {
    serverId
    name
    protocol
    host
    port
    folder
    username
    secretKind
    pinned {
      fingerprint
      author
      pinnedAt
    }
    testStartedAt
    test {
      testedAt
      durationMs
      problem
      detail
      fingerprint
      validTo
      entries
    }
    version
    author
    createdAt
    updatedAt
  }
}`);
export const DeleteOtaFtpServerDocument = /*#__PURE__*/ new TypedDocumentString<DeleteOtaFtpServerMutation, DeleteOtaFtpServerMutationVariables>(`mutation DeleteOtaFtpServer($serverId: ID!, $version: Int!) {
  deleteOtaFtpServer(serverId: $serverId, version: $version)
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
export const DeleteOtaFtpFileDocument = /*#__PURE__*/ new TypedDocumentString<DeleteOtaFtpFileMutation, DeleteOtaFtpFileMutationVariables>(`mutation DeleteOtaFtpFile($input: OtaFtpFileTaskInput!) {
  deleteOtaFtpFile(input: $input) {
    taskId
    serverId
    kind
    path
    fileName
    packageId
    packageName
    version
    sha256
    sizeBytes
    state
    doneBytes
    attempt
    problem
    detail
    nextTryAt
    isCanceling
    author
    createdAt
    endedAt
  }
}`);
export const ControlOtaFtpTaskDocument = /*#__PURE__*/ new TypedDocumentString<ControlOtaFtpTaskMutation, ControlOtaFtpTaskMutationVariables>(`mutation ControlOtaFtpTask($taskId: ID!, $action: String!) {
  controlOtaFtpTask(taskId: $taskId, action: $action) {
    taskId
    serverId
    kind
    path
    fileName
    packageId
    packageName
    version
    sha256
    sizeBytes
    state
    doneBytes
    attempt
    problem
    detail
    nextTryAt
    isCanceling
    author
    createdAt
    endedAt
  }
}`);
export const OtaFtpFilesDocument = /*#__PURE__*/ new TypedDocumentString<OtaFtpFilesQuery, OtaFtpFilesQueryVariables>(`query OtaFtpFiles($input: OtaFtpFilesInput!) {
  otaFtpFiles(input: $input) {
    problem
    detail
    total
    isCut
    entries {
      name
      isFolder
      sizeBytes
      modifiedAt
      isPartial
      published {
        packageId
        packageName
        version
        sha256
        author
        verifiedAt
        isVerified
        manifest
      }
    }
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