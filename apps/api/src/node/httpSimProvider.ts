import { SIM_POLICY, SIM_REFUSALS, SIM_STATES } from '@gladhand/domain/sims';
import * as v from 'valibot';
import type { SimProvider } from '../engine/sims/simProvider';
import { Unanswered } from '../engine/unanswered';
import type { SimProviderSettings } from './simConfig';

const refusal = v.object({
  reason: v.fallback(v.picklist(SIM_REFUSALS.map(({ id }) => id)), 'other'),
  detail: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
});
const status = v.object({
  state: v.picklist(SIM_STATES.map(({ id }) => id)),
  occurredAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  planId: v.optional(v.nullable(v.string()), null),
  sequence: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
});

/** A provider behind the HTTP interface of docs/sims.md. Statuses that aren't described there count as no answer. */
export function createHttpSimProvider({ url, token }: SimProviderSettings): SimProvider {
  async function call(
    path: string,
    init: RequestInit,
    signal: AbortSignal,
  ): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(`${url}${path}`, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(SIM_POLICY.callTimeoutMs)]),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
    } catch (error) {
      throw new Unanswered(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    async change({ iccid, action, planId, key }, signal) {
      const { status: code, body } = await call(
        `/sims/${encodeURIComponent(iccid)}/changes`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ action, ...(planId !== null && { planId }) }),
        },
        signal,
      );
      if (code === 202) return { kind: 'accepted' };
      if (code === 404) return { kind: 'refused', reason: 'unknownSim', detail: null };
      if (code !== 422) throw new Unanswered(`The SIM provider answered with ${code}.`);
      return { kind: 'refused', ...v.parse(refusal, body) };
    },
    async read(iccid, signal) {
      const { status: code, body } = await call(`/sims/${encodeURIComponent(iccid)}`, {}, signal);
      if (code === 404) return undefined;
      const parsed = code === 200 ? v.safeParse(status, body) : undefined;
      if (!parsed?.success) throw new Unanswered(`The SIM provider answered with ${code}.`);
      return parsed.output;
    },
  };
}
