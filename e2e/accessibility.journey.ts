import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { account } from './accounts';
import { expect, signIn, test } from './test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: { html: string }[];
}

/** All rules of axe in the light theme. The dark one changes only colors, so its contrast is checked on the same page. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const light = await violations(page);
  await showIn(page, 'dark');
  const dark = await violations(page, ['color-contrast']);
  await showIn(page, 'light');
  return [...light, ...dark.map((finding) => `dark: ${finding}`)];
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('[data-theme]').first()).toHaveAttribute('data-theme', colorScheme);
  // Colors change over a moment, and one between two themes has the contrast of neither.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState === 'finished'),
  );
}

async function violations(page: Page, runOnly?: string[]): Promise<string[]> {
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run: (how: object) => Promise<{ violations: Finding[] }> } };
      return (await axe.run(options)).violations;
    },
    { resultTypes: ['violations'], ...(runOnly && { runOnly }) },
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

const PUBLIC = ['/', '/forgotPassword', '/createTechnicianAccount', '/setpassword?token=x', '/unsubscribe?token=x'];
const SIGNED_IN = [
  '/control',
  '/fleet/currentFleetStatus',
  '/maintenance',
  '/quicksight',
  '/absTroubleshooting',
  '/parts',
  '/parts?fleet=all',
  '/geofence',
  '/help/faq',
  '/help/troubleshooting',
  '/help/installation',
  '/help/administration?search=sensor',
  '/settings',
  '/profile',
  '/user-management',
  '/trailer-management',
  '/group-management',
  '/customer-management',
  '/developer-message-management',
  '/subscription-management',
  '/subscription-management?status=suspended',
  '/ota-management',
  '/ota-management?tab=mainApp',
  '/ota-management?tab=campaigns',
  '/ota-ftp-management',
  '/vin-transfer',
  '/vin-transfer/new',
  '/lease-management',
  '/lease-management?lease=new',
  '/audit-log',
  '/no/such/page',
];

/** Opens the tracking screen, the drawer of a trailer, its sensors and its history. */
async function trackingFindings(page: Page): Promise<Record<string, string[]>> {
  await page.goto('/tracking');
  await page.locator('[data-map-idle]').waitFor({ state: 'attached' });
  const list = await findings(page);
  await page.getByRole('option').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activity Log' }).waitFor();
  const drawer = await findings(page);
  const vin = new URL(page.url()).pathname;
  await page.goto(`${vin}?sensor=7`);
  await page.getByRole('tab', { name: 'ABS' }).waitFor();
  const sensors = await findings(page);
  await page.goto(`${vin}?view=history&days=7`);
  await page.getByRole('heading', { level: 1, name: /^History of/ }).waitFor();
  return { list, drawer, sensors, history: await findings(page) };
}

test('every route passes axe, light and dark', async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ colorScheme: 'light' });
  const found: Record<string, string[]> = {};
  for (const path of PUBLIC) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    found[path] = await findings(page);
  }
  await page.goto('/');
  await signIn(page, account('admin'));
  await page.waitForURL('**/control');
  for (const path of SIGNED_IN) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path === '/control') await page.getByRole('button', { name: /^Critical: / }).waitFor();
    if (path.startsWith('/fleet')) await page.getByText('500 trailers').waitFor();
    if (path.startsWith('/user')) await page.getByText(/\d users/).waitFor();
    found[path] = await findings(page);
  }
  Object.assign(found, await trackingFindings(page));
  expect(Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0))).toEqual({});
});
