import { defineMessages } from '../locale/messages';
/** Texts of Stat. */
export const STAT_MESSAGES = defineMessages('stat', { missing: 'N/A', stale: 'stale' });
