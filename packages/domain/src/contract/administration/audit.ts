import type { CallOptions } from '../callOptions';
import type {
  AuditExportInput,
  AuditLogInput,
  AuditLogQuery,
  ExportAuditLogMutation,
} from '../generated/administration/graphql';

/** A page of the audit log. Source: query `auditLog`. */
export type AuditLogPage = AuditLogQuery['auditLog'];
/** Who did what to whom, with the fields that changed. */
export type AuditLine = AuditLogPage['lines'][number];
/** What was exported. Source: mutation `exportAuditLog`. */
export type AuditExport = ExportAuditLogMutation['exportAuditLog'];
export type { AuditExportInput, AuditLogInput };

export interface AuditApi {
  /** Actions, newest first, of the customers that the caller administers. Source: query `auditLog`. */
  log(input: AuditLogInput, options?: CallOptions): Promise<AuditLogPage>;
  /** The newest 5,000 matching lines. The export itself is logged. Source: mutation `exportAuditLog`. */
  export(input: AuditExportInput, options?: CallOptions): Promise<AuditExport>;
}
