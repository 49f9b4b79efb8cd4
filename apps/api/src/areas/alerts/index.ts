import { DAY_MS } from '@gladhand/domain/readings';
import { followWith } from '../../ingest/followers/follower';
import type { Area } from '../area';
import { alertCondition, explainedCondition } from './conditionScalar';
import { REPLAY_POLICY } from './engine/alertPolicy';
import { alertBacktest } from './engine/backtest';
import { dueJob } from './engine/dueJob';
import { explainAlert } from './engine/explainAlert';
import { failJob } from './engine/failRules';
import { alertFollower } from './engine/follower';
import { memoryAlertMemory } from './engine/memoryAlertMemory';
import { sqlAlertMemory } from './engine/sqlMemory';
import { sweepJob } from './engine/sweepJob';
import { episodeQueries } from './episodes/episodeResolvers';
import { handleAlerts } from './episodes/handleAlerts';
import { memoryEpisodes } from './episodes/memoryEpisodes';
import { sqlEpisodes } from './episodes/sqlEpisodes';
import { alertTables } from './memoryTables';
import { notifyJob } from './messages/notifyJob';
import { alerts as alerts0051 } from './migrations/0051_alerts';
import { memoryRules } from './rules/memoryRules';
import { ruleMutations, ruleQueries } from './rules/ruleResolvers';
import { sqlRules } from './rules/sqlRules';

/** Rows per statement; a longer statement would delay reports. */
const RETENTION_BATCH = 5_000;

/** Alert rules, and the alerts that follow from reports. */
export const alerts = {
  resolvers: {
    queries: { ...ruleQueries, ...episodeQueries, alertBacktest, explainAlert },
    mutations: { ...ruleMutations, handleAlerts },
    scalars: { AlertCondition: alertCondition, ExplainedCondition: explainedCondition },
  },
  memory: (store) => {
    const tables = alertTables(store);
    return {
      alertRules: memoryRules(store, tables),
      alertEpisodes: memoryEpisodes(store, tables),
      alertMemory: memoryAlertMemory(store),
    };
  },
  sql: (db) => ({ alertRules: sqlRules(db), alertEpisodes: sqlEpisodes(db), alertMemory: sqlAlertMemory(db) }),
  migrations: { '0051_alerts': alerts0051 },
  followers: [followWith(alertFollower)],
  jobs: (deps) => [dueJob(deps), failJob(deps), notifyJob(deps), sweepJob(deps)],
  cleanUp: ({ repositories, now }) =>
    repositories.alertMemory.deleteBefore(
      new Date(now().getTime() - REPLAY_POLICY.maxLateMs - DAY_MS),
      RETENTION_BATCH,
    ),
  retention: [
    {
      action: 'retention.alertsDeleted',
      batch: RETENTION_BATCH,
      deleteBefore: ({ alertEpisodes }, ...args) => alertEpisodes.deleteBefore(...args),
    },
  ],
} as const satisfies Area;
