import type { FeatureName } from '@gladhand/domain';
import { type MessageAudience, matchingMemberships, membershipsOf } from '@gladhand/domain/messages';
import type { GraphQLContext } from '../../graphql/context';
import type { MessageRecord } from './repository';

/** The scheduled and shown messages whose audience includes the caller. */
export async function ownMessages({
  access,
  repositories,
  now,
}: Pick<GraphQLContext, 'access' | 'repositories' | 'now'>): Promise<(MessageRecord & { isDismissed: boolean })[]> {
  const { userId, roles } = access.user;
  const open = await repositories.messages.open(userId, now());
  const memberships = membershipsOf(roles);
  // Most messages need no feature, so that none is read for them.
  const hasFeature = open.some(({ features }) => features.length > 0)
    ? await featuresFor(memberships, repositories)
    : () => false;
  return open.filter((audience: MessageAudience) => matchingMemberships(audience, memberships, hasFeature).length > 0);
}

async function featuresFor(
  memberships: ReturnType<typeof membershipsOf>,
  { customers, messages }: GraphQLContext['repositories'],
) {
  const customerIds = [...new Set(memberships.flatMap(({ customerId }) => customerId ?? []))];
  const byCustomer = await messages.features(customerIds);
  const isUnbound = memberships.some(({ customerId }) => customerId === null);
  const ofAny = new Set<string>(isUnbound ? await customers.features('all') : []);
  return (feature: FeatureName, customerId: number | null): boolean =>
    customerId === null ? ofAny.has(feature) : byCustomer.get(customerId)?.has(feature) === true;
}
