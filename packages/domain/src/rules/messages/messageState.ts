import { MESSAGE_SEVERITIES, type MessageSeverity, MessageState } from '../../vocabulary/messages';

/** When a message is shown. */
export interface MessageTimes {
  readonly from: Date;
  /** Exclusive. Null: until it is withdrawn. */
  readonly until: Date | null;
  /** Null: it hasn't been withdrawn. */
  readonly withdrawnAt: Date | null;
}

/** The state of a message at an instant. A withdrawn message stays withdrawn. */
export function messageState({ from, until, withdrawnAt }: MessageTimes, now: Date): MessageState {
  if (withdrawnAt !== null) return MessageState.Withdrawn;
  if (until !== null && until <= now) return MessageState.Ended;
  return from > now ? MessageState.Scheduled : MessageState.Shown;
}

/** When the state of a message changes by itself after an instant; null if it doesn't. */
export function nextMessageChange(times: MessageTimes, now: Date): Date | null {
  const state = messageState(times, now);
  if (state === MessageState.Scheduled) return times.from;
  return state === MessageState.Shown ? times.until : null;
}

const URGENCY = MESSAGE_SEVERITIES.map(({ id }) => id);

/** Compares messages in the order of the banner: severity, then the newest, then the id. */
export function compareMessages(a: OrderedMessage, b: OrderedMessage): number {
  return (
    URGENCY.indexOf(a.severity) - URGENCY.indexOf(b.severity) ||
    b.from.getTime() - a.from.getTime() ||
    (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
  );
}

/** What the order depends on. */
export interface OrderedMessage {
  readonly id: string;
  readonly severity: MessageSeverity;
  readonly from: Date;
}
