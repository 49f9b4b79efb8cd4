import { ApiErrorCode } from '@gladhand/domain';
import {
  DEVICE_REASONS,
  followOtaEvent,
  isEnded,
  OTA_POLICY,
  type OtaProgress,
  spreadSeconds,
} from '@gladhand/domain/ota';
import * as v from 'valibot';
import { apiError, badInput, notFound } from '../../../http/apiError';
import { readJson } from '../../../http/readJson';
import type { Routes } from '../../../http/routeEnv';
import { isUuid } from '../../../http/uuid';
import { keyOfCaller } from '../../../ingest/callerKey';
import { boundOf } from '../../../ingest/ingestKey';
import { CAMPAIGNS_CHANGED } from '../../../repositories/changes';
import type { RouteServices } from '../../../routeServices';
import { followRequest } from '../campaigns/followCampaign';
import { OTA_DEVICE_MESSAGES } from '../messages';
import type { OtaAsking } from '../repository';
import { createBusyGate } from './busyGate';
import { createJobFinder } from './findJob';
import { createJobBoard } from './jobBoard';
import { createKeyCache } from './keyCache';
import { contentStream, requestedRange } from './packageContent';

/** Requests of devices that use the database at once. Reports have more connections than this. */
const POLLS = { atOnce: 4, waiting: 200 };
/** Each has a piece of half a megabyte in memory. */
const DOWNLOADS = { atOnce: 64, waiting: 0 };

const STEPS = ['downloading', 'verifying', 'applied', 'failed'] as const;
const progressBody = v.object({
  serialNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  attempt: v.pipe(v.number(OTA_DEVICE_MESSAGES.attempt), v.integer(OTA_DEVICE_MESSAGES.attempt)),
  step: v.picklist(STEPS, OTA_DEVICE_MESSAGES.step(STEPS)),
  percent: v.optional(
    v.pipe(
      v.number(OTA_DEVICE_MESSAGES.percent),
      v.minValue(0, OTA_DEVICE_MESSAGES.percent),
      v.maxValue(100, OTA_DEVICE_MESSAGES.percent),
    ),
    0,
  ),
  reason: v.optional(v.picklist(DEVICE_REASONS, OTA_DEVICE_MESSAGES.reason(DEVICE_REASONS))),
  detail: v.optional(v.pipe(v.string(), v.maxLength(200, OTA_DEVICE_MESSAGES.detail))),
});

