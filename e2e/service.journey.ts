import type { Page } from 'playwright/test';
import { account } from './accounts';
import { openFromFooter } from './drawer';
import { expect, signIn, test } from './test';
import { ask, type Trailer, trailers } from './trailers';

/** The first trailer whose camera has sent an image, if any. */
async function photographed(url: string): Promise<Trailer[]> {
  for (const trailer of await trailers(url, ['GO_CARGO_VIEW'])) {
    const query = 'query ($vin: String!) { trailerImageHistoryData(vin: $vin, pageSize: 1, pageNumber: 0) { total } }';
    const { vin } = trailer;
    const { trailerImageHistoryData } = await ask<{ trailerImageHistoryData: { total: number } }>(url, query, { vin });
    if (trailerImageHistoryData.total > 0) return [trailer];
  }
  return [];
}

async function openDrawer(page: Page, { vin }: Trailer): Promise<void> {
  await page.goto(`/tracking/${vin}`);
  await signIn(page, account('admin'));
}

test('sends the diagnostic email to the nearest service center', async ({ page, product }) => {
  const [trailer] = await trailers(product.url, ['GO_TRACK', 'GO_SOLAR']);
  if (!trailer) throw new Error('The demonstration has no GO trailer that reports.');
  await openDrawer(page, trailer);
  await openFromFooter(page, 'Service Center');
  const nearest = page.getByRole('list', { name: 'Service centers' }).getByRole('listitem').first();
  await expect(nearest).toContainText(/\d mi/);
  const address = await nearest.getByRole('link', { name: /@/ }).textContent();
  await nearest.getByRole('button', { name: /^Send diagnostic email/ }).click();
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByRole('heading', { name: 'Diagnostic email sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(nearest).toContainText(/Sent \d/);

  const mails = (await (await fetch(`${product.url}/dev/outbox`)).json()) as Record<
    'to' | 'purpose' | 'text',
    string
  >[];
  const mail = mails.find(({ purpose }) => purpose === 'diagnostic');
  expect(mail?.to).toBe(address);
  for (const part of [trailer.vin, 'Last readings', account('admin').email]) expect(mail?.text).toContain(part);
});

test('adds a maintenance record by keyboard', async ({ page, product }) => {
  const [, trailer] = await trailers(product.url, ['GO_TRACK', 'GO_SOLAR']);
  if (!trailer) throw new Error('The demonstration has no two GO trailers that report.');
  await openDrawer(page, trailer);
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('button', { name: 'More', exact: true }).press('Enter');
  const item = page.getByRole('menuitem', { name: 'Maintenance Log' });
  await expect(item).toBeVisible();
  await page.keyboard.type('Maintenance L');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('region', { name: 'Preventative Maintenance Log' })).toBeFocused();
  await expect(drawer.getByText('No maintenance records yet')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add entry' });
  await expect(form.getByRole('combobox', { name: /^Work/ })).toBeVisible();
  await form.getByRole('combobox', { name: /^Work/ }).focus();
  await page.keyboard.type('Ti');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: /^Work/ })).toHaveValue('Tires');
  await form.getByRole('textbox', { name: /^Note/ }).focus();
  await page.keyboard.type('Four new ones.');
  for (let tabs = 0; tabs < 4; tabs++) {
    if (await form.getByRole('button', { name: 'Save' }).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  const entry = drawer.getByRole('list', { name: 'Preventative maintenance log' }).getByRole('listitem').first();
  await expect(entry).toContainText('Tires');
  await expect(entry).toContainText('Four new ones.');
  await page.reload();
  await openFromFooter(page, 'Maintenance Log');
  await expect(entry).toContainText('Four new ones.');
});

test('loads a camera image only by its own link', async ({ page, product }) => {
  const found: Trailer[] = [];
  // The simulated cameras send their first images with their first reports.
  await expect
    .poll(async () => found.push(...(await photographed(product.url))), { timeout: 40_000 })
    .toBeGreaterThan(0);
  const [trailer] = found;
  if (!trailer) throw new Error('No camera of the demonstration has sent a picture.');
  await openDrawer(page, trailer);
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('button', { name: /^Cargo Camera/ }).click();
  const picture = drawer.getByRole('img', { name: /^Cargo space, \d+% full/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480);
  const url = new URL((await picture.getAttribute('src')) ?? '', product.url);
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
  url.searchParams.set('expires', '9999999999');
  expect((await fetch(url)).status).toBe(404);
});
