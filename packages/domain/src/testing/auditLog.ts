import type { RequestHandler } from 'msw';
import type { AuditLine } from '../contract/administration/audit';
import { answersTo } from './answersTo';

/** Responds to audit log requests with these pages, one after the other. */
export function auditLogAnswers(pages: readonly (readonly AuditLine[])[]): RequestHandler {
  return answersTo('query AuditLog', (variables) => {
    const { after } = (variables as { input: { after?: string | null } }).input;
    const index = after ? pages.findIndex((lines) => lines.at(-1)?.id === after) + 1 : 0;
    const next = index < pages.length - 1 ? (pages[index]?.at(-1)?.id ?? null) : null;
    return { auditLog: { lines: pages[index] ?? [], next } };
  });
}

/** Responds to audit log exports with these lines. */
export const auditExportAnswers = (lines: readonly AuditLine[], hasMore: boolean): RequestHandler =>
  answersTo('ExportAuditLog', () => ({ exportAuditLog: { lines, hasMore } }));
