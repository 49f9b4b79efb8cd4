import { mkdirSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

const visual = process.env.VISUAL === '1';

const STILL = '*, *::before, *::after { animation-duration: 0s !important; transition-duration: 0s !important; }';

const config: TestRunnerConfig = {
  logLevel: 'warn',
  tags: { skip: ['no-test'] },
  setup() {
    if (visual) expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page) {
    // On a busy machine a fade can stand at its first frame for seconds, and what fades in is not visible yet.
    await page.addStyleTag({ content: STILL });
  },
  async postVisit(page, context) {
    const { parameters, tags } = await getStoryContext(page, context);
    if (parameters.a11y?.test === 'error' && !tags.includes('no-dark')) {
      expect(await violationsInDark(page)).toEqual([]);
    }
    if (visual && !parameters.visual?.disable && !tags.includes('no-visual')) await compareImage(page, context.id);
  },
};
export default config;

/** The a11y addon looks at a story again whenever its globals change, so the dark theme costs one change and back. */
async function violationsInDark(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface Finished {
      reporters: {
        type: string;
        status: string;
        result?: { violations?: { id: string; nodes: { html: string }[] }[] };
      }[];
    }
    interface Channel {
      emit(name: 'updateGlobals', change: { globals: Record<string, string> }): void;
      once(name: 'storyFinished', listener: (finished: Finished) => void): void;
    }
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
    // a story that is left before it has finished makes Storybook load the page again
    const turn = (theme: string) =>
      new Promise<Finished>((resolve) => {
        channel.once('storyFinished', resolve);
        channel.emit('updateGlobals', { globals: { theme } });
      });
    const { reporters } = await turn('dark');
    await turn('light');
    return reporters
      .filter(({ type, status }) => type === 'a11y' && status === 'failed')
      .flatMap(({ result }) => result?.violations ?? [])
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} in dark: ${html}`));
  });
}

async function compareImage(page: Page, id: string) {
  await waitForPageReady(page);
  // two equal screenshots in a row, animations finished, caret hidden
  let previous: Buffer = Buffer.alloc(0);
  let image: Buffer = previous;
  for (let i = 0; i < 10; i++) {
    image = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    if (previous.equals(image)) break;
    previous = image;
  }
  const dir = `${process.cwd()}/.storybook/__screenshots__/${process.platform}`;
  mkdirSync(dir, { recursive: true });
  expect(image).toMatchImageSnapshot({
    customSnapshotsDir: dir,
    customSnapshotIdentifier: id,
    customDiffDir: `${process.cwd()}/storybook-diffs`,
    failureThreshold: 10,
    failureThresholdType: 'pixel',
  });
}
