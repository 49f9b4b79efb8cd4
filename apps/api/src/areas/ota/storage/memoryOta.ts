import { byStageOrder, type OtaManifest, stageOfPlace } from '@gladhand/domain/ota';
import type { FilePlace } from '../../../engine/files/fileStore';
import { fold, SUBSTRING_FROM_CHARS } from '../../../repositories/fleetFields';
import type { OtaDeviceRecord, OtaFileRepository, OtaRepository } from '../repository';
import {
  canHaveJob,
  compare,
  countBy,
  deviceKey,
  factsOf,
  fitnessOf,
  hasOpenJob,
  isOpen,
  isWorking,
  jobOf,
  matchesTarget,
  type OtaTables,
  rowOf,
  versionsOf,
} from './memoryTables';
import { restaged } from './restaged';

/** Updates over the air in memory. Only one unit runs at a time, so no locks are needed. */
export function memoryOta(tables: OtaTables): OtaRepository {
  const { store, packages, campaigns, devices, versions } = tables;
  const ofCampaigns = (campaignIds: readonly string[]) =>
    [...devices.values()].filter(
      (device) => campaignIds.includes(device.campaignId) && store.trailer(device.trailerId),
    );
  const put = (device: OtaDeviceRecord) => devices.set(deviceKey(device), device);
  const change = (found: readonly OtaDeviceRecord[], fields: Partial<OtaDeviceRecord>) => {
    for (const device of found) put({ ...device, ...fields });
    return found.length;
  };
  const newestFirst = (a: { createdAt: Date }, b: { createdAt: Date }, ids: readonly [string, string]) =>
    b.createdAt.getTime() - a.createdAt.getTime() || compare(ids[1], ids[0]);
  const jobsOf = (trailerId: string) =>
    [...devices.values()]
      .filter((device) => device.trailerId === trailerId)
      .flatMap((device) => jobOf(tables, device) ?? [])
      .sort((a, b) => {
        const [first, second] = [campaigns.get(a.campaign.campaignId), campaigns.get(b.campaign.campaignId)];
        if (isOpen(a.device) !== isOpen(b.device)) return isOpen(a.device) ? -1 : 1;
        return first && second ? newestFirst(first, second, [first.campaignId, second.campaignId]) : 0;
      });

  const hasVersion = (manifest: Pick<OtaManifest, 'kind' | 'family' | 'version'>) =>
    [...packages.values()].some(
      ({ kind, family, version }) =>
        kind === manifest.kind && family === manifest.family && version === manifest.version,
    );

  return {
    async addPackage(added) {
      if (hasVersion(added)) return false;
      packages.set(added.packageId, added);
      return true;
    },
    hasVersion: async (manifest) => hasVersion(manifest),
    packages: async (kind, limit) =>
      [...packages.values()]
        .filter((one) => one.kind === kind)
        .sort((a, b) => newestFirst(a, b, [a.packageId, b.packageId]))
        .slice(0, limit),
    packagesById: async (ids) =>
      [...packages.values()]
        .filter(({ packageId }) => ids.includes(packageId))
        .sort((a, b) => compare(a.packageId, b.packageId)),
    reportedVersions: async (kind, limit) =>
      countBy(
        store.trailers().filter(({ serialNumber }) => serialNumber !== null),
        (trailer) => ({ family: trailer.deviceTypeId, version: versionsOf(tables, trailer)[kind] }),
      )
        .sort((a, b) => b.devices - a.devices || a.family - b.family || compare(a.version, b.version))
        .slice(0, limit),

    targetGroups: async (search) =>
      countBy(
        store.trailers().filter((trailer) => matchesTarget(tables, trailer, search)),
        (trailer) => ({
          fitness: fitnessOf(tables, trailer, search),
          fromVersion: versionsOf(tables, trailer)[search.kind],
        }),
      ).sort((a, b) => b.devices - a.devices || compare(a.fitness, b.fitness) || compare(a.fromVersion, b.fromVersion)),
    matches: async (texts, search) =>
      store
        .trailers()
        .filter(({ vin, unitId, serialNumber }) =>
          [vin, unitId, serialNumber].some((text) => text !== null && texts.includes(fold(text))),
        )
        .sort((a, b) => compare(a.vin, b.vin))
        .map((trailer) => ({
          ...{ trailerId: trailer.trailerId, vin: trailer.vin, unitId: trailer.unitId },
          ...{ serialNumber: trailer.serialNumber, fitness: fitnessOf(tables, trailer, search) },
        })),

    async addCampaign(campaign, search) {
      if (campaigns.has(campaign.campaignId)) return undefined;
      const order = byStageOrder(campaign.campaignId);
      const chosen = store
        .trailers()
        .filter((trailer) => matchesTarget(tables, trailer, search) && fitnessOf(tables, trailer, search) === 'ready')
        .sort((a, b) => order(a.trailerId, b.trailerId));
      const stages = chosen.length === campaign.devices ? campaign.stages : restaged(campaign.stages, chosen.length);
      const added = { ...campaign, stages, devices: chosen.length };
      campaigns.set(campaign.campaignId, added);
      for (const [place, trailer] of chosen.entries()) {
        put({
          ...{ campaignId: campaign.campaignId, customerId: trailer.customerId, trailerId: trailer.trailerId, place },
          ...{ kind: search.kind, stage: stageOfPlace(stages, place), state: 'queued', attempt: 0, percent: 0 },
          ...{ reason: null, detail: null, fromVersion: versionsOf(tables, trailer)[search.kind], queuedAt: null },
          changedAt: campaign.createdAt,
        });
      }
      return added;
    },
    campaigns: async (limit) =>
      [...campaigns.values()].sort((a, b) => newestFirst(a, b, [a.campaignId, b.campaignId])).slice(0, limit),
    campaign: async (campaignId) => campaigns.get(campaignId),
    lockCampaign: async (campaignId) => campaigns.get(campaignId),
    async putCampaign(campaign) {
      campaigns.set(campaign.campaignId, campaign);
    },
    openCampaigns: async () =>
      [...campaigns.values()]
        .filter(
          ({ campaignId, state }) =>
            state === 'running' ||
            state === 'paused' ||
            state === 'stopped' ||
            (state === 'canceled' && ofCampaigns([campaignId]).some(isWorking)),
        )
        .sort((a, b) => -newestFirst(a, b, [a.campaignId, b.campaignId]))
        .map(({ campaignId }) => campaignId),
    revision: async () =>
      [...campaigns.values()]
        .map(({ campaignId, state, stage, version }) => [campaignId, state, stage, version])
        .join(),
    serialsWithJob: async () =>
      new Set(
        [...devices.values()].flatMap((device) =>
          canHaveJob(device, campaigns.get(device.campaignId))
            ? (store.trailer(device.trailerId)?.serialNumber ?? [])
            : [],
        ),
      ),
    counts: async (ids) =>
      countBy(ofCampaigns(ids), ({ campaignId, stage, state }) => ({ campaignId, stage, state })).sort(
        (a, b) => compare(a.campaignId, b.campaignId) || a.stage - b.stage || compare(a.state, b.state),
      ),
    failures: async (ids) =>
      countBy(
        ofCampaigns(ids).flatMap(({ campaignId, state, reason }) =>
          state === 'failed' && reason ? [{ campaignId, reason }] : [],
        ),
        (failure) => failure,
      ).sort((a, b) => b.devices - a.devices || compare(a.reason, b.reason)),
    retryable: async (ids) =>
      countBy(
        ofCampaigns(ids).filter(
          ({ campaignId, state, attempt }) =>
            (state === 'failed' || state === 'expired') && attempt < (campaigns.get(campaignId)?.maxAttempts ?? 0),
        ),
        ({ campaignId }) => ({ campaignId }),
      ),
    fromVersions: async (ids) =>
      countBy(ofCampaigns(ids), ({ campaignId, fromVersion }) => ({ campaignId, version: fromVersion })).sort(
        (a, b) => b.devices - a.devices || compare(a.version, b.version),
      ),
    devices: async ({ campaignId, state, reason, stage, after, limit }) =>
      ofCampaigns([campaignId])
        .filter(
          (device) =>
            (state === null || device.state === state) &&
            (reason === null || device.reason === reason) &&
            (stage === null || device.stage === stage) &&
            (after === null || device.place > after),
        )
        .sort((a, b) => a.place - b.place)
        .slice(0, limit)
        .flatMap((device) => {
          const trailer = store.trailer(device.trailerId);
          return trailer ? [{ device, trailer: rowOf(tables, trailer), facts: factsOf(trailer) }] : [];
        }),

    asking: async (bound, serialNumber) =>
      store
        .trailers()
        .filter(
          (trailer) =>
            trailer.serialNumber === serialNumber &&
            ('customerId' in bound
              ? trailer.customerId === bound.customerId
              : bound.deviceTypeIds.includes(trailer.deviceTypeId)),
        )
        .sort((a, b) => compare(a.trailerId, b.trailerId))
        .slice(0, 2)
        .map((trailer) => ({
          ...{ customerId: trailer.customerId, trailerId: trailer.trailerId },
          ...{ facts: factsOf(trailer), versions: versionsOf(tables, trailer) },
          job: jobsOf(trailer.trailerId)
            .reverse()
            .filter(({ device, campaign }) => canHaveJob(device, campaign))
            .sort((a, b) => Number(a.device.state === 'queued') - Number(b.device.state === 'queued'))[0],
        })),
    async offer(before, after) {
      const stored = devices.get(deviceKey(before));
      const campaign = campaigns.get(before.campaignId);
      if (stored?.state !== 'queued' || stored.attempt !== before.attempt) return false;
      if (campaign?.state !== 'running' || campaign.stage < before.stage) return false;
      put(after);
      return true;
    },
    lockDevice: async (key) => devices.get(deviceKey(key)),
    async putDevice(device) {
      put(device);
    },
    jobsOf: async (trailers, which) =>
      [...trailers]
        .sort((a, b) => compare(a.trailerId, b.trailerId))
        .flatMap(({ trailerId }) => jobsOf(trailerId))
        .filter(({ device, campaign }) => {
          if (which === 'all') return true;
          if (device.state === 'confirmed') return false;
          return isWorking(device) || (campaign.state !== 'done' && campaign.state !== 'canceled');
        }),

    expire: async ({ campaignId, stage, states, openedAt, before, now }) =>
      change(
        ofCampaigns([campaignId]).filter(
          (device) =>
            device.stage === stage &&
            states.includes(device.state) &&
            Math.max(openedAt.getTime(), device.queuedAt?.getTime() ?? 0) < before.getTime(),
        ),
        { state: 'expired', percent: 0, reason: 'deadlinePassed', detail: null, changedAt: now },
      ),
    failUnconfirmed: async (campaignId, before, now) =>
      change(
        ofCampaigns([campaignId]).filter(({ state, changedAt }) => state === 'applied' && changedAt < before),
        { state: 'failed', percent: 0, reason: 'notConfirmed', detail: null, changedAt: now },
      ),
    cancelDevices: async (campaignId, now) =>
      change(
        ofCampaigns([campaignId]).filter(({ state }) => ['queued', 'offered', 'downloading'].includes(state)),
        { state: 'expired', percent: 0, reason: 'canceled', detail: null, changedAt: now },
      ),
    retryDevices: async (campaignId, { maxAttempts, reason, now }) =>
      change(
        ofCampaigns([campaignId]).filter(
          (device) =>
            (device.state === 'failed' || device.state === 'expired') &&
            device.attempt < maxAttempts &&
            (reason === null || device.reason === reason) &&
            !hasOpenJob(tables, device.trailerId, device.kind),
        ),
        { state: 'queued', percent: 0, reason: null, detail: null, queuedAt: now, changedAt: now },
      ),

    versionsOf: async (trailers) =>
      new Map(
        trailers.flatMap(({ trailerId }) => {
          const trailer = store.trailer(trailerId);
          return trailer ? [[trailerId, versionsOf(tables, trailer)] as const] : [];
        }),
      ),
    async moveDevices(moves) {
      for (const { from, to } of moves) {
        const known = versions.get(from.trailerId);
        if (known) versions.set(to.trailerId, known);
        for (const device of [...devices.values()]) {
          if (device.trailerId !== from.trailerId || !isOpen(device)) continue;
          devices.delete(deviceKey(device));
          const moved = { ...device, ...to };
          devices.set(deviceKey(moved), moved);
        }
      }
    },
    async putVersions({ trailerId }, { mainApp, ...other }, now) {
      versions.set(trailerId, other);
      const trailer = store.trailer(trailerId);
      if (trailer && trailer.mainAppVersion !== mainApp) store.putTrailer({ ...trailer, mainAppVersion: mainApp }, now);
    },
    fleet: async ({ customerId, family, search, version, state, after, limit }) =>
      store
        .trailers()
        .filter(
          (trailer) =>
            (customerId === null || trailer.customerId === customerId) &&
            (family === null || trailer.deviceTypeId === family) &&
            (search === null || isFound(search, [trailer.vin, trailer.unitId, trailer.serialNumber])) &&
            (version === null || versionsOf(tables, trailer)[version.kind] === version.version) &&
            (state === null || jobsOf(trailer.trailerId)[0]?.device.state === state) &&
            (after === null || trailer.vin > after),
        )
        .sort((a, b) => compare(a.vin, b.vin))
        .slice(0, limit)
        .map((trailer) => rowOf(tables, trailer)),
  };
}

