import { appendFileSync, mkdirSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';
import { faintTexts, type Page, turnsContrastOff } from './faintTexts';
import { LOCAL_MODES } from './visual';

const visual = process.env.VISUAL === '1';
/** How many times slower the pages run, to find stories that depend on the speed of the machine. */
const slowdown = Number(process.env.STORIES_SLOWDOWN ?? 1);

/** On a busy machine a fade can stay at its first frame for seconds, which leaves its element invisible. */
const STILL = '*, *::before, *::after { animation-duration: 0s !important; transition-duration: 0s !important; }';

/** Returns whether the page is new. */
function keepStill(css: string): boolean {
  if (document.getElementById('still')) return false;
  const style = document.createElement('style');
  style.id = 'still';
  style.textContent = css;
  document.head.append(style);

  // Styles of the page don't reach into the shadow roots of custom elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attachStillShadow(options) {
    const root = attachShadow.call(this, options);
    // The element sets its own styles right after this.
    queueMicrotask(() => root.adoptedStyleSheets.push(sheet));
    return root;
  };
  return true;
}

/** The page has loaded before Storybook has read its index, which takes seconds on a busy machine. */
const isReady = () => (window as unknown as StorybookWindow).__STORYBOOK_PREVIEW__?.ready().then(() => true);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const WINDOW = { width: 1280, height: 800 };
/** The size of Storybook's `mobile1` viewport, which stories request with their globals. */
const PHONE = { width: 320, height: 568 };

/** Storybook passes these, but its type doesn't list them. */
interface AskedGlobals {
  viewport?: { value: string };
}

const config: TestRunnerConfig = {
  logLevel: 'warn',
  tags: { skip: ['no-test'] },
  async preVisit(page, context) {
    await page.waitForFunction(isReady);
    const { storyGlobals } = (await getStoryContext(page, context)) as unknown as { storyGlobals?: AskedGlobals };
    const size = storyGlobals?.viewport?.value === 'mobile1' ? PHONE : WINDOW;
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    const isNew = await page.evaluate(keepStill, STILL);
    if (isNew && slowdown > 1) await slowDown(page);
    // Every run of the stories checks them with axe; the pictures don't need it again.
    if (visual && isNew) await updateGlobals(page, { a11y: { manual: true } });
  },
  async postVisit(page, context) {
    const { parameters, tags } = await getStoryContext(page, context);
    const judged = !visual && parameters.a11y?.test === 'error' && !turnsContrastOff(parameters.a11y);
    if (judged && !tags.includes('no-dark')) {
      expect(await faintTexts(page, context.title)).toEqual([]);
    }
    if (visual && (tags.includes('visual') || tags.includes('compared'))) await comparePictures(page, context.id);
  },
};
export default config;

/** The theme of the last mode, which is also that of a new page. */
const LAST_THEME = 'light';

/** Takes a picture in each mode and compares it with the recorded one. Reports all that differ. */
async function comparePictures(page: Page, id: string) {
  // Loaded on demand: it takes a second, and most runs compare no pictures
  const { toMatchImageSnapshot } = await import('jest-image-snapshot');
  expect.extend({ toMatchImageSnapshot });
  // A page that keeps a request open is never idle.
  await waitForPageReady(page).catch(() => undefined);
  const problems: string[] = [];
  let shown = LAST_THEME;
  for (const [mode, { theme, viewport }] of Object.entries(LOCAL_MODES)) {
    await page.setViewportSize({ width: viewport, height: WINDOW.height });
    // A change renders the story again on a new server, which refuses requests that were signed for the previous one.
    if (theme !== shown) {
      await updateGlobals(page, { theme });
      await page.waitForFunction(hasTheme, theme, { timeout: WAITS_FOR_PROGRESS_MS }).catch(() => undefined);
    }
    shown = theme;
    const problem = compare(await settledPicture(page), `${id}--${mode}`);
    if (problem) problems.push(problem);
    if (process.env.VISUAL_LOG)
      appendFileSync(process.env.VISUAL_LOG, `${problem ? 'changed' : 'same'} ${id} ${mode}\n`);
  }
  expect(problems).toEqual([]);
}

/** Whether the story is rendered in a theme. A story with a theme of its own never changes it. */
const hasTheme = (theme: string) => {
  const scopes = [...document.querySelectorAll<HTMLElement>('#storybook-root [data-theme]')];
  return scopes.length === 0 || scopes.some((scope) => scope.dataset.theme === theme);
};

const updateGlobals = (page: Page, changed: object) =>
  page.evaluate((globals) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
    channel.emit('updateGlobals', { globals });
  }, changed);

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { ready: () => Promise<void> };
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void };
}

/** Longer pages repeat themselves. */
const MAX_PICTURE_PX = 1_600;

/** Something that still loads. */
const BUSY = 'progress, [role=progressbar], [aria-busy=true], [data-skeleton]';

/** Progress ends, or stays, as in a story about waiting. */
const WAITS_FOR_PROGRESS_MS = 10_000;

/** A picture that stays the same, with maps that have loaded, animations finished and the caret hidden. */
async function settledPicture(page: Page): Promise<Buffer> {
  await page.waitForFunction(
    () => [...document.querySelectorAll('.maplibregl-map')].every((map) => map.hasAttribute('data-map-idle')),
    undefined,
    { timeout: 15_000 },
  );
  await page
    .waitForFunction((busy) => !document.querySelector(busy), BUSY, { timeout: WAITS_FOR_PROGRESS_MS })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const size = await page.evaluate((maxPx) => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: Math.min(scrollHeight, maxPx) };
  }, MAX_PICTURE_PX);
  let previous: Buffer = Buffer.alloc(0);
  for (let i = 0; i < 12; i++) {
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      fullPage: true,
      scale: 'css',
      clip: { x: 0, y: 0, ...size },
    });
    if (previous.equals(picture)) return picture;
    previous = picture;
  }
  return previous;
}

/** The difference in words; undefined for none. */
function compare(picture: Buffer, name: string): string | undefined {
  const dir = `${process.cwd()}/.storybook/__screenshots__/${process.platform}`;
  mkdirSync(dir, { recursive: true });
  try {
    expect(picture).toMatchImageSnapshot({
      customSnapshotsDir: dir,
      customSnapshotIdentifier: name,
      customDiffDir: `${process.cwd()}/storybook-diffs`,
      failureThreshold: 10,
      failureThresholdType: 'pixel',
    });
    return undefined;
  } catch (error) {
    return `${name}: ${(error as Error).message.split('\n')[0]}`;
  }
}
