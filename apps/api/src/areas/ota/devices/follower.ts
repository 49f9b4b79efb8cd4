import { followOtaEvent, isEnded, OtaKind } from '@gladhand/domain/ota';
import type { DeviceReport } from '../../../ingest/deviceReport';
import type { ReportFollower } from '../../../ingest/followers/follower';
import { CAMPAIGNS_CHANGED } from '../../../repositories/changes';
import type { Repositories } from '../../../repositories/port';
import type { TrailerKey } from '../../../repositories/trailers';
import { followRequest } from '../campaigns/followCampaign';
import { jobsByTrailer } from '../jobsByTrailer';
import type { OtaDeviceKey, OtaDeviceRecord, OtaJobRow, OtaVersions } from '../repository';

/** A report that has versions. */
interface VersionReport {
  trailer: TrailerKey;
  reported: NonNullable<DeviceReport['versions']>;
  isLate: boolean;
  now: Date;
}

interface Known {
  versions: OtaVersions;
  jobs: readonly OtaJobRow[];
}

/** Versions that a trailer's device reports, or the version that decides a job. */
type Change =
  | { kind: 'versions'; trailer: TrailerKey; versions: OtaVersions; now: Date }
  | { kind: 'job'; key: OtaDeviceKey; version: string; target: string; now: Date };

/** Confirms and fails jobs by the versions that devices report. Reports without versions, almost all, read nothing. */
export const versionFollower: ReportFollower<undefined, VersionReport> = {
  name: 'ota',
  load: async () => new Map(),
  decide({ before: { customerId, trailerId }, versions, isLate, now }) {
    const trailer = { customerId, trailerId };
    return { state: undefined, changes: versions ? [{ trailer, reported: versions, isLate, now }] : [] };
  },
  async write(within, reports) {
    const trailers = [...new Map(reports.map(({ trailer }) => [trailer.trailerId, trailer])).values()];
    const jobs = jobsByTrailer(await within.ota.jobsOf(trailers, 'undecided'));
    const known = new Map<string, Known>(
      [...(await within.ota.versionsOf(trailers))].map(([id, versions]) => [
        id,
        { versions, jobs: jobs.get(id) ?? [] },
      ]),
    );
    for (const report of reports) {
      const before = known.get(report.trailer.trailerId);
      if (!before) continue;
      const { after, changes } = judge(report, before);
      known.set(report.trailer.trailerId, after);
      for (const change of changes) {
        if (change.kind === 'versions') await within.ota.putVersions(change.trailer, change.versions, change.now);
        else await decideJob(within, change);
      }
    }
  },
};

/**
 * What a report changes. A late one doesn't say what is installed now, so it can only confirm a job that the device works
 * on: devices whose clock is behind are always late.
 */
function judge({ trailer, reported, isLate, now }: VersionReport, before: Known): { after: Known; changes: Change[] } {
  const changes: Change[] = [];
  const versions: Record<OtaKind, string | null> = isLate
    ? { ...before.versions }
    : { ...before.versions, ...reported };
  const jobs = before.jobs.map((job) => {
    const { device, package: target } = job;
    const version = reported[device.kind];
    if (version === undefined) return job;
    const after = followOtaEvent(device, { kind: 'reported', version }, target.version);
    if (after === device || (isLate && !(after.state === 'confirmed' && isWorked(device)))) return job;
    const key = { campaignId: device.campaignId, trailerId: trailer.trailerId };
    changes.push({ kind: 'job', key, version, target: target.version, now });
    versions[device.kind] = version;
    return { ...job, device: { ...device, ...after } };
  });
  if (Object.values(OtaKind).some((kind) => versions[kind] !== before.versions[kind]))
    changes.push({ kind: 'versions', trailer, versions, now });
  return { after: { versions, jobs }, changes };
}

const isWorked = (device: OtaDeviceRecord) => device.state !== 'queued' && !isEnded(device);

/** Decides by the stored device: its progress may have been reported at the same time. */
async function decideJob(
  { ota, jobs, changes }: Repositories,
  { key, version, target, now }: Extract<Change, { kind: 'job' }>,
) {
  const device = await ota.lockDevice(key);
  if (!device) return;
  const after = followOtaEvent(device, { kind: 'reported', version }, target);
  if (after === device) return;
  await ota.putDevice({ ...device, ...after, changedAt: now });
  await jobs.add([followRequest(key.campaignId)]);
  await changes.add([CAMPAIGNS_CHANGED], now);
}
