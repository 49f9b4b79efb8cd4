import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getStoryContext, type TestRunnerConfig, waitForPageReady } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';

type Page = Parameters<NonNullable<TestRunnerConfig['postVisit']>>[0];

const visual = process.env.VISUAL === '1';
const axeSource = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'), 'utf8');

const config: TestRunnerConfig = {
  logLevel: 'warn',
  tags: { skip: ['no-test'] },
  setup() {
    if (visual) expect.extend({ toMatchImageSnapshot });
  },
  async postVisit(page, context) {
    const { parameters, tags } = await getStoryContext(page, context);
    if (parameters.a11y?.test === 'error' && !tags.includes('no-dark')) {
      expect(await contrastInDark(page)).toEqual([]);
    }
    if (visual && !parameters.visual?.disable && !tags.includes('no-visual')) await compareImage(page, context.id);
  },
};
export default config;

/** What the a11y addon found in light, asked again in dark: only contrast can differ. */
async function contrastInDark(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    interface Channel {
      emit(name: 'updateGlobals', change: { globals: Record<string, string> }): void;
    }
    interface Axe {
      run(
        root: Element,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
    }
    const world = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel; axe: Axe };
    const turn = async (theme: string) => {
      world.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { theme } });
      const deadline = Date.now() + 3000;
      while (!document.querySelector(`#storybook-root > [data-theme='${theme}']`)) {
        if (Date.now() > deadline) return false;
        await new Promise(requestAnimationFrame);
      }
      for (const animation of document.getAnimations()) {
        // the runner holds animations, so they must be brought to their end; an endless one has none
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
      }
      return true;
    };
    if (!(await turn('dark'))) return ['the story did not turn dark'];
    const { violations } = await world.axe.run(document.body, { runOnly: ['color-contrast'] });
    await turn('light');
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} in dark: ${node.html} ${node.failureSummary}`),
    );
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
