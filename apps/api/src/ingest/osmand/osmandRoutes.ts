import { ApiErrorCode } from '@gladhand/domain';
import { type Context, Hono } from 'hono';
import { hashSecretToken } from '../../auth/secretTokens';
import { badInput, fault } from '../../http/fault';
import { readText } from '../../http/readJson';
import { refuseUnstorableForm, refuseUnstorableJson } from '../../http/textGate';
import type { ApiDeps } from '../../ports';
import type { LinkedDevice } from '../../repositories/deviceLinks';
import { IngestCode, type ReportResult, rejected } from '../reportResult';
import { PHONE } from '../reportSource';
import { takeReports } from '../takeReports';
import { fixFromForm } from './osmandForm';
import { fixFromJson } from './osmandJson';
import { NoFixError, type PhoneFix, PhoneFixError, reportOfFix } from './phoneFix';

/** One fix with everything a phone knows is below 2 kB. */
const MAX_BODY_BYTES = 16 * 1024;

/**
 * `/ingest/v1/osmand/<secret>`: the door for phones and trackers that speak the OsmAnd protocol. The address is the
 * secret: it stands for one trailer, and a `id` in the message is ignored. A message that can be read is answered 200, also
 * when it is `rejected`: apps send the first message of their queue until a 2xx takes it.
 */
export function osmandRoutes({ repositories, now, config }: Pick<ApiDeps, 'repositories' | 'now' | 'config'>): Hono {
  const app = new Hono();

  async function take(context: Context): Promise<Response> {
    const request = context.req.raw;
    if (request.method === 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
    const device = await repositories.deviceLinks.open(await hashSecretToken(context.req.param('secret') ?? ''));
    if (!device) {
      throw fault(ApiErrorCode.Unauthenticated, 'This address is not known, or was revoked. Make a new one.');
    }
    const result = await resultOf(request, device);
    // Not the position is wrong here but the trailer's device: the app keeps its positions until that is put right.
    if (result.code === IngestCode.UnknownDevice || result.code === IngestCode.AmbiguousDevice) {
      throw badInput(result.message ?? 'The report was refused.');
    }
    return Response.json({ result }, { headers: { 'cache-control': 'no-store' } });
  }

  async function resultOf(request: Request, { customerId, serialNumber }: LinkedDevice): Promise<ReportResult> {
    const at = now();
    const fix = await fixOf(request, at);
    if (fix instanceof NoFixError) return rejected(0, IngestCode.NoFix, fix.message);
    const report = reportOfFix(fix, serialNumber);
    const options = { ...config, source: PHONE };
    const [result] = await takeReports(repositories, { customerId }, [report], at, options);
    return result ?? rejected(0, IngestCode.Invalid, 'The report was refused.');
  }

  app.get('/:secret', take);
  app.post('/:secret', take);
  return app;
}

/** By what the message looks like: apps differ in the content type that they name. */
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
    if (error instanceof SyntaxError) throw badInput('The body is not JSON.');
    throw error;
  }
}
