import type { Page } from 'playwright/test';
import { account } from './accounts';
import { choose, enter } from './keyboard';
import { Product } from './product';
import { test as base, expect, signIn } from './test';

/** Units respond within two seconds when time runs sixty times faster. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const product = await Product.start(['--sim-speed=60']);
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

interface Unit {
  vin: string;
  unitId: string;
  power: string;
  batteryVoltage: number;
}

/** The reporting units of the viewer with their last readings, as the page requests them. */
async function unitsOf(page: Page, url: string): Promise<Unit[]> {
  const firstRequest = page.waitForRequest((request) => request.url().startsWith(`${url}/graphql`));
  await page.reload();
  const authorization = (await (await firstRequest).allHeaders()).authorization ?? '';
  const request = async (query: string) => {
    const response = await page.request.post(`${url}/graphql`, { headers: { authorization }, data: { query } });
    return (await response.json()).data;
  };
  const { reeferUnits } = await request(
    '{ reeferUnits(input: { paginationInput: { pageSize: 100, pageNumber: 1 } }) { asOf units { vin reportedAt } } }',
  );
  const live = reeferUnits.units.filter(
    ({ reportedAt }: { reportedAt: string }) => Date.parse(reeferUnits.asOf) - Date.parse(reportedAt) < 2 * 86_400_000,
  );
  const units: Unit[] = [];
  for (const { vin } of live) {
    units.push((await request(`{ reeferUnit(vin: "${vin}") { vin unitId power batteryVoltage } }`)).reeferUnit);
  }
  return units;
}

async function openReefers(page: Page, name: string): Promise<void> {
  await page.goto('/tracking');
  await signIn(page, account(name));
  await expect(page.getByRole('heading', { name: 'Tracking' })).toBeVisible();
}

async function openSection(page: Page, vin: string): Promise<void> {
  await page.goto(`/tracking/${vin}`);
  const section = page.getByRole('dialog').getByRole('button', { name: /^Reefer Unit/ });
  await expect(section).toBeEnabled();
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
}

test('by keyboard: turns a unit off and shows its report', async ({ page, product }) => {
  await openReefers(page, 'customer-admin');
  const unit = (await unitsOf(page, product.url)).find(({ power }) => power === 'on');
  if (!unit) throw new Error('no unit runs');
  await openSection(page, unit.vin);
  const drawer = page.getByRole('dialog', { name: unit.unitId });
  await expect(drawer.getByText('No Recent Commands')).toBeVisible();
  await enter(page, drawer.getByRole('button', { name: 'Send command' }));
  await choose(page, page.getByRole('radio'), page.getByRole('radio', { name: /^Remote Off/ }));
  await enter(page, page.getByRole('button', { name: 'Next' }));
  await enter(page, page.getByRole('button', { name: 'Continue' }));
  await enter(page, page.getByRole('button', { name: 'Turn off' }));
  const row = drawer.getByRole('list', { name: 'Commands' }).getByRole('listitem').first();
  await expect(row).toContainText('Remote Off');
  await expect(row).toContainText('Success');
  await expect(drawer.getByText('Off', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByText('Last 24 h: 0 pending, 0 failed, 1 successful')).toBeVisible();
});

test('sends a batch in which one unit cannot start', async ({ page, product }) => {
  await openReefers(page, 'customer-admin');
  const units = await unitsOf(page, product.url);
  const flat = units.find(({ power, batteryVoltage }) => power === 'off' && batteryVoltage < 11.8);
  const running = units.find(({ power }) => power === 'on');
  if (!flat || !running) throw new Error('the demonstration has no such units');
  await page.getByRole('button', { name: 'Reefer commands' }).click();
  for (const { unitId } of [flat, running]) {
    await page.getByRole('searchbox', { name: 'Search units' }).fill(unitId);
    await page.getByRole('list', { name: 'Units' }).getByRole('checkbox', { name: unitId, exact: true }).check();
  }
  await page.getByRole('button', { name: 'Next: 2 units' }).click();
  await page.getByRole('radio', { name: /^Remote On/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send command' }).click();
  await expect(page.getByText('0 in progress, 1 failed, 1 successful')).toBeVisible();
  const results = page.getByRole('table', { name: 'Results' }).getByRole('row');
  await expect(results.nth(1)).toContainText(flat.unitId);
  await expect(results.nth(1)).toContainText('Remote On');
  await expect(results.nth(1)).toContainText('Unit battery too low to start the engine');
  await expect(results.nth(2)).toContainText('Success');
  await expect(page.getByRole('button', { name: 'Retry 1 failed' })).toBeVisible();
});

test('shows everything and sends nothing without the group', async ({ page, product }) => {
  await openReefers(page, 'all-customer-view');
  const [unit] = await unitsOf(page, product.url);
  if (!unit) throw new Error('no unit');
  await expect(page.getByRole('button', { name: 'Reefer commands' })).toHaveCount(0);
  await openSection(page, unit.vin);
  const drawer = page.getByRole('dialog', { name: unit.unitId });
  await expect(drawer.getByText('You do not have access to send a command')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Send command' })).toHaveCount(0);
});
