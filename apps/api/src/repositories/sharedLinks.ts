import type { SharedDetail } from '@gladhand/domain';

/** A link that shows trailers to whoever has it. Only the hash of its secret is stored. */
export interface SharedLinkRecord {
  linkId: string;
  secretHash: string;
  customerId: number;
  /** In the order in which they are shown. */
  trailers: readonly { trailerId: string; name: string }[];
  detail: SharedDetail;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  timesOpened: number;
}

/** Whose links: a user's own, and all of the customers that the user administers. */
export interface SharedLinksOf {
  userId: string;
  customerIds: readonly number[] | 'all';
}

export interface SharedLinkRepository {
  add(link: SharedLinkRecord): Promise<void>;
  /** A link by its secret; undefined when it is unknown, expired or revoked. */
  open(secretHash: string, now: Date): Promise<SharedLinkRecord | undefined>;
  countOpening(linkId: string): Promise<void>;
  /** Open links, newest first, with the e-mail address of who made each. */
  list(whose: SharedLinksOf, now: Date): Promise<(SharedLinkRecord & { email: string })[]>;
  /** The link that was ended; undefined when there is no such open one. */
  revoke(whose: SharedLinksOf, linkId: string, now: Date): Promise<SharedLinkRecord | undefined>;
  /** Forgets links that were over before an instant. Answers how many. */
  deleteEndedBefore(before: Date): Promise<number>;
}
