import type { KernelRepositories } from '../../../repositories/port';
import type { AlertTables } from '../memoryTables';
import type { DeliveryRecord } from '../messages/messageRepository';
import type { WebhookRepository } from '../webhooks/webhookRepository';
import { attemptReason } from './attemptReason';
import type { FailedMessage, FailureRepository } from './failureRepository';
import { byPlace } from './placeCursor';

/** Messages that failed, in memory. */
export function memoryFailures(
  { deliveries, versions }: AlertTables,
  { mails }: Pick<KernelRepositories, 'mails'>,
  webhooks: WebhookRepository,
): FailureRepository {
  const nameOf = (ruleId: string) =>
    [...versions.values()].filter((rule) => rule.ruleId === ruleId).toSorted((a, b) => b.version - a.version)[0]?.name;

  async function failedMails(customerId: number): Promise<FailedMessage[]> {
    const byMail = new Map<string, DeliveryRecord[]>();
    for (const one of deliveries.values()) {
      if (one.customerId === customerId && one.mailId) byMail.set(one.mailId, [...(byMail.get(one.mailId) ?? []), one]);
    }
    const found = await mails.find([...byMail.keys()]);
    return found.flatMap(({ mailId, status, changedAt, to, reason }) => {
      const about = (byMail.get(mailId) ?? []).toSorted(
        (a, b) => Number(a.at) - Number(b.at) || (a.episodeId < b.episodeId ? -1 : 1),
      );
      const [first] = about;
      if (status !== 'failed' || !first) return [];
      const { ruleId, episodeId } = first;
      const alertCount = new Set(about.map((one) => one.episodeId)).size;
      return [
        {
          ...{ at: changedAt, key: mailId, channel: 'email' as const, recipient: to },
          ...{ ruleId, ruleName: nameOf(ruleId) ?? '', episodeId, alertCount, reason },
        },
      ];
    });
  }

  async function failedWebhooks(customerId: number): Promise<FailedMessage[]> {
    const failed: FailedMessage[] = [];
    for (const { webhookId, name } of await webhooks.list(customerId)) {
      const page = { limit: Number.POSITIVE_INFINITY };
      for (const message of await webhooks.messages(customerId, webhookId, page)) {
        const { state, ruleId, attempts, createdAt, messageId, episodeIds } = message;
        if (state !== 'givenUp' || ruleId === null) continue;
        const last = attempts.at(-1);
        failed.push({
          ...{ at: last ? new Date(last.at) : createdAt, key: messageId, channel: 'webhook', recipient: name },
          ...{ ruleId, ruleName: nameOf(ruleId) ?? '', episodeId: episodeIds[0] ?? null },
          ...{ alertCount: episodeIds.length, reason: attemptReason(last) },
        });
      }
    }
    return failed;
  }

  return {
    async list({ customerId, since, after, limit }) {
      const all = [...(await failedMails(customerId)), ...(await failedWebhooks(customerId))];
      return all
        .filter((one) => one.at >= since && (!after || byPlace(after, one) < 0))
        .sort(byPlace)
        .slice(0, limit);
    },
  };
}
