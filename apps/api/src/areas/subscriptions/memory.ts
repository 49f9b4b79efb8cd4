import { ALL_SUBJECTS } from '../../engine/mail/mailPolicy';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { SubscriptionRepository } from './repository';
import { kindOfSubject } from './subjects';

/** Mail preferences in memory. */
export function memorySubscriptions(store: MemoryStore): SubscriptionRepository {
  const optOuts = store.keep(new Map<string, Date>());
  const summaries = store.keep(new Map<string, { enabled: boolean; sentFor: string | null }>());
  const keyOf = (address: string, subject: string) => JSON.stringify([address, subject]);
  return {
    async optOut(address, subject, now) {
      optOuts.set(keyOf(address, subject), now);
    },
    async optIn(address, subject) {
      optOuts.delete(keyOf(address, subject));
    },
    isOptedOut: async (address, subject) =>
      optOuts.has(keyOf(address, subject)) ||
      optOuts.has(keyOf(address, kindOfSubject(subject))) ||
      optOuts.has(keyOf(address, ALL_SUBJECTS)) ||
      [...store.users.values()].some(({ email, mailsOff }) => email === address && mailsOff),
    wantsSummary: async (userId) => summaries.get(userId)?.enabled ?? false,
    async setSummary(userId, enabled) {
      summaries.set(userId, { sentFor: null, ...summaries.get(userId), enabled });
    },
    summaryUsers: async () =>
      [...summaries]
        .filter(([userId, { enabled }]) => enabled && store.users.get(userId)?.enabled)
        .map(([userId, { sentFor }]) => ({ userId, timeZone: store.users.get(userId)?.timeZone ?? null, sentFor }))
        .sort((a, b) => (a.userId < b.userId ? -1 : 1)),
    async noteSummary(userId, sentFor) {
      const summary = summaries.get(userId);
      if (!summary?.enabled || summary.sentFor === sentFor) return false;
      summaries.set(userId, { ...summary, sentFor });
      return true;
    },
  };
}
