import { defineMessages } from '../locale/messages';
export const PASSWORD_MESSAGES = defineMessages('uiPassword', {
  show: 'Show password',
  hide: 'Hide password',
  met: 'met',
  unmet: 'not met',
});
