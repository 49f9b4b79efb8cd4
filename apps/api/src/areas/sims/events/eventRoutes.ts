import { ApiErrorCode } from '@gladhand/domain';
import { SIM_POLICY } from '@gladhand/domain/sims';
import * as v from 'valibot';
import { createUnits } from '../../../engine/unitOfWork';
import { isSignedBy } from '../../../engine/webhooks/webhookSignature';
import { apiError, badInput } from '../../../http/apiError';
import { MAX_BODY_BYTES, readText } from '../../../http/readJson';
import type { Routes } from '../../../http/routeEnv';
import { refuseUnstorableJson } from '../../../http/textGate';
import type { RouteServices } from '../../../routeServices';
import { SIM_EVENT_MESSAGES } from '../messages';
import { eventBody } from './eventBody';
import { takeEvent } from './takeEvent';

/** `/v1/api/sims/events`: callbacks of the provider, signed as webhooks about alerts are. */
export function eventRoutes(routes: Routes, { deps }: RouteServices): void {
  const runUnit = createUnits(deps);

  routes.post('/v1/api/sims/events', async ({ req }) => {
    const text = await readText(req.raw, MAX_BODY_BYTES);
    const id = req.header('webhook-id') ?? '';
    const timestamp = req.header('webhook-timestamp') ?? '';
    const signature = req.header('webhook-signature') ?? '';
    const secrets = deps.config.simWebhookSecrets ?? [];
    const isRecent = isWithinTolerance(timestamp, deps.now());
    // Signatures are compared in any case, so that the time of the answer reveals nothing.
    const isSigned = await isSignedBy({ id, timestamp, body: text }, signature, secrets);
    if (!isSigned || !isRecent) throw apiError(ApiErrorCode.Unauthenticated, SIM_EVENT_MESSAGES.signature);
    if (id.length > 128) throw badInput(SIM_EVENT_MESSAGES.id);
    const body = readBody(text);
    const result = await runUnit((unit) => takeEvent(unit, { eventId: id, body, text }, deps.now()));
    return Response.json({ result }, { headers: { 'cache-control': 'no-store' } });
  });
}

function isWithinTolerance(timestamp: string, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() - Number(timestamp) * 1_000) <= SIM_POLICY.signatureToleranceMs;
}

function readBody(text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw badInput(SIM_EVENT_MESSAGES.body);
  }
  refuseUnstorableJson(text, json);
  const parsed = v.safeParse(eventBody, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw badInput(`${SIM_EVENT_MESSAGES.body} ${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
