import type { AuditRepository } from '../audit';
import type { AuditEntry } from '../entities';
import type { MemoryStore } from './memoryStore';

/** The audit log in memory. */
export function memoryAudit(store: MemoryStore): AuditRepository {
  const entries: AuditEntry[] = store.keep([]);
  const actorEmails: Map<string, string> = store.keep(new Map());
  const emailOf = (userId: string | null) => (userId && store.users.get(userId)?.email) || null;
  return {
    async add(added) {
      const ids = new Set([...entries, ...added].map(({ auditId }) => auditId));
      if (ids.size < entries.length + added.length) throw new Error('[api] A line of the audit log has an id twice.');
      for (const { auditId, userId } of added) {
        const email = emailOf(userId);
        if (email) actorEmails.set(auditId, email);
      }
      entries.push(...added);
      entries.sort((a, b) => b.at.getTime() - a.at.getTime() || (a.auditId < b.auditId ? 1 : -1));
    },
    latest: async (limit) => entries.slice(0, limit),
    async search({ customerIds, search, target, area, from, before, after, limit }) {
      const wanted = search?.toLowerCase();
      const isFound = wanted === undefined ? undefined : isNamed(wanted);
      const isTarget = target === null ? undefined : isNamed(target.toLowerCase());
      const last = after === null ? -1 : entries.findIndex(({ auditId }) => auditId === after);
      if (after !== null && last < 0) return [];
      return entries
        .slice(last + 1)
        .map((entry) => ({
          ...entry,
          email: emailOf(entry.userId) ?? actorEmails.get(entry.auditId) ?? null,
          customerName: (entry.customerId && store.customers.get(entry.customerId)?.shortName) || null,
        }))
        .filter(
          ({ customerId, action, at, email, ...entry }) =>
            (customerIds === 'all' || (customerId !== null && customerIds.includes(customerId))) &&
            (area === null || action.split('.')[0] === area) &&
            (!from || at >= from) &&
            (!before || at < before) &&
            (!isTarget || isTarget(entry)) &&
            (wanted === undefined ||
              action.toLowerCase().includes(wanted) ||
              email?.includes(wanted) ||
              actorEmails.get(entry.auditId)?.includes(wanted) ||
              isEmailWith(entry.subject, wanted) ||
              isFound?.(entry)),
        )
        .slice(0, limit);
    },
  };

  /** Whether an entry is about a target that has or had this name. */
  function isNamed(name: string): (entry: Pick<AuditEntry, 'subject' | 'subjectId'>) => boolean {
    const hasName = (text: string | null) => text?.toLowerCase() === name;
    const ids = new Set([
      ...entries.filter(({ subject }) => hasName(subject)).map(({ subjectId }) => subjectId),
      ...[...store.users.values()].filter(({ email }) => hasName(email)).map(({ userId }) => userId),
      ...store.trailers().flatMap(({ vin, trailerId }) => (hasName(vin) ? [trailerId] : [])),
      ...store.groups.flatMap((group) => (hasName(group.name) ? [group.groupId] : [])),
      ...[...store.customers.values()].flatMap((each) => (hasName(each.shortName) ? [String(each.customerId)] : [])),
    ]);
    return ({ subject, subjectId }) => hasName(subject) || (subjectId !== null && ids.has(subjectId));
  }
}

function isEmailWith(subject: string | null, wanted: string): boolean {
  const email = subject?.toLowerCase() ?? '';
  return email.includes('@') && email.includes(wanted);
}
