import type { FeatureName } from '@gladhand/domain';
import type { MessageAudience, MessageSeverity, MessageState, MessageTimes } from '@gladhand/domain/messages';
import type { RoleKind } from '@gladhand/domain/users';

/** A message to users. */
export interface MessageRecord extends MessageAudience, MessageTimes {
  messageId: string;
  severity: MessageSeverity;
  text: string;
  isDismissible: boolean;
  /** Id of the author; null if the account was deleted. */
  createdBy: string | null;
  createdAt: Date;
  updatedBy: string | null;
  updatedAt: Date;
  version: number;
}

/** A message with the names behind its ids. */
export interface NamedMessage extends MessageRecord {
  /** By name. */
  customers: readonly { id: number; name: string }[];
  /** Email addresses. */
  author: string | null;
  editor: string | null;
  dismissals: number;
}

export interface MessageSearch {
  /** Only this message. */
  messageId: string | null;
  state: MessageState | null;
  severity: string | null;
  /** Only messages whose audience names this role. */
  role: string | null;
  /** Only messages whose audience names this customer. */
  customerId: number | null;
  /** A part of the text, in any case. */
  text: string;
  now: Date;
  /** Id of the last message of the previous page. */
  after: string | null;
  limit: number;
}

/** How many enabled users are in an audience. */
export interface AudienceReach {
  users: number;
  /** A user with two of the roles counts in both. */
  byRole: ReadonlyMap<RoleKind, number>;
}

export interface MessageUser {
  userId: string;
  email: string;
}

export interface UserPage {
  /** An email address. */
  after: string | null;
  limit: number;
}

export interface MessageRepository {
  /** Newest first; `total` counts all pages. */
  search(search: MessageSearch): Promise<{ total: number; messages: NamedMessage[] }>;
  byId(messageId: string): Promise<NamedMessage | undefined>;
  /** Scheduled and shown messages, and whether the user has dismissed each. */
  open(userId: string, now: Date): Promise<(MessageRecord & { isDismissed: boolean })[]>;
  /** Their number. Within a transaction, other ones that count wait until it ends. */
  countOpen(now: Date): Promise<number>;
  add(message: MessageRecord): Promise<void>;
  /** Replaces a message that still has the previous version; false otherwise. */
  replace(message: MessageRecord): Promise<boolean>;

  /** False if the user has already dismissed it. */
  dismiss(messageId: string, userId: string, at: Date): Promise<boolean>;
  /** Shows it again to everyone. Returns the number of users. */
  clearDismissals(messageId: string): Promise<number>;

  reach(audience: MessageAudience): Promise<AudienceReach>;
  /** Enabled users in an audience, by email address, those after one. */
  reachedUsers(audience: MessageAudience, page: UserPage): Promise<MessageUser[]>;
  /** Users who have dismissed a message, by email address, those after one. */
  dismissedBy(messageId: string, page: UserPage): Promise<MessageUser[]>;
  /** The active customers, by name. */
  customers(): Promise<{ id: number; name: string }[]>;
  /** The features of customers. */
  features(customerIds: readonly number[]): Promise<ReadonlyMap<number, ReadonlySet<FeatureName>>>;

  /** Deletes messages that ended or were withdrawn before this. Returns the number. */
  deleteEndedBefore(before: Date): Promise<number>;
}

declare module '../../repositories/port' {
  interface AreaRepositories {
    messages: MessageRepository;
  }
}
