import { lookup, type Word } from './lookup';

/** How urgent a message is. */
export const MessageSeverity = { Critical: 'critical', Warning: 'warning', Info: 'info' } as const;
export type MessageSeverity = (typeof MessageSeverity)[keyof typeof MessageSeverity];
/** The severities with their labels, most urgent first. */
export const MESSAGE_SEVERITIES: readonly Word<MessageSeverity>[] = [
  { id: 'critical', label: 'Critical' },
  { id: 'warning', label: 'Warning' },
  { id: 'info', label: 'Information' },
];
/** Finds a severity by id; an unknown id is kept and labeled as unknown. */
export const messageSeverity = lookup(MESSAGE_SEVERITIES, 'message severity');

/** Where a message is between its start and its end. */
export const MessageState = {
  Scheduled: 'scheduled',
  Shown: 'shown',
  Ended: 'ended',
  Withdrawn: 'withdrawn',
} as const;
export type MessageState = (typeof MessageState)[keyof typeof MessageState];
/** The states with their labels, in display order. */
export const MESSAGE_STATES: readonly Word<MessageState>[] = [
  { id: 'shown', label: 'Shown' },
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'ended', label: 'Ended' },
  { id: 'withdrawn', label: 'Withdrawn' },
];
/** Finds a state by id; an unknown id is kept and labeled as unknown. */
export const messageStateWord = lookup(MESSAGE_STATES, 'message state');
