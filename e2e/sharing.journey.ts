import { account } from './accounts';
import { enter, type } from './keyboard';
import { expect, signIn, test } from './test';

test('by keyboard: shares a location with a visitor until the link is revoked', async ({
  page,
  browser,
  contextOptions,
  product,
}) => {
  await page.goto('/tracking');
  await signIn(page, account('customer'));
  await page.getByRole('option').first().waitFor();
  await enter(page, page.getByRole('listbox', { name: 'Trailers' }));
  const drawer = page.getByRole('dialog').first();
  const share = drawer.getByRole('button', { name: 'Share location' });
  await enter(page, share);

  const dialog = page.getByRole('dialog', { name: /^Share location of/ });
  await type(page, dialog.getByLabel('Name on the page'), 'Load 4711');
  await enter(page, dialog.getByRole('button', { name: 'Create link' }));
  const address = (await dialog.getByText(/\/shared-location#[\w-]{43}$/).textContent()) ?? '';
  const { hash } = new URL(address);

  // Another browser without cookie and session.
  const outside = await browser.newContext({ ...contextOptions, baseURL: product.url });
  const visitor = await outside.newPage();
  const requests: string[] = [];
  visitor.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await visitor.goto(`/shared-location${hash}`);
  await expect(visitor.getByRole('heading', { name: 'Load 4711' })).toBeVisible();
  await expect(visitor.getByText(/^Reported/)).toBeVisible();
  await expect(visitor.getByText(/7 h 59 min left|8 h left/)).toBeVisible();
  await visitor.locator('[data-map-idle]').waitFor();
  // The secret is in no requested URL and in no referrer.
  expect(
    requests.filter((line) => line.includes(hash.slice(1)) && !line.startsWith(`${product.url}/shared-location#`)),
  ).toEqual([]);

  await page.bringToFront();
  await enter(page, dialog.getByRole('button', { name: 'Done' }));
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await enter(page, page.getByRole('button', { name: 'Shared locations' }));
  const links = page.getByRole('dialog', { name: 'Shared locations' });
  await expect(links.getByText(/opened once/)).toBeVisible();
  await enter(page, links.getByRole('button', { name: 'Revoke the link to Load 4711' }));
  await enter(page, page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }));
  await expect(links.getByText('No active links')).toBeVisible();

  await expect(visitor.getByText('This shared location has ended')).toBeVisible({ timeout: 20_000 });
  await expect(visitor.getByText('Load 4711')).toBeHidden();
  await outside.close();
});
