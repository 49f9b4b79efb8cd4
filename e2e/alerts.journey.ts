import type { Page } from 'playwright/test';
import { account } from './accounts';
import { HOLDER, silentTrailers } from './geofenceDevice';
import { tabTo } from './keyboard';
import { mailsTo } from './outbox';
import { eastOf, phoneOf } from './phone';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const YARD = { lat: 41.62, lng: -87.35 };
const YARD_NAME = 'Alert yard';
const RULE = 'Yard gate';
const OWNER = account('customer-admin');
/** From a report to the bell, the inbox and the outbox. */
const SOON = { timeout: 5_000 };

/** Switches the rules of the demonstration, whose alerts would come between. */
async function switchDemoRules(url: string, to: 'enable' | 'disable'): Promise<void> {
  const { alertRules } = await ask<{ alertRules: { id: string; name: string }[] }>(
    url,
    `query { alertRules(customerId: ${HOLDER}) { id name } }`,
    {},
  );
  for (const { id } of alertRules.filter(({ name }) => name !== RULE))
    await ask(url, `mutation ($id: ID!) { ${to}AlertRule(customerId: ${HOLDER}, id: $id) { id } }`, { id });
}

async function createYard(url: string): Promise<void> {
  const create = `mutation ($customerId: Int!, $shape: GeofenceShape!) { createGeofence(input: { customerId: $customerId
    geofence: { name: "${YARD_NAME}", category: "yard", isActive: true, enterEmails: [], exitEmails: [], freeMinutes: 0
      shape: $shape } }) { id } }`;
  await ask(url, create, { customerId: HOLDER, shape: { type: 'circle', center: YARD, radiusMeters: 100 } });
}

/** Reports a trailer outside of the yard, and inside some seconds later. */
async function driveIn(url: string, vin: string): Promise<void> {
  const report = await phoneOf(url, vin);
  await report(eastOf(YARD, 200));
  await report(eastOf(YARD, 20), 5);
}

const bellOf = (page: Page) => page.getByRole('button', { name: /alerts? needs? you$|^Alerts$/ });

/** The number at the bell. */
async function countOf(page: Page): Promise<number> {
  const name = (await bellOf(page).getAttribute('aria-label')) ?? '';
  return Number(/[\d,]+/.exec(name)?.[0].replace(',', '') ?? 0);
}

const needYou = (count: number) =>
  count === 1 ? '1 alert needs you' : `${count.toLocaleString('en-US')} alerts need you`;

