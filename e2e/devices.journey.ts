import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { account } from './accounts';
import { openFromFooter } from './drawer';
import { expect, signIn, test } from './test';

interface Trailer {
  vin: string;
  unitId: string;
}

/** GO trailers that were not heard for long: no simulated device moves them, and they may be anywhere by now. */
async function silentTrailers(url: string): Promise<Trailer[]> {
  const { email, password } = account('admin');
  const signedIn = await fetch(`${url}/auth/v1/loginV2`, {
    headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
  });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const query = `{ fleetStatus(input: {
    filters: [{ field: "productType", in: ["GO_TRACK", "GO_SOLAR"] }, { field: "connectivityStatus", in: ["NA", "CRITICAL"] }]
    paginationInput: { pageSize: 20, pageNumber: 1 }
  }) { trailers { vin unitId serialNumber } } }`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { fleetStatus: { trailers: Trailer[] } } };
  const { trailers } = data.fleetStatus;
  if (trailers.length < 2) throw new Error('The demonstration has no two GO trailers that are silent.');
  return trailers;
}

/** Makes an address in the trailer's drawer and answers it. */
async function connectPhone(page: Page, vin: string): Promise<string> {
  await page.goto(`/tracking/${vin}`);
  await signIn(page, account('admin'));
  const drawer = page.getByRole('dialog').first();
  await openFromFooter(page, 'Device');
  await drawer.getByLabel('Name of the phone').fill('Yard phone');
  await drawer.getByRole('button', { name: 'Connect a phone' }).click();
  const address = await drawer.getByText(/\/ingest\/v1\/osmand\/[\w-]{43}$/).textContent();
  await drawer.getByRole('button', { name: 'Back to sensors' }).click();
  return address ?? '';
}

const placeIn = (page: Page, place: string) => page.getByRole('dialog').first().getByText(place).first();

test('a phone appears on the map by the message of its app', async ({ page, product }) => {
  const [trailer] = await silentTrailers(product.url);
  const address = await connectPhone(page, trailer?.vin ?? '');
  await expect(placeIn(page, 'Joplin, MO')).toBeHidden();
  const sent = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      device_id: '4711',
      location: {
        timestamp: new Date().toISOString(),
        coords: { latitude: 37.0842, longitude: -94.5133, speed: 25, heading: 90, accuracy: 4, altitude: 300 },
        battery: { level: 0.87, is_charging: false },
      },
    }),
  });
  expect(sent.status).toBe(200);
  await expect(placeIn(page, 'Joplin, MO')).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .first()
      .getByText(/^Reported .* by GPS of a phone$/),
  ).toBeVisible();
  const row = page.getByRole('option', { name: new RegExp(trailer?.unitId ?? '') });
  await page.getByRole('searchbox', { name: 'Search trailers' }).fill(trailer?.unitId ?? '');
  await expect(row).toContainText('Joplin, MO');
});

test('a recorded trace drives over the map', async ({ page, product }) => {
  const [, trailer] = await silentTrailers(product.url);
  const address = await connectPhone(page, trailer?.vin ?? '');
  const points = [
    [41.6764, -86.252, 0],
    [41.67, -86.26, 60],
    [41.6, -87.3464, 3_600],
  ].map(([lat, lon, seconds]) => {
    const time = new Date(Date.UTC(2026, 9, 1) + (seconds ?? 0) * 1_000).toISOString();
    return `<trkpt lat="${lat}" lon="${lon}"><time>${time}</time></trkpt>`;
  });
  const file = join(mkdtempSync(join(tmpdir(), 'gladhand-trace-')), 'drive.gpx');
  writeFileSync(
    file,
    `<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`,
  );
  const replay = spawn('npm', ['run', '-s', 'replay', '--', file, '--to', address, '--speed', '180'], {
    stdio: 'pipe',
  });
  const told: string[] = [];
  for (const stream of [replay.stdout, replay.stderr]) stream.on('data', (chunk) => told.push(String(chunk)));
  const ended = new Promise((resolve) => replay.once('exit', resolve));
  await expect(placeIn(page, 'South Bend, IN')).toBeVisible();
  expect(await ended).toBe(0);
  expect(told.join('')).toContain('3 accepted, 0 late, 0 duplicate');
  await expect(placeIn(page, 'Valparaiso, IN')).toBeVisible();
});

test('a revoked address is refused, with what to do', async ({ page, product }) => {
  const [trailer] = await silentTrailers(product.url);
  const address = await connectPhone(page, trailer?.vin ?? '');
  const drawer = page.getByRole('dialog').first();
  await openFromFooter(page, 'Device');
  await drawer.getByRole('button', { name: 'Revoke' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const refused = await fetch(`${address}?lat=41.7&lon=-86.2`);
  expect(refused.status).toBe(401);
  expect(await refused.text()).toContain('Make a new one');
});