const isFound = (text: string, fields: readonly (string | null)[]) =>
  fields.some((field) => {
    const folded = fold(field ?? '');
    return field !== null && (text.length < SUBSTRING_FROM_CHARS ? folded.startsWith(text) : folded.includes(text));
  });

/** Bytes of packages in memory. */
export const memoryOtaFiles = ({ files, packages }: OtaTables): OtaFileRepository => ({
  newFileStore: 'database',
  async addPiece({ fileId }, number, bytes) {
    const file = files.get(fileId);
    if (!file) throw new Error('[api] A file must be noted before its pieces are stored.');
    files.set(fileId, { ...file, pieces: new Map([...file.pieces, [number, bytes]]) });
  },
  piece: async ({ fileId }, number) => files.get(fileId)?.pieces.get(number),
  async deletePieces({ fileId }) {
    const file = files.get(fileId);
    if (file) files.set(fileId, { ...file, pieces: new Map() });
  },
  async note({ fileId, store }, now) {
    files.set(fileId, { store, createdAt: now, pieces: new Map() });
  },
  unused: async (before, limit) => {
    const used = new Set([...packages.values()].map(({ fileId }) => fileId));
    return [...files]
      .filter(([fileId, { createdAt }]) => createdAt < before && !used.has(fileId))
      .map(([fileId, { store }]): FilePlace => ({ customerId: 0, fileId, store }))
      .sort((a, b) => compare(a.fileId, b.fileId))
      .slice(0, limit);
  },
  async forget(fileId) {
    files.delete(fileId);
  },
});
