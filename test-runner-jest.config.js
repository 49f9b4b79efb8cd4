import { getJestConfig } from '@storybook/test-runner';
import { CHROMIUM_ARGS, findBrowser } from './scripts/browser.mjs';

const base = getJestConfig();
const executablePath = findBrowser();

/**
 * A story runs for about a second, so compiling its code to fast machine code costs more than it saves: a sixth of the
 * whole run.
 */
const SHORT_SCRIPTS = ['--js-flags=--no-maglev --no-turbofan'];

/** @type {import('jest').Config} */
export default {
  ...base,
  testEnvironment: '<rootDir>/.storybook/testEnvironment.js',
  testTimeout: 30_000,
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
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
      },
    },
  },
};
