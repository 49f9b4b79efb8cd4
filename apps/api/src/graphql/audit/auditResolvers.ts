import { administeredCustomerIds, can } from '@gladhand/domain';
import type { Access } from '../../auth/access';
import { badInput, notFound } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import type { AuditRecord } from '../../repositories/audit';
import type { AuditLine, QueryResolvers } from '../generated/resolvers';

const MAX_LINES = 100;

export const auditQueries: Pick<QueryResolvers, 'auditLog'> = {
  async auditLog(_, { input }, { access, repositories }) {
    await access.authorise('auditLog');
    const { limit, after = null } = input;
    if (limit < 1 || limit > MAX_LINES) throw badInput(`Ask for 1 to ${MAX_LINES} lines.`);
    if (after !== null && !isUuid(after)) throw badInput('`after` is the `next` of the page before.');
    const found = await repositories.audit.search({
      customerIds: customersToLookAt(access, input.customerId ?? null),
      search: input.search?.trim() || null,
      target: input.target?.trim() || null,
      area: input.area ?? null,
      from: input.from ? new Date(input.from) : null,
      before: input.before ? new Date(input.before) : null,
      after,
      limit: limit + 1,
    });
    const lines = found.slice(0, limit).map(toLine);
    return { lines, next: found.length > limit ? (lines.at(-1)?.id ?? null) : null };
  },
};

/** Top-level and view-only administrators look everywhere, account administrators at what they administer. */
function customersToLookAt({ user }: Access, customerId: number | null): readonly number[] | 'all' {
  const own = can(user.roles, {}, 'action:auditEverything') ? 'all' : administeredCustomerIds(user.roles);
  if (customerId === null) return own;
  if (own !== 'all' && !own.includes(customerId)) throw notFound();
  return [customerId];
}

const toLine = ({ auditId, at, email, detail, changes, ...record }: AuditRecord): AuditLine => ({
  id: auditId,
  at: at.toISOString(),
  action: record.action,
  by: email,
  customerId: record.customerId,
  customerName: record.customerName,
  subject: record.subject,
  details: Object.entries(detail)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, value]) => (value === null ? [] : [{ name, value: String(value) }])),
  changes: [...changes],
});
