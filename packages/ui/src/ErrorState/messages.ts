import { defineMessages } from '../locale/messages';
/** Texts of ErrorState. */
export const ERROR_STATE_MESSAGES = defineMessages('errorState', { retry: 'Try again' });
