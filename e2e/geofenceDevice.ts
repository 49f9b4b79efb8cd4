import { expect } from './test';
import { ask } from './trailers';

/** The customer of the demonstration whose trailers the journeys move. */
export const HOLDER = 1;

interface Silent {
  vin: string;
  unitId: string;
  serialNumber: string | null;
}

/**
 * Trailers of the customer that have never reported, or not for ten days, so no simulated device moves them. Those without
 * a contract for their SIM come first: maintenance needs the others.
 */
export async function silentTrailers(url: string, connectivity: 'NA' | 'CRITICAL'): Promise<Silent[]> {
  const query = `query ($customerId: Int, $connectivity: [String!]) { fleetStatus(input: { customerId: $customerId
    filters: [{ field: "connectivityStatus", in: $connectivity }], paginationInput: { pageSize: 50, pageNumber: 1 }
  }) { trailers { vin unitId serialNumber lat simStatus } } }`;
  type Found = Silent & { lat: number | null; simStatus: string | null };
  const { fleetStatus } = await ask<{ fleetStatus: { trailers: Found[] } }>(url, query, {
    customerId: HOLDER,
    connectivity: [connectivity],
  });
  const isActive = ({ simStatus }: Found) => Number(simStatus !== 'deactivated');
  return fleetStatus.trailers
    .filter(({ serialNumber, lat }) => serialNumber !== null && (connectivity !== 'NA' || lat === null))
    .sort((a, b) => isActive(a) - isActive(b));
}

/** The first of them. */
export async function silentTrailer(url: string, connectivity: 'NA' | 'CRITICAL' = 'NA'): Promise<Silent> {
  const [found] = await silentTrailers(url, connectivity);
  if (!found) throw new Error('The demonstration has no such trailer of this customer.');
  return found;
}

/** Reports readings of a trailer as its device would, minutes from now. */
export async function reporterOf(url: string, serialNumber: string) {
  const key =
    'mutation ($customerId: Int) { createIngestKey(input: { name: "journey", customerId: $customerId }) { secret } }';
  const { createIngestKey } = await ask<{ createIngestKey: { secret: string } }>(url, key, { customerId: HOLDER });
  return async (minutes: number, readings: object) => {
    const at = new Date(Date.now() + minutes * 60_000).toISOString();
    const response = await fetch(`${url}/ingest/v1/reports`, {
      method: 'POST',
      headers: { 'x-ingest-key': createIngestKey.secret, 'content-type': 'application/json' },
      body: JSON.stringify({ reports: [{ reportId: at, serialNumber, recordedAt: at, readings }] }),
    });
    const { results } = (await response.json()) as { results: { status: string }[] };
    expect(results).toMatchObject([{ status: 'accepted' }]);
  };
}

/** Moves a trailer as its device would: minutes from now, and meters east of a yard. */
export async function deviceOf(url: string, serialNumber: string, yard: { lat: number; lng: number }) {
  const report = await reporterOf(url, serialNumber);
  return (minutes: number, metersEast: number) => {
    const lng = yard.lng + metersEast / (111_195 * Math.cos((yard.lat * Math.PI) / 180));
    return report(minutes, { position: { lat: yard.lat, lng, speedMph: 30, accuracyM: 5 } });
  };
}
