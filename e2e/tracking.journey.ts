import { account } from './accounts';
import { expect, signIn, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('/tracking');
  await signIn(page, account('admin'));
  await expect(page.getByText('500 trailers', { exact: true })).toBeVisible();
});

test('the map draws the fleet and the list is its equal', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Fleet map' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(page.locator('[data-map-idle]')).toBeAttached();
  const first = page.getByRole('option').first();
  await expect(first).toHaveAccessibleName(/Critical/);
  await first.click();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/tracking\/[A-HJ-NPR-Z0-9]{17}$/);
});

test('filters narrow list and map, stand in the address and survive a reload', async ({ page }) => {
  await page.getByRole('button', { name: 'Reefer Trailer' }).click();
  const count = page.getByRole('status').filter({ hasText: /^\d+ of 500 trailers$/ });
  await expect(count).toBeVisible();
  const narrowed = await count.textContent();
  await expect(page).toHaveURL(/show=reeferTrailer/);
  await page.reload();
  await expect(count).toHaveText(narrowed ?? '');
  await page.getByRole('searchbox', { name: 'Search trailers' }).fill('no such trailer');
  await expect(page.getByText('No trailer matches this search.')).toBeVisible();
});

test('by keyboard alone: to the list, down to a trailer, choose it', async ({ page }) => {
  await page.getByRole('listbox', { name: 'Trailers' }).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '3');
  await expect(page).toHaveURL(/\/tracking\/.+/);
});

test('the drawer tells a trailer, its log goes on, Escape closes it', async ({ page }) => {
  await page.getByRole('option').first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: /^Location/ })).toBeVisible();
  await drawer.getByRole('button', { name: 'Activity Log' }).click();
  await expect(drawer.getByRole('list', { name: 'Activity log' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/tracking$/);
});

test('on a phone a trailer of the list shows its drawer, and the list is back when it closes', async ({ page }) => {
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
