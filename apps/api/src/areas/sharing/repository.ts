import type { SharedDetail } from '@gladhand/domain/sharing';

/** A link that shows trailers to anyone who has it. Only the hash of its secret is stored. */
export interface SharedLinkRecord {
  linkId: string;
  secretHash: string;
  customerId: number;
  /** In display order. */
  trailers: readonly { trailerId: string; name: string }[];
  detail: SharedDetail;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  timesOpened: number;
}

/** Filter for links: a user's own, and all links of the customers that the user administers. */
export interface SharedLinksOf {
  userId: string;
  customerIds: readonly number[] | 'all';
}

export interface SharedLinkRepository {
  add(link: SharedLinkRecord): Promise<void>;
  /** The link with a secret; undefined if it is unknown, expired or revoked. */
  open(secretHash: string, now: Date): Promise<SharedLinkRecord | undefined>;
  countOpening(linkId: string): Promise<void>;
  /** Active links, newest first, with the email address of their creator. */
  list(whose: SharedLinksOf, now: Date): Promise<(SharedLinkRecord & { email: string })[]>;
  /** Revokes a link and returns it; undefined if there is no such active link. */
  revoke(whose: SharedLinksOf, linkId: string, now: Date): Promise<SharedLinkRecord | undefined>;
  /** Deletes links that ended before an instant. Returns the number deleted. */
  deleteEndedBefore(before: Date): Promise<number>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    sharedLinks: SharedLinkRepository;
  }
}
