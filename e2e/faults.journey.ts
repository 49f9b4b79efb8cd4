import { account } from './accounts';
import { Product } from './product';
import { expect, signIn, test } from './test';

test('resumes at the same page after a session has ended', async ({ page, product }) => {
  await page.goto('/fleet/currentFleetStatus?status=caution&sort=unitId');
  await signIn(page, account('support'));
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
  await page
    .getByRole('button', { name: /^Account:/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  // Leaving earlier would interrupt the request that ends the session.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.goto('/fleet/currentFleetStatus?status=caution&sort=unitId');
  await signIn(page, account('all-customer-view'));
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  await expect(grid.getByText('CAUTION').first()).toBeVisible();
  await endSessionsOf(product.url, 'all-customer-view');
  const isOver = page.getByText('Your session has ended.', { exact: false });
  // Live updates can notice it first, and then there is no button.
  await page.getByRole('button', { name: 'Refresh' }).or(isOver).first().click();
  await expect(isOver).toBeVisible();
  await signIn(page, account('all-customer-view'));
  await page.waitForURL('**/fleet/currentFleetStatus?status=caution&sort=unitId');
  await expect(grid.getByRole('columnheader', { name: 'Unit ID' })).toHaveAttribute('aria-sort', 'ascending');
});

test('keeps the page and recovers when the server is restarted', async ({ browser }) => {
  test.setTimeout(120_000);
  const own = await Product.start();
  const context = await browser.newContext({ baseURL: own.url });
  const page = await context.newPage();
  try {
    await page.goto('/fleet/currentFleetStatus');
    await signIn(page, account('admin'));
    const grid = page.getByRole('grid', { name: 'Fleet status' });
    await expect(grid.getByText('CRITICAL').first()).toBeVisible();
    await own.stopServer('SIGKILL');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Not up to date')).toBeVisible();
    await expect(grid.getByText('CRITICAL').first()).toBeVisible();
    await own.startServer();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Not up to date')).toHaveCount(0);
    await expect(grid.getByText('CRITICAL').first()).toBeVisible();
  } finally {
    await context.close();
    await own.dispose();
  }
});

test('recovers a part of the page whose code failed to load', async ({ page }) => {
  let reachable = false;
  await page.route('**/assets/CustomerSelect*', (route) => (reachable ? route.continue() : route.abort()));
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('CustomerSelect'));
  await page.goto('/fleet/currentFleetStatus');
  await signIn(page, account('admin'));
  await refused;
  const grid = page.getByRole('grid', { name: 'Fleet status' });
  await expect(grid.getByText('CRITICAL').first()).toBeVisible();
  const customer = page.getByRole('combobox', { name: 'Customer' });
  await expect(customer).toHaveCount(0);
  reachable = true;
  // After fifteen seconds of refusals, its place offers to reload the page.
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(customer.or(reload)).toBeVisible();
  if (await reload.isVisible()) await reload.click();
  await expect(customer).toBeVisible();
});

test('shows that the connection is lost until it is back', async ({ page }) => {
  await page.goto('/fleet/currentFleetStatus');
  await signIn(page, account('admin'));
  await expect(page.getByText('500 trailers')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText("You're offline")).toHaveCount(0);
});

test('shows moving trailers', async ({ page, product }) => {
  await page.goto('/fleet/currentFleetStatus');
  await signIn(page, account('admin'));
  await expect(page.getByText('500 trailers')).toBeVisible();
  const newest = async () => {
    const { email, password } = account('admin');
    const authorization = `Basic ${btoa(`${email}:${password}`)}`;
    const { idToken } = await (await fetch(`${product.url}/auth/v1/loginV2`, { headers: { authorization } })).json();
    const query =
      '{ fleetStatus(input: { sortingInput: { sortBy: "lastReport", sortAsc: false }, paginationInput: { pageSize: 1, pageNumber: 1 } }) { trailers { lastReport } } }';
    const headers = { authorization: idToken, 'content-type': 'application/json' };
    const answer = await fetch(`${product.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return (await answer.json()).data.fleetStatus.trailers[0].lastReport as string;
  };
  const before = await newest();
  await expect.poll(newest, { timeout: 45_000, intervals: [2_000] }).not.toBe(before);
});

async function endSessionsOf(url: string, name: string): Promise<void> {
  const { email, password } = account(name);
  const authorization = `Basic ${btoa(`${email}:${password}`)}`;
  const { idToken } = await (await fetch(`${url}/auth/v1/loginV2`, { headers: { authorization } })).json();
  const answer = await fetch(`${url}/auth/v1/signOut`, {
    method: 'POST',
    headers: { authorization: idToken, 'content-type': 'application/json' },
    body: JSON.stringify({ everywhere: true }),
  });
  expect(answer.ok).toBe(true);
}
