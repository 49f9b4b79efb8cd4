import type { GraphQLContext } from '../../../graphql/context';
import type { MutationResolvers, PushSubscription, QueryResolvers } from '../../../graphql/generated/resolvers';
import { badInput, notFound } from '../../../http/apiError';
import { isUuid } from '../../../http/uuid';
import { checkedSubscription } from './checkedSubscription';
import { PUSH_MESSAGES } from './pushMessages';
import { PUSH_POLICY } from './pushPolicy';
import type { PushSubscriptionRecord } from './pushRepository';
import { queuePush } from './queuePush';

export const pushQueries: Pick<QueryResolvers, 'pushKey' | 'pushSubscriptions'> = {
  async pushKey(_, _args, { access, pushKey }) {
    await access.authorize('pushKey');
    return pushKey ?? null;
  },
  async pushSubscriptions(_, _args, { access, repositories }) {
    await access.authorize('pushSubscriptions');
    return (await repositories.push.subscriptions(access.user.userId)).map(toSubscription);
  },
};

export const pushMutations: Pick<MutationResolvers, 'subscribePush' | 'unsubscribePush' | 'testPush'> = {
  async subscribePush(_, { input }, context) {
    const { access, repositories, ids, now, pushKey } = context;
    await access.authorize('subscribePush');
    if (pushKey === undefined) throw badInput(PUSH_MESSAGES.off);
    const { userId } = access.user;
    const subscription: PushSubscriptionRecord = {
      ...checkedSubscription(input),
      ...{ subscriptionId: ids.uuid(), userId, createdAt: now(), lastUsedAt: null },
    };
    await repositories.push.subscribe(subscription, PUSH_POLICY.perUser);
    await auditPush(context, 'alert.pushSubscribed', subscription);
    return toSubscription(subscription);
  },

  async unsubscribePush(_, { id }, context) {
    const { access, repositories } = context;
    await access.authorize('unsubscribePush');
    const { userId } = access.user;
    const subscription = (await repositories.push.subscriptions(userId)).find((one) => one.subscriptionId === id);
    if (!subscription || !isUuid(id) || !(await repositories.push.unsubscribe(userId, id))) throw notFound();
    await auditPush(context, 'alert.pushUnsubscribed', subscription);
    return id;
  },

  async testPush(_, _args, context) {
    const { access, ids } = context;
    await access.authorize('testPush');
    return queuePush(context, access.user.userId, { aboutId: ids.uuid(), title: PUSH_MESSAGES.test }, context);
  },
};

const auditPush = (
  { audit, access }: GraphQLContext,
  action: 'alert.pushSubscribed' | 'alert.pushUnsubscribed',
  { label, subscriptionId }: PushSubscriptionRecord,
) => audit(action, { userId: access.user.userId, subject: label, subjectId: subscriptionId });

const toSubscription = (subscription: PushSubscriptionRecord): PushSubscription => ({
  id: subscription.subscriptionId,
  endpoint: subscription.endpoint,
  label: subscription.label,
  created: subscription.createdAt.toISOString(),
  lastUsed: subscription.lastUsedAt?.toISOString() ?? null,
});
