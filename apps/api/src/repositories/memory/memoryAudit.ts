import type { AuditRepository } from '../audit';
import type { AuditEntry } from '../entities';
import type { MemoryStore } from './memoryStore';

/** The audit log in this process. */
export function memoryAudit(store: MemoryStore): AuditRepository {
  const entries: AuditEntry[] = store.keep([]);
  return {
    async add(added) {
      const ids = new Set([...entries, ...added].map(({ auditId }) => auditId));
      if (ids.size < entries.length + added.length) throw new Error('[api] A line of the audit log has an id twice.');
      entries.push(...added);
      entries.sort((a, b) => b.at.getTime() - a.at.getTime() || (a.auditId < b.auditId ? 1 : -1));
    },
    latest: async (limit) => entries.slice(0, limit),
    async search({ customerIds, search, area, from, before, after, limit }) {
      const wanted = search?.toLowerCase();
      const last = after === null ? -1 : entries.findIndex(({ auditId }) => auditId === after);
      if (after !== null && last < 0) return [];
      return entries
        .slice(last + 1)
        .map((entry) => ({
          ...entry,
          email: (entry.userId && store.users.get(entry.userId)?.email) || null,
          customerName: (entry.customerId && store.customers.get(entry.customerId)?.shortName) || null,
        }))
        .filter(
          ({ customerId, action, at, email, subject }) =>
            (customerIds === 'all' || (customerId !== null && customerIds.includes(customerId))) &&
            (area === null || action.split('.')[0] === area) &&
            (!from || at >= from) &&
            (!before || at < before) &&
            (wanted === undefined ||
              action.toLowerCase().includes(wanted) ||
              email?.includes(wanted) ||
              subject?.toLowerCase() === wanted),
        )
        .slice(0, limit);
    },
  };
}
