import type { LatLng } from '@gladhand/domain/history';
import type { Access } from '../auth/access';
import type { WriteAudit } from '../auth/audit';
import type { Invitation } from '../auth/mails';
import type { FileServers } from '../engine/fileServers/fileServers';
import type { JobSchedule } from '../engine/jobs';
import type { MailRecord, QueueMail } from '../engine/mail/mail';
import type { FreightSettings, IdMaker, InsightsEmbedSettings, Logger, RateLimits } from '../ports';
import type { LinkRecord, UserRecord } from '../repositories/entities';
import type { Repositories } from '../repositories/port';
import type { FleetLists } from './fleetStatus/fleetLists';

/** The context of every resolver. */
export interface GraphQLContext {
  access: Access;
  repositories: Repositories;
  fleetLists: FleetLists;
  /** Scheduled jobs by name. */
  schedules: Readonly<Record<string, JobSchedule>>;
  audit: WriteAudit;
  /** The position sent by a technician's browser, in degrees; never stored. */
  callerPosition: LatLng | undefined;
  ids: IdMaker;
  /** Queues a mail. */
  mail: QueueMail;
  /** Queues a mail with a one-time link. */
  mailLink(
    user: Pick<UserRecord, 'userId' | 'email'>,
    purpose: LinkRecord['purpose'],
    invitation?: Invitation,
  ): Promise<MailRecord>;
  limits: RateLimits;
  logger: Logger;
  /**
   * A secret for a link. It is always the same for a user's request id, so that a repeated request returns the same
   * link.
   */
  linkSecret(requestId: string | null | undefined): Promise<string>;
  /** Signs links that work without a session. */
  linkKey: CryptoKey;
  /** The public key for push messages, base64url; undefined if none are sent. */
  pushKey: string | undefined;
  /** What the operator has set about freight. */
  freight: FreightSettings;
  /** Public keys that sign packages of updates over the air, base64. */
  otaKeys: readonly string[];
  /** Whether changes of SIMs can be requested. */
  hasSimProvider: boolean;
  /** Connects to file servers; undefined where that isn't possible. Never used within a unit. */
  fileServers: FileServers | undefined;
  /** An external dashboard of Insights; undefined without one. */
  insightsEmbed: InsightsEmbedSettings | undefined;
  mobileApps: readonly { platform: 'android' | 'ios'; url: string }[];
  /** The public address of this server, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
  /**
   * Runs work as one unit with its own context: rows, audit entries and mail are committed together or not at all. Each
   * mutation already is a unit; imports run each row as one.
   */
  unit<Result>(work: (context: GraphQLContext) => Promise<Result>): Promise<Result>;
}
