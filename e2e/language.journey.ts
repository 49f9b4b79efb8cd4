import { account } from './accounts';
import { expect, signIn, test } from './test';

test('applies a selected language to every page, also after a reload', async ({ page }) => {
  await page.goto('/profile');
  await signIn(page, account('admin'));
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Profil', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Flottenübersicht' })).toBeVisible();

  await page.goto('/fleet/currentFleetStatus');
  await expect(page.getByRole('grid', { name: 'Flottenstatus' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /Trailerzustand/ })).toBeVisible();
  await expect(page).toHaveTitle('Flottenstatus · Gladhand');

  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page.getByText('Koordinaten', { exact: true })).toBeVisible();

  await page.goto('/user-management');
  await expect(page.getByRole('heading', { name: /Benutzerverwaltung/ })).toBeVisible();
  await page.getByRole('button', { name: 'Neuen Benutzer anlegen' }).click();
  await expect(page.getByRole('checkbox', { name: 'Kundenadministrator' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Ortung' })).toBeVisible();
});

test('shows the sign-in page in the language of the browser or in a selected one', async ({ browser, product }) => {
  const german = await browser.newContext({ locale: 'de-AT', baseURL: product.url });
  const page = await german.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Español');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await german.close();
});

test('loads no other language for English', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(loaded.filter((path) => /\/(de|es)-[\w-]+\.js$/.test(path))).toEqual([]);
});
