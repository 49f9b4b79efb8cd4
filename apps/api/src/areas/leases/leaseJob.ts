import { LeaseState } from '@gladhand/domain/leases';
import type { JobDeps } from '../../engine/jobDeps';
import type { JobDefinition, JobRequest, JobSchedule } from '../../engine/jobs';
import { createUnits, type Unit } from '../../engine/unitOfWork';
import { auditParties } from './auditParties';
import type { LeaseRecord } from './repository';

const LEASE_JOB = 'leases.follow';
/** More than a lease can have. */
const ALL_TRAILERS = 1_000_000;

/** When leases are followed, in addition to the midnights at which they begin and end. */
export const LEASE_SCHEDULES = {
  [LEASE_JOB]: { cron: '* * * * *', label: 'Every minute' },
} as const satisfies Record<string, JobSchedule>;

/** Begins and ends a lease at its midnights. */
export const leaseRequests = ({ leaseId, state, from, until }: LeaseRecord): JobRequest[] => {
  const instants = [...(state === LeaseState.Planned ? [from] : []), ...(until ? [until] : [])];
  return instants.map((at) => ({
    ...{ name: LEASE_JOB, data: { leaseId }, key: `${leaseId} ${at.toISOString()}`, startAfter: at },
  }));
};

/** Begins and ends leases. */
export function leaseJob(deps: Pick<JobDeps, 'repositories' | 'now' | 'ids' | 'custody'>): JobDefinition {
  const runUnit = createUnits(deps);
  return {
    name: LEASE_JOB,
    schedule: LEASE_SCHEDULES[LEASE_JOB],
    expireInSeconds: 600,
    async run({ signal }) {
      for (const leaseId of await deps.repositories.leases.due(deps.now())) {
        if (signal.aborted) return;
        await runUnit((unit) => follow(unit, leaseId, deps));
      }
    },
  };
}

/** The lock on the lease keeps processes from doing it together; a repetition changes nothing. */
async function follow(unit: Unit, leaseId: string, { custody, now }: Pick<JobDeps, 'custody' | 'now'>): Promise<void> {
  const { repositories } = unit;
  const lease = await repositories.leases.lock(leaseId);
  if (!lease) return;
  const at = now();
  const keys = (await repositories.leases.trailers(leaseId, '', ALL_TRAILERS))
    .filter(({ leftAt }) => leftAt === null)
    .map(({ lesseeTrailerId }) => ({ customerId: lease.lesseeId, trailerId: lesseeTrailerId }));
  const version = lease.version + 1;
  const isOver = lease.until !== null && lease.until <= at;
  if (lease.state === LeaseState.Planned && isOver) {
    // The server was down for all of it.
    await repositories.custody.deleteWaiting(keys);
    await repositories.leases.put({ ...lease, state: LeaseState.Ended, version });
    return;
  }
  if (lease.state === LeaseState.Planned && lease.from <= at) {
    await repositories.custody.begin(keys, at);
    await repositories.leases.put({ ...lease, state: LeaseState.Active, version });
    await repositories.changes.add([lease.lesseeId], at);
    await auditParties(unit, 'lease.began', lease, { trailers: keys.length });
  }
  if (lease.state === LeaseState.Active && isOver) {
    await repositories.leases.put({ ...lease, state: LeaseState.Ended, version });
    await custody.end(repositories, await repositories.custody.lock(keys), at);
    await auditParties(unit, 'lease.ended', lease, { trailers: keys.length });
  }
}
