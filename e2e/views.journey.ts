import { account } from './accounts';
import { expect, signIn, test } from './test';

test('saves a view for a role, opens it by link and by default, and edits it', async ({ page, browser }) => {
  await page.goto('/fleet/currentFleetStatus');
  await signIn(page, account('admin'));
  await expect(page.getByText('500 trailers')).toBeVisible();
  await page.getByRole('radio', { name: /^Critical/ }).check({ force: true });
  const count = page.getByRole('status').filter({ hasText: /^\d+ trailers?$/ });
  await expect(count).not.toHaveText('500 trailers');
  /** The fleet is live, so the number of its critical trailers changes. The list follows the number of its filter. */
  const showsCritical = () =>
    expect(async () => {
      const shown = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
      await expect(page.getByRole('radio', { name: new RegExp(`^Critical ?${shown}$`) })).toBeChecked({ timeout: 500 });
    }).toPass();
  await showsCritical();

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Critical trailers');
  await dialog.getByText('A role', { exact: true }).click();
  await dialog.getByRole('combobox', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Administrator', exact: true }).click();
  await dialog.getByText('Open this screen with this view').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Critical trailers' })).toBeVisible();
  await expect(page).toHaveURL(/savedView=/);
  const link = page.url();

  await page.goto('/fleet/currentFleetStatus');
  await expect(page.getByRole('button', { name: 'Critical trailers' })).toBeVisible();
  await showsCritical();

  await page.getByRole('radio', { name: /^Caution/ }).check({ force: true });
  await page.getByRole('button', { name: 'Critical trailers (edited)' }).click();
  await page.getByRole('menuitemradio', { name: /^Critical trailers/ }).click();
  await showsCritical();

  // A standard user gets the filters of the link, even without access to the view.
  const other = await browser.newPage();
  await other.goto(link);
  await signIn(other, account('customer'));
  await expect(other.getByRole('radio', { name: /^Critical/ })).toBeChecked();
  await other.close();

  await page.getByRole('button', { name: 'Critical trailers' }).click();
  await page.getByRole('menuitem', { name: 'Manage views…' }).click();
  await page.getByRole('button', { name: 'Delete Critical trailers' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved views yet')).toBeVisible();
});

test('keeps the filters of Fleet Control in a view', async ({ page }) => {
  await page.goto('/control');
  await signIn(page, account('admin'));
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Tether' }).first().click();
  await page.getByRole('option', { name: 'Untethered' }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Untethered');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'Untethered (edited)' }).click();
  await page.getByRole('menuitemradio', { name: 'Untethered' }).click();
  await expect(page.getByRole('button', { name: 'Untethered', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Remove filter/ }).first()).toBeVisible();
});
