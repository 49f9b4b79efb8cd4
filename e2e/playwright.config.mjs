import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS, SHORT_SCRIPTS } from '../scripts/browser.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../node_modules/.cache/gladhand-journeys',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Each worker has its own product.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    reducedMotion: 'reduce',
    // Recording traces takes a third of the run time, so they are off unless TRACE is set.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...CHROMIUM_ARGS, ...SHORT_SCRIPTS],
    },
  },
});
