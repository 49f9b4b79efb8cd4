import type { MessagesPort } from '@gladhand/domain';
import type { MessagesForMe } from '@gladhand/domain/messages';
import type { ApiLive, ApiMutation, ApiQuery } from '@gladhand/domain/react';
import { USER_EVENTS } from '../internal/userEvents';

export const messagesForMeQuery: ApiQuery<MessagesForMe> = {
  key: ['messagesForMe'],
  fetch: (api: MessagesPort, options) => api.messages.forMe(options),
};

/** Changes of all messages. Lists of messages follow them as well. */
export const MESSAGE_CHANGES: ApiLive = {
  ...USER_EVENTS,
  topic: 'messages',
  key: messagesForMeQuery.key,
  prefixes: [['developerMessages']],
};

export const dismissMessage: ApiMutation<string, void> = {
  run: (api: MessagesPort, id) => api.messages.dismiss(id),
  invalidates: () => [messagesForMeQuery.key],
};
