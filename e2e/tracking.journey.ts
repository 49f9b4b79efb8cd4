import { account } from './accounts';
import { expect, signIn, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('/tracking');
  await signIn(page, account('admin'));
  await expect(page.getByText('500 trailers', { exact: true })).toBeVisible();
});

test('shows the same fleet on the map and in the list', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Fleet map' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(page.locator('[data-map-idle]')).toBeAttached();
  await page.setViewportSize({ width: 1680, height: 900 });
  const first = page.getByRole('option').first();
  await expect(first).toHaveAccessibleName(/Critical/);
  await first.click();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/tracking\/[A-HJ-NPR-Z0-9]{17}$/);
});

test('filters list and map, also after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Reefer Trailer' }).click();
  const count = page.getByRole('status').filter({ hasText: /^\d+ of 500 trailers$/ });
  await expect(count).toBeVisible();
  const narrowed = await count.textContent();
  await expect(page).toHaveURL(/show=reeferTrailer/);
  await page.reload();
  await expect(count).toHaveText(narrowed ?? '');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'Remove filter Reefer Trailer' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search trailers' }).fill('no such trailer');
  await expect(page.getByText('No trailer matches this search.')).toBeVisible();
});

test('by keyboard: selects a trailer in the list', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.getByRole('listbox', { name: 'Trailers' }).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '3');
  await expect(page).toHaveURL(/\/tracking\/.+/);
});

test('finds a trailer by its unit ID and moves the map to it', async ({ page }) => {
  const unit = (await page.getByRole('option').first().locator('strong').textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search trailers' }).fill(unit);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(unit, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/tracking\/[A-HJ-NPR-Z0-9]{17}\?/);
  // The map is as close as a result is shown, where the bundled map has no more detail.
  await expect(page.getByText(/^Simplified map/)).toBeVisible();
});

test('explains a VIN that is not available', async ({ page }) => {
  await page.goto('/tracking/1UYVS2530LG000000');
  await expect(page.getByText("Trailer 1UYVS2530LG000000 isn't available")).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page).toHaveURL(/\/tracking$/);
});

test('opens the drawer of a trailer, loads more of its log and closes it by Escape', async ({ page }) => {
  await page.getByRole('option').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: /^Location/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Activity Log' }).click();
  await expect(drawer.getByRole('list', { name: 'Activity log' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/tracking$/);
});

test('below 1600 px, hides the list while the drawer is open', async ({ page }) => {
  const list = page.getByRole('listbox', { name: 'Trailers' });
  await list.focus();
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(list).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();
});

test('on a phone, shows the drawer instead of the list until it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('List', { exact: true }).click();
  const first = page.getByRole('option').first();
  const unit = (await first.locator('strong').textContent()) ?? '';
  await first.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(unit, { exact: true })).toBeVisible();
  await expect(drawer.getByRole('button', { name: /^Location/ })).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Trailers' })).toBeHidden();
  await drawer.getByRole('button', { name: 'Close trailer details' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('listbox', { name: 'Trailers' })).toBeVisible();
});
