import { administeredCustomerIds, can } from '@gladhand/domain';
import type { Access } from '../../auth/access';
import { badInput, notFound } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import type { AuditQuery, AuditRecord } from '../../repositories/audit';
import type { AuditExportInput, AuditLine, MutationResolvers, QueryResolvers } from '../generated/resolvers';
import { NOTHING_OPEN, type OpenTargets, openTargets } from './openTargets';

const MAX_LINES = 100;
/** Lines of a file: more than spreadsheets are read for, and few enough for one answer. */
const MAX_EXPORTED_LINES = 5_000;

export const auditQueries: Pick<QueryResolvers, 'auditLog'> = {
  async auditLog(_, { input }, context) {
    const { access, repositories } = context;
    await access.authorise('auditLog');
    const { limit, after = null } = input;
    if (limit < 1 || limit > MAX_LINES) throw badInput(`Ask for 1 to ${MAX_LINES} lines.`);
    if (after !== null && !isUuid(after)) throw badInput('`after` is the `next` of the page before.');
    const found = await repositories.audit.search({ ...queryOf(input, access), after, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const open = await openTargets(shown, context);
    const lines = shown.map((line) => toLine(line, open));
    return { lines, next: found.length > limit ? (lines.at(-1)?.id ?? null) : null };
  },
};

export const auditMutations: Pick<MutationResolvers, 'exportAuditLog'> = {
  async exportAuditLog(_, { input }, { access, repositories, audit }) {
    await access.authorise('exportAuditLog');
    const query = queryOf(input, access);
    const found = await repositories.audit.search({ ...query, after: null, limit: MAX_EXPORTED_LINES + 1 });
    const lines = found.slice(0, MAX_EXPORTED_LINES).map((line) => toLine(line, NOTHING_OPEN));
    const { search, target, area } = query;
    const [customerId = null, another] = query.customerIds === 'all' ? [] : query.customerIds;
    await audit('audit.exported', {
      userId: access.user.userId,
      customerId: another === undefined ? customerId : null,
      detail: { lines: lines.length, search, target, area, from: input.from ?? null, until: input.before ?? null },
    });
    return { lines, hasMore: found.length > MAX_EXPORTED_LINES };
  },
};

/** What both the page and the file are narrowed to. */
function queryOf(input: AuditExportInput, access: Access): Omit<AuditQuery, 'after' | 'limit'> {
  return {
    customerIds: customersToLookAt(access, input.customerId ?? null),
    search: input.search?.trim() || null,
    target: input.target?.trim() || null,
    area: input.area ?? null,
    from: input.from ? new Date(input.from) : null,
    before: input.before ? new Date(input.before) : null,
  };
}

/** Top-level and view-only administrators look everywhere, account administrators at what they administer. */
function customersToLookAt({ user }: Access, customerId: number | null): readonly number[] | 'all' {
  const own = can(user.roles, {}, 'action:auditEverything') ? 'all' : administeredCustomerIds(user.roles);
  if (customerId === null) return own;
  if (own !== 'all' && !own.includes(customerId)) throw notFound();
  return [customerId];
}

function toLine(line: AuditRecord, open: OpenTargets): AuditLine {
  const { auditId, at, email, detail, changes, ...record } = line;
  return {
    id: auditId,
    at: at.toISOString(),
    action: record.action,
    by: email,
    byId: open.byId(line),
    customerId: record.customerId,
    customerName: record.customerName,
    subject: record.subject,
    target: open.target(line),
    details: Object.entries(detail)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, value]) => (value === null ? [] : [{ name, value: String(value) }])),
    changes: [...changes],
  };
}
