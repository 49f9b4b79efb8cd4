import type { AlertSeverity, Digest, HeldBackReason, QuietHours } from '@gladhand/domain/alerts';

/** How a message is sent. */
export type MessageChannel = 'email' | 'push' | 'webhook';

/** A message about an episode to a recipient, or the decision to send none. */
export interface DeliveryRecord {
  customerId: number;
  episodeId: string;
  /** What it is: `fired`, `reminder:1`, `escalation:1`, or `notice` about too many mails. */
  step: string;
  channel: MessageChannel;
  /** An email address, or the id of a webhook. */
  recipient: string;
  ruleId: string;
  /** What the episode is about. */
  trailerId: string | null;
  geofenceId: string | null;
  userId: string | null;
  outcome: 'waiting' | 'queued' | 'heldBack';
  /** Why it waits or was held back. Null if it waits for its time, as a reminder does. */
  reason: HeldBackReason | null;
  mailId: string | null;
  /** When it was decided. */
  at: Date;
  /** When it is decided on again; null unless it waits. */
  dueAt: Date | null;
}

/** Names a message. */
export type DeliveryKey = Pick<DeliveryRecord, 'customerId' | 'episodeId' | 'step' | 'channel' | 'recipient'>;

/** The key of a message within its customer. */
export const deliveryKey = ({ episodeId, step, channel, recipient }: Omit<DeliveryKey, 'customerId'>): string =>
  `${episodeId} ${step} ${channel} ${recipient}`;

/** Messages that are decided on together: those about a rule, or to a recipient. */
export type DueMessages =
  | { readonly customerId: number; readonly ruleId: string }
  | { readonly customerId: number; readonly recipient: string };

/** The last message about a rule and a trailer or geofence to a recipient. */
export interface SentAbout {
  channel: MessageChannel;
  recipient: string;
  ruleId: string;
  /** The trailer or the geofence. */
  subjectId: string;
  episodeId: string;
  at: Date;
}

/** A mail about alerts. */
export interface SentMail {
  recipient: string;
  at: Date;
  /** It said that there are too many. */
  isNotice: boolean;
}

/** When and how a user wants to be notified. */
export interface AlertSettingsRecord {
  userId: string;
  /** Severities that are sent by email. */
  emailFor: readonly AlertSeverity[];
  pushFor: readonly AlertSeverity[];
  quietHours: QuietHours | null;
  digest: Digest | null;
  version: number;
  updatedAt: Date;
}

/** A rule that doesn't notify about a trailer until an instant. */
export interface MuteRecord {
  customerId: number;
  ruleId: string;
  trailerId: string;
  mutedUntil: Date;
  userId: string;
}

export interface MessageRepository {
  /** Until the transaction ends, no other one decides on messages of the customer. */
  lock(customerId: number): Promise<void>;
  /** Adds messages, or replaces them. */
  put(deliveries: readonly DeliveryRecord[]): Promise<void>;
  remove(deliveries: readonly DeliveryKey[]): Promise<void>;
  /** Messages about an episode, newest first. */
  ofEpisode(customerId: number, episodeId: string): Promise<DeliveryRecord[]>;
  /** Messages about episodes that are decided, unless they were held back because the episode was withdrawn. */
  decided(customerId: number, episodeIds: readonly string[]): Promise<DeliveryKey[]>;
  /** What is due: messages that waited for a recipient to be reachable by recipient, others by rule. */
  due(now: Date, limit: number): Promise<DueMessages[]>;
  /** Messages that are due, oldest first. */
  listDue(about: DueMessages, now: Date, limit: number): Promise<DeliveryRecord[]>;
  /** The last messages about each rule and each trailer or geofence to each recipient, without escalations and notices. */
  lastSent(customerId: number, search: SentSearch): Promise<SentAbout[]>;
  /** Mails to each recipient since an instant, oldest first. */
  mailsSince(customerId: number, recipients: readonly string[], since: Date): Promise<SentMail[]>;

  /** Mutes that end after an instant, of these rules and trailers. */
  mutes(customerId: number, ruleIds: readonly string[], now: Date): Promise<MuteRecord[]>;
  /** Mutes a rule for a trailer, or changes until when. */
  mute(mute: MuteRecord): Promise<void>;
  unmute(mute: Pick<MuteRecord, 'customerId' | 'ruleId' | 'trailerId'>): Promise<void>;

  /** Deletes mutes that ended before an instant, and returns their number. */
  deleteMutesBefore(before: Date, limit: number): Promise<number>;

  settings(userIds: readonly string[]): Promise<AlertSettingsRecord[]>;
  /** Saves settings that still have the previous version; version 1 must be new. False otherwise. */
  saveSettings(settings: AlertSettingsRecord): Promise<boolean>;
}

export interface SentSearch {
  readonly recipients: readonly string[];
  readonly ruleIds: readonly string[];
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    alertMessages: MessageRepository;
  }
}

/** The trailer or the geofence that a message is about. */
export const subjectOf = ({ trailerId, geofenceId }: Pick<DeliveryRecord, 'trailerId' | 'geofenceId'>): string =>
  trailerId ?? geofenceId ?? '';
