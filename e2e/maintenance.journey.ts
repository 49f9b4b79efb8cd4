import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { account } from './accounts';
import { openFromFooter } from './drawer';
import { HOLDER, reporterOf, silentTrailers } from './geofenceDevice';
import { mailsAbout } from './outbox';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const HOUR = 60;
const OWNER = account('customer-admin');

const BATTERY_AND_ABS = [13, 7];

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

/** A trailer with a battery sensor and an ABS that no simulated device reports for. Journeys before may use others. */
async function silentTrailerWithSensors(url: string) {
  for (const connectivity of ['CRITICAL', 'NA'] as const) {
    const query = `query ($customerId: Int, $connectivity: [String!]) { fleetStatus(input: { customerId: $customerId
      filters: [{ field: "connectivityStatus", in: $connectivity }], paginationInput: { pageSize: 50, pageNumber: 1 }
    }) { trailers { vin installedSensorTypeIds simStatus } } }`;
    const { fleetStatus } = await ask<{
      fleetStatus: { trailers: { vin: string; installedSensorTypeIds: number[]; simStatus: string | null }[] };
    }>(url, query, { customerId: HOLDER, connectivity: [connectivity] });
    // Maintenance leaves out trailers without a contract for their SIM.
    const equipped = fleetStatus.trailers.filter(
      ({ installedSensorTypeIds: ids, simStatus }) =>
        simStatus !== 'deactivated' && BATTERY_AND_ABS.every((id) => ids.includes(id)),
    );
    const silent = await silentTrailers(url, connectivity);
    const found = silent.find(({ vin }) => equipped.some((trailer) => trailer.vin === vin));
    if (found?.serialNumber) return { ...found, serialNumber: found.serialNumber };
  }
  throw new Error('The demonstration has no silent trailer with a battery sensor and an ABS.');
}

test('an issue opens, is emailed, reported as repaired, closes by telemetry and returns', async ({ page, product }) => {
  const { vin, unitId, serialNumber } = await silentTrailerWithSensors(product.url);
  const report = await reporterOf(product.url, serialNumber);
  await report(-50 * HOUR, { trailerBatteryVolts: 11.9 });
  await report(-49 * HOUR, { trailerBatteryVolts: 10.9 });

  await page.goto(`/maintenance?search=${vin}&kind=trailerBattery`);
  await signIn(page, OWNER);
  const row = page.getByRole('list', { name: 'Maintenance issues' }).getByRole('button', { name: new RegExp(unitId) });
  await expect(row).toHaveText(/^Critical.*10\.9 V measured/);
  await row.click();
  const panel = page.getByRole('complementary', { name: 'Selected issue' });
  await expect(panel.getByText('Got worse')).toBeVisible();
  await expect(page).toHaveURL(/issue=/);

  await test.step('people handle it', async () => {
    await panel.getByRole('button', { name: 'Change' }).click();
    const assign = page.getByRole('dialog', { name: 'Assign' });
    await expect(assign.getByText(OWNER.email)).toBeVisible();
    await assign.getByRole('button', { name: 'Assign' }).click();
    await expect(panel.getByText('Assigned', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Report repair' }).click();
    const repair = page.getByRole('dialog', { name: 'Report repair' });
    await repair.getByRole('textbox', { name: /^What was repaired/ }).fill('Replaced the battery');
    await repair
      .locator('input[type=file]')
      .setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: await photo(page) });
    await repair.getByRole('button', { name: 'Report repair' }).click();
    await expect(panel.getByText('Reported as repaired')).toBeVisible();
    await expect(panel.getByRole('img', { name: 'Picture' })).toBeVisible();
  });

  await test.step('its work order is printed and saved', async () => {
    await panel.getByRole('button', { name: 'Work order' }).click();
    const order = page.getByRole('dialog', { name: 'Work order' });
    await expect(order.getByText(/^Disconnect the tractor/)).toBeVisible();
    await expect(order.getByText(/^Seven-way socket/)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-gh-printed] article')).toBeVisible();
    await expect(panel).toBeHidden();
    await page.emulateMedia({ media: null });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      order.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    const file = await download.path();
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    await order.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('it is emailed to the nearest service center', async () => {
    await panel.getByRole('button', { name: 'Email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Email to service center' });
    await dialog.getByRole('combobox', { name: /^Service center/ }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: /^Note/ }).fill('The trailer is at gate 4.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText(/^Sent to /)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(panel.getByText('“The trailer is at gate 4.”')).toBeVisible();
    const [mail, ...others] = await mailsAbout(product.url, `Service request for trailer ${unitId} of `);
    expect(others).toEqual([]);
    for (const part of [vin, '10.9 V', 'The trailer is at gate 4.', `Please reply to ${OWNER.email}`]) {
      expect(mail?.text).toContain(part);
    }
  });

  await test.step('reports confirm the repair', async () => {
    await report(-40 * HOUR, { trailerBatteryVolts: 12.8 });
    await report(-10 * HOUR, { trailerBatteryVolts: 12.8 });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(panel.getByText('Confirmed by reports, closed')).toBeVisible();
    await expect(page.getByText('No issue matches the filters')).toBeVisible();
  });

  await test.step('it returns as the same issue', async () => {
    await report(-1 * HOUR, { trailerBatteryVolts: 11 });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(panel.getByText('Returned, same issue reopened')).toBeVisible();
    await expect(row).toHaveText(/returned/);
    await expect(panel.getByText('“Replaced the battery”')).toBeVisible();
  });

  await test.step('each step by a person is in the audit log, and the trailer is a click away', async () => {
    await panel.getByRole('link', { name: 'Audit log' }).click();
    await expect(page.getByText('Handled maintenance issues').first()).toBeVisible();
    await expect(page.getByText('Emailed maintenance issues to a service center').first()).toBeVisible();
    await page.goBack();
    await panel.getByRole('link', { name: unitId }).click();
    await expect(page).toHaveURL(new RegExp(`/tracking/${vin}`));
    await openFromFooter(page, 'Maintenance issues');
    const drawer = page.getByRole('dialog').first();
    await expect(drawer.getByText('11.0 V measured')).toBeVisible();
    await drawer.getByRole('link', { name: 'Trailer battery' }).click();
    await expect(panel.getByText('Returned, same issue reopened')).toBeVisible();
  });

  await test.step('an amber lamp leads to the meaning of its code', async () => {
    const lamp = { abs: { active: true, amberLampMs: 10_800_000, faults: [{ spn: 789, fmi: 3 }] } };
    await report(-30, lamp);
    await page.goto(`/maintenance?search=${vin}&kind=amberLamp`);
    await page
      .getByRole('list', { name: 'Maintenance issues' })
      .getByRole('button', { name: /Amber lamp/ })
      .click();
    await panel.getByRole('link', { name: 'ABS troubleshooting' }).click();
    await page.waitForURL(`**/absTroubleshooting/${vin}`);
    await page
      .getByRole('list', { name: 'Faults over time' })
      .getByRole('button', { name: /SPN 789/ })
      .click();
    await expect(page).toHaveURL(/fault=/);
    const card = page.getByRole('complementary', { name: 'Selected fault' });
    await expect(card.getByText('789 / 3')).toBeVisible();
    await expect(card.getByRole('img', { name: '2 blinks, a pause, 2 blinks' })).toBeVisible();
    await page.reload();
    await expect(card.getByText('Likely cause')).toBeVisible();
  });
});
