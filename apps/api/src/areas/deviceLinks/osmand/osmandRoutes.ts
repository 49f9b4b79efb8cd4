import { ApiErrorCode } from '@gladhand/domain';
import type { Context } from 'hono';
import { hashSecretToken } from '../../../auth/secretTokens';
import { apiError, badInput } from '../../../http/apiError';
import { readText } from '../../../http/readJson';
import type { RouteEnv, Routes } from '../../../http/routeEnv';
import { refuseUnstorableForm, refuseUnstorableJson } from '../../../http/textGate';
import { IngestCode, type ReportResult, rejected } from '../../../ingest/reportResult';
import { PHONE, sourceOf } from '../../../ingest/reportSource';
import type { RouteServices } from '../../../routeServices';
import { DEVICE_LINK_MESSAGES } from '../messages';
import type { LinkedDevice } from '../repository';
import { fixFromForm } from './osmandForm';
import { fixFromJson } from './osmandJson';
import { NoFixError, type PhoneFix, PhoneFixError, reportOfFix } from './phoneFix';

/** A phone that none of this many reports came from is new to the trailer. */
const RECENT_REPORTS = 50;
/** A fix with every possible field is smaller than 2 kB. */
const MAX_BODY_BYTES = 16 * 1024;

/**
 * `/ingest/v1/osmand/<secret>`: the ingest endpoint for phones and trackers that use the OsmAnd protocol. The secret in
 * the address identifies one trailer, and an `id` in the message is ignored. Every readable message gets status 200,
 * even a `rejected` one, because apps resend the first message of their queue until they get a 2xx.
 */
export function osmandRoutes(
  routes: Routes,
  { deps: { repositories, now, config }, takeReports }: RouteServices,
): void {
  async function take(context: Context<RouteEnv>): Promise<Response> {
    const request = context.req.raw;
    if (request.method === 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    const device = await repositories.deviceLinks.open(await hashSecretToken(context.req.param('secret') ?? ''));
    if (!device) {
      throw apiError(ApiErrorCode.Unauthenticated, DEVICE_LINK_MESSAGES.unknownAddress);
    }
    const result = await resultOf(request, device);
    // The position is fine but the trailer's device is not, so the app keeps its positions until the device is
    // corrected.
    if (result.code === IngestCode.UnknownDevice || result.code === IngestCode.AmbiguousDevice) {
      throw badInput(result.message ?? DEVICE_LINK_MESSAGES.refused);
    }
    return Response.json({ result }, { headers: { 'cache-control': 'no-store' } });
  }

  async function resultOf(request: Request, device: LinkedDevice): Promise<ReportResult> {
    const { customerId, serialNumber } = device;
    const at = now();
    const fix = await fixOf(request, at);
    if (fix instanceof NoFixError) return rejected(0, IngestCode.NoFix, fix.message);
    const report = reportOfFix(fix, serialNumber);
    const options = { ...config, source: PHONE, startsAnew: await isFirstOfPhone(device) };
    const [result] = await takeReports(repositories, { customerId }, [report], at, options);
    return result ?? rejected(0, IngestCode.Invalid, DEVICE_LINK_MESSAGES.refused);
  }

  /** Whether no phone has reported for the trailer lately: then another device knows nothing about where the phone is. */
  async function isFirstOfPhone({ customerId, trailerId }: LinkedDevice): Promise<boolean> {
    const reports = await repositories.activityLog.latest({ customerId, trailerId }, RECENT_REPORTS);
    return reports.every(({ readings }) => sourceOf(readings)?.kind !== PHONE.kind);
  }

  routes.get('/ingest/v1/osmand/:secret', take);
  routes.post('/ingest/v1/osmand/:secret', take);
}

/** The format is detected from the message itself, because apps use different content types. */
async function fixOf(request: Request, now: Date): Promise<PhoneFix | NoFixError> {
  const query = new URL(request.url).searchParams;
  const text = request.method === 'POST' ? (await readText(request, MAX_BODY_BYTES)).trim() : '';
  try {
    if (text.startsWith('{')) {
      const body: unknown = JSON.parse(text);
      refuseUnstorableJson(text, body);
      return fixFromJson(body);
    }
    if (text) refuseUnstorableForm(text);
    return fixFromForm(text ? new URLSearchParams(text) : query, now);
  } catch (error) {
    if (error instanceof NoFixError) return error;
    if (error instanceof PhoneFixError) throw badInput(error.message);
    if (error instanceof SyntaxError) throw badInput(DEVICE_LINK_MESSAGES.notJson);
    throw error;
  }
}
