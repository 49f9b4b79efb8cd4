import { eventSequence, isRequestOpen, type SimStatusEvent } from '@gladhand/domain/sims';
import type { Unit } from '../../../engine/unitOfWork';
import type { SimRecord } from '../repository';
import type { SimEventResult } from '../tables';
import { applyPlan } from './applyPlan';
import { applyStatus } from './applyStatus';
import type { SimEventBody } from './eventBody';
import { registerSim } from './registerSim';

/** A signed event. */
export interface TakenEvent {
  eventId: string;
  body: SimEventBody;
  /** As it was signed. */
  text: string;
}

/** What an event did; `repeated` if it was stored before. */
export type TakeResult = SimEventResult | 'repeated';

/** Stores an event once and applies it. Repetitions of it wait for this transaction and change nothing. */
export async function takeEvent(unit: Unit, { eventId, body, text }: TakenEvent, now: Date): Promise<TakeResult> {
  const { sims } = unit.repositories;
  const status: SimStatusEvent | undefined = body.type === 'sim.status' ? body : undefined;
  const plan = body.type === 'sim.plan' ? body.plan : undefined;
  const isNew = await sims.addEvent({
    ...{ eventId, iccid: body.iccid, receivedAt: now, occurredAt: body.occurredAt, body: text, fromState: null },
    sequence: body.type === 'sim.status' || body.type === 'sim.plan' ? eventSequence(body) : null,
    ...{ state: status?.state ?? null, fromPlanId: null, planId: plan?.planId ?? null, result: 'ignored' },
  });
  if (!isNew) return 'repeated';
  const sim = await sims.lock(body.iccid);
  const result = await apply(unit, sim, body, now);
  await sims.putEventResult({
    ...{ eventId, result, fromState: status && sim ? sim.state : null },
    fromPlanId: plan && sim ? sim.planId : null,
  });
  return result;
}

async function apply(unit: Unit, sim: SimRecord | undefined, body: SimEventBody, now: Date): Promise<SimEventResult> {
  if (body.type === 'sim.registered') return registerSim(unit, sim, body, now);
  if (!sim) return 'unknownSim';
  switch (body.type) {
    case 'sim.status':
      return applyStatus(unit, sim, body, now);
    case 'sim.plan':
      await unit.repositories.sims.putPlans([body.plan]);
      return applyPlan(unit, sim, body, now);
    case 'sim.usage': {
      if (sim.usageAt !== null && sim.usageAt >= body.occurredAt) return 'older';
      const { month, usedMb, occurredAt: usageAt } = body;
      await unit.repositories.sims.put({ ...sim, month, usedMb, usageAt });
      return 'usage';
    }
    case 'sim.refused':
      return refuse(unit, sim, body, now);
  }
}

async function refuse(
  { audit, repositories }: Unit,
  sim: SimRecord,
  { key, reason, detail }: Extract<SimEventBody, { type: 'sim.refused' }>,
  now: Date,
): Promise<SimEventResult> {
  const request = await repositories.sims.lockRequest(key);
  if (request?.iccid !== sim.iccid || !isRequestOpen(request.state)) return 'ignored';
  await repositories.sims.putRequest({ ...request, state: 'refused', reason, detail, answeredAt: now });
  await audit('sim.changeRefused', {
    ...{ customerId: sim.customerId, subject: sim.iccid, subjectId: sim.trailerId },
    detail: { action: request.action, reason },
  });
  return 'refused';
}
