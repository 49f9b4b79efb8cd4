import type { Browser, Page } from 'playwright/test';
import { account } from './accounts';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const TEXT = 'Yard cameras are off on **Sunday**. See [Parts](/parts).';
const SHOWN = 'Yard cameras are off on Sunday. See Parts.';
const OTHER = 'user@two.example';
const OTHER_PASSWORD = 'Second-Customer-7!';

const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A user of the second customer who has set a password and accepted the terms. */
async function createOther(url: string): Promise<void> {
  await ask(url, 'mutation ($input: CreateUserInput!) { createUser(input: $input) { mail { id } } }', {
    input: { email: OTHER, roleNames: ['CUSTOMER_2'] },
  });
  let token: string | undefined;
  await expect(async () => {
    const mails = (await (await fetch(`${url}/dev/outbox`)).json()) as { to: string; text: string }[];
    token = mails.flatMap(({ to, text }) => (to === OTHER ? (/token=([\w.-]+)/.exec(text)?.[1] ?? []) : []))[0];
    expect(token).toBeDefined();
  }).toPass({ timeout: 20_000 });
  expect((await post(url, 'set-password', { token, password: OTHER_PASSWORD })).status).toBe(200);
  const basic = { authorization: `Basic ${btoa(`${OTHER}:${OTHER_PASSWORD}`)}` };
  expect((await post(url, 'acceptTermsOfService', { acceptTermsOfService: true }, basic)).status).toBe(200);
}

/** A browser of its own, signed in. */
async function openAs(browser: Browser, url: string, who: { email: string; password: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/');
  await signIn(page, who);
  await page.getByRole('navigation', { name: 'Main' }).first().waitFor();
  return page;
}

const messagesFor = async (url: string, who: { email: string; password: string }) => {
  const signedIn = await fetch(`${url}/auth/v1/loginV2`, {
    headers: { authorization: `Basic ${btoa(`${who.email}:${who.password}`)}` },
  });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const request = async (query: string) => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as {
      data: { messagesForMe: { messages: { text: string }[] } };
      errors?: { extensions: { code: string } }[];
    };
  };
  return {
    request,
    texts: async () => (await request('{ messagesForMe { messages { text } } }')).data.messagesForMe.messages,
  };
};

test('a message reaches one role of one customer, once it is written and until it is dismissed', async ({
  page,
  product,
  browser,
}) => {
  test.setTimeout(180_000);
  const { url } = product;
  await createOther(url);
  const other = { email: OTHER, password: OTHER_PASSWORD };
  const reader = await openAs(browser, url, account('customer'));
  const stranger = await openAs(browser, url, other);

  await page.goto('/developer-message-management');
  await signIn(page, account('admin'));
  await page.getByRole('button', { name: 'Write message' }).click();
  await expect(page).toHaveURL(/open=new/);
  const dialog = page.getByRole('dialog', { name: 'Write Message' });
  await dialog.getByRole('radio', { name: 'Warning' }).check();
  await dialog.getByLabel('Text', { exact: false }).fill(TEXT);
  await dialog.getByRole('combobox', { name: 'Roles' }).click();
  await page.getByRole('option', { name: 'Standard User' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('combobox', { name: 'Customers' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  // The same look and the number of users before anyone sees it.
  await expect(dialog.getByRole('group', { name: 'Warning' })).toContainText(SHOWN);
  await expect(dialog.getByText(/^Reaches \d+ users?$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem').first()).toContainText(SHOWN);

  // The portal that is already open shows it, and its link opens a page.
  const banner = reader.getByRole('region', { name: 'Messages' });
  await expect(banner).toContainText(SHOWN, { timeout: 15_000 });
  await expect(banner.getByText('Warning')).toBeVisible();
  await banner.getByRole('link', { name: 'Parts' }).click();
  await expect(reader).toHaveURL(/\/parts/);
  await banner.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(reader.getByText('Yard cameras are off')).toHaveCount(0);

  // Dismissed in one browser means dismissed in the next.
  const second = await openAs(browser, url, account('customer'));
  const own = await messagesFor(url, account('customer'));
  expect(await own.texts()).toEqual([]);
  // The banner listens once it has its messages.
  const listening = second.waitForRequest('**/v1/api/messages/changes');
  await second.goto('/parts');
  await listening;
  await expect(second.getByText('Yard cameras are off')).toHaveCount(0);

  // Another customer's user never gets it, and a user without the role can't list or write messages.
  const foreign = await messagesFor(url, other);
  expect(await foreign.texts()).toEqual([]);
  await expect(stranger.getByText('Yard cameras are off')).toHaveCount(0);
  for (const query of ['{ developerMessages(input: { limit: 5 }) { total } }', '{ messageCustomers { id } }']) {
    const { errors } = await own.request(query);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  await stranger.goto('/developer-message-management');
  await expect(stranger.getByText(/You don't have access to this page/)).toBeVisible();

  // A developer sees it in the list and withdraws it.
  const developer = await openAs(browser, url, account('developer'));
  await developer.goto('/settings');
  await developer.getByRole('link', { name: 'Developer Message Management' }).click();
  await expect(developer.getByText('1 user has dismissed it')).toBeVisible();
  await developer.getByRole('button', { name: /^Withdraw Yard cameras/ }).click();
  await developer.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await developer.getByRole('combobox', { name: 'State' }).click();
  await developer.getByRole('option', { name: 'Withdrawn' }).click();
  await expect(developer).toHaveURL(/state=withdrawn/);
  await expect(developer.getByText(SHOWN)).toBeVisible();
  await Promise.all([reader, stranger, second, developer].map((open) => open.context().close()));
});
