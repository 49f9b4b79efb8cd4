// Takes the pictures of packages/ui/README.md from a running Storybook: STORYBOOK_URL, else http://127.0.0.1:6006.
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureBrowser } from './browser.mjs';

const url = process.env.STORYBOOK_URL ?? 'http://127.0.0.1:6006';
const PICTURES = { light: 'everything', dark: 'dark', brand: 'halden' };

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: CHROMIUM_ARGS });
for (const [name, story] of Object.entries(PICTURES)) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1270 }, reducedMotion: 'reduce' });
  await page.goto(`${url}/iframe.html?id=foundations-overview--${story}&viewMode=story`);
  await page.getByRole('grid', { name: 'Parcels' }).waitFor({ timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `docs/images/overview-${name}.png`, animations: 'disabled' });
}
await browser.close();
