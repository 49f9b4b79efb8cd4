import { defineMessages } from '@gladhand/ui';
export const HISTORY_LINK_MESSAGES = defineMessages('historyLink', {
  history: 'History',
  of: (name: string) => `History of ${name}`,
});
