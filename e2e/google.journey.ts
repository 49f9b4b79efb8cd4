import type { Page } from 'playwright/test';
import { account } from './accounts';
import { openFromFooter } from './drawer';
import { type GoogleBehaviour, stubGoogleMaps } from './googleMapsStub';
import { Product } from './product';
import { expect, test as plain, signIn } from './test';

/** A product whose server has a Google Maps key. */
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

const SIMPLIFIED = /Showing the simplified map\. Made with Natural Earth/;

/** Collects the texts of toasts, which close by themselves, on a busy machine between two looks at the page. */
async function noteAnnouncements(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { announced: texts });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-sonner-toast]')) texts.add(toast.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { announced: Set<string> }).announced].join('\n'));
}

async function openTracking(page: Page, behavior: GoogleBehaviour): Promise<void> {
  await stubGoogleMaps(page, behavior);
  await page.goto('/tracking');
  await signIn(page, account('admin'));
  await expect(page.getByText('500 trailers', { exact: true })).toBeVisible();
}

test('with a key, shows the fleet on Google Maps in the specified view', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
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
  // The selected trailer is not in a cluster.
  const chosen = await page.getByRole('option', { selected: true }).locator('strong').first().textContent();
  await expect(page.locator(`stub-marker[title^="${chosen}, "]`)).toBeVisible();
  expect(requests.filter((url) => /maplibre|basemap/.test(url))).toEqual([]);
});

test('shows the route of a trailer, also on the dark map', async ({ page }) => {
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

test('opens a trailer by its marker, which has the colors of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openTracking(page, 'works');
  await page.getByRole('option').first().click();
  const chosen = await page.getByRole('option', { selected: true }).locator('strong').first().textContent();
  const marker = page.locator(`stub-marker[title^="${chosen}, "]`);
  const label = marker.getByText(chosen ?? '', { exact: true });
  await expect(label).toBeVisible();
  const panel = await label.evaluate((element) =>
    getComputedStyle(element).getPropertyValue('--gh-color-surface-panel').trim(),
  );
  const shown = await label.evaluate((element, color) => {
    const probe = element.appendChild(document.createElement('i'));
    probe.style.color = color;
    const expected = getComputedStyle(probe).color;
    probe.remove();
    return { expected, background: getComputedStyle(element).backgroundColor };
  }, panel);
  expect(shown.background).toBe(shown.expected);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  // A cluster's title has no comma.
  const other = page.locator(`stub-marker[title*=", "]:not([title^="${chosen}, "])`).first();
  const [unitId = ''] = (await other.getAttribute('title'))?.split(', ') ?? [];
  await other.dispatchEvent('click');
  await expect(page.getByRole('option', { selected: true }).locator('strong').first()).toHaveText(unitId);
});

for (const [behavior, reason] of [
  ['blocked', /script was blocked or couldn't be reached/],
  ['refused', /Google rejected the API key/],
  ['refusedLater', /Google rejected the API key/],
  ['hangs', /didn't respond within 15 seconds/],
] as const) {
  test(`${behavior}: shows the simplified map with the reason`, async ({ page }) => {
    const announced = await noteAnnouncements(page);
    await openTracking(page, behavior);
    await expect.poll(announced, { timeout: 40_000 }).toMatch(reason);
    await expect(page.getByText(SIMPLIFIED)).toBeVisible();
    await expect(page.locator('[data-map-idle] canvas, .maplibregl-canvas').first()).toBeVisible();
    await expect(page.locator('[data-google-map]')).toHaveCount(0);
  });
}

test('refused: gives the reason in the language of the page', async ({ browser, product }) => {
  const german = await browser.newContext({ locale: 'de-DE', baseURL: product.url });
  const page = await german.newPage();
  await stubGoogleMaps(page, 'refused');
  await page.goto('/tracking');
  const { email, password } = account('admin');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(
    page.getByText(/Google hat den API-Schlüssel abgelehnt.*Die vereinfachte Karte wird angezeigt\./),
  ).toBeVisible({ timeout: 25_000 });
  await expect(page.getByText(/^Google Maps konnte nicht geladen werden\. .*Made with Natural Earth/)).toBeVisible();
  await german.close();
});

test('blocked at first: the next map is Google again', async ({ page }) => {
  await openTracking(page, 'blockedAtFirst');
  await expect(page.getByText(SIMPLIFIED)).toBeVisible();
  await page.getByRole('link', { name: 'Fleet Control' }).click();
  await expect(page.locator('[data-google-map]')).toBeVisible();
  await expect(page.locator('stub-marker').first()).toBeVisible();
  await expect(page.getByText(SIMPLIFIED)).toHaveCount(0);
});

test('without a key, requests nothing from Google', async ({ page, request, product }) => {
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
