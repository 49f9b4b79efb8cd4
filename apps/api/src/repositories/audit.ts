import type { AuditEntry } from './entities';

/** A line with the names of who and what it speaks of. */
export interface AuditRecord extends AuditEntry {
  /** Email address of who did it, the last one when the account is gone; null when that is nobody. */
  email: string | null;
  customerName: string | null;
}

/** What to look for; what is null does not narrow. */
export interface AuditQuery {
  /** Lines of these customers; 'all' includes those that concern none. */
  customerIds: readonly number[] | 'all';
  /** A part of an action or of the email of actor or target, or a target as in `target`; without case. */
  search: string | null;
  /** The whole of what it was done to, by its current or any former name; without case. */
  target: string | null;
  /** The part of an action before its dot. */
  area: string | null;
  from: Date | null;
  before: Date | null;
  /** Lines older than this one. */
  after: string | null;
  limit: number;
}

export interface AuditRepository {
  /** Adds all of them in one statement, each with the email that its actor has now. */
  add(entries: readonly AuditEntry[]): Promise<void>;
  /** Newest first. */
  latest(limit: number): Promise<AuditEntry[]>;
  /** Newest first. */
  search(query: AuditQuery): Promise<AuditRecord[]>;
}
