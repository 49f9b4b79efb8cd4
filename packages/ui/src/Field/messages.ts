import { defineMessages } from '../locale/messages';
/** Texts of Field. */
export const FIELD_MESSAGES = defineMessages('field', { optional: '(optional)' });
