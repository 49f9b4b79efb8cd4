import { account } from './accounts';
import { HOLDER } from './geofenceDevice';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

test('a technician keeps the faults that were opened when the network is gone', async ({ page, product }) => {
  const query = `query ($customerId: Int) { fleetStatus(input: { customerId: $customerId
    filters: [{ field: "absFault", in: ["CRITICAL"] }], paginationInput: { pageSize: 1, pageNumber: 1 } }) {
    trailers { vin } } }`;
  const { fleetStatus } = await ask<{ fleetStatus: { trailers: { vin: string }[] } }>(product.url, query, {
    customerId: HOLDER,
  });
  const vin = fleetStatus.trailers[0]?.vin ?? '';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await signIn(page, account('technician'));
  await page.waitForURL(/\/help\//);
  await page.goto(`/absTroubleshooting/${vin}?days=90`);
  const list = page.getByRole('list', { name: 'Faults over time' });
  await expect(list).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await list.getByRole('button').first().click();
  const card = page.getByRole('complementary', { name: 'Selected fault' });
  await expect(card.getByRole('heading').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'VIN or serial number' }).fill('1GRAA000000000001');
  await page.getByRole('button', { name: 'Find trailer' }).click();
  await expect(page.getByText(/^You are offline. Only trailers/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden();
});
