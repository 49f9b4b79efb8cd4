import { account } from './accounts';
import { expect, signIn, test } from './test';
import { trailers } from './trailers';

test('finds a trailer by its unit ID by keyboard, and lists it as recent after a reload', async ({ page, product }) => {
  const [trailer] = await trailers(product.url, ['PRO', 'BASE', 'GO_TRACK']);
  const { vin = '', unitId = '' } = trailer ?? {};
  await page.goto('/');
  await signIn(page, account('admin'));
  await page.waitForURL('**/control');
  await page.getByRole('heading', { name: 'Fleet Control' }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.type(unitId.toLowerCase());
  const found = page.getByRole('option').first();
  await expect(found).toContainText(unitId);
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/tracking/${vin}*`);
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();

  await page.goto('/profile');
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveCount(1);
  await expect(recent).toContainText(unitId);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search', exact: true }).first()).toBeFocused();
});

test('opens users, groups and customers, each on its own page', async ({ page }) => {
  await page.goto('/profile');
  await signIn(page, account('admin'));
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  const open = async (text: string, kind: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill(text);
    await page.getByRole('group', { name: kind }).getByRole('option').first().click();
  };
  await open('support@', 'Users');
  await page.waitForURL(/\/user-management\?open=/);
  await expect(page.getByRole('dialog')).toContainText('support@gladhand.example');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await open('all vins', 'Groups');
  await page.waitForURL(/\/group-management\?.*group=/);
  await open('shapes', 'Help');
  await page.waitForURL(/\/help\/faq#help-shapes/);
  await open('transport', 'Customers');
  await page.waitForURL(/\/customer-management\?open=/);
  await expect(page.getByRole('dialog', { name: 'Edit Customer' })).toBeVisible();
});

test('opens the map at a city, which stays in the address until it is removed', async ({ page }) => {
  await page.goto('/profile');
  await signIn(page, account('customer'));
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('joplin');
  await page.getByRole('group', { name: 'Places' }).getByRole('option', { name: 'Joplin, MO' }).click();
  await page.waitForURL(/\/tracking\?near=37\.\d+%2C-94\.\d+%2CJoplin/);
  await page.reload();
  await expect(page.getByText('Near Joplin, MO')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the place from the map' }).click();
  await expect(page.getByText('Near Joplin, MO')).toBeHidden();
  expect(new URL(page.url()).search).toBe('');
});

test('shows no users without user management, and clears recent items at sign-out', async ({ page }) => {
  await page.goto('/profile');
  await signIn(page, account('customer'));
  await page.getByRole('heading', { name: 'Profile' }).waitFor();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await field.fill('gladhand.example');
  await expect(page.getByText('No results for “gladhand.example”')).toBeVisible();
  await page.keyboard.press('Escape');
  await field.fill('tracking');
  await page.getByRole('option', { name: 'Tracking' }).first().click();
  await page.waitForURL('**/tracking');
  const stored = () => page.evaluate(() => localStorage.getItem('gladhand.recentSearches'));
  expect(await stored()).toContain('/tracking');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await stored()).toBeNull();
});
