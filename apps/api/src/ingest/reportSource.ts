import { ReportSourceKind } from '@gladhand/domain';
import type { IngestKeyRecord } from '../repositories/ingest';

/** Who brought a report through the door. */
export interface ReportSource {
  kind: ReportSourceKind;
  /** Of a gateway: its maker, or how its key is called. Null: it has no name that viewers know. */
  name: string | null;
}

export const PHONE: ReportSource = { kind: ReportSourceKind.Phone, name: null };

/** Whoever holds an ingest key is a gateway: a maker's, or one of a customer's own. */
export function gatewayOf({ gateway, name }: Pick<IngestKeyRecord, 'gateway' | 'name'>): ReportSource {
  return { kind: ReportSourceKind.Gateway, name: gateway ?? name };
}

/** What a stored report says of it; undefined for one that was stored before it was kept. */
export function sourceOf(readings: Readonly<Record<string, unknown>>): ReportSource | undefined {
  return readings.source as ReportSource | undefined;
}
