import { GATEWAYS } from '@gladhand/domain/trailers';
import { checkedRequestId } from '../../graphql/checkedRequestId';
import type { GraphQLContext } from '../../graphql/context';
import type {
  CreateIngestKeyInput,
  IngestKey,
  MutationResolvers,
  QueryResolvers,
} from '../../graphql/generated/resolvers';
import { withReceipt } from '../../graphql/withReceipt';
import { badInput, notFound } from '../../http/apiError';
import { isUuid } from '../../http/uuid';
import { issueIngestKey, type KeyHolder } from '../../ingest/ingestKey';
import type { IngestKeyRecord } from '../../repositories/ingest';
import { INGEST_KEY_MESSAGES } from './messages';

const MAX_NAME = 60;

export const ingestKeyQueries: Pick<QueryResolvers, 'ingestKeys'> = {
  async ingestKeys(_, _args, context) {
    await context.access.authorize('ingestKeys');
    return named(await context.repositories.ingest.keys(), context);
  },
};

export const ingestKeyMutations: Pick<MutationResolvers, 'createIngestKey' | 'revokeIngestKey'> = {
  async createIngestKey(_, { input }, context) {
    const secret = await context.linkSecret(checkedRequestId(input.requestId));
    return withReceipt('createIngestKey', input, context, async () => createIngestKey(input, secret, context), {
      keep: ({ key }) => key,
      restore: async (key) => ({ key, secret: `ghi_${secret}` }),
    });
  },

  async revokeIngestKey(_, { id }, { access, repositories, now, audit }) {
    await access.authorize('revokeIngestKey');
    const revoked = isUuid(id) ? await repositories.ingest.revokeKey(id, now()) : undefined;
    if (!revoked) throw notFound();
    await audit('ingestKey.revoked', about(access.user.userId, revoked));
    return id;
  },
};

async function createIngestKey(input: CreateIngestKeyInput, secret: string, context: GraphQLContext) {
  const { access, repositories, ids, now, audit } = context;
  await access.authorize('createIngestKey');
  const name = input.name.trim();
  if (name === '' || name.length > MAX_NAME || /\p{Cc}/u.test(name)) throw badInput(INGEST_KEY_MESSAGES.name(MAX_NAME));
  const holder = await holderOf(input, context);
  const keyId = ids.uuid();
  const issued = await issueIngestKey(repositories.ingest, { name, holder, keyId, now: now(), secret });
  const record = (await repositories.ingest.keys()).find((key) => key.keyId === keyId);
  if (!record) throw notFound();
  await audit('ingestKey.created', about(access.user.userId, record));
  const [key] = await named([record], context);
  if (!key) throw notFound();
  return { key, secret: issued };
}

async function holderOf(
  { customerId, gateway }: CreateIngestKeyInput,
  { repositories }: GraphQLContext,
): Promise<KeyHolder> {
  if ((customerId == null) === (gateway == null)) throw badInput(INGEST_KEY_MESSAGES.holder);
  if (gateway != null) {
    if (!(GATEWAYS as readonly string[]).includes(gateway)) throw badInput(INGEST_KEY_MESSAGES.gateway(GATEWAYS));
    return { gateway };
  }
  const id = customerId as number;
  if ((await repositories.customers.find([id])).length === 0) throw notFound();
  return { customerId: id };
}

async function named(keys: readonly IngestKeyRecord[], { repositories }: GraphQLContext): Promise<IngestKey[]> {
  const customers = await repositories.customers.find(keys.flatMap(({ customerId }) => customerId ?? []));
  const names = new Map(customers.map(({ customerId, shortName }) => [customerId, shortName]));
  return keys.map(({ keyId, name, customerId, gateway, createdAt }) => ({
    id: keyId,
    name,
    customerId,
    customerName: customerId === null ? null : (names.get(customerId) ?? null),
    gateway,
    createdAt: createdAt.toISOString(),
  }));
}

const about = (userId: string, { keyId, name, customerId, gateway }: IngestKeyRecord) => ({
  userId,
  customerId,
  subject: name,
  subjectId: keyId,
  detail: { gateway },
});
