import { ReportSourceKind } from '@gladhand/domain/readings';
import type { IngestKeyRecord } from '../repositories/ingest';

/** Who delivered a report to the ingest endpoint. */
export interface ReportSource {
  kind: ReportSourceKind;
  /** A gateway's manufacturer, or the name of its key. Null if there is no name that users would recognize. */
  name: string | null;
}

export const PHONE: ReportSource = { kind: ReportSourceKind.Phone, name: null };

/** The gateway of an ingest key: a manufacturer's, or a customer's own. */
export function gatewayOf({ gateway, name }: Pick<IngestKeyRecord, 'gateway' | 'name'>): ReportSource {
  return { kind: ReportSourceKind.Gateway, name: gateway ?? name };
}

/** The source of a stored report; undefined if the report is older than this field. */
export function sourceOf(readings: Readonly<Record<string, unknown>>): ReportSource | undefined {
  return readings.source as ReportSource | undefined;
}
