import type { Page } from 'playwright/test';
import { account } from './accounts';
import { expect, signIn, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await signIn(page, account('admin'));
  await page.waitForURL('**/control');
  await expect(numberOf(page, 'Trailers')).toBeVisible();
});

const numberOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}:? [\\d,]+$`) });
const listOf = (page: Page) => page.getByRole('region', { name: 'Counted trailers' });

/** The count of the button and of the list. Both change with the fleet, so they are read together. */
const numberAndList = (page: Page, name: string) =>
  page.evaluate((label) => {
    const nameOf = (button: Element) => button.ariaLabel ?? button.textContent ?? '';
    const button = [...document.querySelectorAll('button[aria-pressed=true]')].find((one) =>
      nameOf(one).startsWith(label),
    );
    const list = document.querySelector('section[aria-label="Counted trailers"]');
    return {
      number: Number(button && /[\d,]+$/.exec(nameOf(button))?.[0].replaceAll(',', '')),
      said: Number.parseInt(list?.querySelector('[role=status]')?.textContent?.replaceAll(',', '') ?? '', 10),
      size: Number(list?.querySelector('li')?.getAttribute('aria-setsize') ?? 0),
    };
  }, name);

for (const name of ['Good', 'Unknown', 'ABS: no faults', 'Parked over 3 days']) {
  test(`the number of ${name.toLowerCase()} opens a list of exactly as many trailers`, async ({ page }) => {
    await numberOf(page, name).click();
    await expect(listOf(page)).toBeVisible();
    const { number, said, size } = await numberAndList(page, name);
    expect(number).toBeGreaterThan(0);
    expect([said, size]).toEqual([number, number]);
  });
}

test('lists all urgent issues instead of the first ones', async ({ page }) => {
  const number = await numberOf(page, 'Urgent issues').evaluate((button: HTMLElement) => {
    button.click();
    return button.textContent;
  });
  await expect(listOf(page).getByRole('status')).toHaveText(`${number} listed`);
});

test('filters and hidden items survive a reload', async ({ page }) => {
  await numberOf(page, 'Caution').click();
  await expect(listOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Widgets' }).click();
  await page.getByRole('checkbox', { name: 'Security' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(numberOf(page, 'Caution')).toHaveAttribute('aria-pressed', 'true');
  await expect(listOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recommended maintenance' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Security' })).toHaveCount(0);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'gh_control_filter')?.value).toContain('severities');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(listOf(page)).toHaveCount(0);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('gh_control_filter');
});

test('opens the list of a count from its URL in another browser', async ({ page, browser, product }) => {
  await numberOf(page, 'Caution').click();
  await expect(page).toHaveURL(/\/control\?severity=caution$/);
  const other = await browser.newContext({ baseURL: product.url });
  const colleague = await other.newPage();
  await colleague.goto(page.url());
  await signIn(colleague, account('admin'));
  await expect(listOf(colleague)).toBeVisible();
  await expect(numberOf(colleague, 'Caution')).toHaveAttribute('aria-pressed', 'true');
  await other.close();
});

test('opens a counted trailer in Tracking without a page load', async ({ page }) => {
  await numberOf(page, 'Critical').click();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await listOf(page).getByRole('link').first().click();
  await page.waitForURL(/\/tracking\/[A-HJ-NPR-Z0-9]{17}$/);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('keeps the filters when Tracking opens', async ({ page }) => {
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Tether' }).click();
  await page.getByRole('option', { name: 'Untethered', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Open in Tracking' }).click();
  await page.waitForURL(/\/tracking\?.*show=untethered/);
  await expect(page.getByRole('button', { name: 'Untethered' })).toHaveAttribute('aria-pressed', 'true');
});

test('does not show a saved filter to the next user of the device', async ({ page }) => {
  await numberOf(page, 'Caution').click();
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Account:/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await signIn(page, account('customer-admin'));
  await expect(numberOf(page, 'Trailers')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear all' })).toHaveCount(0);
});

test('fits a phone without horizontal scrolling', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(numberOf(page, 'Critical')).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
