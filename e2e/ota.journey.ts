import { createHash } from 'node:crypto';
import { account } from './accounts';
import { Product } from './product';
import { expect, signIn, test } from './test';
import { ask } from './trailers';

const ADMIN = account('admin');
const TARGET = '6.4.0';
const DEVICES = 6;

interface Job {
  attempt: number;
  sha256: string;
  sizeBytes: number;
  content: string;
  progress: string;
}

/** Devices of a gateway, which speak to the product as real ones do. */
async function gatewayOf(product: Product) {
  const query = 'mutation { createIngestKey(input: { name: "ota journey", gateway: "Xirgo" }) { secret } }';
  const { createIngestKey } = await ask<{ createIngestKey: { secret: string } }>(product.url, query, {});
  const headers = { 'x-ingest-key': createIngestKey.secret, 'content-type': 'application/json' };
  let sent = 0;
  const send = (path: string, body: object) =>
    fetch(`${product.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    async job(serialNumber: string): Promise<Job | null> {
      const response = await fetch(`${product.url}/ingest/v1/ota/job?serialNumber=${serialNumber}`, { headers });
      return ((await response.json()) as { job: Job | null }).job;
    },
    async content(job: Job, from: number, to: number): Promise<Buffer> {
      const range = { range: `bytes=${from}-${to}`, 'if-range': `"${job.sha256}"` };
      const response = await fetch(`${product.url}${job.content}`, { headers: { ...headers, ...range } });
      expect(response.status).toBe(206);
      return Buffer.from(await response.arrayBuffer());
    },
    progress: async (serialNumber: string, job: Job, message: object) => {
      const response = await send(job.progress, { serialNumber, attempt: job.attempt, ...message });
      expect(response.status).toBe(200);
    },
    async report(serialNumber: string, mainApp: string) {
      const report = { reportId: `v-${++sent}`, serialNumber, recordedAt: new Date().toISOString() };
      const response = await send('/ingest/v1/reports', {
        reports: [{ ...report, versions: { mainApp }, readings: {} }],
      });
      expect(await response.json()).toMatchObject({ results: [{ status: 'accepted' }] });
    },
  };
}

test('a campaign is staged, stops by itself, is resumed, and is confirmed by reported versions', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  // Simulated devices would do it themselves.
  const product = await Product.start(['--sim-speed=0']);
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  try {
    const fleet = `{ otaFleet(input: { family: 3, limit: 60 }) { trailers { vin serialNumber } } }`;
    const { otaFleet } = await ask<{ otaFleet: { trailers: { vin: string; serialNumber: string | null }[] } }>(
      product.url,
      fleet,
      {},
    );
    const chosen = otaFleet.trailers.filter(({ serialNumber }) => serialNumber !== null).slice(0, DEVICES);
    const gateway = await gatewayOf(product);
    for (const { serialNumber } of chosen) await gateway.report(serialNumber ?? '', '6.3.0');

    await page.goto('/ota-management?tab=mainApp');
    await signIn(page, ADMIN);
    const row = page.getByRole('region', { name: 'The packages' }).getByRole('row').filter({ hasText: TARGET });
    await row.getByRole('button', { name: /^Start campaign/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Paste a list').click();
    await dialog.getByRole('textbox', { name: /^VINs/ }).fill(chosen.map(({ vin }) => vin).join('\n'));
    await dialog.getByRole('textbox', { name: /^Stages/ }).fill('2');
    await dialog.getByRole('spinbutton', { name: 'Hours between stages' }).fill('0');
    await dialog.getByRole('spinbutton', { name: 'Stop above, percent failed' }).fill('40');
    await dialog.getByRole('spinbutton', { name: 'Above volts' }).fill('');
    await dialog.getByRole('spinbutton', { name: 'Parked minutes' }).fill('');
    await dialog.getByRole('button', { name: 'Check devices' }).click();
    await expect(dialog.getByText(`${DEVICES} devices (Go) get version ${TARGET}.`)).toBeVisible();
    await dialog.getByRole('button', { name: `Start for ${DEVICES} devices` }).click();
    await expect(page).toHaveURL(/campaign=/);
    await expect(page.getByText('Running').first()).toBeVisible();

    /** Devices whose stage has begun. */
    const working = async (count: number) => {
      const jobs = new Map<string, Job>();
      await expect
        .poll(
          async () => {
            for (const { serialNumber } of chosen) {
              const job = await gateway.job(serialNumber ?? '');
              if (job) jobs.set(serialNumber ?? '', job);
            }
            return jobs.size;
          },
          { timeout: 90_000 },
        )
        .toBe(count);
      return [...jobs];
    };
    const install = async ([serialNumber, job]: [string, Job], version: string) => {
      const half = Math.floor(job.sizeBytes / 2);
      const content = Buffer.concat([
        await gateway.content(job, 0, half),
        await gateway.content(job, half + 1, job.sizeBytes - 1),
      ]);
      expect(createHash('sha256').update(content).digest('hex')).toBe(job.sha256);
      await gateway.progress(serialNumber, job, { step: 'applied' });
      await gateway.report(serialNumber, version);
    };

    const stop = await test.step('the first stage stops the campaign: one of two reports a false version', async () => {
      const first = await working(2);
      const [good, bad] = first as [[string, Job], [string, Job]];
      await gateway.progress(bad[0], bad[1], { step: 'downloading', percent: 40 });
      // The server dies in the middle. The device has the same job afterwards.
      await product.stopServer('SIGKILL');
      await product.startServer();
      expect(await gateway.job(bad[0])).toMatchObject({ attempt: 1, state: 'downloading' });
      await install(good, TARGET);
      await install(bad, '6.0.0');
      await expect(page.getByText(/^Stopped automatically/)).toBeVisible({ timeout: 90_000 });
      return bad[0];
    });
    await expect(page.getByText(/50% of finished devices in stage 1 failed, limit 40%/)).toBeVisible();
    await page.getByRole('button', { name: /^Failed 1/ }).click();
    await expect(page).toHaveURL(/state=failed/);
    await expect(page.getByText(`Reported 6.0.0 instead of ${TARGET}`)).toBeVisible();

    await test.step('it is resumed with a reason, and the failed device is retried', async () => {
      await page.getByRole('button', { name: 'Resume' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('textbox', { name: /^Or a reason/ }).fill('The bench device was still connected');
      await question.getByRole('button', { name: 'Resume' }).click();
      await page.getByRole('button', { name: 'Retry 1 failed' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Retry 1 failed' }).click();
      await expect(page.getByRole('button', { name: /^Failed/ })).toContainText('0');
    });

    await test.step('the second stage confirms the rest', async () => {
      const rest = await working(DEVICES - 1);
      expect(rest.filter(([, { attempt }]) => attempt === 2).map(([serialNumber]) => serialNumber)).toEqual([stop]);
      for (const one of rest) await install(one, TARGET);
      await expect(page.getByRole('button', { name: /^Confirmed/ })).toContainText(String(DEVICES), {
        timeout: 90_000,
      });
      await expect(page.getByText('Done').first()).toBeVisible({ timeout: 90_000 });
    });
  } finally {
    await context.close();
    await product.dispose();
  }
});
