import type { AuditEntry } from './entities';

/** An entry with the names of its actor and customer. */
export interface AuditRecord extends AuditEntry {
  /** Email address of the actor; if the account is gone, the last known one. Null if there is no actor. */
  email: string | null;
  customerName: string | null;
}

/** Filters; null means no filter. */
export interface AuditQuery {
  /** Entries of these customers; 'all' includes those without a customer. */
  customerIds: readonly number[] | 'all';
  /** Matches part of the action, of the actor's or target's email address, or of `target`; case-insensitive. */
  search: string | null;
  /** The complete current or former name of the target; case-insensitive. */
  target: string | null;
  /** The part of an action before its dot. */
  area: string | null;
  from: Date | null;
  before: Date | null;
  /** Entries older than this one. */
  after: string | null;
  limit: number;
}

export interface AuditRepository {
  /** Adds all entries in one statement, each with the current email address of its actor. */
  add(entries: readonly AuditEntry[]): Promise<void>;
  /** Newest first. */
  latest(limit: number): Promise<AuditEntry[]>;
  /** Newest first. */
  search(query: AuditQuery): Promise<AuditRecord[]>;
}
