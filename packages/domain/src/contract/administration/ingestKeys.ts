import type { CallOptions } from '../callOptions';
import type {
  CreateIngestKeyInput,
  CreateIngestKeyMutation,
  IngestKeysQuery,
} from '../generated/administration/graphql';

/** An active key with which devices send reports. Source: query `ingestKeys`. */
export type IngestKey = IngestKeysQuery['ingestKeys'][number];

/** A new key, which is returned only once. Source: mutation `createIngestKey`. */
export type NewIngestKey = CreateIngestKeyMutation['createIngestKey'];

/** Top-level administrators only. */
export interface IngestKeysApi {
  /** Active keys by name. Source: query `ingestKeys`. */
  list(options?: CallOptions): Promise<IngestKey[]>;
  /** Replaces an active key with the same name. Source: mutation `createIngestKey`. */
  create(input: CreateIngestKeyInput, options?: CallOptions): Promise<NewIngestKey>;
  /** Rejects with NOT_FOUND. Source: mutation `revokeIngestKey`. */
  revoke(id: string, options?: CallOptions): Promise<void>;
}
