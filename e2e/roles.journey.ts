import { account } from './accounts';
import { openFromFooter } from './drawer';
import { expect, signIn, test } from './test';
import { trailers } from './trailers';

/** Each role with its menu items, its landing page, and whether it can open the fleet. */
const ROLES: readonly { name: string; menu: string[]; lands: string; fleet: boolean }[] = [
  {
    name: 'admin',
    menu: [
      'Fleet Control',
      'Tracking',
      'Insights',
      'Fleet',
      'Maintenance',
      'Geofence',
      'Alerts',
      'Parts',
      'Help',
      'Settings',
    ],
    lands: '/control',
    fleet: true,
  },
  {
    name: 'customer-admin',
    menu: [
      'Fleet Control',
      'Tracking',
      'Insights',
      'Fleet',
      'Maintenance',
      'Geofence',
      'Alerts',
      'Parts',
      'Help',
      'Settings',
    ],
    lands: '/control',
    fleet: true,
  },
  {
    name: 'customer',
    menu: [
      'Fleet Control',
      'Tracking',
      'Insights',
      'Fleet',
      'Maintenance',
      'Geofence',
      'Alerts',
      'Parts',
      'Help',
      'Settings',
    ],
    lands: '/control',
    fleet: true,
  },
  {
    name: 'all-customer-view',
    menu: [
      'Fleet Control',
      'Tracking',
      'Insights',
      'Fleet',
      'Maintenance',
      'Geofence',
      'Alerts',
      'Parts',
      'Help',
      'Settings',
    ],
    lands: '/control',
    fleet: true,
  },
  {
    name: 'technician',
    menu: ['Tracking', 'Help', 'Settings'],
    lands: '/help/troubleshooting',
    fleet: false,
  },
  { name: 'installer', menu: ['Tracking', 'Help', 'Settings'], lands: '/tracking', fleet: false },
  {
    name: 'customer-installer',
    menu: [
      'Fleet Control',
      'Tracking',
      'Insights',
      'Fleet',
      'Maintenance',
      'Geofence',
      'Alerts',
      'Parts',
      'Help',
      'Settings',
    ],
    lands: '/control',
    fleet: true,
  },
  {
    name: 'go-installer',
    menu: [
      'Fleet Control',
      'Tracking',
      'Insights',
      'Fleet',
      'Maintenance',
      'Geofence',
      'Alerts',
      'Parts',
      'Help',
      'Settings',
    ],
    lands: '/control',
    fleet: true,
  },
  {
    name: 'go-installer-all',
    menu: ['Tracking', 'Help', 'Settings'],
    lands: '/tracking',
    fleet: false,
  },
  { name: 'support', menu: ['Fleet Control', 'Tracking', 'Help', 'Settings'], lands: '/control', fleet: false },
  { name: 'dealer', menu: ['Help', 'Settings'], lands: '/help/faq', fleet: false },
  { name: 'developer', menu: ['Help', 'Settings'], lands: '/help/faq', fleet: false },
  { name: 'view-only', menu: ['Fleet Control', 'Tracking', 'Help', 'Settings'], lands: '/control', fleet: false },
  {
    name: 'oem',
    menu: [
      'Fleet Control',
      'Tracking',
      'Insights',
      'Fleet',
      'Maintenance',
      'Geofence',
      'Alerts',
      'Parts',
      'Help',
      'Settings',
    ],
    lands: '/control',
    fleet: true,
  },
  {
    name: 'oem-installer',
    menu: [
      'Fleet Control',
      'Tracking',
      'Insights',
      'Fleet',
      'Maintenance',
      'Geofence',
      'Alerts',
      'Parts',
      'Help',
      'Settings',
    ],
    lands: '/control',
    fleet: true,
  },
  {
    name: 'no-help',
    menu: ['Fleet Control', 'Tracking', 'Insights', 'Fleet', 'Maintenance', 'Geofence', 'Alerts', 'Parts', 'Settings'],
    lands: '/control',
    fleet: true,
  },
];

for (const { name, menu, lands, fleet } of ROLES) {
  test(`${name} lands on ${lands} and sees ${menu.join(', ')}`, async ({ page }) => {
    await page.goto('/');
    await signIn(page, account(name));
    await page.waitForURL(`**${lands}`);
    await expect(page.getByRole('navigation', { name: 'Main' }).first().getByRole('link')).toHaveText(menu);
    await expect(page.getByRole('button', { name: `Account: ${name}@gladhand.example` }).first()).toBeVisible();
    await page.goto('/fleet/currentFleetStatus');
    if (fleet) await expect(page.getByRole('grid', { name: 'Fleet status' })).toBeVisible();
    else await expect(page.getByText("You don't have access to this page")).toBeVisible();
  });
}

