import { can } from '@gladhand/domain';
import { administeredCustomerIds } from '@gladhand/domain/users';
import type { Access } from '../../auth/access';
import type { AuditExportInput, AuditLine, MutationResolvers, QueryResolvers } from '../../graphql/generated/resolvers';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import type { AuditQuery, AuditRecord } from '../../repositories/audit';
import { AUDIT_LOG_MESSAGES } from './messages';
import { NOTHING_OPEN, type OpenTargets, openTargets } from './openTargets';

const MAX_LINES = 100;
/** Maximum number of lines in a file: more than anyone reads in a spreadsheet, few enough for one response. */
const MAX_EXPORTED_LINES = 5_000;

export const auditQueries: Pick<QueryResolvers, 'auditLog'> = {
  async auditLog(_, { input }, context) {
    const { access, repositories } = context;
    await access.authorize('auditLog');
    const { limit, after = null } = input;
    if (limit < 1 || limit > MAX_LINES) throw badInput(AUDIT_LOG_MESSAGES.lineCount(MAX_LINES));
    if (after !== null && !isUuid(after)) throw badInput(AUDIT_LOG_MESSAGES.after);
    const found = await repositories.audit.search({ ...queryOf(input, access), after, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const open = await openTargets(shown, context);
    const lines = shown.map((line) => toLine(line, open));
    return { lines, next: found.length > limit ? (lines.at(-1)?.id ?? null) : null };
  },
};

export const auditMutations: Pick<MutationResolvers, 'exportAuditLog'> = {
  async exportAuditLog(_, { input }, { access, repositories, audit }) {
    await access.authorize('exportAuditLog');
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

/** The filters shared by the page and the file. */
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

/** Top-level and view-only administrators see all customers, account administrators those that they administer. */
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
