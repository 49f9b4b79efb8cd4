import type { AuditEntry } from './entities';

/** A line with the names of who and what it speaks of. */
export interface AuditRecord extends AuditEntry {
  /** E-mail address of who did it; null when that is nobody, or the account is gone. */
  email: string | null;
  customerName: string | null;
}

/** What to look for; what is null does not narrow. */
export interface AuditQuery {
  /** Lines of these customers; 'all' includes those that concern none. */
  customerIds: readonly number[] | 'all';
  /** A part of an action or of who did it, or the whole of what it was done to; without case. */
  search: string | null;
  /** The part of an action before its dot. */
  area: string | null;
  from: Date | null;
  before: Date | null;
  /** Lines older than this one. */
  after: string | null;
  limit: number;
}

export interface AuditRepository {
  /** Adds all of them in one statement. */
  add(entries: readonly AuditEntry[]): Promise<void>;
  /** Newest first. */
  latest(limit: number): Promise<AuditEntry[]>;
  /** Newest first. */
  search(query: AuditQuery): Promise<AuditRecord[]>;
}
