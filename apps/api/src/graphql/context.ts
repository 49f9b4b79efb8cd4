import type { LatLng } from '@gladhand/domain';
import type { Access } from '../auth/access';
import type { WriteAudit } from '../auth/audit';
import type { Invitation } from '../auth/mails';
import type { ImageLinks } from '../cargoImages/imageLinks';
import type { MailRecord, QueueMail } from '../engine/mail/mail';
import type { IdMaker, Logger, RateLimits } from '../ports';
import type { LinkRecord, UserRecord } from '../repositories/entities';
import type { Repositories } from '../repositories/port';
import type { FleetLists } from './fleetStatus/fleetLists';

/** What every resolver has at hand. */
export interface GraphQLContext {
  access: Access;
  repositories: Repositories;
  fleetLists: FleetLists;
  audit: WriteAudit;
  /** Where a technician says to be, in degrees; never stored. */
  callerPosition: LatLng | undefined;
  ids: IdMaker;
  /** Queues a mail. */
  mail: QueueMail;
  /** Queues a mail with a link that works once. */
  mailLink(
    user: Pick<UserRecord, 'userId' | 'email'>,
    purpose: LinkRecord['purpose'],
    invitation?: Invitation,
  ): Promise<MailRecord>;
  limits: RateLimits;
  logger: Logger;
  /** A secret for a link: always the same for a user's request id, so that a repeated request shows it again. */
  linkSecret(requestId: string | null | undefined): Promise<string>;
  /** Signs links to pictures. */
  imageLinks: ImageLinks;
  mobileApps: readonly { platform: 'android' | 'ios'; url: string }[];
  /** Where this server is reached from outside, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
  /**
   * Runs work as one unit on a context of its own: rows, audit lines and mail are committed together, or nothing is.
   * Each mutation is one already; imports make one of each row.
   */
  unit<Result>(work: (context: GraphQLContext) => Promise<Result>): Promise<Result>;
}
