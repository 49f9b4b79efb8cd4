import { defineMessages } from '../locale/messages';
/** Texts of Reading. */
export const READING_MESSAGES = defineMessages('reading', { stale: 'stale', missing: 'N/A', notInstalled: '-' });
