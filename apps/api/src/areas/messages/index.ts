import { MESSAGE_POLICY } from '@gladhand/domain/messages';
import type { Area } from '../area';
import { memoryMessages } from './memory';
import { messageMutations } from './messageMutations';
import { messageQueries } from './messageQueries';
import { messages as messages0068 } from './migrations/0068_messages';
import { messageRoutes } from './routes';
import { sqlMessages } from './sql';

/** Messages to the users of the product. */
export const messages = {
  resolvers: { queries: messageQueries, mutations: messageMutations },
  memory: (store) => ({ messages: memoryMessages(store) }),
  sql: (db) => ({ messages: sqlMessages(db) }),
  migrations: { '0068_messages': messages0068 },
  routes: messageRoutes,
  cleanUp: ({ repositories, now }) =>
    repositories.messages.deleteEndedBefore(new Date(now().getTime() - MESSAGE_POLICY.keptMs)),
} as const satisfies Area;
