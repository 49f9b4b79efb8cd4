// The pages of scripts/embed-app/hosts: what each does to the widgets on it, and what has to hold on every one.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const NONCE = 'aGFyYm9yLWxpbmU=';
const STRICT_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' 'nonce-${NONCE}'`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export const HOSTS = [
  { name: 'plain', title: 'a page without styles' },
  { name: 'tailwind', title: 'Tailwind 4 preflight' },
  { name: 'bootstrap', title: 'Bootstrap 5' },
  { name: 'hostile', title: 'styles on every element' },
  { name: 'shadow', title: 'a shadow root under such styles' },
  { name: 'versions', title: 'two versions of the packages', shown: 2 },
  { name: 'strict', title: 'CSP with nonce, Trusted Types', policy: STRICT_POLICY },
  { name: 'dark', title: 'a dark page' },
  { name: 'framed', title: 'an iframe' },
  { name: 'elements', title: 'custom elements under such styles, no React', parts: ['grid'] },
];
/** Differing pixels that antialiasing explains. */
const MAX_DIFFERENT = 0.001;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Headers of a host's page. */
export const headersOf = (pathname) => {
  const { policy } = HOSTS.find(({ name }) => pathname === `/${name}.html`) ?? {};
  return policy ? { 'content-security-policy': policy } : {};
};

/** Opens each host and compares it with the plain one. Returns a row per host; `problems` is empty if all held. */
export async function checkHosts(browser, url, { folder } = {}) {
  const plain = new Map();
  const rows = [];
  for (const host of HOSTS) rows.push(await checkHost(browser, url, host, { plain, folder }));
  return rows;
}

async function checkHost(browser, url, { name, title, shown = 1, parts = ['controls', 'grid'] }, { plain, folder }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const problems = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text().slice(0, 200)));
  page.on('pageerror', (error) => problems.push(error.message));
  try {
    await page.goto(`${url}/${name}.html`);
    const frame = name === 'framed' ? page.frames().at(-1) : page.mainFrame();
    let different = 0;
    let gridRows = 0;
    for (let at = 0; at < shown; at++) {
      const showcase = frame.locator('[data-showcase]').nth(at);
      await showcase.getByText('HL-104').waitFor({ timeout: 15_000 });
      gridRows = await showcase.getByText(/^HL-\d+$/).count();
      for (const part of parts) {
        const picture = PNG.sync.read(
          await showcase.locator(`[data-part=${part}]`).screenshot({ animations: 'disabled' }),
        );
        if (!plain.has(part)) plain.set(part, picture);
        const share = differenceOf(plain.get(part), picture);
        if (share > MAX_DIFFERENT) problems.push(`${part} differs by ${(share * 100).toFixed(2)} %`);
        different = Math.max(different, share);
      }
    }
    if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
    if (parts.includes('controls') && !(await keepsFocus(frame)))
      problems.push('the dialog did not take and give back the focus');
    const found = await violationsOf(frame);
    problems.push(...found.map((id) => `axe: ${id}`));
    return {
      host: title,
      rows: gridRows,
      'differing pixels': `${(different * 100).toFixed(2)} %`,
      axe: found.length,
      problems,
    };
  } catch (error) {
    return {
      host: title,
      rows: 0,
      'differing pixels': '',
      axe: 0,
      problems: [...problems, error.message.split('\n')[0]],
    };
  } finally {
    await page.close();
  }
}

function differenceOf(one, other) {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const count = pixelmatch(one.data, other.data, null, one.width, one.height, { threshold: 0.1 });
  return count / (one.width * one.height);
}

/** Opens the dialog by keyboard: focus moves into it, and Escape returns it to the button. */
async function keepsFocus(frame) {
  const button = frame.getByRole('button', { name: 'Open dialog' }).first();
  await button.focus();
  await button.press('Enter');
  const dialog = frame.getByRole('dialog');
  await dialog.waitFor();
  const isInside = await holds(dialog, (element) => element.contains(element.getRootNode().activeElement));
  await frame.page().keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return isInside && (await holds(button, (element) => element.getRootNode().activeElement === element));
}

/** Whether something about an element becomes true within five seconds. */
async function holds(locator, condition) {
  for (const until = Date.now() + 5_000; Date.now() < until; ) {
    if (await locator.evaluate(condition)) return true;
    await locator.page().waitForTimeout(50);
  }
  return false;
}

async function violationsOf(frame) {
  await frame.evaluate(axe);
  const { violations } = await frame.evaluate(() => globalThis.axe.run(document.querySelector('#root')));
  return violations.map(({ id }) => id);
}
