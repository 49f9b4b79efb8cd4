import type { AuditLogInput, AuditLogQuery } from '../generated/administration/graphql';
import type { CallOptions } from '../portalApi';

/** A page of the audit log. Source: query `auditLog`. */
export type AuditLogPage = AuditLogQuery['auditLog'];
/** Who did what to whom, with the fields that changed. */
export type AuditLine = AuditLogPage['lines'][number];
export type { AuditLogInput };

export interface AuditApi {
  /** Who did what, newest first, within the caller's customers. Source: query `auditLog`. */
  log(input: AuditLogInput, options?: CallOptions): Promise<AuditLogPage>;
}
