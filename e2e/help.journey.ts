import { account } from './accounts';
import { expect, signIn, test } from './test';

test('searches all pages of Help, keeps the search in the URL and opens the section', async ({ page }) => {
  await page.goto('/help/administration');
  await signIn(page, account('admin'));
  await page.getByRole('searchbox', { name: 'Search Help' }).fill('check digit');
  await expect(page).toHaveURL(/search=check/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search Help' })).toHaveValue('check digit');
  await page.getByRole('region', { name: 'On other pages' }).getByRole('link', { name: 'Before you begin' }).click();
  await page.waitForURL('**/help/installation#help-before');
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search Help' })).toHaveValue('check digit');
  await page.getByRole('searchbox', { name: 'Search Help' }).fill('transfer trailers');
  const elsewhere = page.getByRole('region', { name: 'On other pages' });
  await expect(elsewhere.getByRole('link', { name: 'How do I transfer trailers to another customer?' })).toBeVisible();
});

test('shows Help for administration only to administrators', async ({ page }) => {
  await page.goto('/help/faq');
  await signIn(page, account('dealer'));
  await expect(page.getByRole('navigation', { name: 'Help' }).getByRole('link')).toHaveText([
    'FAQ',
    'Troubleshooting',
    'Installation',
  ]);
  await page.getByRole('searchbox', { name: 'Search Help' }).fill('effective access');
  await expect(page.getByText('Nothing on this page matches your search')).toBeVisible();
  await expect(page.getByRole('region', { name: 'On other pages' })).toBeHidden();
  // A section of a page that dealers may read, about a screen that they may not open.
  await page.getByRole('searchbox', { name: 'Search Help' }).fill('transfer trailers');
  await expect(page.getByText('Nothing on this page matches your search')).toBeVisible();
  await expect(page.getByRole('region', { name: 'On other pages' })).toBeHidden();
  await page.goto('/help/administration');
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
});
