import { expect } from './test';
import { ask } from './trailers';

/** The customer of the demonstration whose trailers the journeys move. */
export const HOLDER = 1;

interface Silent {
  vin: string;
  unitId: string;
  serialNumber: string | null;
}

/** A trailer of the customer that has never reported, so no simulated device moves it. */
export async function silentTrailer(url: string, index = 0): Promise<Silent> {
  const query = `query ($customerId: Int) { fleetStatus(input: { customerId: $customerId
    filters: [{ field: "connectivityStatus", in: ["NA"] }], paginationInput: { pageSize: 50, pageNumber: 1 }
  }) { trailers { vin unitId serialNumber lat } } }`;
  const { fleetStatus } = await ask<{ fleetStatus: { trailers: (Silent & { lat: number | null })[] } }>(url, query, {
    customerId: HOLDER,
  });
  const found = fleetStatus.trailers.filter(({ serialNumber, lat }) => serialNumber !== null && lat === null)[index];
  if (!found) throw new Error('The demonstration has no trailer of this customer that has never reported.');
  return found;
}

/** Moves a trailer as its device would: minutes from now, and meters east of a yard. */
export async function deviceOf(url: string, serialNumber: string, yard: { lat: number; lng: number }) {
  const key =
    'mutation ($customerId: Int) { createIngestKey(input: { name: "journey", customerId: $customerId }) { secret } }';
  const { createIngestKey } = await ask<{ createIngestKey: { secret: string } }>(url, key, { customerId: HOLDER });
  return async (minutes: number, metersEast: number) => {
    const at = new Date(Date.now() + minutes * 60_000).toISOString();
    const lng = yard.lng + metersEast / (111_195 * Math.cos((yard.lat * Math.PI) / 180));
    const position = { lat: yard.lat, lng, speedMph: 30, accuracyM: 5 };
    const response = await fetch(`${url}/ingest/v1/reports`, {
      method: 'POST',
      headers: { 'x-ingest-key': createIngestKey.secret, 'content-type': 'application/json' },
      body: JSON.stringify({ reports: [{ reportId: at, serialNumber, recordedAt: at, readings: { position } }] }),
    });
    const { results } = (await response.json()) as { results: { status: string }[] };
    expect(results).toMatchObject([{ status: 'accepted' }]);
  };
}
