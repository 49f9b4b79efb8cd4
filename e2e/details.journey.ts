import { account } from './accounts';
import { expect, signIn, test } from './test';

test('by keyboard: opens drawer, ABS details, all faults and levels, and goes back', async ({ page }) => {
  await page.goto('/tracking?show=brake');
  await signIn(page, account('admin'));
  await page.getByRole('listbox', { name: 'Trailers' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  const abs = drawer.getByRole('button', { name: /^ABS/ });
  await expect(abs).toHaveAttribute('aria-expanded', 'true');
  await expect(drawer.getByRole('list', { name: 'Active ABS faults' })).toContainText('Suspect component');

  const details = page.getByRole('region', { name: 'Sensor details' });
  const toDetails = drawer.getByRole('button', { name: 'Details of ABS' });
  await toDetails.focus();
  await page.keyboard.press('Enter');
  await expect(details).toBeFocused();
  await expect(page).toHaveURL(/[?&]sensor=7/);
  await expect(details.getByRole('tab', { name: 'ABS' })).toHaveAttribute('aria-selected', 'true');

  const faults = details.getByRole('grid', { name: 'ABS faults' });
  await expect(faults).toContainText('Active');
  await expect(faults).not.toContainText('Cleared');
  const all = details.getByRole('switch', { name: 'Show all faults' });
  await all.focus();
  await page.keyboard.press('Space');
  await expect(all).toBeChecked();
  const levels = details.getByRole('group', { name: 'Level' });
  await levels.getByRole('button', { name: 'Component' }).focus();
  await page.keyboard.press('Enter');
  await expect(levels.getByRole('button', { name: 'Component' })).toHaveAttribute('aria-pressed', 'true');
  await expect(details.getByRole('status').filter({ hasText: /faults?$/ })).toBeVisible();

  await details.getByRole('button', { name: 'Back' }).focus();
  await page.keyboard.press('Enter');
  await expect(details).toBeHidden();
  await expect(page).not.toHaveURL(/sensor=/);
  await expect(toDetails).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(details).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('keeps the details in the URL, and closes them for another trailer', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.goto('/tracking');
  await signIn(page, account('admin'));
  await page.getByRole('option').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Sensor details' }).click();
  const details = page.getByRole('region', { name: 'Sensor details' });
  const second = details.getByRole('tab').nth(1);
  await second.click();
  await expect(page).toHaveURL(/sensor=\d+/);
  const name = (await second.textContent()) ?? '';
  await page.reload();
  await expect(details.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
  await details.getByRole('button', { name: 'Back' }).click();
  await drawer.getByRole('button', { name: 'Sensor details' }).click();
  await expect(details.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('option').nth(3).click();
  await expect(details).toBeHidden();
});
