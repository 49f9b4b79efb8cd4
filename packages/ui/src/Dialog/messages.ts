import { defineMessages } from '../locale/messages';
/** Texts of Dialog and Drawer. */
export const DIALOG_MESSAGES = defineMessages('dialog', { close: 'Close' });
