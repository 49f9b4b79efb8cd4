import { account } from './accounts';
import { expect, signIn, test } from './test';

test('a location is shared with somebody outside, who sees its place until the link is revoked', async ({
  page,
  browser,
  contextOptions,
  product,
}) => {
  await page.goto('/tracking');
  await signIn(page, account('customer'));
  await page.getByRole('searchbox', { name: 'Search trailers' }).waitFor();
  await page.getByRole('option').first().click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('button', { name: 'Share location' }).click();

  const dialog = page.getByRole('dialog', { name: /^Share location of/ });
  await dialog.getByLabel('Name on the page').fill('Load 4711');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = (await dialog.getByText(/\/shared-location#[\w-]{43}$/).textContent()) ?? '';
  const { hash } = new URL(address);

  // somebody else's browser: no cookie, no session
  const outside = await browser.newContext({ ...contextOptions, baseURL: product.url });
  const visitor = await outside.newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await visitor.goto(`/shared-location${hash}`);
  await expect(visitor.getByRole('heading', { name: 'Load 4711' })).toBeVisible();
  await expect(visitor.getByText(/^Reported/)).toBeVisible();
  await expect(visitor.getByText(/for another 7 h 59 min|for another 8 h/)).toBeVisible();
  await visitor.locator('[data-map-idle]').waitFor();
  // the secret is in no address that was asked for, and in no referrer
  expect(
    asked.filter((line) => line.includes(hash.slice(1)) && !line.startsWith(`${product.url}/shared-location#`)),
  ).toEqual([]);

  await dialog.getByRole('button', { name: 'Done' }).click();
  await drawer.getByRole('button', { name: 'Close trailer details' }).click();
  await page.getByRole('button', { name: 'Shared locations' }).click();
  const links = page.getByRole('dialog', { name: 'Shared locations' });
  await expect(links.getByText(/opened once/)).toBeVisible();
  await links.getByRole('button', { name: 'Revoke the link to Load 4711' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(links.getByText('No link is open.')).toBeVisible();

  await expect(visitor.getByText('This shared location has ended')).toBeVisible({ timeout: 20_000 });
  await expect(visitor.getByText('Load 4711')).toBeHidden();
  await outside.close();
});
