import type { Fleet } from '@gladhand/domain/fleet';
import { SimStatus } from '@gladhand/domain/readings';
import { billingMonth, type SimState, withCheckDigit } from '@gladhand/domain/sims';
import type { SimPlanRecord, SimRecord, SimRequestRecord } from '../areas/sims/repository';
import type { TrailerRecord } from '../database/trailerColumns';
import type { IdMaker } from '../ports';
import type { Repositories } from '../repositories/port';
import { type SimFate, simFateOf } from '../simulator/simProvider';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SILENT_FROM_MS = 2 * DAY_MS;
const CARRIERS = ['Meridian Mobile', 'Norland Wireless', 'Blue Mesa Cellular'];

/** Plans of the demonstration. */
export const DEMO_SIM_PLANS: readonly SimPlanRecord[] = [
  { planId: 'track-25', name: 'Track 25', includedMb: 25, isPooled: false, timeZone: 'America/Chicago' },
  { planId: 'sensor-100', name: 'Sensor 100', includedMb: 100, isPooled: false, timeZone: 'America/Chicago' },
  { planId: 'camera-pool', name: 'Camera pool', includedMb: 1_000, isPooled: true, timeZone: 'UTC' },
];

const STATES: Readonly<Record<string, SimState>> = {
  activated: 'active',
  suspended: 'suspended',
  deactivated: 'deactivated',
};

/** The ICCID of the trailer at a place of the fleet: 19 digits. */
export const demoIccid = (place: number): string => withCheckDigit(`890126${String(421_000_000_000 + place * 37)}`);

type SimTrailer = Pick<
  TrailerRecord,
  'customerId' | 'trailerId' | 'simStatus' | 'simStatusChangeDate' | 'cargoCameraSerialNumber' | 'deviceTypeId'
>;

/** A SIM for each trailer, with the status that the trailer has. */
export function demoSims(trailers: readonly SimTrailer[], now: Date): SimRecord[] {
  return trailers.map((trailer, place): SimRecord => {
    const { customerId, trailerId, simStatus, simStatusChangeDate } = trailer;
    const state = STATES[simStatus ?? ''] ?? 'ready';
    const plan = planOf(trailer);
    const since = simStatusChangeDate ?? now;
    return {
      ...{ iccid: demoIccid(place), customerId, trailerId, state, since, sequence: since.getTime() },
      carrier: CARRIERS[place % CARRIERS.length] ?? '',
      until: new Date(now.getTime() + (120 + ((place * 53) % 700)) * DAY_MS),
      ...{ planId: plan.planId, planSequence: -1, month: billingMonth(now, plan.timeZone) },
      // Every eleventh SIM of a plan that isn't pooled has used more than its plan includes.
      usedMb: state === 'deactivated' ? null : usedShare(place, state) * plan.includedMb,
      ...{ usageAt: new Date(now.getTime() - 90 * MINUTE_MS), requestId: null },
    };
  });
}

const usedShare = (place: number, state: SimState) =>
  (state === 'active' ? (place % 11 === 5 ? 1.08 : 0.18) : 0.04) + ((place * 29) % 60) / 100;

function planOf({ cargoCameraSerialNumber, deviceTypeId }: SimTrailer): SimPlanRecord {
  const planId = cargoCameraSerialNumber ? 'camera-pool' : deviceTypeId % 2 === 0 ? 'track-25' : 'sensor-100';
  return DEMO_SIM_PLANS.find((plan) => plan.planId === planId) as SimPlanRecord;
}

/** Some silent trailers of a fleet have had a suspended SIM since shortly after their last report. */
export function suspendSilent(
  { trailers, statuses }: Pick<Fleet, 'trailers' | 'statuses'>,
  now: Date,
): Fleet['trailers'] {
  let silent = 0;
  return trailers.map((trailer, place) => {
    const lastReport = statuses[place]?.lastReport ?? null;
    const isSilent = lastReport !== null && now.getTime() - lastReport.getTime() > SILENT_FROM_MS;
    if (!isSilent || trailer.simStatus !== SimStatus.Activated || silent++ % 3 !== 0) return trailer;
    const simStatusChangeDate = new Date(lastReport.getTime() + 360 * MINUTE_MS);
    return { ...trailer, simStatus: SimStatus.Suspended, simStatusChangeDate };
  });
}

interface DemoSimsContext {
  now: Date;
  ids: IdMaker;
  author: { userId: string | null; email: string };
}

/** Plans and SIMs of the fleet, with a few changes that are pending or were refused. */
export async function addDemoSims(
  { sims }: Pick<Repositories, 'sims'>,
  { trailers }: { trailers: readonly SimTrailer[] },
  { now, ids, author }: DemoSimsContext,
): Promise<void> {
  const records = demoSims(trailers, now);
  await sims.putPlans(DEMO_SIM_PLANS);
  await sims.addSims(records);
  const active = records.filter(({ state }) => state === 'active');
  const withFate = (fate: SimFate, count: number) =>
    active.filter(({ iccid }) => simFateOf(iccid) === fate).slice(0, count);
  const batchId = ids.uuid();
  const request = (iccid: string, minutes: number): SimRequestRecord => {
    const requestedAt = new Date(now.getTime() - minutes * MINUTE_MS);
    return {
      ...{
        requestId: ids.uuid(),
        batchId,
        iccid,
        action: 'suspend',
        planId: null,
        state: 'accepted',
        reason: null,
        detail: null,
      },
      ...{ requestedAt, userId: author.userId, requestedBy: author.email, attempts: 1, answeredAt: requestedAt },
      nextAt: new Date(now.getTime() + 30 * MINUTE_MS),
    };
  };
  await sims.addRequests([
    ...withFate('neverConfirms', 2).map(({ iccid }) => request(iccid, 55)),
    ...withFate('confirms', 3).map(({ iccid }) => request(iccid, 2)),
    ...withFate('refuses', 3).map(({ iccid }): SimRequestRecord => {
      return { ...request(iccid, 1_500), state: 'refused', reason: 'carrierLock' };
    }),
  ]);
}
