import { readFile } from 'node:fs/promises';
import { account } from './accounts';
import { reporterOf, silentTrailer } from './geofenceDevice';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const DAY_MINUTES = 24 * 60;

test('compares two weeks, exports them, and counts a late report once the job has run', async ({ page, product }) => {
  const trailer = await silentTrailer(product.url, 'CRITICAL');
  const runJob = () => ask(product.url, 'mutation { runScheduledJob(name: "insights.days") { name } }', {});
  await page.goto('/');
  await signIn(page, account('customer-admin'));
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Insights' }).click();
  await runJob();
  const miles = page.getByRole('region', { name: 'Miles' });
  await expect(async () => {
    await page.reload();
    await expect(miles.getByText(/% from [\d,]+ mi$/)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('radio', { name: '7 days' }).check({ force: true });
  await expect(page).toHaveURL(/\/quicksight\?days=7$/);

  await miles.getByRole('button', { name: 'Export Miles' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(8);
  expect(lines[0]).toContain('(mi)');
  await page.getByRole('button', { name: 'Close' }).last().click();

  const report = await reporterOf(product.url, trailer.serialNumber ?? '');
  await report(-3 * DAY_MINUTES, { position: { lat: 41.5, lng: -87.2, speedMph: 55 } });
  await runJob();
  const day = new Date(Date.now() - 3 * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
  const list = `/quicksight?days=7&list=${encodeURIComponent(`moved ${day} ${day}`)}`;
  const dialog = page.getByRole('dialog', { name: 'Trailers that moved' });
  // Many have moved on one day.
  const link = dialog.getByRole('link', { name: trailer.unitId });
  await expect(async () => {
    await page.goto(list);
    await dialog.getByRole('button', { name: 'Last page' }).click({ timeout: 5_000 });
    await expect(link).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/tracking/${trailer.vin}`));
});
