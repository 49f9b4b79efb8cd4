import { ApiErrorCode } from '@gladhand/domain';
import { followOtaEvent, OTA_POLICY, type OtaWait, unmetConditions } from '@gladhand/domain/ota';
import { apiError } from '../../../http/apiError';
import type { ApiDeps } from '../../../ports';
import type { IngestBound } from '../../../repositories/ingest';
import { followRequest } from '../campaigns/followCampaign';
import { OTA_DEVICE_MESSAGES } from '../messages';
import type { OtaJobRow } from '../repository';
import { factsOf } from './trailerFacts';

/** The job of a device, or when it should ask again. */
export interface FoundJob {
  job?: OtaJobRow;
  /** Conditions that aren't met. */
  waitsFor?: readonly OtaWait[];
  /** Before they are spread by serial number. */
  afterSeconds: number;
}

/** Finds the job of a device in the database, and offers it. */
export function createJobFinder({
  repositories,
  now,
}: Pick<ApiDeps, 'repositories' | 'now'>): (bound: IngestBound, serialNumber: string) => Promise<FoundJob> {
  return async (bound, serialNumber) => {
    // Another process may offer the job, or it may end, between reading and writing it.
    for (let tries = 0; tries < 3; tries++) {
      const found = await offer(bound, serialNumber);
      if (found) return found;
    }
    return { afterSeconds: OTA_POLICY.pollWhenBusySeconds };
  };

  async function offer(bound: IngestBound, serialNumber: string): Promise<FoundJob | undefined> {
    const { ota } = repositories;
    const [device, another] = await ota.asking(bound, serialNumber);
    if (!device) throw apiError(ApiErrorCode.NotFound, OTA_DEVICE_MESSAGES.unknown);
    if (another) throw apiError(ApiErrorCode.Conflict, OTA_DEVICE_MESSAGES.ambiguous);
    const { job } = device;
    if (!job) return { afterSeconds: OTA_POLICY.pollAfterSeconds };
    const waitsFor = unmetConditions(job.campaign.conditions, factsOf(device.facts, now()), now());
    if (waitsFor.length > 0 && job.device.state !== 'verifying' && job.device.state !== 'applied')
      return { waitsFor, afterSeconds: OTA_POLICY.pollWhileWaitingSeconds };
    if (job.device.state !== 'queued') return { job, afterSeconds: OTA_POLICY.pollWhileWaitingSeconds };
    const reported = device.versions[job.device.kind];
    const offered = followOtaEvent(job.device, { kind: 'offer', reported }, job.package.version);
    const after = { ...job.device, ...offered, changedAt: now() };
    if (!(await ota.offer(job.device, after))) return undefined;
    if (after.state === 'offered')
      return { job: { ...job, device: after }, afterSeconds: OTA_POLICY.pollWhileWaitingSeconds };
    // It already has the version.
    await repositories.jobs.add([followRequest(after.campaignId)]);
    return undefined;
  }
}
