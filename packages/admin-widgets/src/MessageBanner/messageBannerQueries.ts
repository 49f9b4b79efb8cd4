import type { MessagesPort } from '@gladhand/domain';
import type { MessagesForMe } from '@gladhand/domain/messages';
import type { ApiLive, ApiMutation, ApiQuery } from '@gladhand/domain/react';

export const messagesForMeQuery: ApiQuery<MessagesForMe> = {
  key: ['messagesForMe'],
  fetch: (api: MessagesPort, options) => api.messages.forMe(options),
};

/** Changes of all messages. Lists of messages follow them as well. */
export const MESSAGE_CHANGES: ApiLive = {
  key: messagesForMeQuery.key,
  prefixes: [['developerMessages']],
  listen: (api: MessagesPort, onChange, options) => api.messages.changes(onChange, options),
};

export const dismissMessage: ApiMutation<string, void> = {
  run: (api: MessagesPort, id) => api.messages.dismiss(id),
  invalidates: () => [messagesForMeQuery.key],
};
