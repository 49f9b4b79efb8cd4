import type { Area } from '../area';
import { LEASE_SCHEDULES, leaseJob } from './leaseJob';
import { leaseMutations } from './leaseMutations';
import { leaseQueries } from './leaseQueries';
import { memoryLeases } from './memory';
import { leases as leases0077 } from './migrations/0077_leases';
import { sqlLeases } from './sql';

/** Leases of trailers: a lessee gets access for a span, and to the reports of that span only. */
export const leases = {
  resolvers: { queries: leaseQueries, mutations: leaseMutations },
  memory: (store) => ({ leases: memoryLeases(store) }),
  sql: (db) => ({ leases: sqlLeases(db) }),
  migrations: { '0077_leases': leases0077 },
  schedules: LEASE_SCHEDULES,
  jobs: (deps) => [leaseJob(deps)],
  custody: {
    end: ({ leases }, trailers, at) =>
      leases.leave(
        trailers.map(({ trailerId }) => trailerId),
        at,
      ),
  },
} as const satisfies Area;
