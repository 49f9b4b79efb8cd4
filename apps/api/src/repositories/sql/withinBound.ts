import { type RawBuilder, sql } from 'kysely';
import type { IngestBound } from '../ingest';

/** The devices of an ingest key as a condition on `trailer t`. */
export const withinBound = (bound: IngestBound): RawBuilder<unknown> =>
  'customerId' in bound
    ? sql`t.customer_id = ${bound.customerId}::int`
    : sql`t.device_type_id = any(${bound.deviceTypeIds}::int[])`;
