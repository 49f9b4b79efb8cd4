import type { MessagesPort } from '@gladhand/domain';
import type { ApiLive } from '@gladhand/domain/react';

/** The stream of events that every signed-in user has. Widgets that follow it share one connection. */
export const USER_EVENTS: Pick<ApiLive, 'stream' | 'listen'> = {
  stream: ['userEvents'],
  listen: (api: MessagesPort, onChange, options) => api.messages.changes(onChange, options),
};
