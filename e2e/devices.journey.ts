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

const CONNECTIVITY_OF_SILENT = ['NA', 'CRITICAL'];
const ANY_CONNECTIVITY = ['GOOD', 'CAUTION', ...CONNECTIVITY_OF_SILENT];

/** The first GO trailer of these connectivity states. No simulated device moves one that is silent, so a test can. */
async function goTrailer(url: string, connectivity: readonly string[]): Promise<Trailer> {
  const { email, password } = account('admin');
  const signedIn = await fetch(`${url}/auth/v1/loginV2`, {
    headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
  });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const query = `query ($connectivity: [String!]!) { fleetStatus(input: {
    filters: [{ field: "productType", in: ["GO_TRACK", "GO_SOLAR"] }, { field: "connectivityStatus", in: $connectivity }]
    paginationInput: { pageSize: 1, pageNumber: 1 }
  }) { trailers { vin unitId serialNumber } } }`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { connectivity } }),
  });
  const { data } = (await answer.json()) as { data: { fleetStatus: { trailers: Trailer[] } } };
  const [trailer] = data.fleetStatus.trailers;
  if (!trailer) throw new Error(`The demonstration has no GO trailer with connectivity ${connectivity.join(' or ')}.`);
  return trailer;
}

/** Creates an address in the drawer of a trailer and returns it. */
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

/** Before the tests below, which use up trailers that have never reported. */
test('replays a trace for a trailer that has never reported, and shows it live', async ({ page, product }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'gladhand-trace-')), 'drive.csv');
  const points = [41.6, 41.64, 41.68, 41.72].map((lat, at) => `2026-11-17T15:${at * 5 + 10}:00Z,${lat},-86.25`);
  writeFileSync(file, ['time,lat,lon', ...points].join('\n'));
  const replay = spawn('npm', ['run', '-s', 'replay', '--', file, '--speed', '60', '--live', product.url]);
  const ended = new Promise((resolve) => replay.once('exit', resolve));
  let output = '';
  for (const stream of [replay.stdout, replay.stderr]) stream.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output).toContain('/tracking/');
  await page.goto(/at (http\S+)/.exec(output)?.[1] ?? '');
  await signIn(page, account('admin'));
  // The drawer asks for its details every ten seconds, after the map.
  const place = page.getByRole('dialog').first().getByText('41.72000, -86.25000');
  await expect(place).toBeVisible({ timeout: 60_000 });
  expect(await ended).toBe(0);
});

test('shows a phone on the map after a message from its app', async ({ page, product }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  const trailer = await goTrailer(product.url, CONNECTIVITY_OF_SILENT);
  const address = await connectPhone(page, trailer.vin);
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
      .getByText(/^Reported .* by a phone's GPS$/),
  ).toBeVisible();
  const row = page.getByRole('option', { name: new RegExp(trailer.unitId) });
  await page.getByRole('searchbox', { name: 'Search trailers' }).fill(trailer.unitId);
  await expect(row).toContainText('Joplin, MO');
});

test('replays a recorded trace on the map', async ({ page, product }) => {
  const trailer = await goTrailer(product.url, CONNECTIVITY_OF_SILENT);
  const address = await connectPhone(page, trailer.vin);
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
  const output: string[] = [];
  for (const stream of [replay.stdout, replay.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const ended = new Promise((resolve) => replay.once('exit', resolve));
  await expect(placeIn(page, 'South Bend, IN')).toBeVisible();
  expect(await ended).toBe(0);
  expect(output.join('')).toContain('3 accepted, 0 late, 0 duplicate');
  await expect(placeIn(page, 'Valparaiso, IN')).toBeVisible();
});

test('rejects a revoked address with instructions', async ({ page, product }) => {
  const trailer = await goTrailer(product.url, ANY_CONNECTIVITY);
  const address = await connectPhone(page, trailer.vin);
  const drawer = page.getByRole('dialog').first();
  await openFromFooter(page, 'Device');
  await drawer.getByRole('button', { name: 'Revoke' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  const refused = await fetch(`${address}?lat=41.7&lon=-86.2`);
  expect(refused.status).toBe(401);
  expect(await refused.text()).toContain('Create a new one');
});