test.describe('a yard', () => {
  test.beforeAll(({ product }) => switchDemoRules(product.url, 'disable'));
  test.afterAll(({ product }) => switchDemoRules(product.url, 'enable'));

  test('notifies of a phone that drives in, until one unsubscribes, and shares what is done about it', async ({
    page,
    browser,
    contextOptions,
    product,
  }) => {
    await createYard(product.url);
    // The first ones are for other journeys.
    const [second, first] = (await silentTrailers(product.url, 'CRITICAL')).slice(-2);
    if (!first || !second) throw new Error('The demonstration has too few silent trailers.');

    await test.step('an administrator tests a rule on the last 30 days and creates it', async () => {
      await page.goto('/alertconfiguration?tab=rules');
      await signIn(page, OWNER);
      await page.getByRole('button', { name: 'Create rule' }).click();
      await page.getByRole('textbox', { name: 'Rule name' }).fill(RULE);
      await page.getByRole('combobox', { name: 'Severity' }).click();
      await page.getByRole('option', { name: 'Critical' }).click();
      const backtest = page.getByRole('region', { name: 'Last 30 days' });
      await expect(backtest.getByText('Nothing to test yet')).toBeVisible();
      await page.getByRole('button', { name: 'Add condition: Geofence Boundary Crossing' }).click();
      await expect(backtest.getByRole('status')).toHaveText(/^\d+ alerts? on \d+ trailers?$/);
      await expect(backtest.getByRole('list', { name: 'Latest alerts' })).toBeVisible();
      await page.getByRole('combobox', { name: 'Direction' }).click();
      await page.getByRole('option', { name: 'Enter', exact: true }).click();
      await page.getByRole('combobox', { name: 'Geofences' }).click();
      await page.getByRole('option', { name: YARD_NAME }).click();
      await page.keyboard.press('Escape');
      await expect(backtest.getByText('No alerts in 30 days.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'In words' })).toContainText(YARD_NAME);
      await expect(page.getByRole('checkbox', { name: 'Me', exact: true })).toBeChecked();
      await page.getByRole('button', { name: 'Create rule' }).click();
      await expect(page.getByText('Alert rule saved')).toBeVisible();
      await expect(page.getByRole('switch', { name: `${RULE} is on` })).toBeChecked();
    });

    const row = (on: Page, unitId: string) =>
      on.getByRole('button', { name: new RegExp(`^Critical: ${RULE}.*${unitId}`) });
    const subject = `${first.unitId}: ${RULE}`;
    let unsubscribe = '';

    await test.step('a phone drives in: bell, inbox and mail follow within 5 s', async () => {
      await page.getByRole('link', { name: 'Current Notifications' }).click();
      await expect(bellOf(page)).toHaveAccessibleName(/you$/);
      const before = await countOf(page);
      await driveIn(product.url, first.vin);
      const reportedAt = Date.now();
      await expect(page.getByRole('button', { name: needYou(before + 1) })).toBeVisible(SOON);
      // The list does not move by itself.
      await page.getByRole('button', { name: 'Show 1 new alert' }).click(SOON);
      await expect(row(page, first.unitId)).toBeVisible();
      await expect.poll(() => mailsTo(product.url, OWNER.email, subject), SOON).toHaveLength(1);
      expect(Date.now() - reportedAt).toBeLessThan(SOON.timeout);
      const [mail] = await mailsTo(product.url, OWNER.email, subject);
      unsubscribe = /https?:\/\/\S+\/unsubscribe\?\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    });

    const elsewhere = await browser.newContext({ ...contextOptions, baseURL: product.url });
    const colleague = await elsewhere.newPage();
    await test.step('a colleague looks at the alert in another browser', async () => {
      await colleague.goto('/alertconfiguration');
      await signIn(colleague, account('no-help'));
      await row(colleague, first.unitId).click();
      await expect(colleague.getByRole('heading', { name: RULE })).toBeVisible();
    });

    await test.step('one click on the page behind the link of the mail unsubscribes', async () => {
      const mailProgram = await elsewhere.newPage();
      await mailProgram.goto(unsubscribe);
      await mailProgram.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
      await expect(mailProgram.getByText(`${OWNER.email} won't get`)).toBeVisible();
      await mailProgram.close();
      await driveIn(product.url, second.vin);
      await expect(page.getByRole('button', { name: 'Show 1 new alert' })).toBeVisible(SOON);
    });

    await test.step('by keyboard, the first alert is acknowledged, and the colleague sees it without a reload', async () => {
      await tabTo(page, row(page, first.unitId));
      await page.keyboard.press('.');
      await expect(row(page, second.unitId)).toBeVisible();
      await page.keyboard.press('k');
      await expect(row(page, second.unitId)).toBeFocused();
      await page.keyboard.press('j');
      await expect(row(page, first.unitId)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: RULE })).toBeVisible();
      await page.keyboard.press('a');
      await expect(page.getByText('Acknowledged', { exact: true }).first()).toBeVisible();
      const timeline = colleague.getByRole('region', { name: 'Timeline' });
      await expect(timeline).toContainText('Acknowledged', SOON);
      await expect(timeline).toContainText(OWNER.email);
      await elsewhere.close();
    });

    await test.step('the activity feed tells all of it', async () => {
      await page.getByRole('link', { name: 'Alerts Activity Feed' }).click();
      const activity = page.getByRole('region', { name: 'Activity', exact: true });
      for (const line of [
        `${OWNER.email} created the rule ${RULE}`,
        `${RULE} fired for ${first.unitId}`,
        `Email to ${OWNER.email} about ${RULE} for ${first.unitId} was sent`,
        `Email to ${OWNER.email} about ${RULE} for ${second.unitId} was held back`,
        `${OWNER.email} acknowledged ${RULE} for ${first.unitId}`,
      ])
        await expect(activity.getByRole('listitem').filter({ hasText: line })).toHaveCount(1);
      expect(await mailsTo(product.url, OWNER.email, `${second.unitId}: ${RULE}`)).toEqual([]);
    });
  });
});

