import { ApiErrorCode } from '@gladhand/domain';
import { hashSecretToken } from '../auth/secretTokens';
import { apiError } from '../http/apiError';
import type { IngestKeyRecord } from '../repositories/ingest';
import type { Repositories } from '../repositories/port';
import { INGEST_MESSAGES } from './messages';

/** The ingest key of a request; throws if the key is missing or invalid. */
export async function keyOfCaller({ ingest }: Repositories, { headers }: Request): Promise<IngestKeyRecord> {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const key = headers.get('x-ingest-key') ?? bearer;
  const found = key && (await ingest.key(await hashSecretToken(key)));
  if (found) return found;
  throw apiError(ApiErrorCode.Unauthenticated, INGEST_MESSAGES.keyMissing);
}
