/** A browser in which a user receives push messages. */
export interface PushSubscriptionRecord {
  subscriptionId: string;
  userId: string;
  /** Address of the browser at its push service; unique. */
  endpoint: string;
  /** Public key of the browser, base64url. */
  p256dh: string;
  /** Secret that the browser shares with the server, base64url. */
  auth: string;
  /** Name of the browser, e.g. 'Chrome on Android'. */
  label: string;
  createdAt: Date;
  /** When a message was last accepted by the push service. */
  lastUsedAt: Date | null;
}

/** A message that waits to be sent to one browser. It is deleted once it was sent or given up. */
export interface PushMessageRecord {
  messageId: string;
  subscriptionId: string;
  /** Id of what the message is about, e.g. an alert; the browser asks for the rest. */
  aboutId: string;
  title: string;
  /** The customer of the alerts that it is about; null for a test. */
  customerId: number | null;
  /** The rule of the alert; null for a test, and for a message about several alerts. */
  ruleId: string | null;
  /** Attempts that were begun. */
  attempts: number;
  nextAttemptAt: Date;
}

export interface PushRepository {
  /** Oldest first. */
  subscriptions(userId: string): Promise<PushSubscriptionRecord[]>;
  /** Adds a subscription or replaces the one with its endpoint; the oldest beyond `max` of the user are deleted. */
  subscribe(subscription: PushSubscriptionRecord, max: number): Promise<PushSubscriptionRecord>;
  /** False if the user has no such subscription. */
  unsubscribe(userId: string, subscriptionId: string): Promise<boolean>;
  /** Deletes a subscription that the push service doesn't know any more, with its messages. */
  forget(subscriptionId: string): Promise<void>;

  addMessages(messages: readonly PushMessageRecord[]): Promise<void>;
  /** Begins an attempt of a message that is due; no other worker takes it before `until`. */
  claim(
    messageId: string,
    times: { now: Date; until: Date },
  ): Promise<{ message: PushMessageRecord; subscription: PushSubscriptionRecord } | undefined>;
  /** Sets when a message is sent again. */
  postpone(messageId: string, nextAttemptAt: Date): Promise<void>;
  /** Deletes a message that was sent or given up. */
  finish(messageId: string, outcome: { subscriptionId: string; sentAt: Date | null }): Promise<void>;
  /** Ids of messages that are overdue, because a worker or a job was lost. */
  overdue(before: Date, limit: number): Promise<string[]>;
}

declare module '../../../repositories/port' {
  interface AreaRepositories {
    push: PushRepository;
  }
}
