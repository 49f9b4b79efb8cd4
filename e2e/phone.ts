import { expect } from './test';
import { ask } from './trailers';

interface Place {
  lat: number;
  lng: number;
}

/** Connects a phone to a trailer. It reports with the OsmAnd protocol, by a clock that can be some seconds ahead. */
export async function phoneOf(url: string, vin: string) {
  const create = 'mutation ($vin: String!) { createDeviceLink(vin: $vin, name: "Journey phone") { url } }';
  const { createDeviceLink } = await ask<{ createDeviceLink: { url: string } }>(url, create, { vin });
  return async ({ lat, lng }: Place, secondsAhead = 0) => {
    const timestamp = new Date(Date.now() + secondsAhead * 1_000).toISOString();
    const form = { lat: String(lat), lon: String(lng), timestamp, speed: '40', accuracy: '4', batt: '80' };
    const response = await fetch(createDeviceLink.url, { method: 'POST', body: new URLSearchParams(form) });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('rejected');
  };
}

/** A place some meters east of another. */
export const eastOf = ({ lat, lng }: Place, meters: number): Place => ({
  lat,
  lng: lng + meters / (111_195 * Math.cos((lat * Math.PI) / 180)),
});
