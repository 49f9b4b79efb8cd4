import { ALL_SUBJECTS } from '../../engine/mail/mailPolicy';
import { rolesOf } from '../../repositories/groups';
import type { MemoryStore } from '../../repositories/memory/memoryStore';
import type { OptOut, SubscriptionRepository } from './repository';
import { kindOfSubject } from './subjects';

/** Mail preferences in memory. */
export function memorySubscriptions(store: MemoryStore): SubscriptionRepository {
  const optOuts = store.keep(new Map<string, Date>());
  const summaries = store.keep(new Map<string, { enabled: boolean; sentFor: string | null }>());
  const keyOf = (address: string, subject: string) => JSON.stringify([address, subject]);
  const listed = () =>
    [...optOuts]
      .map(([text, at]): OptOut => {
        const [address, subject] = JSON.parse(text) as [string, string];
        return { address, subject, at, key: `${address} ${subject}` };
      })
      .sort(newestFirst);
  const isOptedOut = (address: string, subject: string): boolean =>
    optOuts.has(keyOf(address, subject)) ||
    optOuts.has(keyOf(address, kindOfSubject(subject))) ||
    optOuts.has(keyOf(address, ALL_SUBJECTS)) ||
    [...store.users.values()].some(({ email, mailsOff }) => email === address && mailsOff);
  return {
    async optOut(address, subject, now) {
      optOuts.set(keyOf(address, subject), now);
    },
    async optIn(address, subject) {
      optOuts.delete(keyOf(address, subject));
    },
    isOptedOut: async (address, subject) => isOptedOut(address, subject),
    optedOut: async (mails) => mails.filter(({ address, subject }) => isOptedOut(address, subject)),
    optOuts: async (address) => listed().filter((one) => one.address === address),
    optOutsOfCustomer: async ({ customerId, addresses, general, subjects, after, limit }) => {
      const users = [...store.users.values()].filter(({ roles }) =>
        roles.some((role) => rolesOf(customerId).includes(role)),
      );
      const concerned = new Set([...addresses, ...users.map(({ email }) => email)]);
      return listed()
        .filter(
          ({ address, subject }) => subjects.includes(subject) || (general.includes(subject) && concerned.has(address)),
        )
        .filter((one) => !after || newestFirst(after, one) < 0)
        .slice(0, limit);
    },
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

const newestFirst = (a: Pick<OptOut, 'at' | 'key'>, b: Pick<OptOut, 'at' | 'key'>) =>
  Number(b.at) - Number(a.at) || (a.key === b.key ? 0 : a.key < b.key ? 1 : -1);
