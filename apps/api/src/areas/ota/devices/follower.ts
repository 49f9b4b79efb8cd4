import { followOtaEvent, isEnded, OtaKind } from '@gladhand/domain/ota';
import type { ReportFollower } from '../../../ingest/followers/follower';
import type { Repositories } from '../../../repositories/port';
import type { TrailerKey } from '../../../repositories/trailers';
import { followRequest } from '../campaigns/followCampaign';
import { jobsByTrailer } from '../jobsByTrailer';
import type { OtaDeviceKey, OtaDeviceRecord, OtaJobRow, OtaVersions } from '../repository';

interface Followed {
  versions: OtaVersions;
  jobs: readonly OtaJobRow[];
}

/** Versions that a trailer's device reports, or the version that decides a job. */
type Change =
  | { kind: 'versions'; trailer: TrailerKey; versions: OtaVersions; now: Date }
  | { kind: 'job'; key: OtaDeviceKey; version: string; target: string; now: Date };

/**
 * Confirms and fails jobs by the versions that devices report. A late report doesn't say what is installed now, so it
 * can only confirm a job that the device works on: devices whose clock is behind are always late.
 */
export const versionFollower: ReportFollower<Followed, Change> = {
  name: 'ota',
  async load(within, trailers) {
    const versions = await within.ota.versionsOf(trailers);
    const jobs = jobsByTrailer(await within.ota.jobsOf(trailers, 'undecided'));
    return new Map([...versions].map(([id, reported]) => [id, { versions: reported, jobs: jobs.get(id) ?? [] }]));
  },
  decide({ before: { customerId, trailerId }, versions: reported, isLate, now }, state) {
    if (!reported || !state) return { state, changes: [] };
    const changes: Change[] = [];
    const trailer = { customerId, trailerId };
    const versions: Record<OtaKind, string | null> = isLate
      ? { ...state.versions }
      : { ...state.versions, ...reported };
    const jobs = state.jobs.map((job) => {
      const { device, package: target } = job;
      const version = reported[device.kind];
      if (version === undefined) return job;
      const after = followOtaEvent(device, { kind: 'reported', version }, target.version);
      if (after === device || (isLate && !(after.state === 'confirmed' && isWorked(device)))) return job;
      const { campaignId } = device;
      changes.push({ kind: 'job', key: { campaignId, trailerId }, version, target: target.version, now });
      versions[device.kind] = version;
      return { ...job, device: { ...device, ...after } };
    });
    if (Object.values(OtaKind).some((kind) => versions[kind] !== state.versions[kind]))
      changes.push({ kind: 'versions', trailer, versions, now });
    return { state: { versions, jobs }, changes };
  },
  async write(within, changes) {
    for (const change of changes) {
      if (change.kind === 'versions') await within.ota.putVersions(change.trailer, change.versions, change.now);
      else await decideJob(within, change);
    }
  },
};

const isWorked = (device: OtaDeviceRecord) => device.state !== 'queued' && !isEnded(device);

/** Decides by the stored device: its progress may have been reported at the same time. */
async function decideJob({ ota, jobs }: Repositories, { key, version, target, now }: Extract<Change, { kind: 'job' }>) {
  const device = await ota.lockDevice(key);
  if (!device) return;
  const after = followOtaEvent(device, { kind: 'reported', version }, target);
  if (after === device) return;
  await ota.putDevice({ ...device, ...after, changedAt: now });
  await jobs.add([followRequest(key.campaignId)]);
}
