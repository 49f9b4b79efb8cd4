import { readFileSync } from 'node:fs';
import { readSheet } from 'read-excel-file/node';
import { account } from './accounts';
import { expect, signIn, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('/fleet/currentFleetStatus');
  await signIn(page, account('admin'));
  await expect(page.getByText('500 trailers')).toBeVisible();
});

test('keeps filters, order, hidden and pinned columns after a reload', async ({ page }) => {
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

test('exports all trailers that match the filter', async ({ page }) => {
  await page.getByRole('radio', { name: /^Caution/ }).check({ force: true });
  const count = page.getByRole('status').filter({ hasText: /^\d+ trailers?$/ });
  await expect(count).not.toHaveText('500 trailers');
  const total = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Fleet Status Export \d\d-\d\d-\d{4}\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines.length - 1).toBe(total);
  await expect(page.getByText(`${total} trailers were written.`)).toBeVisible();
});

test('works by keyboard', async ({ page }) => {
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

test('loads rows that scroll into view', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  await grid.focus();
  await grid.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  const last = grid.locator('[role=row][aria-rowindex="502"] [role=gridcell]').nth(1);
  await expect(last).not.toHaveText('');
});

test('searches by a part of the unit ID', async ({ page }) => {
  await page.keyboard.press('/');
  await page.keyboard.type('100207');
  await expect(page.getByText('1 trailer', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=100207/);
});

test('has its own navigation on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: 'Fleet', exact: true })).toHaveCount(1);
  await expect(page.getByRole('grid', { name: 'Fleet status' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'More pages' }).click();
  await page.getByRole('menuitem', { name: 'Geofence' }).click();
  await page.waitForURL('**/geofence');
});

test('opens a trailer over the grid, keeps it in the URL and leads to the map', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  const name = grid.getByRole('link').first();
  const vin = (await name.getAttribute('href'))?.split('/').at(-1) ?? '';
  await name.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(vin.slice(-6)).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`trailer=${vin}`));
  await page.reload();
  await expect(drawer.getByText(vin.slice(-6)).first()).toBeVisible();
  await expect(grid.locator('[role=row][aria-current=true]').getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(vin),
  );
  await drawer.getByRole('button', { name: 'Show on map' }).click();
  await expect(page).toHaveURL(new RegExp(`/tracking/${vin}$`));
  await page.goBack();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page).not.toHaveURL(/trailer=/);
});

test('acts on selected trailers: adds them to a group, shares and exports them', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  await page.getByRole('combobox', { name: 'Customer' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page.getByText('500 trailers')).toHaveCount(0);
  for (const row of [0, 1, 2])
    await grid
      .getByRole('checkbox', { name: /^Select / })
      .nth(row + 1)
      .click();
  const toolbar = page.getByRole('toolbar', { name: 'Selected trailers' });
  await expect(toolbar.getByText('3 selected')).toBeVisible();

  await toolbar.getByRole('button', { name: 'Add to groups' }).click();
  const groups = page.getByRole('dialog', { name: 'Add 3 trailers to groups' });
  await groups.getByRole('combobox', { name: 'Groups' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await groups.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(groups.getByRole('status').first()).toBeVisible();
  await groups.getByRole('button', { name: 'Done' }).click();

  await toolbar.getByRole('button', { name: 'Share location' }).click();
  await expect(page.getByRole('dialog', { name: /Share/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await toolbar.getByRole('button', { name: 'Export selected' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Fleet Status Export .*\.xlsx$/);
  const [headings, ...rows] = await readSheet(await download.path());
  expect(rows).toHaveLength(3);
  const reported = headings?.indexOf('Last Reported Date (UTC)') ?? -1;
  expect(rows.map((row) => row[reported] instanceof Date)).toEqual([true, true, true]);
  await page.keyboard.press('Escape');

  await toolbar.getByRole('button', { name: 'Reefer commands' }).click();
  const reefers = page.getByRole('dialog', { name: 'Reefer commands' });
  await expect(reefers.getByText(/^\d selected, showing \d of \d$/)).toBeVisible();
  await page.keyboard.press('Escape');

  await toolbar.getByRole('button', { name: 'Show on map' }).click();
  await expect(page).toHaveURL(/\/control\?filter=/);
  await expect(page.getByRole('button', { name: 'Remove filter Trailer' })).toBeVisible();
});
