import { SIM_TRANSITIONS, type SimRefusal } from '@gladhand/domain/sims';
import type { SimRequestRecord, SimRow } from '../areas/sims/repository';
import type { SimProvider } from '../engine/sims/simProvider';
import { Unanswered } from '../engine/unanswered';
import { signWebhook } from '../engine/webhooks/webhookSignature';
import type { Repositories } from '../repositories/port';
import { NO_TRAILERS } from '../repositories/scope';

type SimStore = Pick<Repositories, 'sims'>;

/** What the simulated provider does with the changes of a SIM; always the same for the same SIM. */
export type SimFate = 'confirms' | 'refuses' | 'refusesLater' | 'timesOutFirst' | 'neverConfirms';

const ALL = { ...NO_TRAILERS, all: true };
const REFUSALS = { refuses: 'carrierLock', refusesLater: 'billing' } as const satisfies Partial<
  Record<SimFate, SimRefusal>
>;
/** Confirmations take this long, in ms; a SIM is always equally fast. */
const SHORTEST_MS = 4_000;
const SPREAD_MS = 16_000;
const LOOKED_AT = 200;

/** The same SIM always has the same fate. */
export function simFateOf(iccid: string): SimFate {
  const number = hashOf(iccid) % 24;
  if (number < 2) return 'refuses';
  if (number === 2) return 'refusesLater';
  if (number < 5) return 'timesOutFirst';
  return number === 5 ? 'neverConfirms' : 'confirms';
}

/**
 * A provider that is slow, refuses some changes and loses some answers. It keeps nothing of its own: what it does
 * follows from the stored requests, so a repeated key changes nothing.
 */
export function createSimulatedSimProvider({ sims }: SimStore): SimProvider {
  return {
    async change({ iccid, key }) {
      const fate = simFateOf(iccid);
      if (fate === 'refuses') return { kind: 'refused', reason: REFUSALS.refuses, detail: null };
      const [request] = await sims.requestsOf(iccid, 1);
      if (fate === 'timesOutFirst' && request?.requestId === key && request.attempts === 0)
        throw new Unanswered('The simulated provider lost its answer.');
      return { kind: 'accepted' };
    },
    async read(iccid) {
      const [row] = await sims.byIccids([iccid], ALL);
      return row && { state: row.state, occurredAt: row.since, sequence: row.sequence, planId: row.planId };
    },
  };
}

interface CallbackDeps {
  repositories: SimStore;
  secrets: readonly string[];
  /** Sends a request to the API. */
  request: (path: string, init: RequestInit) => Promise<Response>;
}

/** The callbacks of the simulated provider: signed, late, repeated, and some in the wrong order. */
export function createSimCallbacks({ repositories: { sims }, secrets, request }: CallbackDeps) {
  const finished = new Set<string>();

  async function post(id: string, event: object, at: Date): Promise<void> {
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(at.getTime() / 1_000));
    const response = await request('/v1/api/sims/events', {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': timestamp },
        'webhook-signature': await signWebhook({ id, timestamp, body }, secrets),
      },
      body,
    });
    if (!response.ok) throw new Error(`A callback of the SIM provider was answered with ${response.status}.`);
  }

  async function answer(sent: SimRequestRecord, sim: SimRow, at: Date): Promise<void> {
    const { iccid, requestId: key } = sent;
    const occurredAt = at.toISOString();
    if (simFateOf(iccid) === 'refusesLater') {
      const refused = { type: 'sim.refused', iccid, key, reason: REFUSALS.refusesLater, occurredAt };
      await post(`sim-${key}`, refused, at);
      return;
    }
    const { to } = SIM_TRANSITIONS[sent.action];
    const plan = (await sims.plans()).find(({ planId }) => planId === sent.planId);
    const event =
      to === null
        ? { type: 'sim.plan', iccid, plan, occurredAt }
        : { type: 'sim.status', iccid, state: to, occurredAt };
    const sequence = Math.max(sim.sequence, sim.planSequence) + 2;
    await post(`sim-${key}`, { ...event, sequence }, at);
    // The same event again, and an older one that comes last.
    await post(`sim-${key}`, { ...event, sequence }, at);
    if (hashOf(iccid) % 4 === 0) {
      const earlier = {
        ...event,
        ...(to === null ? { plan: sim.plan } : { state: sim.state }),
        occurredAt: sent.requestedAt.toISOString(),
      };
      await post(`sim-${key}-late`, { ...earlier, sequence: sequence - 1 }, at);
    }
  }

  return {
    /** Sends the callbacks that are due. `skipsDelays` sends those of all changes that were sent. */
    async step(at: Date, skipsDelays = false): Promise<void> {
      const later = new Date(at.getTime() + 365 * 86_400_000);
      const open = await sims.due({ states: ['accepted', 'unknown'], batchId: null, now: later, limit: LOOKED_AT });
      const due = open.filter(
        ({ iccid, requestId, requestedAt }) =>
          !finished.has(requestId) &&
          simFateOf(iccid) !== 'neverConfirms' &&
          (skipsDelays || at.getTime() - requestedAt.getTime() >= SHORTEST_MS + (hashOf(iccid) % SPREAD_MS)),
      );
      const rows = await sims.byIccids(
        due.map(({ iccid }) => iccid),
        ALL,
      );
      for (const sent of due) {
        const sim = rows.find(({ iccid }) => iccid === sent.iccid);
        if (sim) await answer(sent, sim, at);
        finished.add(sent.requestId);
      }
    },
  };
}

function hashOf(text: string): number {
  let number = 7;
  for (const letter of text) number = (number * 31 + letter.charCodeAt(0)) % 999_983;
  return number;
}
