import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account } from './accounts';
import { Product } from './product';
import { expect, test as plain, signIn } from './test';

/** A product with a freight partner, whose page tries to leave its frame. */
const test = plain.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures a function needs from this pattern
    async ({}, use) => {
      const partner = await startPartner();
      const folder = mkdtempSync(join(tmpdir(), 'gladhand-agreement-'));
      const file = join(folder, 'agreement.txt');
      writeFileSync(file, 'Loads are subject to the terms of Haulwise.\n\nNothing is sent to Haulwise.\n');
      const product = await Product.start([], {
        FREIGHT_URL: `http://127.0.0.1:${(partner.address() as AddressInfo).port}/loads`,
        FREIGHT_AGREEMENT_FILE: file,
        FREIGHT_AGREEMENT_VERSION: '2026-11-01',
      });
      await use(product);
      await product.dispose();
      partner.close();
      partner.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const PAGE = `<!doctype html><title>Haulwise</title><h1>Loads near Dayton</h1><p id="referrer"></p><script>
  document.getElementById('referrer').textContent = 'Referrer: ' + (document.referrer || 'none');
  if (top !== self) try { top.location.href = '/elsewhere'; } catch {}
</script>`;

async function startPartner(): Promise<Server> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('the page of the freight partner opens after the agreement, in its frame and in a tab', async ({ page }) => {
  await page.goto('/freight');
  await signIn(page, account('customer-admin'));
  await expect(page.getByText('Nothing is sent to Haulwise.')).toBeVisible();
  expect(await page.locator('iframe').count()).toBe(0);
  await page.getByRole('checkbox', { name: /I have read and accept/ }).check();
  await page.getByRole('button', { name: 'Accept and continue' }).click();
  const partner = page.frameLocator('iframe[title^="Freight at"]');
  await expect(partner.getByRole('heading', { name: 'Loads near Dayton' })).toBeVisible();
  await expect(partner.getByText('Referrer: none')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/freight');

  await page.goto('/freight-link');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open in a new tab' }).click(),
  ]);
  await expect(tab.getByRole('heading', { name: 'Loads near Dayton' })).toBeVisible();
  await tab.close();

  await page.goto('/audit-log');
  const line = page.getByRole('row').filter({ hasText: 'Accepted the freight agreement' });
  await expect(line).toContainText(account('customer-admin').email);
});
