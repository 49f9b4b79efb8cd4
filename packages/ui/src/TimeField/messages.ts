import { defineMessages } from '../locale/messages';
export const TIME_FIELD_MESSAGES = defineMessages('timeField', { unreadable: 'Enter a time as 14:30 or 2:30 PM' });

/** Examples of a time in the format of the field. */
export const TIME_EXAMPLES = { 12: '2:30 PM', 24: '14:30' } as const;
