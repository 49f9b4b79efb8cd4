import { SETTINGS_TEXTS } from '@gladhand/domain/permissions';
import { creatableUserTypes, USER_TEXTS, type UserTypeWord } from '@gladhand/domain/users';
import type { Locator, Page } from 'playwright/test';
import { account } from './accounts';
import { openSettingsTab } from './settings';
import { expect, signIn, test } from './test';

async function open(page: Page, who: string, path: string): Promise<void> {
  await page.goto(path);
  await signIn(page, account(who));
  await page.waitForURL(`**${path}`);
}

/** Chooses the customers of a type in the dialog. A customer administrator has no choice. */
async function chooseFirstCustomer(page: Page, label: string): Promise<void> {
  const customers = page.getByRole('combobox', { name: `Customers of ${label}` });
  if (!(await customers.isVisible())) return;
  await customers.click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
}

async function create(page: Page, email: string, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Create New User' }).click();
  const dialog = page.getByRole('dialog', { name: USER_TEXTS.createTitle });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('checkbox', { name: label, exact: true }).check();
  await chooseFirstCustomer(page, label);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(USER_TEXTS.created + email)).toBeVisible();
  await expect(page.getByText(USER_TEXTS.verificationSent + email)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
}

async function find(page: Page, email: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search Username' }).fill(email);
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();
}

const CREATORS: [who: string, roles: string[], label: (type: UserTypeWord) => string][] = [
  ['admin', ['ADMINS'], ({ label }) => label],
  ['customer-admin', ['CUSTOMER_ADMIN_1'], ({ labelForCustomerAdmin }) => labelForCustomerAdmin],
];
for (const [who, roles, labelOf] of CREATORS) {
  test(`${who} creates a user of every type that is offered`, async ({ page, product }) => {
    test.setTimeout(240_000);
    await open(page, who, '/user-management');
    const types = creatableUserTypes(roles);
    for (const type of types) await create(page, `${type.id.toLowerCase()}.by.${who}@new.example`, labelOf(type));
    const mails = (await (await fetch(`${product.url}/dev/outbox`)).json()) as { to: string; purpose: string }[];
    const mailed = mails.filter(
      ({ to, purpose }) => to.endsWith(`.by.${who}@new.example`) && purpose === 'setPassword',
    );
    expect(new Set(mailed.map(({ to }) => to)).size).toBe(types.length);
  });
}

/** Opens the dialog of a user. */
async function edit(page: Page, email: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: USER_TEXTS.editTitle });
  await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled();
  return dialog;
}

