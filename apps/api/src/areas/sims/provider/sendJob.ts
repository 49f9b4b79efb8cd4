import { isRequestOpen, SIM_POLICY, simRepeatAt } from '@gladhand/domain/sims';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition, JobRequest } from '../../../engine/jobs';
import type { SimAnswer, SimProvider } from '../../../engine/sims/simProvider';
import { Unanswered } from '../../../engine/unanswered';
import { createUnits, type RunUnit } from '../../../engine/unitOfWork';
import type { SimRequestRecord } from '../repository';

const SEND_JOB = 'sims.send';
/** Requests that are read and sent at once; a provider gets no more calls at a time from one process. */
const AT_ONCE = 8;

/** Sends the requests of a batch. */
export const sendRequest = (batchId: string, startAfter?: Date): JobRequest => ({
  ...{ name: SEND_JOB, data: { batchId }, key: `${batchId} ${startAfter?.getTime() ?? 0}` },
  ...(startAfter && { startAfter }),
});

/** Sends requested changes to the provider. Repeated after a crash, it sends the same keys again. */
export function sendJob(deps: JobDeps): JobDefinition {
  const runUnit = createUnits(deps);
  const { repositories, now, simProvider } = deps;
  return {
    name: SEND_JOB,
    expireInSeconds: 300,
    async run({ data: { batchId }, signal }) {
      if (!simProvider || typeof batchId !== 'string') return;
      let repeatAt: Date | undefined;
      while (!signal.aborted) {
        const due = await repositories.sims.due({
          ...{ states: ['queued', 'unknown'], batchId, now: now(), limit: AT_ONCE },
        });
        if (due.length === 0) break;
        const repeats = await Promise.all(due.map((request) => send(request, simProvider, { runUnit, now, signal })));
        for (const at of repeats) if (at && (!repeatAt || at < repeatAt)) repeatAt = at;
      }
      if (repeatAt) await repositories.jobs.add([sendRequest(batchId, repeatAt)]);
    },
  };
}

interface Sending {
  runUnit: RunUnit;
  now: () => Date;
  signal: AbortSignal;
}

/** Sends a request and stores the answer. Returns when it is repeated, if it wasn't answered. */
export async function send(
  request: SimRequestRecord,
  provider: SimProvider,
  { runUnit, now, signal }: Sending,
): Promise<Date | undefined> {
  const { iccid, action, planId, requestId: key } = request;
  const answer = await answerOf(() => provider.change({ iccid, action, planId, key }, signal));
  return runUnit(async ({ audit, repositories: { sims } }) => {
    const sim = await sims.lock(iccid);
    const current = await sims.lockRequest(key);
    // A callback may have come before the answer.
    if (!sim || !current || !isRequestOpen(current.state)) return undefined;
    const attempts = current.attempts + 1;
    if (!answer) {
      const nextAt = simRepeatAt(attempts, now());
      await sims.putRequest({
        ...current,
        attempts,
        nextAt,
        state: current.state === 'queued' ? 'unknown' : current.state,
      });
      return nextAt;
    }
    const answered = { ...current, attempts, answeredAt: now() };
    if (answer.kind === 'accepted') {
      const nextAt = new Date(now().getTime() + SIM_POLICY.noAnswerAfterMs);
      await sims.putRequest({ ...answered, state: 'accepted', nextAt });
      return undefined;
    }
    await sims.putRequest({ ...answered, state: 'refused', reason: answer.reason, detail: answer.detail });
    await audit('sim.changeRefused', {
      ...{ customerId: sim.customerId, subject: iccid, subjectId: sim.trailerId },
      detail: { action, reason: answer.reason },
    });
    return undefined;
  });
}

async function answerOf(call: () => Promise<SimAnswer>): Promise<SimAnswer | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Unanswered) return undefined;
    throw error;
  }
}
