import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { Webhook, WebhookMessageRecord, WebhookRepository } from './webhookRepository';

/** Webhooks in memory. */
export function memoryWebhooks(store: MemoryStore): WebhookRepository {
  const webhooks = store.keep(new Map<string, Webhook>());
  const messages = store.keep(new Map<string, WebhookMessageRecord>());
  const byId = (customerId: number, webhookId: string) => {
    const found = webhooks.get(webhookId);
    return found?.customerId === customerId ? found : undefined;
  };
  const listOf = (customerId: number) =>
    [...webhooks.values()]
      .filter((webhook) => webhook.customerId === customerId)
      .sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.webhookId, b.webhookId));
  const newestFirst = (a: WebhookMessageRecord, b: WebhookMessageRecord) => compare(b.messageId, a.messageId);

  return {
    list: async (customerId) => listOf(customerId),
    byId: async (customerId, webhookId) => byId(customerId, webhookId),
    async add(webhook, max) {
      if (listOf(webhook.customerId).length >= max) return false;
      webhooks.set(webhook.webhookId, webhook);
      return true;
    },
    async replace(webhook) {
      const before = byId(webhook.customerId, webhook.webhookId);
      if (before?.version !== webhook.version - 1) return false;
      const { lastSuccessAt, lastFailureAt } = before;
      webhooks.set(webhook.webhookId, { ...webhook, lastSuccessAt, lastFailureAt });
      return true;
    },
    async delete(customerId, webhookId) {
      if (!byId(customerId, webhookId)) return false;
      for (const message of messages.values()) if (message.webhookId === webhookId) messages.delete(message.messageId);
      return webhooks.delete(webhookId);
    },
    async note({ customerId, webhookId }, { succeeded, isGone, at }) {
      const webhook = byId(customerId, webhookId);
      if (!webhook) return;
      webhooks.set(webhookId, {
        ...webhook,
        ...(succeeded ? { lastSuccessAt: at } : { lastFailureAt: at }),
        ...(isGone &&
          webhook.enabled && { enabled: false, disabledReason: 'gone', version: webhook.version + 1, updatedAt: at }),
      });
    },

    async addMessage(message) {
      messages.set(message.messageId, message);
    },
    messages: async (customerId, webhookId, { after, limit }) =>
      [...messages.values()]
        .filter((message) => message.customerId === customerId && message.webhookId === webhookId)
        .filter(({ messageId }) => after === undefined || messageId < after)
        .sort(newestFirst)
        .slice(0, limit),
    async message(customerId, messageId) {
      const found = messages.get(messageId);
      return found?.customerId === customerId ? found : undefined;
    },
    async claim(messageId, { now, deadSince }) {
      const message = messages.get(messageId);
      const webhook = message && webhooks.get(message.webhookId);
      if (!message || !webhook || !isDue(message, now) || !isFree(message, deadSince)) return undefined;
      const claimed = { ...message, claimedAt: now };
      messages.set(messageId, claimed);
      return { message: claimed, webhook };
    },
    async settle(messageId, { state, attempt, nextAttemptAt }) {
      const message = messages.get(messageId);
      if (!message) return;
      const attempts = attempt ? [...message.attempts, attempt] : message.attempts;
      messages.set(messageId, { ...message, state, attempts, nextAttemptAt, claimedAt: null });
    },
    stranded: async ({ now, deadSince }, limit) =>
      [...messages.values()]
        .filter((message) => isFree(message, deadSince))
        .filter((message) => isDue(message, message.claimedAt ? now : deadSince))
        .map(({ messageId }) => messageId)
        .sort()
        .slice(0, limit),
    async deleteMessagesBefore(before, limit) {
      const old = [...messages.values()].filter(({ createdAt }) => createdAt < before).slice(0, limit);
      for (const { messageId } of old) messages.delete(messageId);
      return old.length;
    },
  };
}

const isDue = ({ nextAttemptAt }: WebhookMessageRecord, now: Date) => nextAttemptAt !== null && nextAttemptAt <= now;

const isFree = ({ claimedAt }: WebhookMessageRecord, deadSince: Date) => claimedAt === null || claimedAt < deadSince;

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