async function isUpdated(page: Page, email: string): Promise<void> {
  await expect(page.getByText(USER_TEXTS.updated + email)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
}

test('keeps the entries when two administrators edit one user', async ({ page, browser, product }) => {
  const email = 'edited@new.example';
  await open(page, 'admin', '/user-management');
  await create(page, email, 'Customer');
  await find(page, email);
  const other = await browser.newPage({ baseURL: product.url });
  await open(other, 'admin', '/user-management');
  await find(other, email);
  const [mine, theirs] = [await edit(page, email), await edit(other, email)];
  await mine.getByRole('checkbox', { name: 'Support', exact: true }).check();
  await theirs.getByRole('checkbox', { name: 'Technician', exact: true }).check();
  await theirs.getByRole('button', { name: 'Update' }).click();
  await isUpdated(other, email);
  await other.close();

  await mine.getByRole('button', { name: 'Update' }).click();
  await expect(mine.getByText('Someone else has changed this user')).toBeVisible();
  await expect(mine.getByRole('table')).toContainText('Technician');
  await expect(mine.getByRole('checkbox', { name: 'Support', exact: true })).toBeChecked();
  await mine.getByRole('button', { name: 'Update' }).click();
  await isUpdated(page, email);
});

test('changes the groups of a user after a first attempt has failed', async ({ page }) => {
  const email = 'grouped@new.example';
  await open(page, 'customer-admin', '/user-management');
  await create(page, email, 'Standard User');
  await find(page, email);
  const first = await edit(page, email);
  await first.getByRole('tab', { name: 'Groups' }).click();
  await first.getByRole('treeitem', { name: /^Leased Out/ }).click();
  await first.getByRole('button', { name: 'Update' }).click();
  await isUpdated(page, email);

  const dialog = await edit(page, email);
  await dialog.getByRole('tab', { name: 'Groups' }).click();
  const before = dialog.getByRole('treeitem', { name: /^Leased Out/ });
  const after = dialog.getByRole('treeitem', { name: /^Over the Road/ });
  await expect(before).toBeChecked();
  await before.click();
  await expect(dialog.getByText(USER_TEXTS.atLeastOneGroup)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Update' })).toBeDisabled();
  await after.click();
  await page.route('**/auth/graphql', (route) =>
    route.request().postData()?.includes('AddUsersToVehicleGroups') ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(USER_TEXTS.updateFailed + email)).toBeVisible();
  await expect(page.getByText(/the new groups weren't added/)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/auth/graphql');
  await expect(after).toBeChecked();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await isUpdated(page, email);
});

test('creates a user in a group, and its history shows both', async ({ page }) => {
  const email = 'grouped.at.once@new.example';
  await open(page, 'admin', '/user-management');
  await page.getByRole('button', { name: 'Create New User' }).click();
  const dialog = page.getByRole('dialog', { name: USER_TEXTS.createTitle });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('tab', { name: 'Groups' }).click();
  await expect(dialog.getByText(/Choose a user type with a customer first/)).toBeVisible();
  await dialog.getByRole('tab', { name: 'User Type' }).click();
  await dialog.getByRole('checkbox', { name: 'Customer', exact: true }).check();
  await chooseFirstCustomer(page, 'Customer');
  await dialog.getByRole('tab', { name: 'Groups' }).click();
  await dialog.getByRole('treeitem', { name: /^Leased Out/ }).click();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(USER_TEXTS.created + email)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await find(page, email);
  const edited = await edit(page, email);
  await edited.getByRole('tab', { name: 'Groups' }).click();
  await expect(edited.getByRole('treeitem', { name: /^Leased Out/ })).toBeChecked();
  await edited.getByRole('button', { name: 'Cancel' }).click();
  await openSettingsTab(page, 'Audit Log');
  await expect(page.getByText('Leased Out').first()).toBeVisible();
});

test('signs a disabled user out of another browser', async ({ page, browser, product }) => {
  const email = 'customer@gladhand.example';
  const other = await browser.newPage({ baseURL: product.url });
  await other.goto('/');
  await signIn(other, account('customer'));
  await other.waitForURL('**/control');

  await open(page, 'customer-admin', '/user-management');
  await find(page, email);
  await page.getByRole('switch', { name: `${email} enabled` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('switch', { name: `${email} enabled` })).not.toBeChecked();
  // Fleet Control refreshes regularly, so it notices that its session has ended.
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.close();

  await page.getByRole('switch', { name: `${email} enabled` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'Audit Log' }).click();
  await expect(page.getByText(email).first()).toBeVisible();
});

test('resets passwords, resends verifications and deletes an account', async ({ page }) => {
  const email = 'frank.ferreira@cfl.example';
  await open(page, 'admin', '/user-management');
  await find(page, email);
  await page.getByRole('checkbox', { name: `Select ${email}` }).check();
  await page.getByRole('button', { name: 'Resend Verification' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resend Verification' }).click();
  await expect(page.getByText(USER_TEXTS.verificationSent + email)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText(USER_TEXTS.resetSent + email)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(USER_TEXTS.deleted + email)).toBeVisible();
});

test('shows failures and lets users try again', async ({ page }) => {
  const email = 'failing@new.example';
  await open(page, 'admin', '/user-management');
  await create(page, email, 'Support');
  await page.getByRole('button', { name: 'Create New User' }).click();
  const dialog = page.getByRole('dialog', { name: USER_TEXTS.createTitle });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('checkbox', { name: 'Support', exact: true }).check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(USER_TEXTS.createFailed + email)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await find(page, email);
  await page.getByRole('checkbox', { name: `Select ${email}` }).check();
  await page.route('**/auth/graphql', (route) =>
    /mutation (ResetUserPassword|SendVerificationEmail|DeleteUser)/.test(route.request().postData() ?? '')
      ? route.abort()
      : route.continue(),
  );
  for (const [button, asked, text] of [
    ['Reset Password', 'Reset Password', USER_TEXTS.resetFailed],
    ['Resend Verification', 'Resend Verification', USER_TEXTS.verificationFailed],
    [`Delete ${email}`, 'Delete', USER_TEXTS.deleteFailed + email],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: asked }).click();
    await expect(page.getByText(text)).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
  }
  await page.unroute('**/auth/graphql');
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(USER_TEXTS.deleted + email)).toBeVisible();
});

test('imports users from a file after a dry run', async ({ page }) => {
  await open(page, 'customer-admin', '/user-management');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Users' });
  const rows = ['Username,Type,Customer Name(s),Enabled', 'bulk.one@new.example,Standard User,1,', 'nobody,King,1,'];
  await dialog.getByRole('textbox', { name: /paste/i }).fill(rows.join('\n'));
  await dialog.getByRole('button', { name: 'Check pasted text' }).click();
  await expect(dialog.getByRole('button', { name: 'Create 1' })).toBeVisible();
  await dialog.getByRole('button', { name: /^Apply 1/ }).click();
  await expect(dialog.getByRole('button', { name: 'Created 1' })).toBeVisible();
});

test('lists the changes of access before a group moves', async ({ page }) => {
  await open(page, 'customer-admin', '/group-management');
  const [first, second] = ['Leased Out', 'Over the Road'];
  await page.getByRole('treeitem', { name: new RegExp(`^${first}`) }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Move ${first}` });
  await dialog.getByRole('combobox', { name: /^Parent groups/ }).click();
  await page.getByRole('option', { name: second, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(/access to/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(new RegExp(`^Under: ${second}`))).toBeVisible();
});

test('shows a user without management tabs only the profile', async ({ page }) => {
  await open(page, 'reefer', '/settings');
  await expect(page.getByText(SETTINGS_TEXTS.none)).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('reefer@gladhand.example').first()).toBeVisible();
  await page.goto('/user-management');
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
});