test('keeps quiet hours after a reload', async ({ page }) => {
  await page.goto('/alertconfiguration?tab=settings');
  await signIn(page, account('customer'));
  const part = page.getByRole('group', { name: 'Quiet hours' });
  const quiet = part.getByRole('checkbox', { name: 'Send me nothing during these hours' });
  await quiet.check();
  const nights = part.getByRole('group', { name: /22:00 to 06:00$/ });
  await nights.getByRole('button', { name: 'Sat' }).click();
  const name = (await nights.getAttribute('aria-label')) ?? '';
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(quiet).toBeChecked();
  await expect(part.getByRole('group', { name, exact: true })).toBeVisible();
  await expect(part.getByRole('button', { name: 'Sat' })).toHaveAttribute('aria-pressed', 'false');
  await expect(part.getByText(/^(Quiet hours now, until|The next quiet hours begin)/)).toBeVisible();
});

test('has neither a menu item nor a bell nor a page for a role without access', async ({
  page,
  browser,
  contextOptions,
  product,
}) => {
  await page.goto('/alertconfiguration');
  await signIn(page, account('view-only'));
  await expect(page.getByText("You don't have access to this page")).toBeVisible();
  const itemsOf = (on: Page) => on.getByRole('navigation', { name: 'Main' }).first().getByRole('link');
  await expect(itemsOf(page).filter({ hasText: 'Fleet Control' })).toBeVisible();
  expect(await itemsOf(page).allTextContents()).not.toContain('Alerts');

  // A bell appears when the page is quiet. That of a page that was opened later is there by then.
  const elsewhere = await browser.newContext({ ...contextOptions, baseURL: product.url });
  const colleague = await elsewhere.newPage();
  await colleague.goto('/alertconfiguration');
  await signIn(colleague, account('no-help'));
  await expect(bellOf(colleague)).toBeVisible();
  expect(await itemsOf(colleague).allTextContents()).toContain('Alerts');
  await elsewhere.close();
  await expect(bellOf(page)).toHaveCount(0);
});

test('leads from a notification to its alert, in the window that is open', async ({ page, product }) => {
  const { alertNotifications } = await ask<{ alertNotifications: { alerts: NotifiedAlert[] } }>(
    product.url,
    `query { alertNotifications(input: { customerId: ${HOLDER}, paginationInput: { pageSize: 1, pageNumber: 1 } }) {
      alerts { id ruleId ruleName unitId } } }`,
    {},
  );
  const [alert] = alertNotifications.alerts;
  if (!alert) throw new Error('The demonstration has alerts.');
  const message = {
    title: `${alert.unitId}: ${alert.ruleName}`,
    id: alert.id,
    customerId: HOLDER,
    ruleId: alert.ruleId,
  };
  const context = page.context();
  // A browser without a window shows no notifications, whatever it permits.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
  await page.goto('/alertconfiguration?tab=settings');
  await signIn(page, OWNER);
  const devices = page.getByRole('region', { name: 'Devices' });
  const started = context.waitForEvent('serviceworker');
  await devices.getByRole('button', { name: 'Notify on this device' }).click();
  const worker = await started;
  expect(new URL(worker.url()).pathname).toBe('/notifications-worker.js');
  // Where no push service is within reach, that is said.
  await expect(devices.getByText(/^(On in this browser|We could not turn on notifications)/)).toBeVisible();

  // A click can't be simulated, but what it does. The page listens soon after its bell is there.
  await expect(bellOf(page)).toBeVisible();
  const follow = () =>
    worker.evaluate((data) => {
      const { open, pathOf } = globalThis as unknown as {
        open: (path: string) => Promise<void>;
        pathOf: (data: object) => string;
      };
      return open(pathOf(data));
    }, message);
  await expect(follow).toPass({ timeout: 10_000 });
  await expect(page).toHaveURL(new RegExp(`/alertconfiguration/alert/${alert.ruleId}\\?.*episode=${alert.id}`));
  await expect(page.getByRole('heading', { name: alert.ruleName })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

interface NotifiedAlert {
  id: string;
  ruleId: string;
  ruleName: string;
  unitId: string;
}
