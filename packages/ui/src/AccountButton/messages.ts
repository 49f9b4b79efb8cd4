import { defineMessages } from '../locale/messages';
/** Texts of AccountButton. */
export const ACCOUNT_MESSAGES = defineMessages('uiAccount', { account: 'Account:' });
