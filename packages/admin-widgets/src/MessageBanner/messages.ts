import { defineMessages } from '@gladhand/ui';
export const MESSAGE_BANNER_MESSAGES = defineMessages('messageBanner', {
  messages: 'Messages',
  notLoaded: "Messages couldn't be loaded",
  tryAgain: 'Try again',
  notDismissed: 'Message not dismissed',
});
