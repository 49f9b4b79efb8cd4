import { readFile } from 'node:fs/promises';
import { account } from './accounts';
import { HOLDER, reporterOf, silentTrailer } from './geofenceDevice';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const DAY_MINUTES = 24 * 60;
/** Trailers on a page of the list. */
const PAGE_SIZE = 50;

test('compares two weeks, exports them, and counts a late report once the job has run', async ({ page, product }) => {
  // The job may still be adding up the days of other customers.
  test.setTimeout(300_000);
  const trailer = await silentTrailer(product.url, 'CRITICAL');
  const runJob = () => ask(product.url, 'mutation { runScheduledJob(name: "insights.days") { name } }', {});
  await page.goto('/');
  await signIn(page, account('customer-admin'));
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Insights' }).click();
  await runJob();
  const day = new Date(Date.now() - 3 * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
  await expect.poll(() => sumsOf(product.url, day), { timeout: 60_000 }).toBeGreaterThan(0);
  await page.reload();
  const miles = page.getByRole('region', { name: 'Miles' });
  await expect(miles.getByText(/% from [\d,]+ mi$/)).toBeVisible();
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
  await expect.poll(() => movedOn(product.url, day), { timeout: 150_000 }).toContain(trailer.vin);
  await page.goto(`/quicksight?days=7&list=${encodeURIComponent(`moved ${day} ${day}`)}`);
  const dialog = page.getByRole('dialog', { name: 'Trailers that moved' });
  // More have moved on one day than a page holds.
  const place = (await movedOn(product.url, day)).indexOf(trailer.vin);
  for (let page = 1; page <= place / PAGE_SIZE; page++) await dialog.getByRole('button', { name: 'Next page' }).click();
  const link = dialog.getByRole('link', { name: trailer.unitId });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/tracking/${trailer.vin}`));
});

/** How many of the customer's trailers are in the sums of a day. */
async function sumsOf(url: string, day: string): Promise<number> {
  const query = `query ($customerId: Int, $day: String!) { insights(input: { customerId: $customerId, from: $day
    to: $day }) { period { days { trailers } } } }`;
  const { insights } = await ask<{ insights: { period: { days: { trailers: number }[] } } }>(url, query, {
    customerId: HOLDER,
    day,
  });
  return insights.period.days[0]?.trailers ?? 0;
}

/** VINs of the customer's trailers that moved on a day. */
async function movedOn(url: string, day: string): Promise<string[]> {
  const query = `query ($customerId: Int, $day: String!) { insightTrailers(input: { customerId: $customerId, measure: "moved"
    from: $day, to: $day, paginationInput: { pageSize: 200, pageNumber: 1 } }) { trailers { vin } } }`;
  const { insightTrailers } = await ask<{ insightTrailers: { trailers: { vin: string }[] } }>(url, query, {
    customerId: HOLDER,
    day,
  });
  return insightTrailers.trailers.map(({ vin }) => vin);
}
