import { defineMessages } from '../locale/messages';
/** Texts of DescriptionList. */
export const DESCRIPTION_MESSAGES = defineMessages('description', { missing: 'N/A' });
