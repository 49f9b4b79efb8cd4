import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { account } from './accounts';
import { expect, signIn, test } from './test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A demonstration user that no journey signs in. */
const STANDARD_USER = /^(\w+\.\w+@\S+) enabled$/;

test('finds a change in the history of a user, exports it and returns to it', async ({ page }) => {
  await page.goto('/user-management');
  await signIn(page, account('customer-admin'));
  const name = await page
    .getByRole('switch', { name: STANDARD_USER, checked: true })
    .first()
    .getAttribute('aria-label');
  const [, email = ''] = STANDARD_USER.exec(name ?? '') ?? [];
  await page.getByRole('searchbox', { name: 'Search Username' }).fill(email);
  const enabled = page.getByRole('switch', { name: `${email} enabled` });
  for (const step of ['Disable', 'Enable']) {
    await enabled.click();
    await page.getByRole('alertdialog').getByRole('button', { name: step }).click();
    await page.getByRole('button', { name: 'OK' }).click();
  }

  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: `History of ${email}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Log' })).toBeVisible();
  // A link of a widget does not reload the portal.
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(new URL(page.url()).searchParams.get('target')).toBe(email);
  const disabled = page.getByRole('row').filter({ hasText: 'Disabled the user' });
  await expect(disabled).toContainText(account('customer-admin').email);
  await expect(disabled).toContainText('Enabled: Yes → No');

  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Last 24 hours' }).click();
  await page.getByRole('searchbox', { name: 'Search user, action or target' }).fill('user.disabled');
  await expect(page.getByText('1 line', { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export to CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/Audit Log Export \d\d-\d\d-\d{4}\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('\uFEFFTime,User,Action,Target,Customer,Details');
  const [time, ...cells] = lines[1]?.split(',') ?? [];
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:]+[+-][\d:]+$/);
  expect(cells.slice(0, 3)).toEqual([account('customer-admin').email, 'Disabled the user', email]);
  expect(cells.at(-1)).toBe('Enabled: Yes → No');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.reload();
  await expect(page.getByText('1 line', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search user, action or target' })).toHaveValue('user.disabled');
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('Last 24 hours');
  await page.getByRole('button', { name: /^Details: Disabled the user/ }).press('Enter');
  await page.evaluate(axeSource);
  const violations = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<{ violations: { id: string }[] }> } }).axe.run(),
  );
  expect(violations.violations.map(({ id }) => id)).toEqual([]);

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Exported the audit log' }).first()).toBeVisible();
  await page.getByRole('link', { name: email }).first().click();
  await expect(page.getByRole('dialog')).toContainText(email);
});