test('lets a technician open one trailer by its full VIN, without the fleet or customers', async ({
  page,
  product,
}) => {
  const [trailer] = await trailers(product.url, ['GO_TRACK', 'GO_SOLAR']);
  await page.goto('/');
  await signIn(page, account('technician'));
  await page.waitForURL('**/help/troubleshooting');
  await page.getByRole('link', { name: 'Tracking' }).first().click();
  await page.getByLabel('VIN or serial number').fill('1GRAA');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^No trailer has this VIN/)).toBeVisible();
  await page.getByLabel('VIN or serial number').fill(trailer?.vin ?? '');
  await page.getByRole('button', { name: 'Find trailer' }).click();
  await page.waitForURL(`**/tracking/${trailer?.vin}`);
  await expect(page.getByRole('dialog').first()).toContainText(trailer?.unitId ?? '');
  const token = await tokenOf(product.url, 'technician');
  for (const query of [
    '{ customers { id } }',
    '{ fleetStatus(input: { paginationInput: { pageSize: 1, pageNumber: 1 } }) { total } }',
  ]) {
    const answer = await page.request.post(`${product.url}/graphql`, {
      headers: { authorization: token },
      data: { query },
    });
    expect((await answer.json()).errors[0].extensions.code).toBe('FORBIDDEN');
  }
});

test('shows support the fleet by totals, map and search, without lists of trailers', async ({ page, product }) => {
  const [trailer] = await trailers(product.url, ['GO_TRACK', 'GO_SOLAR']);
  await page.goto('/');
  await signIn(page, account('support'));
  await page.waitForURL('**/control');
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Critical: \d+$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trailer utilization' })).toBeHidden();
  await page.getByRole('link', { name: 'Tracking' }).first().click();
  await expect(page.getByRole('combobox', { name: 'VIN' })).toBeHidden();
  const row = page.getByRole('complementary', { name: 'Trailers' }).getByText(trailer?.unitId ?? '', { exact: true });
  await expect(page.getByText(/^\d+ trailers/)).toBeVisible();
  await expect(row).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search trailers' }).fill(trailer?.vin ?? '');
  await page.waitForURL(`**/tracking/${trailer?.vin}**`);
  await expect(page.getByRole('dialog').first()).toContainText(trailer?.unitId ?? '');
});

test('rejects requests for screens that the menu does not show', async ({ page, product }) => {
  await page.goto('/');
  await signIn(page, account('dealer'));
  await page.waitForURL('**/help/faq');
  const token = await tokenOf(product.url, 'dealer');
  const answer = await page.request.post(`${product.url}/graphql`, {
    headers: { authorization: token },
    data: { query: '{ fleetStatus(input: { paginationInput: { pageSize: 1, pageNumber: 1 } }) { total } }' },
  });
  expect((await answer.json()).errors[0].extensions.code).toBe('FORBIDDEN');
});

test('shows a customer user only the trailers of their groups', async ({ product }) => {
  const totalOf = async (name: string) => {
    const query = '{ fleetStatus(input: { paginationInput: { pageSize: 1, pageNumber: 1 } }) { total } }';
    const answer = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { authorization: await tokenOf(product.url, name), 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()).data.fleetStatus.total as number;
  };
  const [all, one, region, none] = await Promise.all(['admin', 'customer-admin', 'customer', 'novins'].map(totalOf));
  expect(all).toBe(500);
  expect(one).toBeLessThan(all as number);
  expect(region).toBeLessThan(one as number);
  expect(region).toBeGreaterThan(0);
  expect(none).toBe(0);
});

async function tokenOf(url: string, name: string): Promise<string> {
  const { email, password } = account(name);
  const authorization = `Basic ${btoa(`${email}:${password}`)}`;
  const answer = await fetch(`${url}/auth/v1/loginV2`, { headers: { authorization } });
  return (await answer.json()).idToken as string;
}

test.describe('a technician who shares the position of the browser', () => {
  test.use({ geolocation: { latitude: 25.76, longitude: -80.19 }, permissions: ['geolocation'] });

  test('sees the nearest service centers, also after a reload', async ({ page, product }) => {
    const [trailer] = await trailers(product.url, ['GO_TRACK', 'GO_SOLAR']);
    await page.goto('/');
    await signIn(page, account('technician'));
    await page.waitForURL('**/help/troubleshooting');
    await page.goto(`/tracking/${trailer?.vin}`);
    await openFromFooter(page, 'Service Center');
    await expect(page.getByText('Straight-line distance from your current location.')).toBeVisible();
    const nearest = page.getByRole('list', { name: 'Service centers' }).getByRole('listitem').first();
    await expect(nearest).toContainText(', FL');
  });
});