/** `/ingest/v1/ota/...`: where devices request their jobs, download packages and report progress. */
export function deviceRoutes(routes: Routes, { deps: { repositories, now } }: RouteServices): void {
  const polls = createBusyGate(POLLS);
  const downloads = createBusyGate(DOWNLOADS);
  const board = createJobBoard({ repositories, now });
  const keys = createKeyCache(now);
  const findJob = createJobFinder({ repositories, now });
  const busy = (serialNumber: string) =>
    apiError(ApiErrorCode.Unavailable, OTA_DEVICE_MESSAGES.busy, {
      retryAfterMs: spreadSeconds(OTA_POLICY.pollWhenBusySeconds, serialNumber) * 1_000,
    });
  const inTurn = async <Result>(serialNumber: string, work: () => Promise<Result>): Promise<Result> => {
    const result = await polls.run(async () => ({ is: await work() }));
    if (!result) throw busy(serialNumber);
    return result.is;
  };
  const asking = async (request: Request, serialNumber: string): Promise<OtaAsking> => {
    const bound = boundOf(await keyOfCaller(repositories, request));
    const [one, another] = await repositories.ota.asking(bound, serialNumber);
    if (!one) throw apiError(ApiErrorCode.NotFound, OTA_DEVICE_MESSAGES.unknown);
    if (another) throw apiError(ApiErrorCode.Conflict, OTA_DEVICE_MESSAGES.ambiguous);
    return one;
  };

  routes.get('/ingest/v1/ota/job', async ({ req }) => {
    const serialNumber = checkedSerialNumber(req.query('serialNumber'));
    const headersAfter = (seconds: number) => ({
      'cache-control': 'no-store',
      'retry-after': String(spreadSeconds(seconds, serialNumber)),
    });
    await keys.check(req.raw.headers, () => inTurn(serialNumber, () => keyOfCaller(repositories, req.raw)));
    if (!(await board.canHaveJob(serialNumber)))
      return Response.json({ job: null }, { headers: headersAfter(OTA_POLICY.pollAfterSeconds) });
    const { job, waitsFor, afterSeconds } = await inTurn(serialNumber, async () =>
      findJob(boundOf(await keyOfCaller(repositories, req.raw)), serialNumber),
    );
    const headers = headersAfter(afterSeconds);
    if (!job) return Response.json({ job: null, ...(waitsFor && { waitsFor }) }, { headers });
    const { device, package: content } = job;
    return Response.json(
      {
        job: {
          ...{ id: device.campaignId, attempt: device.attempt, state: device.state, kind: content.kind },
          ...{ family: content.family, version: content.version, sizeBytes: content.sizeBytes },
          ...{ sha256: content.sha256, signature: content.signature },
          content: `/ingest/v1/ota/jobs/${device.campaignId}/content?serialNumber=${encodeURIComponent(serialNumber)}`,
          progress: `/ingest/v1/ota/jobs/${device.campaignId}/progress`,
        },
      },
      { headers },
    );
  });

  routes.get('/ingest/v1/ota/jobs/:jobId/content', async ({ req }) => {
    const serialNumber = checkedSerialNumber(req.query('serialNumber'));
    const { job } = await inTurn(serialNumber, () => asking(req.raw, serialNumber));
    if (!job || job.device.campaignId !== req.param('jobId') || job.device.state === 'queued')
      throw apiError(ApiErrorCode.NotFound, OTA_DEVICE_MESSAGES.noJob);
    const { package: content } = job;
    const etag = `"${content.sha256}"`;
    const range = requestedRange(req.raw.headers, etag, content.sizeBytes);
    const { first, last } = range ?? { first: 0, last: content.sizeBytes - 1 };
    const headers = new Headers({
      ...{ 'content-type': 'application/octet-stream', etag, 'accept-ranges': 'bytes' },
      ...{ 'cache-control': 'private, no-transform', 'content-length': String(last - first + 1) },
    });
    if (range) headers.set('content-range', `bytes ${first}-${last}/${content.sizeBytes}`);
    if (req.method === 'HEAD') return new Response(null, { headers });
    const leave = downloads.enter();
    if (!leave) throw busy(serialNumber);
    const body = contentStream(content, { first, last }, repositories.otaFiles, leave);
    return new Response(body, { status: range ? 206 : 200, headers });
  });

  routes.post('/ingest/v1/ota/jobs/:jobId/progress', async ({ req }) => {
    const body = await readJson(req.raw, progressBody);
    const campaignId = req.param('jobId');
    if (!isUuid(campaignId)) throw notFound();
    const progress = toProgress(body);
    const after = await inTurn(body.serialNumber, async () => {
      const { trailerId, customerId } = await asking(req.raw, body.serialNumber);
      return repositories.transaction(async ({ ota, jobs, changes }) => {
        const device = await ota.lockDevice({ campaignId, trailerId });
        if (!device) throw apiError(ApiErrorCode.NotFound, OTA_DEVICE_MESSAGES.noJob);
        // Only the reported version is compared with the target.
        const followed = followOtaEvent(device, { kind: 'progress', progress }, '');
        if (followed === device) return device;
        const isNewState = followed.state !== device.state;
        const changed = { ...device, ...followed, changedAt: isNewState ? now() : device.changedAt };
        await ota.putDevice(changed);
        if (isEnded(changed)) await jobs.add([followRequest(campaignId)]);
        if (isNewState) await changes.add([customerId, CAMPAIGNS_CHANGED], now());
        return changed;
      });
    });
    const { state, attempt } = after;
    return Response.json({ state, attempt }, { headers: { 'cache-control': 'no-store' } });
  });
}

function checkedSerialNumber(text: string | undefined): string {
  if (!text || text.length > 64) throw badInput(OTA_DEVICE_MESSAGES.serialNumber);
  return text;
}

function toProgress({ attempt, step, percent, reason, detail }: v.InferOutput<typeof progressBody>): OtaProgress {
  if (step === 'downloading') return { attempt, step, percent };
  if (step !== 'failed') return { attempt, step };
  if (!reason) throw badInput(OTA_DEVICE_MESSAGES.reason(DEVICE_REASONS));
  return { attempt, step, reason, detail: detail?.trim() || null };
}
