import type { DeviceReason, OtaKind } from '@gladhand/domain/ota';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { DeviceReport } from '../ingest/deviceReport';
import type { Repositories } from '../repositories/port';

/** Sends a request with the key of the device's gateway. */
export type DeviceRequest = (path: string, init?: RequestInit) => Promise<Response>;

/** A simulated device that has a job. */
interface Worker {
  fate: Fate;
  received: Uint8Array<ArrayBuffer>;
  hasRestarted: boolean;
  /** Not before this time, in ms. */
  next: number;
}

/** How the update of a device ends. */
export type Fate = 'succeeds' | 'restarts' | 'fails' | 'reportsFalseVersion';

interface Job {
  id: string;
  attempt: number;
  state: string;
  kind: OtaKind;
  version: string;
  sizeBytes: number;
  sha256: string;
  content: string;
  progress: string;
}

/** Devices that work at once. */
const AT_ONCE = 20;
const LOOKED_AT = 200;
/** A device that has been silent for longer stays silent: it doesn't wake up for an update. */
const SILENT_AFTER_MS = 2 * 86_400_000;
/** Parts in which a device downloads a package. */
const PARTS = 3;
/** A device that waits for its conditions asks again after this time. Real devices wait minutes. */
const WAIT_MS = 30_000;
const FALSE_VERSION = '0.0.1';

/**
 * What devices with a job do: request it, download it by ranges, verify it, and report their version. One of eight
 * restarts in the middle and continues, one of ten fails, and one of thirty reports a false version. They wake up as
 * soon as a campaign has a job for them, so that viewers of a demonstration don't have to wait.
 */
export function createOtaDevices({ ota }: Pick<Repositories, 'ota'>, requestOf: (family: number) => DeviceRequest) {
  const workers = new Map<string, Worker>();

  async function waiting(at: Date): Promise<{ serialNumber: string; family: number }[]> {
    const found: { serialNumber: string; family: number }[] = [];
    for (const campaignId of await ota.openCampaigns()) {
      const campaign = await ota.campaign(campaignId);
      if (!campaign) continue;
      for (const state of ['offered', 'downloading', 'verifying', 'applied', 'queued'] as const) {
        if (state === 'queued' && campaign.state !== 'running') continue;
        const search = { campaignId, state, reason: null, stage: null, after: null, limit: LOOKED_AT };
        for (const { device, trailer } of await ota.devices(search)) {
          const isSilent = at.getTime() - (trailer.lastReport?.getTime() ?? 0) > SILENT_AFTER_MS;
          if (device.stage <= campaign.stage && trailer.serialNumber !== null && !isSilent)
            found.push({ serialNumber: trailer.serialNumber, family: trailer.family });
        }
      }
      if (found.length >= AT_ONCE) break;
    }
    return found.slice(0, AT_ONCE);
  }

  /** One step of a device. Returns the report that it sends next, if any. */
  async function work(serialNumber: string, request: DeviceRequest, at: Date): Promise<DeviceReport | undefined> {
    const answer = await request(`/ingest/v1/ota/job?serialNumber=${encodeURIComponent(serialNumber)}`);
    const { job } = (await answer.json()) as { job?: Job | null };
    if (!job) {
      workers.set(serialNumber, { ...newWorker(serialNumber), next: at.getTime() + WAIT_MS });
      return undefined;
    }
    const worker = workers.get(serialNumber) ?? newWorker(serialNumber);
    const tell = (message: object) =>
      request(job.progress, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ serialNumber, attempt: job.attempt, ...message }),
      });
    if (job.state === 'applied') {
      workers.delete(serialNumber);
      const version = worker.fate === 'reportsFalseVersion' ? FALSE_VERSION : job.version;
      return {
        ...{ reportId: `ota-${at.getTime()}`, serialNumber, recordedAt: at },
        ...{ versions: { [job.kind]: version }, readings: {} },
      };
    }
    if (worker.fate === 'restarts' && !worker.hasRestarted && worker.received.length > job.sizeBytes / 2) {
      // What was stored survives the restart.
      workers.set(serialNumber, { ...worker, hasRestarted: true, next: at.getTime() + WAIT_MS });
      return undefined;
    }
    if (worker.received.length < job.sizeBytes) {
      const received = await download(job, worker.received, request);
      workers.set(serialNumber, { ...worker, received });
      await tell({ step: 'downloading', percent: (received.length / job.sizeBytes) * 100 });
      return undefined;
    }
    if (job.state !== 'verifying') {
      await tell({ step: 'verifying' });
      return undefined;
    }
    const isRight = bytesToHex(sha256(worker.received)) === job.sha256;
    if (worker.fate === 'fails' || !isRight) {
      const reason: DeviceReason = isRight ? 'installFailed' : 'hashMismatch';
      await tell({ step: 'failed', reason, detail: isRight ? 'no answer of the bootloader' : null });
      workers.delete(serialNumber);
    } else {
      await tell({ step: 'applied' });
    }
    return undefined;
  }

  return {
    /** One step of all devices that have a job, with the reports that they send. */
    async step(at: Date): Promise<{ family: number; report: DeviceReport }[]> {
      const reports: { family: number; report: DeviceReport }[] = [];
      for (const { serialNumber, family } of await waiting(at)) {
        if ((workers.get(serialNumber)?.next ?? 0) > at.getTime()) continue;
        const report = await work(serialNumber, requestOf(family), at);
        if (report) reports.push({ family, report });
      }
      return reports;
    },
  };
}

/** The next part of a package after what the device has. */
async function download(job: Job, received: Uint8Array<ArrayBuffer>, request: DeviceRequest) {
  const last = Math.min(job.sizeBytes, received.length + Math.ceil(job.sizeBytes / PARTS)) - 1;
  const response = await request(job.content, {
    headers: { range: `bytes=${received.length}-${last}`, 'if-range': `"${job.sha256}"` },
  });
  if (response.status !== 206) throw new Error(`A package was answered with ${response.status}.`);
  const part = new Uint8Array(await response.arrayBuffer());
  const all = new Uint8Array(received.length + part.length);
  all.set(received);
  all.set(part, received.length);
  return all;
}

const newWorker = (serialNumber: string): Worker => ({
  ...{ fate: fateOf(serialNumber), received: new Uint8Array(), hasRestarted: false, next: 0 },
});

/** The same device always has the same fate. */
export function fateOf(serialNumber: string): Fate {
  let number = 7;
  for (const letter of serialNumber) number = (number * 31 + letter.charCodeAt(0)) % 9_973;
  if (number % 30 === 0) return 'reportsFalseVersion';
  if (number % 10 === 1) return 'fails';
  return number % 8 === 2 ? 'restarts' : 'succeeds';
}
