import { isRequestOpen, SIM_POLICY, type SimPlanEvent } from '@gladhand/domain/sims';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition, JobSchedule } from '../../../engine/jobs';
import { Unanswered } from '../../../engine/unanswered';
import { createUnits, type Unit } from '../../../engine/unitOfWork';
import { applyPlan } from '../events/applyPlan';
import { applyStatus } from '../events/applyStatus';
import type { SimRecord } from '../repository';
import { send } from './sendJob';

const RECONCILE_JOB = 'sims.reconcile';
const AT_ONCE = 8;

/** When requests without an answer are checked. */
export const SIM_SCHEDULES = {
  [RECONCILE_JOB]: { cron: '*/10 * * * *', label: 'Every 10 minutes' },
} as const satisfies Record<string, JobSchedule>;

/**
 * Reads status and plan of SIMs whose change the provider accepted and never confirmed, and sends requests whose job was
 * lost. What was read counts like a callback.
 */
export function reconcileJob(deps: JobDeps): JobDefinition {
  const runUnit = createUnits(deps);
  const { repositories, now, simProvider, logger } = deps;

  async function check(requestId: string, iccid: string, signal: AbortSignal): Promise<void> {
    const read = await simProvider?.read(iccid, signal);
    await runUnit(async (unit) => {
      const { sims } = unit.repositories;
      const sim = await sims.lock(iccid);
      if (!sim) return;
      if (read) {
        const sequence = read.sequence ?? read.occurredAt.getTime();
        const eventId = `read ${iccid} ${sequence}`;
        const result = await applyStatus(unit, sim, { ...read, sequence }, now());
        if (result !== 'older') {
          await sims.addEvent({
            ...{ eventId, iccid, receivedAt: now(), occurredAt: read.occurredAt, sequence, fromState: sim.state },
            ...{ state: read.state, fromPlanId: null, planId: null, result, body: '' },
          });
        }
        if (read.planId !== null) await followReadPlan(unit, sim, { ...read, planId: read.planId, sequence });
      }
      const request = await sims.lockRequest(requestId);
      if (!request || !isRequestOpen(request.state)) return;
      const nextAt = new Date(now().getTime() + SIM_POLICY.noAnswerAfterMs);
      // The provider has the SIM as before, so it has lost the change: the same key makes it once.
      await sims.putRequest(read ? { ...request, state: 'unknown', nextAt: now() } : { ...request, nextAt });
    });
  }

  async function followReadPlan(unit: Unit, { iccid }: SimRecord, read: SimPlanEvent): Promise<void> {
    const { sims } = unit.repositories;
    const sim = await sims.lock(iccid);
    const plan = (await sims.plans()).find(({ planId }) => planId === read.planId);
    if (!sim || !plan) return;
    const result = await applyPlan(unit, sim, { ...read, plan }, now());
    if (result === 'older') return;
    await sims.addEvent({
      ...{ eventId: `read plan ${iccid} ${read.sequence}`, iccid, receivedAt: now(), occurredAt: read.occurredAt },
      ...{ sequence: read.sequence, fromState: null, state: null, fromPlanId: sim.planId, planId: read.planId },
      ...{ result, body: '' },
    });
  }

  return {
    name: RECONCILE_JOB,
    schedule: SIM_SCHEDULES[RECONCILE_JOB],
    expireInSeconds: 600,
    async run({ signal }) {
      if (!simProvider) return;
      const due = (states: Parameters<typeof repositories.sims.due>[0]['states']) =>
        repositories.sims.due({ states, batchId: null, now: now(), limit: AT_ONCE });
      for (let accepted = await due(['accepted']); accepted.length > 0; accepted = await due(['accepted'])) {
        if (signal.aborted) return;
        try {
          await Promise.all(accepted.map(({ requestId, iccid }) => check(requestId, iccid, signal)));
        } catch (error) {
          if (!(error instanceof Unanswered)) throw error;
          logger.warn({ err: error }, 'the SIM provider did not answer, so SIMs will be checked later');
          break;
        }
      }
      for (
        let unsent = await due(['queued', 'unknown']);
        unsent.length > 0;
        unsent = await due(['queued', 'unknown'])
      ) {
        if (signal.aborted) return;
        await Promise.all(unsent.map((request) => send(request, simProvider, { runUnit, now, signal })));
      }
    },
  };
}
