import { readFile } from 'node:fs/promises';
import readXlsxFile from 'read-excel-file/node';
import { account } from './accounts';
import { mailsTo } from './outbox';
import { Product } from './product';
import { expect, signIn, test } from './test';

const OWNER = account('customer-admin');
const NAME = 'Night yard';
const GATE = 'gate@example.com';
const DISPATCH = 'dispatch@example.com';
/** A run reads the whole fleet of the customer. */
const RUN = { timeout: 30_000 };

test('a report is created, run, opened, mailed, unsubscribed from and sent again', async ({ page, product }) => {
  await test.step('its next runs are shown before it is created', async () => {
    await page.goto('/alertconfiguration/yard');
    await signIn(page, OWNER);
    await page.getByRole('button', { name: 'Create report' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
    const runs = page.getByRole('region', { name: 'Next 5 runs' });
    await expect(runs.getByRole('listitem')).toHaveCount(5);
    await page.getByRole('textbox', { name: 'Time 1' }).fill('2:30 AM');
    await page.keyboard.press('Tab');
    await expect(runs.getByText(/^Mar \d+, \d{4}: 2:30 AM does not exist that day, no run$/)).toBeVisible();
    const emails = page.getByRole('textbox', { name: 'Email addresses' });
    for (const address of [GATE, DISPATCH]) {
      await emails.fill(address);
      await emails.press('Enter');
    }
    await page.getByRole('checkbox', { name: 'PDF' }).check();
    await page.getByRole('button', { name: 'Create report' }).click();
    await expect(page.getByRole('switch', { name: `${NAME} is on` })).toBeChecked();
  });

  await test.step('it is run and sent, and the result is the same in the workbook', async () => {
    await page.getByRole('button', { name: `More about ${NAME}` }).click();
    await page.getByRole('menuitem', { name: 'Run and send' }).click();
    const files = page.getByRole('region', { name: 'Files' });
    await expect(files.getByRole('link', { name: 'Download XLSX' })).toBeVisible(RUN);
    await expect(files.getByRole('link', { name: 'Download PDF' })).toBeVisible(RUN);
    const rows = await page.getByRole('heading', { name: /^[\d,]+ rows$/ }).textContent();
    const download = page.waitForEvent('download');
    await files.getByRole('link', { name: 'Download XLSX' }).click();
    const workbook = await readXlsxFile(await readFile(await (await download).path()));
    const [sheet] = workbook as unknown as { data?: unknown[][] }[];
    const table = sheet?.data ?? (workbook as unknown as unknown[][]);
    expect(table.length - 1).toBe(Number(rows?.replace(/\D/g, '')));
    expect(table[0]?.slice(0, 3)).toEqual(['Geofence', 'Unit ID', 'VIN']);
    const deliveries = page.getByRole('region', { name: 'Deliveries' });
    await expect(deliveries.getByText('2 of 2 sent')).toBeVisible(RUN);
  });

  await test.step('a recipient unsubscribes by the mail, and gets nothing when it is sent again', async () => {
    const mails = await mailsTo(product.url, GATE, NAME);
    const link = /https?:\S*\/unsubscribe\?token=[\w.-]+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    const { pathname, search } = new URL(link);
    const result = page.url();
    await page.goto(pathname + search);
    await expect(page.getByText(/Emails of this report/)).toBeVisible();
    await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click();
    // Leaving the page at once would cancel the request.
    await expect(page.getByText(/won't get .* anymore\.$/)).toBeVisible();
    await page.goto(result);
    const deliveries = page.getByRole('region', { name: 'Deliveries' });
    await deliveries.getByRole('button', { name: `Resend to ${DISPATCH}` }).click();
    await deliveries.getByRole('button', { name: `Resend to ${GATE}` }).click();
    await expect(deliveries.getByText('Unsubscribed')).toBeVisible(RUN);
    await expect.poll(async () => (await mailsTo(product.url, DISPATCH, NAME)).length).toBe(2);
    expect(await mailsTo(product.url, GATE, NAME)).toHaveLength(1);
  });

  await test.step('the list of what was sent leads to it, and the report is deleted', async () => {
    await page.goto('/alertconfiguration?tab=reports&list=sent');
    await page.getByRole('list', { name: 'Sent' }).getByRole('button', { name: NAME }).first().click();
    await expect(page.getByRole('region', { name: 'This run' })).toBeVisible();
    await page.goto('/alertconfiguration?tab=reports');
    await page.getByRole('button', { name: `More about ${NAME}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('switch', { name: `${NAME} is on` })).toBeHidden();
  });
});

test('a run that waits for a worker is canceled, and stays canceled after a reload', async ({ browser }) => {
  test.setTimeout(120_000);
  const own = await Product.start([], { GLADHAND_ROLE: 'web' });
  const context = await browser.newContext({ baseURL: own.url });
  const page = await context.newPage();
  try {
    await page.goto('/alertconfiguration?tab=reports');
    await signIn(page, OWNER);
    await page.getByRole('button', { name: 'More about Yard check' }).click();
    await page.getByRole('menuitem', { name: 'Run now' }).click();
    await expect(page.getByText('Waiting for a worker')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel run' }).click();
    await expect(page.getByText('Canceled').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('Canceled').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel run' })).toBeHidden();
  } finally {
    await context.close();
    await own.dispose();
  }
});
