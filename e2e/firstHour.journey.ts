import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { account } from './accounts';
import { openFromFooter } from './drawer';
import { expect, signIn, test } from './test';
import { trailers } from './trailers';

const FIVE = 5;

async function openedTrailer(page: Page, unitId: string, vin: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(vin));
  await expect(page.getByRole('dialog').first().getByText(unitId, { exact: true }).first()).toBeVisible();
}

test('a first hour: finds a trailer in three ways, acts on five, exports, shares and follows', async ({
  page,
  browser,
  contextOptions,
  product,
}) => {
  test.setTimeout(180_000);
  const [trailer] = await trailers(product.url, ['PRO', 'BASE', 'GO_TRACK']);
  const { vin = '', unitId = '' } = trailer ?? {};
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto('/');
  await signIn(page, account('admin'));
  await page.getByRole('heading', { name: 'Fleet Control' }).waitFor();

  await test.step('finds it with the search that every page has', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill(unitId);
    await page.getByRole('option').first().click();
    await openedTrailer(page, unitId, vin);
    await expect(page).toHaveURL(/\/tracking\//);
  });

  await test.step('finds it in the list of the map by its VIN', async () => {
    await page.goto('/tracking');
    await page.getByRole('searchbox', { name: 'Search trailers' }).fill(vin.slice(-6));
    await page.keyboard.press('Enter');
    await openedTrailer(page, unitId, vin);
    await expect(page.getByRole('option', { selected: true })).toContainText(unitId);
  });

  await test.step('finds it in the grid, which opens it over its row', async () => {
    await page.getByRole('link', { name: 'Fleet', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search trailers' }).fill(unitId);
    const grid = page.getByRole('grid', { name: 'Fleet status' });
    await expect(page.getByText('1 trailer', { exact: true })).toBeVisible();
    await grid.getByRole('link', { name: unitId }).filter({ visible: true }).first().click();
    await openedTrailer(page, unitId, vin);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search trailers' }).fill('');
    await expect(page.getByText('500 trailers')).toBeVisible();
  });

  const grid = page.getByRole('grid', { name: 'Fleet status' });
  const toolbar = page.getByRole('toolbar', { name: 'Selected trailers' });
  await test.step('selects five trailers of a customer and exports them', async () => {
    await page.getByRole('combobox', { name: 'Customer' }).click();
    await page.getByRole('option').nth(1).click();
    await expect(page.getByText('500 trailers')).toHaveCount(0);
    for (let row = 1; row <= FIVE; row++)
      await grid
        .getByRole('checkbox', { name: /^Select / })
        .nth(row)
        .click();
    await expect(toolbar.getByText(`${FIVE} selected`)).toBeVisible();
    await toolbar.getByRole('button', { name: 'Export selected' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
    ]);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines).toHaveLength(FIVE + 1);
    await page.keyboard.press('Escape');
  });

  await test.step('shares them with a visitor who has no account', async () => {
    await toolbar.getByRole('button', { name: 'Share location' }).click();
    const dialog = page.getByRole('dialog', { name: /^Share/ });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const address = (await dialog.getByText(/\/shared-location#[\w-]{43}$/).textContent()) ?? '';
    const outside = await browser.newContext({ ...contextOptions, baseURL: product.url });
    const visitor = await outside.newPage();
    await visitor.goto(`/shared-location${new URL(address).hash}`);
    await expect(visitor.getByText(/7 h 59 min left|8 h left/)).toBeVisible();
    await outside.close();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('shows them on the map, and only them', async () => {
    await toolbar.getByRole('button', { name: 'Show on map' }).click();
    await expect(page.getByRole('button', { name: 'Remove filter Trailer' })).toBeVisible();
  });

  await test.step('follows a moving trailer live', async () => {
    await page.goto('/tracking');
    await page
      .getByRole('listbox', { name: 'Trailers' })
      .getByRole('option')
      .filter({ hasText: /[1-9]\d mph/ })
      .first()
      .click();
    await openFromFooter(page, 'History');
    await page.getByRole('button', { name: 'Live', exact: true }).click();
    await expect(page).toHaveURL(/live=/);
    const time = page.getByRole('slider', { name: 'Time in the history' });
    const before = Number(await time.getAttribute('max'));
    await expect.poll(async () => Number(await time.getAttribute('max')), { timeout: 60_000 }).toBeGreaterThan(before);
  });
});
