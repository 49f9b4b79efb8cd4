import type { OtaKind } from '@gladhand/domain/ota';
import type { TrailerRecord } from '../../../database/trailerColumns';
import type { FileStoreName } from '../../../engine/files/fileStore';
import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type {
  OtaCampaignRecord,
  OtaDeviceRecord,
  OtaFitness,
  OtaJobRow,
  OtaPackageRecord,
  OtaTargetSearch,
  OtaTrailerRow,
  OtaTrailerState,
  OtaVersions,
} from '../repository';

/** What is stored about updates over the air in memory, with the lookups that its parts share. */
export interface OtaTables {
  store: MemoryStore;
  files: Map<string, { store: FileStoreName; createdAt: Date; pieces: ReadonlyMap<number, Uint8Array<ArrayBuffer>> }>;
  packages: Map<string, OtaPackageRecord>;
  campaigns: Map<string, OtaCampaignRecord>;
  /** By campaign and trailer. */
  devices: Map<string, OtaDeviceRecord>;
  versions: Map<string, Omit<OtaVersions, 'mainApp'>>;
}

export const otaTables = (store: MemoryStore): OtaTables => ({
  store,
  files: store.keep(new Map()),
  packages: store.keep(new Map()),
  campaigns: store.keep(new Map()),
  devices: store.keep(new Map()),
  versions: store.keep(new Map()),
});

export const deviceKey = ({ campaignId, trailerId }: Pick<OtaDeviceRecord, 'campaignId' | 'trailerId'>): string =>
  `${campaignId} ${trailerId}`;

export const isOpen = ({ state }: OtaDeviceRecord): boolean => state === 'queued' || isWorking({ state });
export const isWorking = ({ state }: Pick<OtaDeviceRecord, 'state'>): boolean =>
  state === 'offered' || state === 'downloading' || state === 'verifying' || state === 'applied';

/** Whether a device works on its job or can be offered it. */
export const canHaveJob = (
  device: OtaDeviceRecord,
  campaign: Pick<OtaCampaignRecord, 'state' | 'stage'> | undefined,
): boolean =>
  isWorking(device) || (device.state === 'queued' && campaign?.state === 'running' && device.stage <= campaign.stage);

export const versionsOf = ({ versions }: OtaTables, { trailerId, mainAppVersion }: TrailerRecord): OtaVersions => ({
  ...(versions.get(trailerId) ?? { config: null, script: null, deviceReset: null }),
  mainApp: mainAppVersion,
});

export const factsOf = (trailer: TrailerRecord): OtaTrailerState => ({
  ...{ tetheredStatus: trailer.tetheredStatus, tetherReportedAt: trailer.tetherReportedAt },
  ...{ trailerBatteryVoltage: trailer.trailerBatteryVoltage },
  ...{ trailerBatteryReportedAt: trailer.trailerBatteryReportedAt, dwellingSince: trailer.dwellingSince },
  ...{ positionReportedAt: trailer.positionReportedAt, lat: trailer.lat, lng: trailer.lng },
});

export const rowOf = (tables: OtaTables, trailer: TrailerRecord): OtaTrailerRow => ({
  ...{ customerId: trailer.customerId, trailerId: trailer.trailerId, vin: trailer.vin, unitId: trailer.unitId },
  customerName: tables.store.customer(trailer.customerId)?.shortName ?? '',
  ...{ serialNumber: trailer.serialNumber, family: trailer.deviceTypeId, lastReport: trailer.lastReport },
  versions: versionsOf(tables, trailer),
});

/** A job with its campaign and package; undefined for a device of another campaign. */
export function jobOf({ campaigns, packages }: OtaTables, device: OtaDeviceRecord): OtaJobRow | undefined {
  const campaign = campaigns.get(device.campaignId);
  const otaPackage = campaign && packages.get(campaign.packageId);
  if (!campaign || !otaPackage) return undefined;
  const { campaignId, name, state, conditions, stages, stage, maxAttempts } = campaign;
  return { device, campaign: { campaignId, name, state, conditions, stages, stage, maxAttempts }, package: otaPackage };
}

export function fitnessOf(tables: OtaTables, trailer: TrailerRecord, search: OtaTargetSearch): OtaFitness {
  if (trailer.deviceTypeId !== search.family) return 'otherFamily';
  if (trailer.serialNumber === null) return 'noDevice';
  if (versionsOf(tables, trailer)[search.kind] === search.version) return 'alreadyInstalled';
  return hasOpenJob(tables, trailer.trailerId, search.kind) ? 'inOtherCampaign' : 'ready';
}

export const hasOpenJob = ({ devices }: OtaTables, trailerId: string, kind: OtaKind): boolean =>
  [...devices.values()].some((device) => device.trailerId === trailerId && device.kind === kind && isOpen(device));

export function matchesTarget(tables: OtaTables, trailer: TrailerRecord, search: OtaTargetSearch): boolean {
  const { trailerIds, customerId, fromVersions, reportedSince, confirmedIn } = search;
  if (trailerIds === null ? trailer.deviceTypeId !== search.family : !trailerIds.includes(trailer.trailerId))
    return false;
  if (customerId !== null && trailer.customerId !== customerId) return false;
  if (fromVersions !== null && !fromVersions.includes(versionsOf(tables, trailer)[search.kind])) return false;
  if (reportedSince !== null && !(trailer.lastReport !== null && trailer.lastReport >= reportedSince)) return false;
  if (confirmedIn === null) return true;
  return (
    tables.devices.get(deviceKey({ campaignId: confirmedIn, trailerId: trailer.trailerId }))?.state === 'confirmed'
  );
}

/** The order of the databases; null comes last. */
export const compare = (a: string | null, b: string | null): number => {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
};

/** Numbers of items by a key. */
export function countBy<Item, Key extends object>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): (Key & { devices: number })[] {
  const counts = new Map<string, Key & { devices: number }>();
  for (const item of items) {
    const key = keyOf(item);
    const text = JSON.stringify(key);
    counts.set(text, { ...key, devices: (counts.get(text)?.devices ?? 0) + 1 });
  }
  return [...counts.values()];
}
