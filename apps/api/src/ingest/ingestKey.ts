import { DEVICE_FAMILIES, deviceTypeOf } from '@gladhand/domain';
import { hashSecretToken, makeSecretToken } from '../auth/secretTokens';
import type { IngestBound, IngestKeyRecord, IngestRepository } from '../repositories/ingest';

/** Whose devices a key may report: one customer's, or those of a maker's gateway ('Morey', 'Xirgo'). */
export type KeyHolder = { customerId: number } | { gateway: string };

/** Makes a key, stores its hash and answers the key itself, which nobody can read again. A key of that name ends. */
export async function issueIngestKey(
  ingest: IngestRepository,
  { name, holder, keyId, now }: { name: string; holder: KeyHolder; keyId: string; now: Date },
): Promise<string> {
  const key = `ghi_${makeSecretToken()}`;
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

/** The devices that a key may report; a key without a holder may report none. */
export function boundOf({ customerId, gateway }: Pick<IngestKeyRecord, 'customerId' | 'gateway'>): IngestBound {
  if (customerId !== null) return { customerId };
  return { deviceTypeIds: DEVICE_FAMILIES.map(({ id }) => id).filter((id) => deviceTypeOf(id) === gateway) };
}
