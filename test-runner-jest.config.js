import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_ARGS, findBrowser, SHORT_SCRIPTS } from './scripts/browser.mjs';

const base = getJestConfig();
const executablePath = findBrowser();

/** @type {import('jest').Config} */
export default {
  ...base,
  testEnvironment: '<rootDir>/.storybook/testEnvironment.js',
  testTimeout: 45_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        ...(executablePath ? { executablePath } : {}),
        headless: true,
        args: [...CHROMIUM_ARGS, '--disable-lcd-text', ...SHORT_SCRIPTS],
      },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        // Pages draw a quarter of the pixels. A picture would change it for a moment, and canvases would draw again.
        deviceScaleFactor: process.env.VISUAL === '1' ? 1 : 0.5,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
      },
    },
  },
};
