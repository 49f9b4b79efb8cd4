import type { Area } from '../area';
import { simMutations } from './changes/changeSims';
import { eventRoutes } from './events/eventRoutes';
import { sims as sims0073 } from './migrations/0073_sims';
import { simPlanChanges } from './migrations/0081_sim_plan_changes';
import { reconcileJob, SIM_SCHEDULES } from './provider/reconcileJob';
import { sendJob } from './provider/sendJob';
import { simQueries } from './simQueries';
import { memorySims } from './storage/memorySims';
import { sqlRequests } from './storage/sqlRequests';
import { sqlSims } from './storage/sqlSims';

const KEPT_EVENTS_MS = 90 * 86_400_000;
const DELETED_AT_ONCE = 5_000;

/** SIMs of trailers: their plans, changes that are requested from the provider, and its callbacks. */
export const sims = {
  resolvers: { queries: simQueries, mutations: simMutations },
  memory: (store) => ({ sims: memorySims(store) }),
  sql: (db) => ({ sims: { ...sqlSims(db), ...sqlRequests(db) } }),
  migrations: { '0073_sims': sims0073, '0081_sim_plan_changes': simPlanChanges },
  routes: eventRoutes,
  schedules: SIM_SCHEDULES,
  custody: { move: ({ sims: cards }, moves) => cards.moveSims(moves) },
  jobs: (deps) => [sendJob(deps), reconcileJob(deps)],
  cleanUp: ({ repositories, now }) =>
    repositories.sims.deleteEventsBefore(new Date(now().getTime() - KEPT_EVENTS_MS), DELETED_AT_ONCE),
} as const satisfies Area;
