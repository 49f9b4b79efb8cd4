import { ApiErrorCode } from '@gladhand/domain';
import { type Context, Hono } from 'hono';
import { hashSecretToken } from '../../auth/secretTokens';
import { badInput, fault } from '../../http/fault';
import { readText } from '../../http/readJson';
import type { ApiDeps } from '../../ports';
import { PHONE } from '../reportSource';
import { takeReports } from '../takeReports';
import { fixFromForm } from './osmandForm';
import { fixFromJson } from './osmandJson';
import { type PhoneFix, PhoneFixError, reportOfFix } from './phoneFix';

/** One fix with everything a phone knows is below 2 kB. */
const MAX_BODY_BYTES = 16 * 1024;

/**
 * `/ingest/v1/osmand/<secret>`: the door for phones and trackers that speak the OsmAnd protocol. The address is the
 * secret: it stands for one trailer, and a `id` in the message is ignored.
 */
export function osmandRoutes({ repositories, now, config }: Pick<ApiDeps, 'repositories' | 'now' | 'config'>): Hono {
  const app = new Hono();

  async function take(context: Context): Promise<Response> {
    const device = await repositories.deviceLinks.open(await hashSecretToken(context.req.param('secret') ?? ''));
    if (!device) {
      throw fault(ApiErrorCode.Unauthenticated, 'This address is not known, or was revoked. Make a new one.');
    }
    const report = reportOfFix(await fixOf(context.req.raw, now()), device.serialNumber);
    const bound = { customerId: device.customerId };
    const [result] = await takeReports(repositories, bound, [report], now(), { ...config, source: PHONE });
    if (result?.status === 'rejected') throw badInput(result.message ?? 'The report was refused.');
    return Response.json({ result }, { headers: { 'cache-control': 'no-store' } });
  }

  app.get('/:secret', take);
  app.post('/:secret', take);
  return app;
}

/** By what the message looks like: apps differ in the content type that they name. */
async function fixOf(request: Request, now: Date): Promise<PhoneFix> {
  const query = new URL(request.url).searchParams;
  const text = request.method === 'POST' ? (await readText(request, MAX_BODY_BYTES)).trim() : '';
  try {
    if (text.startsWith('{')) return fixFromJson(JSON.parse(text));
    return fixFromForm(text ? new URLSearchParams(text) : query, now);
  } catch (error) {
    if (error instanceof PhoneFixError) throw badInput(error.message);
    if (error instanceof SyntaxError) throw badInput('The body is not JSON.');
    throw error;
  }
}
