import { DEVICE_FAMILIES, deviceTypeOf } from '@gladhand/domain/trailers';
import { hashSecretToken, makeSecretToken } from '../auth/secretTokens';
import type { IngestBound, IngestKeyRecord, IngestRepository } from '../repositories/ingest';

/** The devices that a key covers: those of one customer, or of a manufacturer's gateway ('Morey', 'Xirgo'). */
export type KeyHolder = { customerId: number } | { gateway: string };

interface NewKey {
  name: string;
  holder: KeyHolder;
  keyId: string;
  now: Date;
  /** @default a new secret */
  secret?: string;
}

/**
 * Creates a key, stores its hash and returns the key, which can't be read again. An earlier key with the same name is
 * revoked.
 */
export async function issueIngestKey(
  ingest: IngestRepository,
  { name, holder, keyId, now, secret = makeSecretToken() }: NewKey,
): Promise<string> {
  const key = `ghi_${secret}`;
  await ingest.putKey({
    keyId,
    keyHash: await hashSecretToken(key),
    name,
    customerId: 'customerId' in holder ? holder.customerId : null,
    gateway: 'gateway' in holder ? holder.gateway : null,
    createdAt: now,
    revokedAt: null,
  });
  return key;
}

/** The devices that a key may report for; a key with neither customer nor gateway covers none. */
export function boundOf({ customerId, gateway }: Pick<IngestKeyRecord, 'customerId' | 'gateway'>): IngestBound {
  if (customerId !== null) return { customerId };
  return { deviceTypeIds: DEVICE_FAMILIES.map(({ id }) => id).filter((id) => deviceTypeOf(id) === gateway) };
}
