import { SHARED_DETAILS, SHARING_LIMITS, type SharedDetail } from '@gladhand/domain/sharing';
import { administeredCustomerIds } from '@gladhand/domain/users';
import { hashSecretToken } from '../../auth/secretTokens';
import { checkedRequestId } from '../../graphql/checkedRequestId';
import type { GraphQLContext } from '../../graphql/context';
import type {
  MutationResolvers,
  QueryResolvers,
  SharedLink,
  SharedTrailerInput,
  ShareLocationInput,
} from '../../graphql/generated/resolvers';
import { accessibleTrailer } from '../../graphql/trailer/accessibleTrailer';
import { withReceipt } from '../../graphql/withReceipt';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { SHARING_MESSAGES } from './messages';
import type { SharedLinkRecord, SharedLinksOf } from './repository';

const HOUR_MS = 3_600_000;

export const sharingQueries: Pick<QueryResolvers, 'mySharedLocations'> = {
  async mySharedLocations(_, __, context) {
    const { access, repositories, now } = context;
    await access.authorize('mySharedLocations');
    const links = await repositories.sharedLinks.list(ownedBy(access), now());
    const vins = await vinsOf(links, context);
    return links.map((link) => toSharedLink(link, link.email, vins));
  },
};

export const sharingMutations: Pick<MutationResolvers, 'shareLocation' | 'revokeSharedLocation'> = {
  async shareLocation(_, { input }, context) {
    const secret = await context.linkSecret(checkedRequestId(input.requestId));
    // Browsers don't send the part after '#', so the secret is never logged.
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
    await access.authorize('revokeSharedLocation');
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
  await access.authorize('shareLocation');
  const at = now();
  const detail = detailOf(input.detail);
  if (!Number.isInteger(input.hours) || input.hours < 1 || input.hours > SHARING_LIMITS.hours)
    throw badInput(SHARING_MESSAGES.hours(SHARING_LIMITS.hours));
  const { customerId, trailers } = await trailersOf(input.trailers, context);
  const { userId, email } = access.user;
  const open = await repositories.sharedLinks.list({ userId, customerIds: [] }, at);
  if (open.length >= SHARING_LIMITS.openLinks) throw badInput(SHARING_MESSAGES.tooManyLinks(SHARING_LIMITS.openLinks));
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
  return toSharedLink(link, email, await vinsOf([link], context));
}

/** The caller's own links and those of the customers that the caller administers. */
function ownedBy({ user }: GraphQLContext['access']): SharedLinksOf {
  return { userId: user.userId, customerIds: administeredCustomerIds(user.roles) };
}

function detailOf(text: string): SharedDetail {
  const found = SHARED_DETAILS.find(({ id }) => id === text);
  if (!found) throw badInput(SHARING_MESSAGES.detail(SHARED_DETAILS.map(({ id }) => id)));
  return found.id;
}

async function trailersOf(inputs: readonly SharedTrailerInput[], context: GraphQLContext) {
  const { trailers: maxTrailers, nameChars } = SHARING_LIMITS;
  if (inputs.length < 1 || inputs.length > maxTrailers) throw badInput(SHARING_MESSAGES.trailerCount(maxTrailers));
  if (new Set(inputs.map(({ vin }) => vin)).size < inputs.length) throw badInput(SHARING_MESSAGES.trailerTwice);
  const trailers = [];
  const customerIds = new Set<number>();
  for (const { vin, name } of inputs) {
    const called = name.trim();
    if (called === '' || called.length > nameChars || /\p{Cc}/u.test(called))
      throw badInput(SHARING_MESSAGES.name(nameChars));
    const key = await accessibleTrailer(vin, context);
    customerIds.add(key.customerId);
    trailers.push({ trailerId: key.trailerId, name: called });
  }
  const [customerId, another] = customerIds;
  if (customerId === undefined || another !== undefined) throw badInput(SHARING_MESSAGES.oneCustomer);
  return { customerId, trailers };
}

const about = (
  userId: string,
  { linkId, customerId }: SharedLinkRecord,
  detail: Record<string, string | number> = {},
) => ({ userId, customerId, subject: linkId, detail });

/** VINs by trailer id, of the trailers that the caller has access to. */
async function vinsOf(
  links: readonly SharedLinkRecord[],
  { access, repositories, now }: GraphQLContext,
): Promise<ReadonlyMap<string, string>> {
  const keys = links.flatMap(({ customerId, trailers }) =>
    trailers.map(({ trailerId }) => ({ customerId, trailerId })),
  );
  if (keys.length === 0) return new Map();
  const columns = {
    customerIds: keys.map(({ customerId }) => customerId),
    trailerIds: keys.map(({ trailerId }) => trailerId),
  };
  const rows = await repositories.fleetStatus.rows(columns, access.scope.trailers, now(), ['id', 'vin']);
  return new Map(rows.flatMap(({ id, vin }) => (id && vin ? [[id, vin] as const] : [])));
}

function toSharedLink(link: SharedLinkRecord, createdBy: string, vins: ReadonlyMap<string, string>): SharedLink {
  return {
    id: link.linkId,
    trailers: link.trailers.map(({ trailerId, name }) => ({ name, vin: vins.get(trailerId) ?? null })),
    detail: link.detail,
    createdAt: link.createdAt.toISOString(),
    createdBy,
    expiresAt: link.expiresAt.toISOString(),
    timesOpened: link.timesOpened,
  };
}
