import { USER_TEXTS } from '@gladhand/domain/users';
import { account } from './accounts';
import { type Account, expect, signIn, test } from './test';

test('continues to a deep link after sign-in', async ({ page }) => {
  await page.goto('/fleet/currentFleetStatus?status=critical&sort=-unitId');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await signIn(page, account('admin'));
  await page.waitForURL('**/fleet/currentFleetStatus?status=critical&sort=-unitId');
  await expect(page.getByRole('radio', { name: /^Critical/ })).toBeChecked();
});

test('keeps the entries after a wrong password', async ({ page }) => {
  await page.goto('/');
  await signIn(page, { ...account('admin'), password: 'Wrong-2026!' });
  await expect(page.getByText('Incorrect username or password.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('admin@gladhand.example');
});

test('shows what to do about an unverified account', async ({ page }) => {
  await page.goto('/');
  await signIn(page, account('unverified'));
  await expect(
    page.getByText('Account setup not complete. Please check your email for verification link.'),
  ).toBeVisible();
});

test('changes an expired password at sign-in', async ({ page }) => {
  await page.goto('/');
  await signIn(page, account('expired'));
  await expect(page.getByText(/Account password has expired for user/)).toBeVisible();
  await page.getByLabel('New password').fill('Fifth-Wheel-2027!');
  await page.getByLabel('Confirm password').fill('Fifth-Wheel-2027');
  await page.getByRole('button', { name: 'Change password and sign in' }).click();
  await expect(page.getByText('The new password and confirmation password do not match.')).toBeVisible();
  await page.getByLabel('Confirm password').fill('Fifth-Wheel-2027!');
  await page.getByRole('button', { name: 'Change password and sign in' }).click();
  await page.waitForURL('**/control');
});

test('continues without changing a password that expires soon', async ({ page }) => {
  await page.goto('/');
  await signIn(page, account('expiring'));
  await expect(page.getByRole('heading', { name: /Your password expires in (9|10) days/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue without changing' }).click();
  await page.waitForURL('**/control');
});

test('requires the terms of service once', async ({ page }) => {
  await page.goto('/');
  await signIn(page, account('terms-admin'));
  await expect(page.getByRole('dialog', { name: 'Terms of service' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('To sign in, accept the terms of service.')).toBeVisible();
  await signIn(page, account('terms-admin'));
  await page.getByLabel('I accept the terms of service').check();
  await page.getByLabel('I accept the data agreement for my account').check();
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  await page.waitForURL('**/control');
  await page
    .getByRole('button', { name: /^Account:/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await signIn(page, account('terms-admin'));
  await page.waitForURL('**/control');
});

test('remembers the chosen theme, high contrast included', async ({ page }) => {
  const scope = page.locator('[data-theme]').first();
  await page.goto('/');
  await signIn(page, account('admin'));
  await page.waitForURL('**/control');
  await page
    .getByRole('button', { name: /^Account:/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: 'High contrast' }).click();
  await expect(scope).toHaveAttribute('data-contrast', 'more');
  await expect(page.getByRole('menuitemradio', { name: 'High contrast' })).toBeChecked();
  await page.reload();
  await expect(scope).toHaveAttribute('data-contrast', 'more');
  await expect(scope).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(scope).toHaveAttribute('data-theme', 'dark');
  await expect(scope).toHaveAttribute('data-contrast', 'more');
});

test('keeps no secret where a script can read it', async ({ page }) => {
  await page.goto('/');
  await signIn(page, account('admin'));
  await page.waitForURL('**/control');
  const readable = await page.evaluate(() =>
    JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }),
  );
  expect(readable).not.toMatch(/eyJ|token|admin@/i);
});

test('stays signed in after a reload and in a second tab, and signs out of both', async ({ page }) => {
  let refreshes = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/auth/v1/refreshToken')) refreshes++;
  });
  await page.goto('/fleet/currentFleetStatus');
  await signIn(page, account('admin'));
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  await expect(grid).toBeVisible();
  await page.reload();
  await expect(grid).toBeVisible();
  expect(refreshes).toBe(1);
  const second = await page.context().newPage();
  await second.goto('/fleet/currentFleetStatus');
  await expect(second.getByRole('grid', { name: 'Fleet status' })).toBeVisible();
  expect(refreshes).toBe(1);
  await page
    .getByRole('button', { name: /^Account:/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('returns each of two tabs to its own page', async ({ page }) => {
  await page.goto('/fleet/currentFleetStatus?status=critical');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/help/faq');
  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, account('admin'));
  await page.waitForURL('**/fleet/currentFleetStatus?status=critical');
  await second.reload();
  await second.waitForURL('**/help/faq');
});

test('resets a forgotten password by email', async ({ page, product }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('reefer@gladhand.example');
  await page.getByRole('button', { name: /Send/ }).click();
  await expect(
    page.getByRole('link', { name: 'Back to sign in' }).or(page.getByRole('button', { name: 'Back to sign in' })),
  ).toBeVisible();
  await page.goto(await linkMailedTo(product.url, 'reefer@gladhand.example', '/resetPassword'));
  await page.getByLabel('New password').fill('Kingpin-Lock-88!');
  await page.getByLabel('Confirm password').fill('Kingpin-Lock-88!');
  await page.locator('form').getByRole('button').last().click();
  await page
    .getByRole('button', { name: 'Go to sign in' })
    .or(page.getByRole('link', { name: 'Go to sign in' }))
    .click();
  await signIn(page, { email: 'reefer@gladhand.example', password: 'Kingpin-Lock-88!' });
  await page.waitForURL('**/control');
});

test('registers a technician, who verifies the address and lands on Troubleshooting', async ({ page, product }) => {
  await page.context().grantPermissions([]);
  await page.goto('/createTechnicianAccount');
  await page.getByLabel('Email').fill('new.tech@shop.example');
  await page.locator('form').getByRole('button').last().click();
  await expect(
    page.getByText('Open the link in the email to verify your address and choose a password.'),
  ).toBeVisible();
  await page.goto(await linkMailedTo(product.url, 'new.tech@shop.example', '/emailverification'));
  await page
    .getByLabel('New password')
    .or(page.getByRole('button', { name: /Verify|Confirm/ }))
    .first()
    .waitFor();
  const password = page.getByLabel('New password');
  if (!(await password.isVisible())) await page.getByRole('button', { name: /Verify|Confirm/ }).click();
  await password.fill('Glad-Hand-Seal-7!');
  await page.getByLabel('Confirm password').fill('Glad-Hand-Seal-7!');
  await page.locator('form').getByRole('button').last().click();
  await page
    .getByRole('button', { name: 'Go to sign in' })
    .or(page.getByRole('link', { name: 'Go to sign in' }))
    .click();
  await signIn(page, { email: 'new.tech@shop.example', password: 'Glad-Hand-Seal-7!' });
  await page.getByLabel('I accept the terms of service').check();
  await page.getByRole('button', { name: 'Accept and sign in' }).click();
  await page.waitForURL('**/help/troubleshooting');
});

test('shows that a link is invalid', async ({ page }) => {
  await page.goto('/setpassword?token=nonsense');
  await expect(page.getByText('This confirmation link is not valid or has expired.')).toBeVisible();
});

test('keeps a partly filled form when its session ends', async ({ page, product }) => {
  await page.goto('/user-management');
  await signIn(page, account('admin'));
  await page.getByRole('button', { name: 'Create New User' }).click();
  const form = page.getByRole('dialog', { name: USER_TEXTS.createTitle });
  await form.getByLabel('Email').fill('half.typed@new.example');
  await form.getByRole('checkbox', { name: 'Administrator', exact: true }).check();
  await endSessionsOf(product.url, account('admin'));
  await form.getByRole('button', { name: 'Create' }).click();
  const again = page.getByRole('dialog', { name: 'Sign in to continue' });
  await again.getByLabel('Password').fill('Wrong-2026!');
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByText('Incorrect username or password.')).toBeVisible();
  await again.getByLabel('Password').fill(account('admin').password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
  // The pending request failed with an error. The form keeps its entries.
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(form.getByLabel('Email')).toHaveValue('half.typed@new.example');
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText(`${USER_TEXTS.created}half.typed@new.example`)).toBeVisible();
});

async function endSessionsOf(url: string, { email, password }: Account): Promise<void> {
  const headers = { authorization: `Basic ${btoa(`${email}:${password}`)}` };
  const { idToken } = (await (await fetch(`${url}/auth/v1/login`, { headers })).json()) as { idToken: string };
  const body = JSON.stringify({ everywhere: true });
  await fetch(`${url}/auth/v1/signOut`, { method: 'POST', headers: { authorization: idToken }, body });
}

test('shows the fallback page for an unknown address', async ({ page }) => {
  await page.goto('/');
  await signIn(page, account('admin'));
  await page.waitForURL('**/control');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page was not found' })).toBeVisible();
  await expect(page.getByText('Sorry, the page you are trying to view does not exist.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to Tracking Page' }).click();
  await expect(page).toHaveURL(/\/tracking(\/|\?|$)/);
});

async function linkMailedTo(url: string, to: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const mails = (await (await fetch(`${url}/dev/outbox`)).json()) as { to: string; text: string }[];
      const mail = mails.find((entry) => entry.to === to && entry.text.includes(path));
      found = mail && /https?:\/\/\S+/.exec(mail.text)?.[0];
      return found;
    })
    .toBeTruthy();
  const { pathname, search } = new URL(found as string);
  return `${pathname}${search}`;
}
