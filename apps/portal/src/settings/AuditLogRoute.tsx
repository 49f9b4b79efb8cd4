import { AuditLog } from '@gladhand/admin-widgets';

/** Who did what. */
export const AuditLogRoute = () => <AuditLog />;
