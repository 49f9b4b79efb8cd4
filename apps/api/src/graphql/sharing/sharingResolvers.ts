import { administeredCustomerIds, SHARED_DETAILS, SHARING_LIMITS, type SharedDetail } from '@gladhand/domain';
import { hashSecretToken } from '../../auth/secretTokens';
import { badInput, notFound } from '../../http/fault';
import { isUuid } from '../../http/uuid';
import type { SharedLinkRecord, SharedLinksOf } from '../../repositories/sharedLinks';
import { checkedRequestId } from '../checkedRequestId';
import type { GraphQLContext } from '../context';
import type {
  MutationResolvers,
  QueryResolvers,
  SharedLink,
  SharedTrailerInput,
  ShareLocationInput,
} from '../generated/resolvers';
import { trailerInSight } from '../trailer/trailerInSight';
import { withReceipt } from '../withReceipt';

const HOUR_MS = 3_600_000;

export const sharingQueries: Pick<QueryResolvers, 'mySharedLocations'> = {
  async mySharedLocations(_, __, { access, repositories, now }) {
    await access.authorise('mySharedLocations');
    const links = await repositories.sharedLinks.list(ownedBy(access), now());
    return links.map((link) => toSharedLink(link, link.email));
  },
};

export const sharingMutations: Pick<MutationResolvers, 'shareLocation' | 'revokeSharedLocation'> = {
  async shareLocation(_, { input }, context) {
    const secret = await context.linkSecret(checkedRequestId(input.requestId));
    // after the '#': a browser sends that part to nobody, so that it is in no log
    const url = `${context.publicUrl}/shared-location#${secret}`;
    return withReceipt(
      'shareLocation',
      input,
      context,
      async () => ({ link: await shareLocation(input, await hashSecretToken(secret), context), url }),
      { keep: ({ link }) => link, restore: async (link) => ({ link, url }) },
    );
  },

  async revokeSharedLocation(_, { linkId }, { access, repositories, now, audit }) {
    await access.authorise('revokeSharedLocation');
    const revoked = isUuid(linkId) && (await repositories.sharedLinks.revoke(ownedBy(access), linkId, now()));
    if (!revoked) throw notFound();
    await audit('location.shareRevoked', about(access.user.userId, revoked));
    return linkId;
  },
};

async function shareLocation(
  input: ShareLocationInput,
  secretHash: string,
  context: GraphQLContext,
): Promise<SharedLink> {
  const { access, repositories, ids, now, audit } = context;
  await access.authorise('shareLocation');
  const at = now();
  const detail = detailOf(input.detail);
  if (!Number.isInteger(input.hours) || input.hours < 1 || input.hours > SHARING_LIMITS.hours)
    throw badInput(`A link is open for 1 to ${SHARING_LIMITS.hours} hours.`);
  const { customerId, trailers } = await trailersOf(input.trailers, context);
  const { userId, email } = access.user;
  const open = await repositories.sharedLinks.list({ userId, customerIds: [] }, at);
  if (open.length >= SHARING_LIMITS.openLinks)
    throw badInput(`You have ${SHARING_LIMITS.openLinks} open links. Revoke one that is no longer used.`);
  const link: SharedLinkRecord = {
    linkId: ids.uuid(),
    secretHash,
    customerId,
    trailers,
    detail,
    createdBy: userId,
    createdAt: at,
    expiresAt: new Date(at.getTime() + input.hours * HOUR_MS),
    revokedAt: null,
    timesOpened: 0,
  };
  await repositories.sharedLinks.add(link);
  await audit('location.shared', about(userId, link, { detail, hours: input.hours, trailers: trailers.length }));
  return toSharedLink(link, email);
}

/** The caller's own links, and those of the customers that the caller administers. */
function ownedBy({ user }: GraphQLContext['access']): SharedLinksOf {
  return { userId: user.userId, customerIds: administeredCustomerIds(user.roles) };
}

function detailOf(text: string): SharedDetail {
  const found = SHARED_DETAILS.find(({ id }) => id === text);
  if (!found) throw badInput(`detail must be one of ${SHARED_DETAILS.map(({ id }) => id).join(', ')}.`);
  return found.id;
}

async function trailersOf(asked: readonly SharedTrailerInput[], context: GraphQLContext) {
  const { trailers: most, nameChars } = SHARING_LIMITS;
  if (asked.length < 1 || asked.length > most) throw badInput(`A link shows 1 to ${most} trailers.`);
  if (new Set(asked.map(({ vin }) => vin)).size < asked.length) throw badInput('A link shows a trailer once.');
  const trailers = [];
  const customerIds = new Set<number>();
  for (const { vin, name } of asked) {
    const called = name.trim();
    if (called === '' || called.length > nameChars || /\p{Cc}/u.test(called))
      throw badInput(`Give each trailer a name of 1 to ${nameChars} characters.`);
    const key = await trailerInSight(vin, context);
    customerIds.add(key.customerId);
    trailers.push({ trailerId: key.trailerId, name: called });
  }
  const [customerId, another] = customerIds;
  if (customerId === undefined || another !== undefined)
    throw badInput('A link shows trailers of one customer. Make a link for each.');
  return { customerId, trailers };
}

const about = (
  userId: string,
  { linkId, customerId }: SharedLinkRecord,
  detail: Record<string, string | number> = {},
) => ({ userId, customerId, subject: linkId, detail });

function toSharedLink(link: SharedLinkRecord, createdBy: string): SharedLink {
  return {
    id: link.linkId,
    names: link.trailers.map(({ name }) => name),
    detail: link.detail,
    createdAt: link.createdAt.toISOString(),
    createdBy,
    expiresAt: link.expiresAt.toISOString(),
    timesOpened: link.timesOpened,
  };
}
