import type { Area } from '../area';
import { audit as auditFields } from './migrations/0011_audit';
import { auditTargets } from './migrations/0030_auditTargets';
import { auditMutations, auditQueries } from './resolvers';

/**
 * The audit log and links to its targets. Its storage belongs to the kernel, because every unit of work writes to it.
 */
export const audit = {
  resolvers: { queries: auditQueries, mutations: auditMutations },
  migrations: { '0011_audit': auditFields, '0030_auditTargets': auditTargets },
} as const satisfies Area;
