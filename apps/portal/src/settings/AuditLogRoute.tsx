import { AuditLog, auditListParams } from '@gladhand/admin-widgets';
import { useListSearch } from './useListSearch';

/** The audit log. */
export const AuditLogRoute = () => <AuditLog {...useListSearch(auditListParams)} />;
