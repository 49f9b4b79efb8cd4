import type { Page } from 'playwright/test';
import { account } from './accounts';
import { openSettingsTab } from './settings';
import { expect, signIn, test } from './test';

async function open(page: Page, path: string, who = 'admin'): Promise<void> {
  await page.goto(path);
  await signIn(page, account(who));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits for the query of the address. */
const hasQuery = (page: Page, query: string) =>
  expect.poll(() => new URLSearchParams(new URL(page.url()).search).toString()).toBe(query);

async function chooseCustomer(page: Page, index: number): Promise<string> {
  await page.getByRole('combobox', { name: 'Customer', exact: true }).click();
  const option = page.getByRole('option').nth(index);
  const name = (await option.textContent()) ?? '';
  await option.click();
  await expect(page.getByRole('combobox', { name: 'Customer', exact: true })).toHaveValue(name);
  return name;
}

test('restores a list of users after a reload, from a copied link and after going back', async ({
  page,
  browser,
  product,
}) => {
  await open(page, '/user-management');
  const name = await chooseCustomer(page, 1);
  const customer = new URL(page.url()).searchParams.get('customer') ?? '';
  expect(customer).toMatch(/^\d+$/);
  await page.getByRole('button', { name: 'Last Login' }).click();
  await hasQuery(page, `customer=${customer}&sort=lastLogin`);
  const length = await page.evaluate(() => window.history.length);
  const search = page.getByRole('searchbox', { name: 'Search Username' });
  await search.pressSequentially('example', { delay: 700 });
  await hasQuery(page, `customer=${customer}&search=example&sort=lastLogin`);
  // Typing is not a step of the browser history.
  expect(await page.evaluate(() => window.history.length)).toBe(length);

  const isRestored = async (shown: Page) => {
    await expect(shown.getByRole('searchbox', { name: 'Search Username' })).toHaveValue('example');
    await expect(shown.getByRole('combobox', { name: 'Customer', exact: true })).toHaveValue(name);
    await expect(shown.getByRole('columnheader', { name: 'Last Login' })).toHaveAttribute('aria-sort', 'ascending');
  };
  await page.reload();
  await isRestored(page);
  const other = await browser.newPage({ baseURL: product.url });
  await open(other, `/user-management${new URL(page.url()).search}`);
  await isRestored(other);
  await other.close();

  await page.goBack();
  await hasQuery(page, `customer=${customer}`);
  await expect(page.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(search).toHaveValue('');
  await page.goForward();
  await isRestored(page);
});

test('keeps the page and an open user in the URL, and ignores invalid values', async ({ page }) => {
  await open(page, '/user-management?page=9999&sort=passwordHash&enabled=perhaps&customer=424242');
  await expect(page.getByRole('combobox', { name: 'Customer', exact: true })).toHaveValue('All Customers');
  // An invalid page number leads to the last page.
  await expect.poll(() => Number(new URL(page.url()).searchParams.get('page'))).toBeLessThan(9999);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'First page' }).click();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
  await expect(page.getByRole('table', { name: 'Users' })).toHaveAttribute('aria-busy', 'false');

  const edit = page.getByRole('button', { name: /^Edit / }).first();
  const email = ((await edit.getAttribute('aria-label')) ?? '').replace('Edit ', '');
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit User Information' });
  await expect(dialog).toContainText(email);
  const id = new URL(page.url()).searchParams.get('open');
  await page.reload();
  await expect(dialog).toContainText(email);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(
    page
      .getByRole('spinbutton')
      .or(page.getByRole('textbox', { name: /^Page/ }))
      .first(),
  ).toHaveValue('2');
  // The user is not on this page of the list.
  await page.goto(`/user-management?search=nobody-at-all&open=${id}`);
  await expect(dialog).toContainText(email);
  await page.goto('/user-management?open=7d0b6f9e-0000-4000-8000-000000000000');
  await expect(page.getByText('User not opened')).toBeVisible();
  await hasQuery(page, '');
});

test('keeps the lists of trailers, customers and groups in the URL', async ({ page }) => {
  await open(page, '/trailer-management?rows=25&sort=-vin');
  await page.getByRole('button', { name: 'Next page' }).click();
  await hasQuery(page, 'sort=-vin&page=2&rows=25');
  await page.getByRole('searchbox', { name: 'Search trailers' }).fill('1');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('1');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search trailers' })).toHaveValue('1');
  await expect(page.getByLabel('Rows per page')).toHaveValue('25');

  await page.goto('/customer-management?deactivated=yes&open=2');
  await expect(page.getByRole('dialog', { name: 'Edit Customer' })).toContainText('ID 2');
  await page.keyboard.press('Escape');
  await hasQuery(page, 'deactivated=yes');
  await expect(page.getByRole('switch', { name: 'Show deactivated' })).toBeChecked();

  await page.goto('/group-management?customer=1');
  await page.getByRole('treeitem', { name: /^Over the Road/ }).click();
  await page.getByRole('tab', { name: /^Users/ }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Over the Road' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Users/ })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^Trailers/ })).toHaveAttribute('aria-selected', 'true');
});

test('keeps the chosen customer when the settings tab changes', async ({ page }) => {
  await open(page, '/user-management');
  const name = await chooseCustomer(page, 2);
  const customer = page.getByRole('combobox', { name: 'Customer', exact: true });
  for (const tab of ['Group Management', 'Audit Log', 'Trailer Management']) {
    await openSettingsTab(page, tab);
    await expect(customer).toHaveValue(name);
  }
  const other = await chooseCustomer(page, 3);
  // A page without customers is between them.
  for (const tab of ['Profile', 'Customer Management', 'User Management']) await openSettingsTab(page, tab);
  await expect(customer).toHaveValue(other);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trailer Management');
  await expect(customer).toHaveValue(other);
});

test('ignores the customer of the URL for a user with one customer', async ({ page }) => {
  await open(page, '/user-management?customer=2', 'customer-admin');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Customer', exact: true })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Group Management' }).click();
  await expect(page.getByRole('treeitem', { name: /^Over the Road/ })).toBeVisible();
});
