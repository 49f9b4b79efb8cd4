import type { MessagesApi } from '../contract/messages';
import { createGraphQLCall } from './graphql';
import type { Transport } from './transport';

/** Messages over HTTP. Their documents load with the first call. */
export function createMessagesApi(transport: Transport): MessagesApi {
  const graphql = createGraphQLCall(transport, '/graphql', () => import('../contract/generated/messages/graphql'));
  return {
    list: async (input, call) =>
      (await graphql((known) => known.DeveloperMessagesDocument, { input }, call)).developerMessages,
    reach: async (audience, call) =>
      (await graphql((known) => known.MessageReachDocument, { audience }, call)).messageReach,
    users: async (input, call) => (await graphql((known) => known.MessageUsersDocument, { input }, call)).messageUsers,
    customers: async (call) => (await graphql((known) => known.MessageCustomersDocument, {}, call)).messageCustomers,
    forMe: async (call) => (await graphql((known) => known.MessagesForMeDocument, {}, call)).messagesForMe,
    create: async (input, call) =>
      (await graphql((known) => known.CreateDeveloperMessageDocument, { input }, call)).createDeveloperMessage,
    update: async (input, call) =>
      (await graphql((known) => known.UpdateDeveloperMessageDocument, { input }, call)).updateDeveloperMessage,
    withdraw: async (given, call) =>
      (await graphql((known) => known.WithdrawDeveloperMessageDocument, given, call)).withdrawDeveloperMessage,
    async dismiss(id, call) {
      await graphql((known) => known.DismissMessageDocument, { id }, call);
    },
    async changes(onChange, call) {
      const { status } = await transport({
        method: 'GET',
        path: '/v1/api/messages/changes',
        signal: call?.signal,
        onEvent: (name) => {
          if (name === 'changed') onChange('messages');
          if (name === 'campaigns') onChange(name);
        },
      });
      return status === 200;
    },
  };
}
