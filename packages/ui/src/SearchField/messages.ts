import { defineMessages } from '../locale/messages';
/** Texts of SearchField. */
export const SEARCH_FIELD_MESSAGES = defineMessages('searchField', { clear: 'Clear search' });
