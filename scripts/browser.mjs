// Finds a Chromium for stories and journeys, or installs one: with apt as root, else from npm.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = '/usr/bin/chromium-headless-shell';
const SPARTICUZ = '@sparticuz/chromium@153.0.0';

/** For headless runs on servers: no sandbox as root, no calls home, the same pixels everywhere. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/**
 * For tests, whose pages live for seconds: compiling their code to fast machine code costs more than it saves, a sixth
 * of a run of all stories.
 */
export const SHORT_SCRIPTS = ['--js-flags=--no-maglev --no-turbofan'];

export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return INSTALLED.find(existsSync);
}

/** The same Chromium on every machine, for pictures that are compared pixel by pixel. */
export const pinnedBrowser = fromNpm;

/** The path of a Chromium; throws with what to do when there is none to be had. */
export async function ensureBrowser(say = console.log) {
  const found = findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing Chromium with apt-get');
    try {
      aptInstall(['chromium', 'fonts-liberation']);
      const installed = findBrowser();
      if (installed) return installed;
    } catch (error) {
      say(`apt-get could not install Chromium: ${error.message.split('\n')[0]}`);
    }
  }
  say('installing Chromium from npm');
  try {
    return await fromNpm();
  } catch (error) {
    throw new Error(
      `No Chromium was found and none could be installed (${error.message.split('\n')[0]}). Install one and set CHROMIUM_PATH to it.`,
    );
  }
}

/** A Chromium without a window, which spends less on each page; where there is none, the one of `ensureBrowser`. */
export async function ensureHeadless(say = console.log) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(SHELL)) return SHELL;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing a headless Chromium with apt-get');
    try {
      aptInstall(['chromium-headless-shell', 'fonts-liberation']);
      if (existsSync(SHELL)) return SHELL;
    } catch (error) {
      say(`apt-get could not install it: ${error.message.split('\n')[0]}`);
    }
  }
  return ensureBrowser(say);
}

export function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore', env });
}

/** Tools that only some machines need have their own cache, outside of the lockfile. */
export function npmTool(spec) {
  const home = resolve('node_modules/.cache/tools');
  mkdirSync(home, { recursive: true });
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', home, spec], { stdio: 'ignore' });
  return createRequire(`${home}/package.json`);
}

async function fromNpm() {
  const tool = npmTool(SPARTICUZ);
  const module = await import(tool.resolve('@sparticuz/chromium'));
  return (module.default ?? module).executablePath();
}
