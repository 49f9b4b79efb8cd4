import { type AuditLine, type AuditLogPage, asWords } from '@gladhand/domain';
import type { ApiInfiniteQuery } from '@gladhand/domain/react';

/** What the audit log is narrowed to. */
export interface AuditFilter {
  /** Null: every customer in sight. */
  customerId: number | null;
  search: string;
  /** One of AUDIT_AREAS; null: all. */
  area: string | null;
  /** Days of 24 hours back from now; null: as far as it goes. */
  days: number | null;
}

export const WHOLE_LOG: AuditFilter = { customerId: null, search: '', area: null, days: null };

const PAGE = 50;
const DAY_MS = 86_400_000;

/** Lines newest first, page by page. `now` is the instant at which the filter was chosen. */
export const auditQuery = (filter: AuditFilter, now: Date): ApiInfiniteQuery<AuditLogPage, string | null> => ({
  key: ['auditLog', filter, now.getTime()],
  fetch: (api, after, options) =>
    api.administration.audit.log(
      {
        customerId: filter.customerId,
        search: filter.search.trim() || null,
        area: filter.area,
        from: filter.days === null ? null : new Date(now.getTime() - filter.days * DAY_MS).toISOString(),
        after,
        limit: PAGE,
      },
      options,
    ),
  firstCursor: null,
  next: (page) => page.next ?? undefined,
});

/** What was done to whom, in words: 'user.rolesChanged' is 'Roles changed'. Ids of sessions and links tell nobody anything. */
export function titleOf({ action, subject }: Pick<AuditLine, 'action' | 'subject'>): string {
  const done = asWords(action.split('.').at(-1) ?? action);
  return subject && !UUID.test(subject) ? `${done}: ${subject}` : done;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
