import type { Page } from 'playwright/test';
import { account } from './accounts';
import { openFromFooter } from './drawer';
import { expect, signIn, test } from './test';

interface Trailer {
  vin: string;
  unitId: string;
}

/** Trailers of a product that have told where they are. */
async function trailers(url: string, products: readonly string[]): Promise<Trailer[]> {
  const { email, password } = account('admin');
  const signedIn = await fetch(`${url}/auth/v1/loginV2`, {
    headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
  });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const query = `query ($products: [String!]) { fleetStatus(input: {
    filters: [{ field: "productType", in: $products }, { field: "connectivityStatus", in: ["GOOD"] }]
    paginationInput: { pageSize: 20, pageNumber: 1 }
  }) { trailers { vin unitId lat } } }`;
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { products } }),
  });
  const { data } = (await answer.json()) as {
    data: { fleetStatus: { trailers: (Trailer & { lat: number | null })[] } };
  };
  return data.fleetStatus.trailers.filter(({ lat }) => lat !== null);
}

async function openDrawer(page: Page, { vin }: Trailer): Promise<void> {
  await page.goto(`/tracking/${vin}`);
  await signIn(page, account('admin'));
}

test('the nearest service center gets the diagnostic e-mail', async ({ page, product }) => {
  const [trailer] = await trailers(product.url, ['GO_TRACK', 'GO_SOLAR']);
  if (!trailer) throw new Error('The demonstration has no GO trailer that reports.');
  await openDrawer(page, trailer);
  await openFromFooter(page, 'Service Center');
  const nearest = page.getByRole('list', { name: 'Service centers' }).getByRole('listitem').first();
  await expect(nearest).toContainText(/\d mi/);
  const address = await nearest.getByRole('link', { name: /@/ }).textContent();
  await nearest.getByRole('button', { name: /^Send diagnostic e-mail/ }).click();
  await page.getByRole('button', { name: 'Send e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Diagnostic e-mail sent' })).toBeVisible();
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

test('work done is written down by keyboard alone', async ({ page, product }) => {
  const [, trailer] = await trailers(product.url, ['GO_TRACK', 'GO_SOLAR']);
  if (!trailer) throw new Error('The demonstration has no two GO trailers that report.');
  await openDrawer(page, trailer);
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('button', { name: 'More', exact: true }).press('Enter');
  const item = page.getByRole('menuitem', { name: 'Maintenance Log' });
  await expect(item).toBeVisible();
  await page.keyboard.type('Ma');
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('region', { name: 'Preventative Maintenance Log' })).toBeFocused();
  await expect(drawer.getByText('No maintenance yet')).toBeVisible();
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

test("a camera's picture comes by a link that needs no session, and by no other", async ({ page, product }) => {
  const [trailer] = await trailers(product.url, ['GO_CARGO_VIEW', 'GO_CARGO_MONITOR']);
  if (!trailer) throw new Error('The demonstration has no trailer with a cargo camera that reports.');
  await openDrawer(page, trailer);
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('button', { name: /^Cargo Camera/ }).click();
  const picture = drawer.getByRole('img', { name: /^Cargo space, \d+% full/ });
  // the simulated cameras take their first pictures one after the other
  await expect(async () => {
    await page.reload();
    await drawer.getByRole('button', { name: /^Cargo Camera/ }).click();
    await expect(picture).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480);
  const url = new URL((await picture.getAttribute('src')) ?? '', product.url);
  expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
  url.searchParams.set('expires', '9999999999');
  expect((await fetch(url)).status).toBe(404);
});
