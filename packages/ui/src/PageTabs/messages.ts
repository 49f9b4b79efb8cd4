import { defineMessages } from '../locale/messages';

export const PAGE_TABS_MESSAGES = defineMessages('pageTabs', { more: 'More' });
