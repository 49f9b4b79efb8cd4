import { type AuditExport, type AuditLogInput, type AuditLogPage, DAY_MS } from '@gladhand/domain';
import type { ApiInfiniteQuery, ApiQuery } from '@gladhand/domain/react';
import type { AuditView } from './auditView';

/** Lines of a page. */
const PAGE_SIZE = 50;

/** The lines of a view, without a page. `now` is the instant at which the view was chosen. */
export function auditFilter(view: AuditView, now: Date): Omit<AuditLogInput, 'limit'> {
  return {
    customerId: view.customerId,
    search: view.search.trim() || null,
    area: view.area,
    target: view.target,
    from: view.days === null ? null : new Date(now.getTime() - view.days * DAY_MS).toISOString(),
  };
}

/** Lines newest first, page by page. */
export function auditQuery(view: AuditView, now: Date): ApiInfiniteQuery<AuditLogPage, string | null> {
  const filter = auditFilter(view, now);
  return {
    key: ['auditLog', filter],
    fetch: (api, after, options) => api.administration.audit.log({ ...filter, after, limit: PAGE_SIZE }, options),
    firstCursor: null,
    next: (page) => page.next ?? undefined,
  };
}

/** All lines of a view up to the server's limit, which writes into the log that they were exported. */
export const auditExportQuery = (view: AuditView, now: Date): ApiQuery<AuditExport> => ({
  key: ['auditExport'],
  fetch: (api, options) => api.administration.audit.export(auditFilter(view, now), options),
});
