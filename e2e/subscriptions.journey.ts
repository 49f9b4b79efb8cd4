import { account } from './accounts';
import { Product } from './product';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const ADMIN = account('admin');
const SLOW = { timeout: 90_000 };

interface Sim {
  iccid: string;
  unitId: string;
  vin: string;
  request: { state: string } | null;
}

const SIMS = `query ($filter: SimFilterInput!) { sims(input: { filter: $filter,
  paginationInput: { pageSize: 60, pageNumber: 1 } }) { sims { iccid unitId vin request { state } } } }`;

test('two trailers are suspended together, shown as suspended, and activated again', async ({ browser }) => {
  test.setTimeout(300_000);
  const product = await Product.start([]);
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  const simsOf = async (filter: object) =>
    (await ask<{ sims: { sims: Sim[] } }>(product.url, SIMS, { filter })).sims.sims;
  /** Requests a change of pasted ICCIDs, as a bulk. */
  const change = async (action: string, sims: readonly Sim[]) => {
    await page.getByRole('button', { name: 'Change many' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Action' }).click();
    await page.getByRole('option', { name: action, exact: true }).click();
    await dialog.getByText('Pasted list').click();
    await dialog.getByRole('textbox', { name: /^ICCIDs/ }).fill(sims.map(({ iccid }) => iccid).join('\n'));
    await dialog.getByRole('button', { name: 'Check SIMs' }).click();
    await dialog.getByRole('button', { name: `${action} ${sims.length} SIMs`, exact: true }).click();
    await expect(page).toHaveURL(/batch=/);
  };
  try {
    await page.goto('/subscription-management');
    await signIn(page, ADMIN);
    await expect(page.getByRole('group', { name: 'Numbers of SIMs' })).toBeVisible();

    // Some SIMs of the simulated provider are refused or never confirmed, so a few more than two are suspended.
    const candidates = (await simsOf({ state: 'active' })).filter(({ request }) => request === null).slice(0, 8);
    const suspended = await test.step('the provider confirms a change later, and repeats itself', async () => {
      await change('Suspend', candidates);
      const progress = page.getByRole('region', { name: 'Progress of the change' });
      await expect(progress.getByRole('heading', { name: 'Suspending 8 SIMs' })).toBeVisible();
      const confirmed = async () => {
        const found = await simsOf({ state: 'suspended' });
        return found.filter(({ iccid }) => candidates.some((one) => one.iccid === iccid));
      };
      await expect.poll(async () => (await confirmed()).length, SLOW).toBeGreaterThanOrEqual(2);
      await expect(progress.getByText(/^[2-8] of 8 confirmed$/)).toBeVisible(SLOW);
      return (await confirmed()).slice(0, 2);
    });

    const [first] = suspended as [Sim, Sim];
    await test.step('other screens show the trailer as suspended', async () => {
      await page.goto(`/fleet/currentFleetStatus?q=${first.vin}`);
      const row = page.getByRole('row').filter({ hasText: first.unitId });
      await expect(row.getByText('Suspended').first()).toBeVisible(SLOW);
      await page.goto(`/tracking/${first.vin}`);
      await expect(page.getByText('Suspended').first()).toBeVisible(SLOW);
    });

    await test.step('the history has one entry for each status, and the SIM is activated again', async () => {
      await page.goto(`/subscription-management?open=${first.iccid}`);
      const drawer = page.getByRole('dialog', { name: /^SIM/ });
      await expect(drawer.getByText('Status: Suspended')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.goto('/subscription-management');
      await change('Activate', suspended);
      await expect(page.getByText('2 of 2 confirmed')).toBeVisible(SLOW);
      await page.goto(`/fleet/currentFleetStatus?q=${first.vin}`);
      const row = page.getByRole('row').filter({ hasText: first.unitId });
      await expect(row).toBeVisible();
      await expect(row.getByText('Suspended')).toHaveCount(0, SLOW);
    });
  } finally {
    await context.close();
    await product.dispose();
  }
});
