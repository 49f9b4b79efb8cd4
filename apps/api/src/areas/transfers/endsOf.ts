import type { GraphQLContext } from '../../graphql/context';
import type { TransferEnds } from '../../graphql/generated/resolvers';
import { NO_TRAILERS } from '../../repositories/scope';

/** What ends for the customer that gives trailers. */
export async function endsOf(
  customerId: number,
  trailers: readonly { trailerId: string | null; vin: string | null }[],
  { access, now, repositories }: Pick<GraphQLContext, 'access' | 'now' | 'repositories'>,
): Promise<TransferEnds> {
  const ids = new Set(trailers.flatMap(({ trailerId }) => trailerId ?? []));
  const vins = trailers.flatMap(({ vin }) => vin ?? []);
  const [managed, rules, links, linked, [customer]] = await Promise.all([
    repositories.trailerAdministration.byVins(vins, { ...NO_TRAILERS, customerIds: [customerId] }),
    repositories.alertRules.list(customerId),
    repositories.sharedLinks.list({ userId: access.user.userId, customerIds: [customerId] }, now()),
    repositories.deviceLinks.linkedTrailerIds(),
    repositories.customers.find([customerId]),
  ]);
  const sharesOne = (link: (typeof links)[number]) =>
    link.customerId === customerId && link.trailers.some(({ trailerId }) => ids.has(trailerId));
  return {
    groups: new Set(managed.flatMap(({ groups }) => groups.map(({ groupId }) => groupId))).size,
    alertRules: rules.filter(({ trailerIds }) => trailerIds.some((id) => ids.has(id))).length,
    sharedLinks: links.filter(sharesOne).length,
    deviceLinks: linked.filter((id) => ids.has(id)).length,
    retentionDays: customer?.retentionDurationDays ?? 0,
  };
}
