import { defineMessages } from '@gladhand/ui';
/** Texts around a message to users. */
export const MESSAGE_NOTICE_MESSAGES = defineMessages('messageNotice', {
  showAll: 'Show all',
  showLess: 'Show less',
  dismiss: 'Dismiss message',
  position: (index: number, count: number) => `${index} of ${count}`,
  previous: 'Previous message',
  next: 'Next',
});
