/** A field's values before and after a change, as text; null means empty. */
export interface AuditChange {
  field: string;
  before: string | null;
  after: string | null;
}
