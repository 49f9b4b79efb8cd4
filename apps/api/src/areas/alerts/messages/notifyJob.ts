import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { createSubscriptionTokens } from '../../../engine/mail/subscriptionTokens';
import { createUnits, type Unit } from '../../../engine/unitOfWork';
import { ALERT_SCHEDULES } from '../schedules';
import { type DeliveryKey, deliveryKey } from './messageRepository';
import { newDeliveries } from './newDeliveries';
import { NOTIFY_JOB, notifyRequests } from './notifyRequest';
import type { SendDeps } from './sendBundle';
import { settleDeliveries } from './settleDeliveries';

/** Episodes or messages per transaction. */
const BATCH = 200;

/** Decides on the messages about new episodes of a rule. */
export function notifyJob(given: JobDeps): JobDefinition {
  const deps: SendDeps = { ...given, tokens: createSubscriptionTokens(given) };
  const runUnit = createUnits(given);
  return {
    name: NOTIFY_JOB,
    async run({ data, signal }) {
      const rule = { customerId: Number(data.customerId), ruleId: String(data.ruleId) };
      let decided: number;
      do decided = await runUnit((unit) => notifyOfNew(unit, rule, deps));
      while (decided === BATCH && !signal.aborted);
      // Not within a unit: reports that arrive would wait for the job that it adds.
      if (decided === BATCH) await given.repositories.jobs.add(notifyRequests([rule]));
    },
  };
}

/** Returns the number of episodes. */
async function notifyOfNew(unit: Unit, key: { customerId: number; ruleId: string }, deps: SendDeps): Promise<number> {
  const { alertEpisodes, alertMessages, alertRules } = unit.repositories;
  await alertMessages.lock(key.customerId);
  const rule = await alertRules.byId(key.customerId, key.ruleId);
  const episodes = await alertEpisodes.takeWaiting(key, BATCH);
  if (!rule || episodes.length === 0) return 0;
  const deliveries = await newDeliveries(unit.repositories, rule, episodes, deps.now());
  // An episode that was withdrawn and is reinstated comes again, with messages that were sent before.
  const decided = await alertMessages.decided(
    key.customerId,
    episodes.map(({ episodeId }) => episodeId),
  );
  const known = new Set(decided.map(deliveryKey));
  const isNew = (delivery: DeliveryKey) => !known.has(deliveryKey(delivery));
  await alertMessages.put(deliveries.later.filter(isNew));
  await settleDeliveries(unit, deliveries.now.filter(isNew), deps);
  return episodes.length;
}

/** Decides again on messages that have waited, on reminders and escalations. Several processes can run it at once. */
export function dueMessagesJob(given: JobDeps): JobDefinition {
  const deps: SendDeps = { ...given, tokens: createSubscriptionTokens(given) };
  const runUnit = createUnits(given);
  return {
    name: 'alert.messages',
    schedule: ALERT_SCHEDULES['alert.messages'],
    async run({ signal }) {
      const { alertMessages } = given.repositories;
      let due = await alertMessages.due(given.now(), BATCH);
      while (due.length > 0 && !signal.aborted) {
        for (const about of due) {
          await runUnit(async (unit) => {
            await unit.repositories.alertMessages.lock(about.customerId);
            await settleDeliveries(
              unit,
              await unit.repositories.alertMessages.listDue(about, given.now(), BATCH),
              deps,
            );
          });
        }
        due = await alertMessages.due(given.now(), BATCH);
      }
    },
  };
}
