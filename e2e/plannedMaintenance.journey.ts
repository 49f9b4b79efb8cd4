import type { Page } from 'playwright/test';
import { account } from './accounts';
import { openFromFooter } from './drawer';
import { HOLDER } from './geofenceDevice';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const OWNER = account('customer-admin');
const WORK = 'Landing gear service';

/** A picture from the browser, as PNG. */
async function photo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 200];
    canvas.getContext('2d')?.fillRect(40, 40, 120, 80);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** The last trailer of the customer whose drawer has a maintenance log, with a contract for its SIM. */
async function listedTrailer(url: string): Promise<string> {
  const query = `query ($customerId: Int) { fleetStatus(input: { customerId: $customerId,
    filters: [{ field: "productType", in: ["GO_TRACK", "GO_SOLAR"] }],
    paginationInput: { pageSize: 100, pageNumber: 1 } }) { trailers { vin simStatus installationDate } } }`;
  const { fleetStatus } = await ask<{
    fleetStatus: { trailers: { vin: string; simStatus: string | null; installationDate: string | null }[] };
  }>(url, query, { customerId: HOLDER });
  const longAgo = Date.now() - 60 * 86_400_000;
  const found = fleetStatus.trailers.findLast(
    ({ simStatus, installationDate }) =>
      simStatus !== 'deactivated' && installationDate !== null && Date.parse(installationDate) < longAgo,
  );
  if (!found) throw new Error(`No such trailer: ${JSON.stringify(fleetStatus.trailers.slice(0, 5))}`);
  return found.vin;
}

test('planned work is due, is completed with a picture, and is in the maintenance log', async ({ page, product }) => {
  const vin = await listedTrailer(product.url);
  await page.goto('/maintenance?kind=plannedWork');
  await signIn(page, OWNER);
  const issues = page.getByRole('list', { name: 'Maintenance issues' });
  await expect(issues.getByRole('button', { name: /Annual inspection · (due|overdue)/ }).first()).toBeVisible();
  await page.goto(`/maintenance?kind=plannedWork&search=${vin}`);

  await test.step('an administrator plans work', async () => {
    await page.getByRole('button', { name: 'Planned maintenance' }).click();
    const templates = page.getByRole('dialog', { name: 'Planned maintenance' });
    await expect(page).toHaveURL(/planned=1/);
    await expect(templates.getByText('49 CFR 396.17')).toBeVisible();
    await templates.getByRole('button', { name: 'Add work' }).click();
    const form = page.getByRole('dialog', { name: 'New planned work' });
    await form.getByRole('textbox', { name: /^Name/ }).fill(WORK);
    await form.getByRole('spinbutton', { name: 'Every months' }).fill('1');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(templates.getByText(WORK)).toBeVisible();
    await templates.getByRole('button', { name: 'Close' }).last().click();
  });

  const due = issues.getByRole('button', { name: new RegExp(`${WORK} · overdue by`) });
  await test.step('what is due is in the list', async () => {
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(due).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  });

  const panel = page.getByRole('complementary', { name: 'Selected issue' });
  await test.step('it is completed', async () => {
    await due.click();
    await expect(panel.getByText('No completed work is known.')).toBeVisible();
    await panel.getByRole('button', { name: 'Complete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Complete' });
    await dialog.getByRole('textbox', { name: /^Note/ }).fill('Greased both legs');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: await photo(page) });
    await expect(dialog.getByText('p.png')).toBeVisible();
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await expect(panel.getByText(/^Closed on /)).toBeVisible();
    await expect(panel.getByText('“Greased both legs”')).toBeVisible();
    await expect(panel.getByRole('img', { name: 'Picture' })).toBeVisible();
    await expect(due).toHaveCount(0);
  });

  await test.step('it is in the audit log and in the maintenance log of the trailer', async () => {
    await panel.getByRole('link', { name: 'Audit log' }).click();
    await expect(page.getByText('Completed planned work').first()).toBeVisible();
    await page.goto(`/tracking/${vin}`);
    await openFromFooter(page, 'Maintenance Log');
    await expect(page.getByText(`${WORK}: Greased both legs`)).toBeVisible();
  });

  await test.step('it leaves the list with its template', async () => {
    await page.goto('/maintenance?kind=plannedWork&planned=1');
    const templates = page.getByRole('dialog', { name: 'Planned maintenance' });
    await templates.getByRole('button', { name: `Delete ${WORK}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(templates.getByText(WORK)).toHaveCount(0);
    await templates.getByRole('button', { name: 'Close' }).last().click();
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(due).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  });
});
