import { hashSecretToken } from '../../auth/secretTokens';
import { checkedRequestId } from '../../graphql/checkedRequestId';
import type { GraphQLContext } from '../../graphql/context';
import type { DeviceLink, MutationResolvers, QueryResolvers } from '../../graphql/generated/resolvers';
import { accessibleTrailer } from '../../graphql/trailer/accessibleTrailer';
import { withReceipt } from '../../graphql/withReceipt';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import type { TrailerKey } from '../../repositories/trailers';
import { DEVICE_LINK_MESSAGES } from './messages';
import type { DeviceLinkRecord } from './repository';

const MAX_NAME = 60;
/** One trailer never needs more phones. */
const MAX_LINKS = 10;

export const deviceQueries: Pick<QueryResolvers, 'deviceLinks'> = {
  async deviceLinks(_, { vin }, context) {
    await context.access.authorize('deviceLinks');
    const links = await context.repositories.deviceLinks.of(await accessibleTrailer(vin, context));
    return links.map(toDeviceLink);
  },
};

export const deviceMutations: Pick<MutationResolvers, 'createDeviceLink' | 'revokeDeviceLink'> = {
  async createDeviceLink(_, input, context) {
    const secret = await context.linkSecret(checkedRequestId(input.requestId));
    const url = `${context.publicUrl}/ingest/v1/osmand/${secret}`;
    return withReceipt(
      'createDeviceLink',
      input,
      context,
      async () => ({ link: await createDeviceLink(input, await hashSecretToken(secret), context), url }),
      { keep: ({ link }) => link, restore: async (link) => ({ link, url }) },
    );
  },

  async revokeDeviceLink(_, { vin, linkId }, context) {
    const { access, repositories, now, audit } = context;
    await access.authorize('revokeDeviceLink');
    const trailer = await accessibleTrailer(vin, context);
    const revoked = isUuid(linkId) && (await repositories.deviceLinks.revoke(trailer, linkId, now()));
    if (!revoked) throw notFound();
    await audit('deviceLink.revoked', about(access.user.userId, trailer, vin, linkId));
    return linkId;
  },
};

async function createDeviceLink(
  { vin, name }: { vin: string; name: string },
  secretHash: string,
  context: GraphQLContext,
): Promise<DeviceLink> {
  const { access, repositories, ids, now, audit } = context;
  await access.authorize('createDeviceLink');
  const called = name.trim();
  if (called === '' || called.length > MAX_NAME || /\p{Cc}/u.test(called))
    throw badInput(DEVICE_LINK_MESSAGES.name(MAX_NAME));
  const trailer = await accessibleTrailer(vin, context);
  const open = await repositories.deviceLinks.of(trailer);
  if (open.length >= MAX_LINKS) throw badInput(DEVICE_LINK_MESSAGES.tooMany(MAX_LINKS));
  if (!(await repositories.trailers.hasDevice(trailer))) throw badInput(DEVICE_LINK_MESSAGES.noDevice);
  const link: DeviceLinkRecord = {
    ...trailer,
    linkId: ids.uuid(),
    secretHash,
    name: called,
    createdBy: access.user.userId,
    createdAt: now(),
    revokedAt: null,
  };
  await repositories.deviceLinks.add(link);
  await audit('deviceLink.created', about(access.user.userId, trailer, vin, link.linkId));
  return toDeviceLink(link);
}

const about = (userId: string, { customerId, trailerId }: TrailerKey, vin: string, linkId: string) => ({
  userId,
  customerId,
  subject: vin,
  subjectId: trailerId,
  detail: { linkId },
});

const toDeviceLink = ({ linkId, name, createdAt }: DeviceLinkRecord): DeviceLink => ({
  id: linkId,
  name,
  createdAt: createdAt.toISOString(),
});
