import type {
  OtaCampaignState,
  OtaConditions,
  OtaCount,
  OtaDevice,
  OtaKind,
  OtaManifest,
  OtaReason,
  OtaState,
  OtaStopRule,
} from '@gladhand/domain/ota';
import type { TrailerRecord } from '../../database/trailerColumns';
import type { FilePlace, FileStore, FileStoreName } from '../../engine/files/fileStore';
import type { CustodyMove } from '../../repositories/custody';
import type { IngestBound } from '../../repositories/ingest';
import type { TrailerKey } from '../../repositories/trailers';
import type { CampaignStage, CampaignTarget, OtaFinished, OtaStopped } from './tables';

export type { CampaignStage, CampaignTarget, OtaFinished, OtaStopped };

export interface OtaPackageRecord extends OtaManifest {
  packageId: string;
  name: string;
  note: string;
  /** Ed25519, base64. */
  signature: string;
  /** Of the key that verified the signature. */
  keyId: string;
  fileId: string;
  store: FileStoreName;
  authorId: string | null;
  author: string;
  createdAt: Date;
}

export interface OtaCampaignRecord {
  campaignId: string;
  packageId: string;
  name: string;
  state: OtaCampaignState;
  devices: number;
  /** The current one, from 0. */
  stage: number;
  stages: CampaignStage[];
  hoursBetweenStages: number;
  stageOverAt: Date | null;
  conditions: OtaConditions;
  stopRule: OtaStopRule;
  resumedWith: OtaFinished | null;
  stopped: OtaStopped | null;
  deadlineHours: number;
  maxAttempts: number;
  target: CampaignTarget;
  rollsBack: string | null;
  authorId: string | null;
  author: string;
  createdAt: Date;
  endedAt: Date | null;
  version: number;
}

/** A device in a campaign as stored. */
export interface OtaDeviceRecord extends TrailerKey, OtaDevice {
  campaignId: string;
  kind: OtaKind;
  stage: number;
  place: number;
  queuedAt: Date | null;
  changedAt: Date;
}

export type OtaDeviceKey = Pick<OtaDeviceRecord, 'campaignId' | 'trailerId'>;

/** Versions that a device reports; null if it hasn't. */
export type OtaVersions = Readonly<Record<OtaKind, string | null>>;

/** What conditions depend on. */
export type OtaTrailerState = Pick<
  TrailerRecord,
  | 'tetheredStatus'
  | 'tetherReportedAt'
  | 'trailerBatteryVoltage'
  | 'trailerBatteryReportedAt'
  | 'dwellingSince'
  | 'positionReportedAt'
  | 'lat'
  | 'lng'
>;

/** A trailer with its device. */
export interface OtaTrailerRow extends TrailerKey {
  vin: string;
  unitId: string;
  customerName: string;
  serialNumber: string | null;
  family: number;
  lastReport: Date | null;
  versions: OtaVersions;
}

/** A job with its campaign and its package. */
export interface OtaJobRow {
  device: OtaDeviceRecord;
  campaign: Pick<
    OtaCampaignRecord,
    'campaignId' | 'name' | 'state' | 'conditions' | 'stages' | 'stage' | 'maxAttempts'
  >;
  package: OtaPackageRecord;
}

export interface OtaFleetSearch {
  customerId: number | null;
  family: number | null;
  search: string | null;
  /** Reported version; null for devices that haven't reported one. */
  version: { kind: OtaKind; version: string | null } | null;
  state: OtaState | null;
  after: string | null;
  limit: number;
}

/** Which devices a campaign has. */
export interface OtaTargetSearch {
  kind: OtaKind;
  family: number;
  /** The version that the campaign brings. */
  version: string;
  /** Null: all that match the rest. */
  trailerIds: readonly string[] | null;
  customerId: number | null;
  /** Reported versions, null for not reported; null for all. */
  fromVersions: readonly (string | null)[] | null;
  reportedSince: Date | null;
  /** Only devices that this campaign has confirmed. */
  confirmedIn: string | null;
}

/** Whether a device can be in a campaign. */
export type OtaFitness = 'ready' | 'otherFamily' | 'noDevice' | 'alreadyInstalled' | 'inOtherCampaign';

export interface OtaTargetGroup {
  fitness: OtaFitness;
  fromVersion: string | null;
  devices: number;
}

export interface OtaMatch {
  trailerId: string;
  vin: string;
  unitId: string;
  serialNumber: string | null;
  fitness: OtaFitness;
}

export interface OtaDeviceSearch {
  campaignId: string;
  state: OtaState | null;
  reason: OtaReason | null;
  stage: number | null;
  /** A place. */
  after: number | null;
  limit: number;
}

export interface OtaDeviceRow {
  device: OtaDeviceRecord;
  trailer: OtaTrailerRow;
  facts: OtaTrailerState;
}

/** The trailer of a device that asks for a job. */
export interface OtaAsking extends TrailerKey {
  facts: OtaTrailerState;
  versions: OtaVersions;
  /** The job that it works on, otherwise a queued one whose stage has begun; the oldest campaign first. */
  job: OtaJobRow | undefined;
}

