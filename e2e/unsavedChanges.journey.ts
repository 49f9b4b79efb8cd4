import type { Locator, Page } from 'playwright/test';
import { account } from './accounts';
import { expect, signIn, test } from './test';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await signIn(page, account('admin'));
  await page.waitForURL(`**${path}`);
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' });
const answer = (page: Page, name: 'Keep editing' | 'Discard') => question(page).getByRole('button', { name }).click();

/** Each way out of the form is confirmed, and keeps the entries. */
async function keepsOn(page: Page, ways: (() => Promise<unknown>)[], isKept: () => Promise<void>): Promise<void> {
  for (const leave of ways) {
    await leave();
    await expect(question(page)).toBeVisible();
    await answer(page, 'Keep editing');
    await expect(question(page)).toBeHidden();
    await isKept();
  }
}

/** Only as the first way: while another layer is still closing, a press beside the form is not noticed. */
const besideIt = (page: Page) => page.mouse.click(8, 8);
const closing = (dialog: Locator) => dialog.getByRole('button', { name: 'Close', exact: true }).click();

test('confirms before Escape, close, a click outside or going back discards an edited user', async ({ page }) => {
  await open(page, '/user-management');
  const edit = page.getByRole('button', { name: 'Edit customer@gladhand.example' });
  await page.getByRole('searchbox', { name: 'Search Username' }).fill('customer@gladhand');
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Edit User Information' });
  const support = dialog.getByRole('checkbox', { name: 'Support', exact: true });
  await expect(support).toBeVisible();
  // Without changes there is no confirmation.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(question(page)).toBeHidden();

  await edit.click();
  await support.check();
  const address = page.url();
  await keepsOn(
    page,
    [() => besideIt(page), () => page.keyboard.press('Escape'), () => closing(dialog), () => page.goBack()],
    async () => {
      await expect(support).toBeChecked();
      await expect(page).toHaveURL(address);
    },
  );
  await page.goBack();
  await answer(page, 'Discard');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/user-management\?search=/);
  await expect(page).not.toHaveURL(/open=/);
  await page.goForward();
  await expect(dialog).toBeVisible();
  await expect(support).not.toBeChecked();
});

test('goes back from a new user after a confirmation', async ({ page }) => {
  await open(page, '/trailer-management');
  await page.getByRole('link', { name: 'User Management' }).click();
  await page.getByRole('button', { name: 'Create New User' }).click();
  const email = page.getByRole('dialog', { name: 'Create New User' }).getByLabel('Email');
  await email.fill('typed@new.example');
  await keepsOn(page, [() => page.goBack()], () => expect(email).toHaveValue('typed@new.example'));
  await page.goBack();
  await answer(page, 'Discard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trailer Management');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
});

test('confirms for customers, trailers and groups', async ({ page }) => {
  await open(page, '/customer-management?open=2');
  for (const [path, button, title, label] of [
    ['/customer-management?open=2', undefined, 'Edit Customer', 'DOT number'],
    ['/trailer-management', 'Create New Trailer', 'Create New Trailer', 'Unit ID'],
    ['/group-management?customer=1', 'Create Group', 'Create Group', 'Name'],
  ] as const) {
    await page.goto(path);
    if (button) await page.getByRole('button', { name: button }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const field = dialog.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await field.fill('1234567');
    await keepsOn(page, [() => besideIt(page), () => page.keyboard.press('Escape'), () => closing(dialog)], () =>
      expect(field).toHaveValue('1234567'),
    );
    await page.keyboard.press('Escape');
    await answer(page, 'Discard');
    await expect(dialog).toBeHidden();
  }
});

test('confirms before a link discards a partly typed password', async ({ page }) => {
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  const field = page.getByLabel('New password');
  await field.fill('Half-typed');
  const link = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'User Management' });
  await keepsOn(page, [() => link.click()], () => expect(field).toHaveValue('Half-typed'));
  await link.click();
  await answer(page, 'Discard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Management');
});
