import { defineMessages } from '../locale/messages';
/** Texts of AppShell and TabBar. */
export const APP_SHELL_MESSAGES = defineMessages('appShell', { skipToContent: 'Skip to content', mainPages: 'Main' });
