import { defineMessages } from '../locale/messages';
/** Texts of ToastHost. */
export const TOAST_MESSAGES = defineMessages('toast', { notifications: 'Notifications', dismiss: 'Dismiss' });
