// `npm run test:texts`: renders stories in the pseudo language, in which each text of a catalog has accents, and lists
// visible texts without accents that are not data: they are hard-coded and can't be translated. By default, one story of
// each component runs, also of the design system: the first one tagged `texts`, or else its first one. `-- --all` runs
// all stories of widgets, too, `-- name` those whose id contains the name.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureHeadless, SHORT_SCRIPTS } from './browser.mjs';
import { serve } from './serve-static.mjs';
import { leftTexts } from './texts/leftTexts.mjs';
import { shownTexts } from './texts/shownTexts.mjs';

/** Pages that render at the same time. */
const PAGES = 2;
const RENDER_WITHIN_MS = 20_000;
/** A page whose texts stay the same for this long has loaded. */
const QUIET_MS = 250;
const LOAD_WITHIN_MS = 6_000;
/** Texts that are listed of one story. */
const MAX_LISTED = 30;

const built = resolve(process.env.STORYBOOK_DIR ?? 'storybook-static');
if (!existsSync(join(built, 'index.json'))) {
  console.error(`test-texts: ${built} holds no Storybook. Run \`npm run build-storybook\` first.`);
  process.exit(1);
}
const args = process.argv.slice(2);
const parts = args.filter((arg) => !arg.startsWith('--'));
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const stories = chosen(
  Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags.includes('no-texts')),
);

const started = performance.now();
const server = await serve(built, Number(process.env.STORIES_PORT ?? 0));
const browser = await chromium.launch({
  executablePath: await ensureHeadless(),
  args: [...CHROMIUM_ARGS, ...SHORT_SCRIPTS],
});
const findings = [];
const waiting = [...stories];
try {
  await Promise.all(Array.from({ length: PAGES }, runStories));
} finally {
  await browser.close();
  await server.close();
}

for (const { id, texts } of findings.toSorted((a, b) => a.id.localeCompare(b.id))) {
  const rest = texts.length > MAX_LISTED ? `\n  and ${texts.length - MAX_LISTED} more` : '';
  console.error(
    `FAILED ${id}\n${texts
      .slice(0, MAX_LISTED)
      .map((text) => `  ${text}`)
      .join('\n')}${rest}`,
  );
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `texts: ${stories.length - findings.length} passed, ${findings.length} failed, ${stories.length} stories in ${seconds} s`,
);
if (process.env.TEXTS_REPORT) {
  writeFileSync(
    process.env.TEXTS_REPORT,
    JSON.stringify({ passed: stories.length - findings.length, failed: findings.length }),
  );
}
process.exit(findings.length > 0 || stories.length === 0 ? 1 : 0);

/** The stories to render: those that are named, all, or one of each component. */
function chosen(all) {
  if (parts.length > 0) return all.filter(({ id }) => parts.some((part) => id.includes(part)));
  const isOfWidget = ({ title }) => /^(Fleet|Admin)\//.test(title);
  const first = new Map();
  for (const story of all.filter((one) => isOfWidget(one) || /^(Primitives|Fields|Overlays|Data)\//.test(one.title))) {
    const kept = first.get(story.title);
    if (!kept || (story.tags.includes('texts') && !kept.tags.includes('texts'))) first.set(story.title, story);
  }
  const ofEach = [...first.values()];
  return args.includes('--all') ? [...all.filter(isOfWidget), ...ofEach.filter((one) => !isOfWidget(one))] : ofEach;
}

async function runStories() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  for (let story = waiting.shift(); story; story = waiting.shift()) {
    const texts = await textsOf(page, story.id).catch((error) => [`not rendered: ${error.message.split('\n')[0]}`]);
    if (texts.length > 0) findings.push({ id: story.id, texts });
  }
  await page.close();
}

/**
 * The untranslated texts of a story, without its play function, which looks for English texts, and without axe, which
 * waits for frames: Storybook loads the page again if it is still busy when the next story comes.
 */
async function textsOf(page, id) {
  if (!page.url().startsWith(server.url)) {
    await page.goto(`${server.url}/iframe.html?globals=language:pseudo;a11y.manual:!true&id=${id}&viewMode=docs`);
    await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  }
  const rendered = await page.evaluate(renderStory, { id, withinMs: RENDER_WITHIN_MS });
  if (rendered.failure) return [`not rendered: ${rendered.failure}`];
  if (rendered.skipped) return [];
  let before = '';
  for (let waitedMs = 0; waitedMs < LOAD_WITHIN_MS; waitedMs += QUIET_MS) {
    const now = JSON.stringify(await page.evaluate(shownTexts));
    if (now === before) break;
    before = now;
    await page.waitForTimeout(QUIET_MS);
  }
  // What is shown was received before, so it is read first.
  const shown = await page.evaluate(shownTexts);
  const received = [...rendered.given, ...(await page.evaluate(() => [...(globalThis.receivedTexts ?? [])]))];
  return leftTexts(shown, received);
}

/** Runs in the page. */
async function renderStory({ id, withinMs }) {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const story = await preview.storyStoreValue.loadStory({ storyId: id });
  if (story.storyGlobals?.language) return { skipped: true };
  story.playFunction = undefined;
  story.usesMount = false;
  // What earlier stories have received remains data, because widgets cache it. What a story gives to its component is, too: its args, and texts of its host in `parameters.dataTexts`.
  const given = new Set();
  const seen = new Set();
  const collect = (value) => {
    if (typeof value === 'string') given.add(value);
    if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) return;
    seen.add(value);
    for (const part of Object.values(value)) collect(part);
  };
  collect([story.initialArgs, story.parameters.dataTexts]);
  return new Promise((done) => {
    const end = (failure) => {
      clearTimeout(timer);
      channel.off('storyRendered', onRendered);
      channel.off('storyThrewException', onFailed);
      channel.off('storyMissing', onFailed);
      done({ failure, given: [...given] });
    };
    const onRendered = (storyId) => storyId === id && end();
    const onFailed = (error) => end(error?.message ?? 'missing');
    const timer = setTimeout(() => end('timed out'), withinMs);
    channel.on('storyRendered', onRendered);
    channel.on('storyThrewException', onFailed);
    channel.on('storyMissing', onFailed);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}
