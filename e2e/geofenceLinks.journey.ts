import { readFileSync } from 'node:fs';
import { account } from './accounts';
import { openFromFooter } from './drawer';
import { deviceOf, HOLDER, silentTrailer } from './geofenceDevice';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const YARD = { lat: 41.72, lng: -86.9 };
const NAME = 'Linked yard';

/** A geofence around the yard, without free time, and a trailer that has been in it for some minutes. */
async function prepare(url: string) {
  const create = `mutation ($customerId: Int!, $shape: GeofenceShape!) { createGeofence(input: { customerId: $customerId
    geofence: { name: "${NAME}", category: "yard", isActive: true, enterEmails: [], exitEmails: [], freeMinutes: 0
      shape: $shape } }) { id } }`;
  const shape = { type: 'circle', center: YARD, radiusMeters: 500 };
  const { createGeofence } = await ask<{ createGeofence: { id: string } }>(url, create, { customerId: HOLDER, shape });
  const trailer = await silentTrailer(url, 'CRITICAL');
  const move = await deviceOf(url, trailer.serialNumber ?? '', YARD);
  await move(0, 2_500);
  await move(1, 100);
  await move(2, 3_000);
  await move(3, 100);
  return { ...trailer, geofenceId: createGeofence.id };
}

test('leads from the grid to a geofence, its visits, a trailer and back', async ({ page, product }) => {
  test.setTimeout(180_000);
  const { vin, unitId, geofenceId } = await prepare(product.url);
  const openGeofence = new RegExp(`/geofence\\?.*customer=${HOLDER}`);

  await page.goto(`/fleet/currentFleetStatus?q=${vin}&f.occupiedCustomerSpecificGeofences=~linked`);
  await signIn(page, account('admin'));
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  await expect(page.getByText('1 trailer', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter Geofence' })).toBeVisible();
  const cell = grid.getByRole('link', { name: NAME });
  // Only columns in view are in the document.
  let leftPx = 0;
  await expect(async () => {
    leftPx += 500;
    await grid.evaluate((element, left) => {
      const parts = [element, ...element.querySelectorAll('*')];
      parts.find(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 100)?.scrollTo({ left });
    }, leftPx);
    await expect(cell).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(cell).toHaveAttribute('href', openGeofence);
  await cell.click();
  await page.waitForURL(openGeofence);

  await test.step('the geofence is selected, and its visits lead to the trailer', async () => {
    const card = page.getByRole('region', { name: NAME });
    await card.getByRole('button', { name: 'Visits' }).click();
    const visits = page.getByRole('table', { name: 'Visits' });
    await expect(visits.getByRole('link', { name: unitId }).first()).toHaveAttribute('href', `/tracking/${vin}`);
    await visits.getByRole('link', { name: unitId }).first().click();
    await page.waitForURL(`**/tracking/${vin}*`);
  });

  await test.step('the drawer has the geofences of the trailer, which lead back', async () => {
    const drawer = page.getByRole('dialog');
    await openFromFooter(page, 'Geofences');
    const inside = drawer.getByRole('region', { name: 'Inside now' });
    await expect(inside.getByText(/^Entered .* to .*(AM|PM)$/)).toBeVisible();
    await expect(drawer.getByRole('region', { name: 'Past visits' }).getByText(/, left .*(AM|PM)$/)).toBeVisible();
    await inside.getByRole('link', { name: NAME }).click();
    await page.waitForURL(`**/geofence?*geofence=${geofenceId}*`);
    await expect(page.getByRole('region', { name: NAME })).toBeVisible();
  });

  await test.step('the table and its file have the same numbers', async () => {
    await page.getByRole('region', { name: NAME }).getByRole('button', { name: 'Visits' }).click();
    await page.getByRole('link', { name: 'Open as table' }).click();
    await page.waitForURL(/table=visits/);
    const table = page.getByRole('table', { name: /^2 visits/ });
    await expect(table.getByRole('row')).toHaveCount(3);
    const shown = await table.getByRole('row').nth(2).getByRole('cell').allTextContents();
    await page.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ]);
    const [heads = [], , left = []] = readFileSync(await download.path(), 'utf8')
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    const value = (heading: string) => left[heads.indexOf(heading)] ?? '';
    expect([value('Trailer'), value('Geofence'), value('End')]).toEqual([unitId, NAME, 'Exit']);
    const minutes = Number(value('Dwell (minutes)'));
    expect(minutes).toBeGreaterThan(0);
    expect(shown.some((text) => text.startsWith(minutes < 1 ? '' : `${Math.floor(minutes)} min`))).toBe(true);
    await page.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('dwell of the period leads to the visits behind it', async () => {
    await page.getByRole('radio', { name: 'Dwell' }).check({ force: true });
    const dwell = page.getByRole('table', { name: /^Per geofence/ });
    await dwell.getByRole('link', { name: '2', exact: true }).click();
    await page.waitForURL(/table=visits.*how=seen/);
    await expect(page.getByRole('table', { name: /^2 visits/ })).toBeVisible();
  });
});

test('finds a geofence by its name, filters the grid by it, and shows it on the map', async ({ page, product }) => {
  const list = `query { geofencesV2(customerId: ${HOLDER}) { id name trailersInside } }`;
  const { geofencesV2 } = await ask<{ geofencesV2: { id: string; name: string; trailersInside: number }[] }>(
    product.url,
    list,
    {},
  );
  const wanted = geofencesV2.find(({ trailersInside }) => trailersInside > 0) ?? geofencesV2[0];
  await page.goto('/profile');
  await signIn(page, account('admin'));
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill(wanted?.name ?? '');
  await page.getByRole('group', { name: 'Geofences' }).getByRole('option').first().click();
  await page.waitForURL(`**/geofence?*geofence=*`);
  await expect(page.getByRole('region', { name: wanted?.name ?? '' })).toBeVisible();

  await test.step('an unknown geofence says so', async () => {
    await page.goto(`/geofence?customer=${HOLDER}&geofence=01930000-0000-7000-8000-000000000001`);
    await expect(page.getByRole('region', { name: 'Geofence not found' })).toBeVisible();
  });

  await test.step('the layer of the map stays in the address', async () => {
    await page.goto(`/tracking?customer=${HOLDER}`);
    await page.getByRole('button', { name: 'Geofences' }).click();
    await page.waitForURL(/layer=geofences/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Geofences' })).toHaveAttribute('aria-pressed', 'true');
  });
});
