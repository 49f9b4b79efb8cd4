import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { account } from './accounts';
import { Product } from './product';
import { expect, signIn, test } from './test';

const ADMIN = account('admin');
const FILE = 'main-app-go.bin';
const MANIFEST = `${FILE}.manifest.json`;
const SECOND = ['second.bin', 'second.bin.manifest.json'];

interface OpenSsh {
  port: number;
  folder: string;
  username: string;
  privateKey: string;
  dropConnections(): void;
  stop(): Promise<void>;
}

async function startOpenSsh(): Promise<OpenSsh> {
  const script = new URL('../scripts/fileServers.mjs', import.meta.url);
  const { startOpenSsh: start } = (await import(script.href)) as { startOpenSsh(): Promise<OpenSsh> };
  return start();
}

async function publish(page: Page, fileName: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish package' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Package/ }).click();
  await page.getByRole('option', { name: /· Go · 6\.4\.0/ }).click();
  await dialog.getByRole('textbox', { name: /^File name/ }).fill(fileName);
  await dialog.getByRole('button', { name: 'Publish package' }).click();
  await expect(dialog).toBeHidden();
}

test('a package is published on an SFTP server, verified, and deleted', async ({ browser }) => {
  test.setTimeout(360_000);
  const ssh = await startOpenSsh();
  const product = await Product.start(['--sim-speed=0'], { OTA_FTP_NETWORKS: '127.0.0.0/8' });
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  try {
    await page.goto('/ota-ftp-management');
    await signIn(page, ADMIN);

    await test.step('add the server with a private key', async () => {
      await page.getByRole('button', { name: 'Add server' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add server' });
      await dialog.getByRole('textbox', { name: /^Name/ }).fill('Depot');
      await dialog.getByRole('textbox', { name: /^Host/ }).fill('127.0.0.1');
      await dialog
        .getByRole('textbox', { name: /^Port/ })
        .or(dialog.getByLabel(/^Port/))
        .first()
        .fill(String(ssh.port));
      await dialog.getByRole('textbox', { name: /^Folder/ }).fill(ssh.folder);
      await dialog.getByRole('textbox', { name: /^User name/ }).fill(ssh.username);
      await dialog.getByText('Private key', { exact: true }).first().click();
      await dialog.getByRole('textbox', { name: /^Private key/ }).fill(ssh.privateKey);
      await dialog.getByRole('button', { name: 'Add server' }).click();
      await expect(page).toHaveURL(/server=/);
    });

    await test.step('its host key is confirmed, and the test passes', async () => {
      await page.getByRole('button', { name: 'Confirm fingerprint' }).click({ timeout: 60_000 });
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm fingerprint' }).click();
      await expect(page.getByText('Connected')).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText('This folder is empty')).toBeVisible();
    });

    const files = page.getByRole('region', { name: 'The files' });
    await test.step('the package is listed with its verified hash', async () => {
      await publish(page, FILE);
      await expect(files.getByRole('row').filter({ hasText: FILE })).toContainText('SHA-256 verified', {
        timeout: 90_000,
      });
      expect((await readdir(ssh.folder)).sort()).toEqual([FILE, MANIFEST]);
      await expect(files.getByText('Manifest verified')).toBeVisible();
      const sha256 = createHash('sha256')
        .update(await readFile(join(ssh.folder, FILE)))
        .digest('hex');
      await expect(files.getByTitle(sha256)).toBeVisible();
    });

    await test.step('a process that is killed leaves nothing under the final name, and its work is redone', async () => {
      await publish(page, 'second.bin');
      await product.stopServer('SIGKILL');
      const left = await readdir(ssh.folder);
      await product.startServer();
      await expect
        .poll(async () => (await readdir(ssh.folder)).sort(), { timeout: 180_000 })
        .toEqual([FILE, MANIFEST, ...SECOND]);
      const complete = [FILE, MANIFEST, ...SECOND];
      expect(left.filter((name) => !complete.includes(name) && !name.startsWith('.gladhand-'))).toEqual([]);
      expect(await readFile(join(ssh.folder, 'second.bin'))).toEqual(await readFile(join(ssh.folder, FILE)));
    });

    await test.step('it is deleted after a confirmation that names file and server', async () => {
      await page.reload();
      await files.getByRole('button', { name: `Delete ${FILE}` }).click({ timeout: 60_000 });
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(`${ssh.folder}/${FILE}`);
      await expect(question).toContainText(`sftp://127.0.0.1:${ssh.port}`);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(question).toBeHidden();
      await expect.poll(async () => (await readdir(ssh.folder)).sort(), { timeout: 60_000 }).toEqual(SECOND);
      await expect(files.getByRole('rowheader')).toHaveText(['second.bin'], { timeout: 60_000 });
    });
  } finally {
    await context.close();
    await product.dispose();
    await ssh.stop();
  }
});
