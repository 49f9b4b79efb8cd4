import { DAY_MS, utcDayOf } from '@gladhand/domain/readings';
import { followWith } from '../../ingest/followers/follower';
import type { Area } from '../area';
import { activityQueries } from './activity/activityResolvers';
import { memoryActivity } from './activity/memoryActivity';
import { sqlActivity } from './activity/sqlActivity';
import { alertCondition, explainedCondition } from './conditionScalar';
import { countAllJob, countJob } from './counts/countJob';
import { memoryCounts } from './counts/memoryCounts';
import { sqlCounts } from './counts/sqlCounts';
import { dayFollower } from './days/dayFollower';
import { daysJob, storedDays } from './days/daysJob';
import { memoryDays } from './days/memoryDays';
import { sqlDays } from './days/sqlDays';
import { deliveryMutations, deliveryQueries } from './delivery/deliveryResolvers';
import { memoryFailures } from './delivery/memoryFailures';
import { sqlFailures } from './delivery/sqlFailures';
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
import { memoryMessages } from './messages/memoryMessages';
import { dueMessagesJob, notifyJob } from './messages/notifyJob';
import { sqlMessages } from './messages/sqlMessages';
import { alerts as alerts0051 } from './migrations/0051_alerts';
import { alertMessages } from './migrations/0052_alertMessages';
import { alertChannels as alertChannels0053 } from './migrations/0053_alertChannels';
import { alertActivity as alertActivity0054 } from './migrations/0054_alertActivity';
import { alertCounts as alertCounts0055 } from './migrations/0055_alertCounts';
import { alertDelivery as alertDelivery0056 } from './migrations/0056_alertDelivery';
import { alertDays as alertDays0057 } from './migrations/0057_alertDays';
import { memoryAsJson } from './migrations/0082_memory_as_json';
import { memoryPush } from './push/memoryPush';
import { pushJobs } from './push/pushJobs';
import { pushMutations, pushQueries } from './push/pushResolvers';
import { sqlPush } from './push/sqlPush';
import { memoryRules } from './rules/memoryRules';
import { ruleMutations, ruleQueries } from './rules/ruleResolvers';
import { sqlRules } from './rules/sqlRules';
import { ALERT_SCHEDULES } from './schedules';
import { muteMutations } from './settings/muteRule';
import { settingsMutations, settingsQueries } from './settings/settingsResolvers';
import { memoryWebhooks } from './webhooks/memoryWebhooks';
import { sendWebhookJob } from './webhooks/sendWebhookJob';
import { sqlWebhooks } from './webhooks/sqlWebhooks';
import { sweepWebhooksJob } from './webhooks/sweepWebhooksJob';
import { webhookMessageMutations, webhookMessageQueries } from './webhooks/webhookMessageResolvers';
import { WEBHOOK_POLICY } from './webhooks/webhookPolicy';
import { webhookMutations, webhookQueries } from './webhooks/webhookResolvers';

/** Rows per statement; a longer statement would delay reports. */
const RETENTION_BATCH = 5_000;
/** How long a mute is kept after its end. */
const KEPT_MUTES_MS = 30 * DAY_MS;

/** Alert rules, and the alerts that follow from reports. */
export const alerts = {
  resolvers: {
    queries: {
      ...ruleQueries,
      ...episodeQueries,
      ...activityQueries,
      ...settingsQueries,
      ...deliveryQueries,
      ...webhookQueries,
      ...webhookMessageQueries,
      ...pushQueries,
      alertBacktest,
      explainAlert,
    },
    mutations: {
      ...ruleMutations,
      ...settingsMutations,
      ...deliveryMutations,
      ...muteMutations,
      ...webhookMutations,
      ...webhookMessageMutations,
      ...pushMutations,
      handleAlerts,
    },
    scalars: { AlertCondition: alertCondition, ExplainedCondition: explainedCondition },
  },
  memory: (store, kernel) => {
    const tables = alertTables(store);
    const webhooks = memoryWebhooks(store);
    const rules = memoryRules(store, tables);
    return {
      alertRules: rules,
      alertCounts: memoryCounts(store, tables, rules),
      alertEpisodes: memoryEpisodes(store, tables),
      alertMemory: memoryAlertMemory(store),
      alertDays: memoryDays(store),
      alertMessages: memoryMessages(store, tables),
      alertActivity: memoryActivity(store, tables, kernel),
      alertFailures: memoryFailures(tables, kernel, webhooks),
      webhooks,
      push: memoryPush(store),
    };
  },
  sql: (db) => ({
    alertRules: sqlRules(db),
    alertCounts: sqlCounts(db),
    alertEpisodes: sqlEpisodes(db),
    alertMemory: sqlAlertMemory(db),
    alertDays: sqlDays(db),
    alertMessages: sqlMessages(db),
    alertActivity: sqlActivity(db),
    alertFailures: sqlFailures(db),
    webhooks: sqlWebhooks(db),
    push: sqlPush(db),
  }),
  migrations: {
    '0051_alerts': alerts0051,
    '0052_alertMessages': alertMessages,
    '0053_alertChannels': alertChannels0053,
    '0054_alertActivity': alertActivity0054,
    '0056_alertDelivery': alertDelivery0056,
    '0057_alertDays': alertDays0057,
    '0055_alertCounts': alertCounts0055,
    '0082_memory_as_json': memoryAsJson,
  },
  followers: [followWith(alertFollower), followWith(dayFollower)],
  schedules: ALERT_SCHEDULES,
  jobs: (deps) => [
    daysJob(deps),
    countAllJob(deps),
    countJob(deps),
    dueJob(deps),
    dueMessagesJob(deps),
    failJob(deps),
    notifyJob(deps),
    sweepJob(deps),
    sendWebhookJob(deps),
    sweepWebhooksJob(deps),
    ...pushJobs(deps),
  ],
  cleanUp: async ({ repositories: { alertDays, alertMemory, alertMessages, webhooks }, now }) => {
    await alertDays.deleteBefore(storedDays(now()).from, RETENTION_BATCH);
    await alertMemory.deleteBefore(new Date(now().getTime() - REPLAY_POLICY.maxLateMs - DAY_MS), RETENTION_BATCH);
    await alertMessages.deleteMutesBefore(new Date(now().getTime() - KEPT_MUTES_MS), RETENTION_BATCH);
    await webhooks.deleteMessagesBefore(new Date(now().getTime() - WEBHOOK_POLICY.keepMs), RETENTION_BATCH);
  },
  custody: {
    async end({ alertEpisodes, alertMemory }, trailers, at) {
      await alertEpisodes.endOfTrailers(trailers, at);
      await alertMemory.forget(trailers, at);
    },
  },
  retention: [
    {
      action: 'retention.alertsDeleted',
      batch: RETENTION_BATCH,
      async deleteBefore({ alertDays, alertEpisodes }, customerId, before, limit) {
        await alertDays.deleteOfCustomer(customerId, utcDayOf(before), limit);
        return alertEpisodes.deleteBefore(customerId, before, limit);
      },
    },
  ],
} as const satisfies Area;
