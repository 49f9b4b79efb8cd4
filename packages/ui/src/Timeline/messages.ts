import { defineMessages } from '../locale/messages';
/** Texts of a `Timeline` that a host can replace. */
export interface TimelineTexts {
  /** @default 'Today' */
  today: string;
  /** @default 'Yesterday' */
  yesterday: string;
  /** @default 'Load more' */
  more: string;
}

export const TIMELINE_MESSAGES = defineMessages<TimelineTexts>('timeline', {
  today: 'Today',
  yesterday: 'Yesterday',
  more: 'Load more',
});
