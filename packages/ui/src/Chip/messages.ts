import { defineMessages } from '../locale/messages';
/** Texts of Chip. */
export const CHIP_MESSAGES = defineMessages('chip', { remove: 'Remove' });
