import type { Page } from 'playwright/test';
import { account } from './accounts';
import { openFromFooter } from './drawer';
import { type GoogleBehaviour, stubGoogleMaps } from './googleMapsStub';
import { Product } from './product';
import { expect, test as plain, signIn } from './test';

/** A product whose server has a key to Google Maps. */
const test = plain.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const product = await Product.start([], { GOOGLE_MAPS_API_KEY: 'stub-key', GOOGLE_MAPS_MAP_ID: 'stub-style' });
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const SIMPLIFIED = /The simplified map is shown\. Made with Natural Earth/;

async function openTracking(page: Page, behaviour: GoogleBehaviour): Promise<void> {
  await stubGoogleMaps(page, behaviour);
  await page.goto('/tracking');
  await signIn(page, account('admin'));
  await expect(page.getByText('500 trailers', { exact: true })).toBeVisible();
}

test('with a key the fleet stands on Google Maps, in the specified view, as clusters and trailers', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openTracking(page, 'works');
  const map = page.locator('[data-google-map]');
  await expect(map).toBeVisible();
  expect(JSON.parse((await map.getAttribute('data-google-map')) ?? '')).toMatchObject({
    mapId: 'stub-style',
    minZoom: 5,
    zoom: 11,
    center: { lat: 39.712469, lng: -100.458984 },
  });
  await expect(page.locator('stub-marker').first()).toBeVisible();
  expect(await page.locator('stub-marker').count()).toBeLessThanOrEqual(500);
  await page.getByRole('option').first().click();
  // the one that is chosen stands alone
  const chosen = await page.getByRole('option', { selected: true }).locator('strong').first().textContent();
  await expect(page.locator(`stub-marker[title^="${chosen}, "]`)).toBeVisible();
  expect(asked.filter((url) => /maplibre|basemap/.test(url))).toEqual([]);
});

test('the way of a trailer is drawn, and drawn again on the dark map', async ({ page }) => {
  await openTracking(page, 'works');
  const driving = page.getByRole('option').filter({ hasText: /[1-9]\d mph/ });
  await driving.first().click();
  await openFromFooter(page, 'History');
  const map = page.locator('[data-google-map]');
  const made = async () => JSON.parse((await map.getAttribute('data-google-map')) ?? '{}');
  const lines = async () => Number(await map.getAttribute('data-lines'));
  await expect.poll(lines).toBeGreaterThan(0);
  expect(await made()).toMatchObject({ colorScheme: 'LIGHT' });
  const before = await lines();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(made).toMatchObject({ colorScheme: 'DARK' });
  await expect.poll(lines).toBe(before);
});

for (const [behaviour, told] of [
  ['blocked', /script was blocked or is out of reach/],
  ['refused', /Google refused the API key/],
  ['refusedLater', /Google refused the API key/],
  ['hangs', /did not answer within 15 seconds/],
] as const) {
  test(`${behaviour}: the simplified map stands in, says so, and the reason is told`, async ({ page }) => {
    await openTracking(page, behaviour);
    await expect(page.getByText(told).first()).toBeVisible({ timeout: 25_000 });
    await expect(page.getByText(SIMPLIFIED)).toBeVisible();
    await expect(page.locator('[data-map-idle] canvas, .maplibregl-canvas').first()).toBeVisible();
    await expect(page.locator('[data-google-map]')).toHaveCount(0);
  });
}

test('without a key nothing is asked of Google', async ({ page, request, product }) => {
  const policy = (await request.get(`${product.url}/`)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain('https://*.googleapis.com');
  const without = await Product.start();
  try {
    const answer = await request.get(`${without.url}/`);
    expect(answer.headers()['content-security-policy']).not.toContain('google');
    expect(await answer.text()).not.toContain('google-maps');
  } finally {
    await without.dispose();
  }
  await page.close();
});
