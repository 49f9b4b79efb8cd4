import type { RequestHandler } from 'msw';
import type { AuditLine } from '../contract/administration/audit';
import { answersTo } from './answersTo';

/** The audit log answers these pages, one after the other. */
export function auditLogAnswers(pages: readonly (readonly AuditLine[])[]): RequestHandler {
  return answersTo('query AuditLog', (variables) => {
    const { after } = (variables as { input: { after?: string | null } }).input;
    const index = after ? pages.findIndex((lines) => lines.at(-1)?.id === after) + 1 : 0;
    const next = index < pages.length - 1 ? (pages[index]?.at(-1)?.id ?? null) : null;
    return { auditLog: { lines: pages[index] ?? [], next } };
  });
}

/** The export of the audit log answers these lines. */
export const auditExportAnswers = (lines: readonly AuditLine[], hasMore: boolean): RequestHandler =>
  answersTo('ExportAuditLog', () => ({ exportAuditLog: { lines, hasMore } }));
