import type {
  AuditExportInput,
  AuditLogInput,
  AuditLogQuery,
  ExportAuditLogMutation,
} from '../generated/administration/graphql';
import type { CallOptions } from '../portalApi';

/** A page of the audit log. Source: query `auditLog`. */
export type AuditLogPage = AuditLogQuery['auditLog'];
/** Who did what to whom, with the fields that changed. */
export type AuditLine = AuditLogPage['lines'][number];
/** What was exported. Source: mutation `exportAuditLog`. */
export type AuditExport = ExportAuditLogMutation['exportAuditLog'];
export type { AuditExportInput, AuditLogInput };

export interface AuditApi {
  /** Who did what, newest first, within the caller's customers. Source: query `auditLog`. */
  log(input: AuditLogInput, options?: CallOptions): Promise<AuditLogPage>;
  /** The newest 5,000 lines that match; the log gets a line about it. Source: mutation `exportAuditLog`. */
  export(input: AuditExportInput, options?: CallOptions): Promise<AuditExport>;
}
