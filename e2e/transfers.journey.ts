import { account } from './accounts';
import { Product } from './product';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const ADMIN = account('admin');
const SLOW = { timeout: 60_000 };

interface Managed {
  vin: string;
  customerName: string;
}

const MANAGED = `query { managedVehicles(input: { paginationInput: { pageSize: 100, pageNumber: 1 } }) {
  vehicles { vin customerName } } }`;

test('trailers move to another customer and back, and one is leased', async ({ browser }) => {
  test.setTimeout(240_000);
  const product = await Product.start([]);
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const settings = page.getByRole('navigation', { name: 'Settings' });
  const choose = async (label: string, name: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  try {
    const { managedVehicles } = await ask<{ managedVehicles: { vehicles: Managed[] } }>(product.url, MANAGED, {});
    const { vehicles } = managedVehicles;
    const from = vehicles[0]?.customerName ?? '';
    const to = vehicles.find(({ customerName }) => customerName !== from)?.customerName ?? '';
    const own = vehicles.filter(({ customerName }) => customerName === from).map(({ vin }) => vin);
    const [first = '', second = '', third = ''] = own;
    const customerOf = async (vin: string) => {
      const found = await ask<{ managedVehicles: { vehicles: Managed[] } }>(product.url, MANAGED, {});
      return found.managedVehicles.vehicles.find((one) => one.vin === vin)?.customerName;
    };

    await test.step('pasted lines are checked, and the number of trailers confirms the transfer', async () => {
      await page.goto('/vin-transfer');
      await signIn(page, ADMIN);
      await page.getByRole('button', { name: 'New transfer' }).click();
      await expect(page).toHaveURL(/\/vin-transfer\/new$/);
      await expect(settings.locator('[aria-current=page]')).toHaveText('VIN Transfer');
      await choose('From', from);
      await choose('To', to);
      await page.getByRole('textbox', { name: /^VINs or unit IDs/ }).fill([first, second, 'nothing'].join('\n'));
      await page.getByRole('button', { name: 'Check trailers' }).click();
      await expect(page.getByText('2 trailers will move. 1 left out, 0 duplicate.')).toBeVisible();
      await page.getByRole('button', { name: 'Review transfer' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Transfer 2 trailers?' });
      await dialog.getByRole('spinbutton').fill('2');
      await dialog.getByRole('button', { name: 'Transfer 2 trailers' }).click();
      await expect(page).toHaveURL(/\/vin-transfer\/[\da-f-]{36}$/);
      await expect(page.getByText(/^2 trailers have moved/)).toBeVisible(SLOW);
      expect([await customerOf(first), await customerOf(second)]).toEqual([to, to]);
    });

    await test.step('an administrator undoes it with a reason', async () => {
      await page.getByRole('button', { name: 'Undo transfer' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Wrong list');
      await dialog.getByRole('button', { name: 'Undo transfer' }).click();
      await expect(page.getByText('Undone', { exact: true })).toBeVisible(SLOW);
      expect(await customerOf(first)).toBe(from);
    });

    await test.step('a lease of today begins, and ends when it is ended', async () => {
      await settings.getByRole('button', { name: 'More' }).click();
      await settings.getByRole('link', { name: 'Lease Management' }).click();
      await page.getByRole('button', { name: 'New lease' }).click();
      await choose('Lessor', from);
      await choose('Lessee', to);
      await page.getByRole('textbox', { name: /^VINs or unit IDs/ }).fill(third);
      await page.getByRole('button', { name: 'Check trailers' }).click();
      await page.getByRole('button', { name: 'Review lease' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Lease 1 trailer' }).click();
      await expect(page).toHaveURL(/lease=[\da-f-]{36}$/);
      const end = page.getByRole('button', { name: 'End now' });
      await expect(async () => {
        await page.reload();
        await expect(end).toBeVisible({ timeout: 5_000 });
      }).toPass(SLOW);
      await end.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('Ended', { exact: true })).toBeVisible({ timeout: 5_000 });
      }).toPass(SLOW);
    });
  } finally {
    await context.close();
    await product.dispose();
  }
});
