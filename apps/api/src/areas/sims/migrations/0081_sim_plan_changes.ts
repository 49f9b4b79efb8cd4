import { statements } from '../../../database/migrations/statements';

/** Changes of plans: the place of the event that reported a SIM's plan, the requested plan, and plans in the history. */
export const simPlanChanges = statements([
  'alter table sims add plan_sequence bigint not null default -1',
  'create index sims_plan on sims (plan_id)',
  'alter table sim_requests drop constraint sim_requests_action_check',
  `alter table sim_requests add plan_id text references sim_plans,
    add constraint sim_requests_action_check check (action in ('activate', 'suspend', 'changePlan', 'deactivate')),
    add constraint sim_requests_plan_check check ((action = 'changePlan') = (plan_id is not null))`,
  'alter table sim_events add plan_id text, add from_plan_id text',
]);
