import { AuditLog, auditListParams } from '@gladhand/admin-widgets';
import { useListSearch } from './useListSearch';

/** Who did what. */
export const AuditLogRoute = () => <AuditLog {...useListSearch(auditListParams)} />;
