import { readFileSync } from 'node:fs';
import { account } from './accounts';
import { expect, signIn, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('/fleet/currentFleetStatus');
  await signIn(page, account('admin'));
  await expect(page.getByText('500 trailers')).toBeVisible();
});

test('filter, sort, hide and pin survive a reload', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  await grid.getByRole('button', { name: 'Unit ID', exact: true }).click();
  await grid.getByRole('button', { name: 'Filter Trailer Health Status: All' }).click();
  await page.getByRole('checkbox', { name: 'Caution' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Hide columns/ }).click();
  await page.getByRole('checkbox', { name: 'Asset Type' }).uncheck();
  await page.keyboard.press('Escape');
  await grid.getByRole('columnheader', { name: 'ABS Faults' }).hover();
  await grid.getByRole('button', { name: 'Column menu: ABS Faults' }).click();
  await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
  await page.reload();
  await expect(grid.getByRole('columnheader', { name: 'Unit ID' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('button', { name: 'Remove filter Trailer Health Status' })).toBeVisible();
  await expect(grid.getByRole('columnheader', { name: 'Asset Type' })).toHaveCount(0);
  await expect(grid.getByRole('columnheader', { name: 'ABS Faults' })).toHaveAttribute('aria-colindex', '3');
  await expect(page.getByText('500 trailers')).toHaveCount(0);
});

test('the export holds every trailer the filter matches', async ({ page }) => {
  await page.getByRole('radio', { name: /^Caution/ }).check({ force: true });
  const count = page.getByRole('status').filter({ hasText: /^\d+ trailers?$/ });
  await expect(count).not.toHaveText('500 trailers');
  const total = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Fleet Status Export \d\d-\d\d-\d{4}\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines.length - 1).toBe(total);
  await expect(page.getByText(`${total} trailers were written.`)).toBeVisible();
});

test('the grid is worked by keyboard alone', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  await grid.getByRole('button', { name: 'VIN', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Filter VIN' })).toBeFocused();
  await page.keyboard.type('00001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove filter VIN' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAttribute('role', 'gridcell');
  await page.keyboard.press('Home');
  await page.keyboard.press(' ');
  await expect(page.getByText('1 selected')).toBeVisible();
});

test('scrolling far loads the rows that come into view', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  await grid.focus();
  await grid.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  const last = grid.locator('[role=row][aria-rowindex="502"] [role=gridcell]').nth(1);
  await expect(last).not.toHaveText('');
});

test('search by a part of the unit ID', async ({ page }) => {
  await page.keyboard.press('/');
  await page.keyboard.type('100207');
  await expect(page.getByText('1 trailer', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=100207/);
});

test('a phone gets its own navigation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'Fleet', exact: true })).toHaveCount(1);
  await expect(page.getByRole('grid', { name: 'Fleet status' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
