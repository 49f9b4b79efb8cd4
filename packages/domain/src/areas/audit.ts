export { AUDIT_ACTIONS, type AuditAction } from '../vocabulary/auditActions';
export { AUDIT_AREAS, auditArea } from '../vocabulary/auditAreas';
