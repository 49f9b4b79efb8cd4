import type { AdministrationPort } from '@gladhand/domain';
import type { AuditExport, AuditLogInput, AuditLogPage } from '@gladhand/domain/administration';
import type { ApiInfiniteQuery, ApiQuery } from '@gladhand/domain/react';
import { DAY_MS } from '@gladhand/domain/readings';
import type { AuditView } from './auditView';

/** The number of lines of a page. */
const PAGE_SIZE = 50;

/** The filter of a view, without its page. `now` is when the view was chosen. */
export function auditFilter(view: AuditView, now: Date): Omit<AuditLogInput, 'limit'> {
  return {
    customerId: view.customerId,
    search: view.search.trim() || null,
    area: view.area,
    target: view.target,
    from: view.days === null ? null : new Date(now.getTime() - view.days * DAY_MS).toISOString(),
  };
}

/** The lines of a view page by page, newest first. */
export function auditQuery(view: AuditView, now: Date): ApiInfiniteQuery<AuditLogPage, string | null> {
  const filter = auditFilter(view, now);
  return {
    key: ['auditLog', filter],
    fetch: (api: AdministrationPort, after, options) =>
      api.administration.audit.log({ ...filter, after, limit: PAGE_SIZE }, options),
    firstCursor: null,
    next: (page) => page.next ?? undefined,
  };
}

/** All lines of a view, up to the limit of the server. The server logs the export. */
export const auditExportQuery = (view: AuditView, now: Date): ApiQuery<AuditExport> => ({
  key: ['auditExport'],
  fetch: (api: AdministrationPort, options) => api.administration.audit.export(auditFilter(view, now), options),
});
