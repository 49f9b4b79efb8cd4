import { defineMessages } from '../locale/messages';
/** Texts of FilterBar. */
export const FILTER_BAR_MESSAGES = defineMessages('filterBar', { filters: 'Filters', clear: 'Clear filters' });
