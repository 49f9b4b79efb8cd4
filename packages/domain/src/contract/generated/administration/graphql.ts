// Generated from packages/domain/schema and src/client/operations by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocumentString } from '../../typedDocument';
export type AuditLogInput = {
  /** The `next` of the page before; null for the first one. */
  after?: string | null | undefined;
  /** What an action is about, the part of its name before the dot, e.g. user. Null: everything. */
  area?: string | null | undefined;
  /** Before this instant. */
  before?: string | null | undefined;
  /** Null: every customer in sight, and what concerns none. */
  customerId?: number | null | undefined;
  /** From this instant on. */
  from?: string | null | undefined;
  /** 1 to 100. */
  limit: number;
  /** A part of an action or of the e-mail address of who did it, or the whole of what it was done to. */
  search?: string | null | undefined;
};

export type AuditLogQueryVariables = Exact<{
  input: AuditLogInput;
}>;


export type AuditLogQuery = { auditLog: { next: string | null, lines: Array<{ id: string, at: string, action: string, by: string | null, customerId: number | null, customerName: string | null, subject: string | null, details: Array<{ name: string, value: string }>, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export const AuditLogDocument = /*#__PURE__*/ new TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>(`query AuditLog($input: AuditLogInput!) {
  auditLog(input: $input) {
    lines {
      id
      at
      action
      by
      customerId
      customerName
      subject
      details {
        name
        value
      }
      changes {
        field
        before
        after
      }
    }
    next
  }
}`);