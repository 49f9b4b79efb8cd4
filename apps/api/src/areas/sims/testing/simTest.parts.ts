import { type SimState, withCheckDigit } from '@gladhand/domain/sims';
import type { ProviderSim, SimAnswer, SimChange, SimProvider } from '../../../engine/sims/simProvider';
import { Unanswered } from '../../../engine/unanswered';
import { signWebhook } from '../../../engine/webhooks/webhookSignature';
import type { Dataset } from '../../../repositories/dataset';
import type { Repositories } from '../../../repositories/port';
import { TEST_NOW } from '../../../testing/testDataset';
import type { SimRecord } from '../repository';

export const SECRET = `whsec_${btoa('a secret with thirty-two letters')}`;
export const OLD_SECRET = `whsec_${btoa('the secret from before the rotation')}`;

const DAY_MS = 86_400_000;
const SINCE = new Date(TEST_NOW.getTime() - 30 * DAY_MS);

/** The ICCID of a trailer's place in the dataset. */
export const testIccid = (place: number): string => withCheckDigit(`890100000000000${String(place).padStart(3, '0')}`);

/** A SIM for each trailer: active, and every tenth suspended. */
export const testSims = ({ trailers }: Pick<Dataset, 'trailers'>): SimRecord[] =>
  trailers.map(({ customerId, trailerId, simStatus }, place): SimRecord => {
    const state: SimState = simStatus === 'deactivated' ? 'deactivated' : place % 10 === 9 ? 'suspended' : 'active';
    return {
      ...{ iccid: testIccid(place), customerId, trailerId, carrier: `Carrier ${place % 2}`, state, since: SINCE },
      ...{ sequence: 10, until: null, planId: place % 3 === 0 ? 'pool' : 'fifty', planSequence: -1, month: '2026-11' },
      ...{ usedMb: (place * 7) % 60, usageAt: TEST_NOW, requestId: null },
    };
  });

export const addTestSims = async ({ sims }: Repositories, dataset: Pick<Dataset, 'trailers'>): Promise<void> => {
  await sims.putPlans([
    { planId: 'fifty', name: 'Fifty', includedMb: 50, isPooled: false, timeZone: 'America/Chicago' },
    { planId: 'pool', name: 'Pool', includedMb: 20, isPooled: true, timeZone: 'UTC' },
  ]);
  await sims.addSims(testSims(dataset));
};

/** A provider whose answers a test decides. */
export interface TestSimProvider extends SimProvider {
  /** All changes that were requested. */
  requested: SimChange[];
  /** By ICCID. @default accepted */
  answers: Map<string, SimAnswer | 'unanswered'>;
  states: Map<string, ProviderSim>;
}

export function createTestSimProvider(): TestSimProvider {
  const provider: TestSimProvider = {
    requested: [],
    answers: new Map(),
    states: new Map(),
    async change(change) {
      provider.requested.push(change);
      const answer = provider.answers.get(change.iccid) ?? { kind: 'accepted' };
      if (answer === 'unanswered') throw new Unanswered('No answer.');
      return answer;
    },
    read: async (iccid) => provider.states.get(iccid),
  };
  return provider;
}

interface Signed {
  id: string;
  at: Date;
  secrets?: readonly string[];
}

/** A signed callback. */
export async function signedEvent(event: object, { id, at, secrets = [SECRET] }: Signed): Promise<RequestInit> {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  return {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'webhook-id': id, 'webhook-timestamp': timestamp },
      'webhook-signature': await signWebhook({ id, timestamp, body }, secrets),
    },
    body,
  };
}