export interface OtaRepository {
  /** False if kind, family and version exist. */
  addPackage(added: OtaPackageRecord): Promise<boolean>;
  hasVersion(manifest: Pick<OtaManifest, 'kind' | 'family' | 'version'>): Promise<boolean>;
  /** Newest first. */
  packages(kind: OtaKind, limit: number): Promise<OtaPackageRecord[]>;
  packagesById(packageIds: readonly string[]): Promise<OtaPackageRecord[]>;
  /** Devices by family and reported version, the most common first. */
  reportedVersions(
    kind: OtaKind,
    limit: number,
  ): Promise<{ family: number; version: string | null; devices: number }[]>;

  targetGroups(search: OtaTargetSearch): Promise<OtaTargetGroup[]>;
  /** Trailers whose VIN, unit ID or serial number is one of the texts; all in lower case. */
  matches(texts: readonly string[], search: OtaTargetSearch): Promise<OtaMatch[]>;

  /** Adds a campaign with its fit devices in the order of their turn; undefined if the id exists. */
  addCampaign(campaign: OtaCampaignRecord, search: OtaTargetSearch): Promise<OtaCampaignRecord | undefined>;
  /** Newest first. */
  campaigns(limit: number): Promise<OtaCampaignRecord[]>;
  campaign(campaignId: string): Promise<OtaCampaignRecord | undefined>;
  /** Locked until the end of the transaction. */
  lockCampaign(campaignId: string): Promise<OtaCampaignRecord | undefined>;
  putCampaign(campaign: OtaCampaignRecord): Promise<void>;
  /** Campaigns that aren't done, and canceled ones with devices that still work. */
  openCampaigns(): Promise<string[]>;
  /** A text that changes with everything a person or the server decides about campaigns that aren't done. */
  revision(): Promise<string>;
  /** Serial numbers of devices that work on a job, or could be offered one. */
  serialsWithJob(): Promise<ReadonlySet<string>>;
  counts(campaignIds: readonly string[]): Promise<(OtaCount & { campaignId: string })[]>;
  failures(campaignIds: readonly string[]): Promise<{ campaignId: string; reason: OtaReason; devices: number }[]>;
  retryable(campaignIds: readonly string[]): Promise<{ campaignId: string; devices: number }[]>;
  fromVersions(
    campaignIds: readonly string[],
  ): Promise<{ campaignId: string; version: string | null; devices: number }[]>;
  devices(search: OtaDeviceSearch): Promise<OtaDeviceRow[]>;

  /** Trailers with this serial number; more than one means an ambiguous device. */
  asking(bound: IngestBound, serialNumber: string): Promise<OtaAsking[]>;
  /** Changes a queued device whose campaign runs and whose stage has begun; false if it isn't anymore. */
  offer(before: OtaDeviceRecord, after: OtaDeviceRecord): Promise<boolean>;
  /** Locked until the end of the transaction. */
  lockDevice(key: OtaDeviceKey): Promise<OtaDeviceRecord | undefined>;
  putDevice(device: OtaDeviceRecord): Promise<void>;
  /**
   * Jobs of trailers, open ones first, then the newest. `undecided` are those that a reported version can still confirm:
   * of campaigns that haven't ended, and those that a device still works on.
   */
  jobsOf(trailers: readonly TrailerKey[], which: 'all' | 'undecided'): Promise<OtaJobRow[]>;

  /** Ends devices of a stage whose deadline has passed. Returns how many. */
  expire(deadline: {
    campaignId: string;
    stage: number;
    states: readonly OtaState[];
    openedAt: Date;
    before: Date;
    now: Date;
  }): Promise<number>;
  /** Fails devices that have been applied since before an instant without a report. Returns how many. */
  failUnconfirmed(campaignId: string, before: Date, now: Date): Promise<number>;
  /** Ends jobs that can be canceled. Returns how many. */
  cancelDevices(campaignId: string, now: Date): Promise<number>;
  /** Queues failed and expired devices that have attempts left and no other open job. Returns how many. */
  retryDevices(
    campaignId: string,
    options: { maxAttempts: number; reason: OtaReason | null; now: Date },
  ): Promise<number>;

  versionsOf(trailers: readonly TrailerKey[]): Promise<ReadonlyMap<string, OtaVersions>>;
  /** Hands over the versions and open jobs of devices whose trailers move to another customer. */
  moveDevices(moves: readonly CustodyMove[]): Promise<void>;
  putVersions(trailer: TrailerKey, versions: OtaVersions, now: Date): Promise<void>;
  /** By VIN, those after one. */
  fleet(search: OtaFleetSearch): Promise<OtaTrailerRow[]>;
}

/** Bytes of packages. */
export interface OtaFileRepository extends FileStore {
  /** Notes a file before its bytes are stored. */
  note(file: FilePlace, now: Date): Promise<void>;
  /** Files from before an instant that no package has. */
  unused(before: Date, limit: number): Promise<FilePlace[]>;
  /** Forgets a file whose bytes are deleted. */
  forget(fileId: string): Promise<void>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    ota: OtaRepository;
    otaFiles: OtaFileRepository;
  }
}
