import type { MemoryStore } from '../../../repositories/memory/memoryStore';
import type { PushMessageRecord, PushRepository, PushSubscriptionRecord } from './pushRepository';

/** Push subscriptions in memory. */
export function memoryPush(store: MemoryStore): PushRepository {
  const subscriptions = store.keep(new Map<string, PushSubscriptionRecord>());
  const messages = store.keep(new Map<string, PushMessageRecord>());
  const listOf = (userId: string) =>
    [...subscriptions.values()]
      .filter((subscription) => subscription.userId === userId)
      .sort((a, b) => Number(a.createdAt) - Number(b.createdAt) || (a.subscriptionId < b.subscriptionId ? -1 : 1));
  const remove = (subscriptionId: string) => {
    for (const message of messages.values())
      if (message.subscriptionId === subscriptionId) messages.delete(message.messageId);
    return subscriptions.delete(subscriptionId);
  };

  return {
    subscriptions: async (userId) => listOf(userId),
    async subscribe(subscription, max) {
      const before = [...subscriptions.values()].find(({ endpoint }) => endpoint === subscription.endpoint);
      if (before) remove(before.subscriptionId);
      subscriptions.set(subscription.subscriptionId, subscription);
      for (const { subscriptionId } of listOf(subscription.userId).slice(0, -max)) remove(subscriptionId);
      return subscription;
    },
    async unsubscribe(userId, subscriptionId) {
      return subscriptions.get(subscriptionId)?.userId === userId && remove(subscriptionId);
    },
    async forget(subscriptionId) {
      remove(subscriptionId);
    },

    async addMessages(added) {
      for (const message of added) messages.set(message.messageId, message);
    },
    async claim(messageId, { now, until }) {
      const before = messages.get(messageId);
      const subscription = before && subscriptions.get(before.subscriptionId);
      if (!before || !subscription || before.nextAttemptAt > now) return undefined;
      const message = { ...before, attempts: before.attempts + 1, nextAttemptAt: until };
      messages.set(messageId, message);
      return { message, subscription };
    },
    async postpone(messageId, nextAttemptAt) {
      const message = messages.get(messageId);
      if (message) messages.set(messageId, { ...message, nextAttemptAt });
    },
    async finish(messageId, { subscriptionId, sentAt }) {
      messages.delete(messageId);
      const subscription = subscriptions.get(subscriptionId);
      if (subscription && sentAt) subscriptions.set(subscriptionId, { ...subscription, lastUsedAt: sentAt });
    },
    overdue: async (before, limit) =>
      [...messages.values()]
        .filter(({ nextAttemptAt }) => nextAttemptAt <= before)
        .map(({ messageId }) => messageId)
        .sort()
        .slice(0, limit),
  };
}
