import type { PushApi } from '../contract/push';
import type { DataCall } from './dataCall';

/** Push subscriptions over HTTP. */
export const createPushApi = (graphql: DataCall): PushApi => ({
  pushKey: async (call) => (await graphql((known) => known.PushKeyDocument, {}, call)).pushKey ?? null,
  pushSubscriptions: async (call) =>
    (await graphql((known) => known.PushSubscriptionsDocument, {}, call)).pushSubscriptions,
  subscribePush: async (input, call) =>
    (await graphql((known) => known.SubscribePushDocument, { input }, call)).subscribePush,
  unsubscribePush: async (id, call) => void (await graphql((known) => known.UnsubscribePushDocument, { id }, call)),
  testPush: async (call) => (await graphql((known) => known.TestPushDocument, {}, call)).testPush,
});
