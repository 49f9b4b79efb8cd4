import { defineMessages } from '../locale/messages';
/** Texts of Banner. */
export const BANNER_MESSAGES = defineMessages('banner', { dismiss: 'Dismiss' });
