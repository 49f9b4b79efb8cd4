// Runs the files of stories of one worker in one page: a new document for each file, but scripts that are compiled and
// a service worker that is there. A page of its own for each would spend a third of the run on loading Storybook.
import { setupPage } from '@storybook/test-runner';
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/** What this worker's process keeps from file to file. */
let kept;

export default class KeptPageEnvironment extends PlaywrightEnvironment {
  async setup() {
    if (kept?.page.isClosed()) kept = undefined;
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = kept !== undefined;
    await super.setup();
    if (kept) {
      Object.assign(this.global, kept);
      await forget(kept);
    }
    this.global.jestPlaywright.resetPage = () => this.replacePage();
    await setupPage(this.global.page, this.global.context);
  }

  /**
   * The runner's answer to a story that navigates. A page that has served several files may never finish closing, so
   * this doesn't wait for it.
   */
  async replacePage() {
    const left = this.global.page;
    this.global.page = await this._setNewPageInstance();
    left.close().catch(() => {});
  }

  async _setNewPageInstance(context) {
    const page = await super._setNewPageInstance(context);
    // See msw.ts. Pictures of stories show what the browser itself loads.
    if (process.env.VISUAL !== '1') await page.addInitScript({ content: 'globalThis.answersInPage = true;' });
    const exposed = new Set();
    const expose = page.exposeBinding.bind(page);
    // The runner exposes the same bindings before each file, and a reused page rejects duplicates.
    page.exposeBinding = async (name, ...rest) => {
      if (exposed.has(name)) return;
      exposed.add(name);
      await expose(name, ...rest);
    };
    return page;
  }

  async teardown() {
    const { browser, context, page } = this.global;
    kept = { browser, context, page };
    // Hide the browser from the base class, which would close it. It closes when the worker ends.
    this.global.browser = undefined;
    await super.teardown();
  }
}

/** Each file begins with nothing stored, as in a new browser. */
async function forget({ context, page }) {
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
