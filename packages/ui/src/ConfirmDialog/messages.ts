import { defineMessages } from '../locale/messages';
/** Texts of ConfirmDialog. */
export const CONFIRM_MESSAGES = defineMessages('confirm', { cancel: 'Cancel' });
