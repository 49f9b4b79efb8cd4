import { defineMessages } from '../locale/messages';
/** Texts of SideNav. */
export const SIDE_NAV_MESSAGES = defineMessages('sideNav', { mainPages: 'Main' });
