import type { Access } from '../auth/access';
import type { WriteAudit } from '../auth/audit';
import type { MailLink } from '../auth/mails';
import type { ImageLinks } from '../cargoImages/imageLinks';
import type { IdMaker, Logger, Mailer, RateLimits } from '../ports';
import type { Repositories } from '../repositories/port';
import type { FleetLists } from './fleetStatus/fleetLists';

/** What every resolver has at hand. */
export interface GraphQLContext {
  access: Access;
  repositories: Repositories;
  fleetLists: FleetLists;
  audit: WriteAudit;
  ids: IdMaker;
  mailer: Mailer;
  /** Mails a user a link that works once. */
  mailLink: MailLink;
  limits: RateLimits;
  logger: Logger;
  /** Signs links to pictures. */
  imageLinks: ImageLinks;
  mobileApps: readonly { platform: 'android' | 'ios'; url: string }[];
  /** Where this server is reached from outside, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
}
