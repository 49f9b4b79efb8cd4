import { defineMessages } from '../locale/messages';
/** Texts of Logo and LogoMark. */
export const LOGO_MESSAGES = defineMessages('logo', { name: 'Gladhand' });
