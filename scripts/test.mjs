// `npm test`: runs every check on a Debian machine, as root, that has only Node and npm. The last line is `N passed, N
// failed`. A check that can't run counts as failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { aptInstall, ensureHeadless } from './browser.mjs';
import { ensureFileServers } from './fileServers.mjs';
import { fingerprint } from './fingerprint.mjs';
import { start as startPostgres } from './postgres.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const REPORTS = 'node_modules/.cache/gladhand-tests';
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** Enough for what was expected, the log of calls and the lines of the test around it. */
const MAX_ERROR_LINES = 24;

/** Enough to recognize the screen, its dialogs and their texts. */
const MAX_PAGE_LINES = 80;

const totals = { passed: 0, failed: 0 };
const failures = [];
const only = process.argv.slice(2);

const isWanted = (name) => only.length === 0 || only.includes(name);

/** Runs a command with its output shown; returns its exit code. */
const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** One step; `work` returns { passed, failed }. An exception counts as one failure. */
async function step(name, work) {
  if (!isWanted(name)) return;
  console.log(`\n=== ${name} ===`);
  const started = performance.now();
  const before = cpuTimes();
  let counts;
  try {
    counts = await work();
  } catch (error) {
    console.error(error);
    counts = { passed: 0, failed: 1 };
  }
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  if (counts.failed > 0)
    failures.push(`${name}: ${counts.failed} failed`, ...(counts.names ?? []).map((one) => `  ${one}`));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const after = cpuTimes();
  // A step that already ran beside another takes no time.
  const busy = ((100 * (after.busy - before.busy)) / Math.max(1, after.total - before.total)).toFixed(0);
  console.log(`--- ${name}: ${counts.passed} ok, ${counts.failed} not ok, ${seconds} s, processors ${busy} % busy`);
}

/** The time that all processors have spent so far. */
function cpuTimes() {
  const times = cpus().map(({ times }) => times);
  const sum = (kind) => times.reduce((all, one) => all + one[kind], 0);
  const busy = sum('user') + sum('nice') + sum('sys') + sum('irq');
  return { busy, total: busy + sum('idle') };
}

const oneCheck = async (command, args, env) =>
  (await run(command, args, env)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Counts of a report, or one failure when the runner ended badly without one. */
function reported(code, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read();
  } catch (error) {
    console.error(`no report: ${error.message}`);
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (code === 0 && counts.passed === 0) return { passed: 0, failed: 1 };
  return counts;
}

const jestCounts = (file) => () => {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + (report.numTodoTests ?? 0),
    names: report.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => !['passed', 'skipped'].includes(test.status));
      if (failed.length === 0 && message) return [`${name}: ${firstLine(message)}`];
      return failed.map((test) => `${name} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    }),
  };
};

function firstLine(message = '') {
  return message.split('\n')[0];
}

/** What a journey waited for and where, without the colors of a terminal. */
function errorLines({ message = '' }) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(0, MAX_ERROR_LINES);
}

/** What the page showed when a journey failed, as text. */
function shownLines({ attachments }) {
  const context = attachments.find(({ name }) => name === 'error-context');
  const [, shown] = /^```yaml\n(.+?)^```/ms.exec(context ? readFileSync(context.path, 'utf8') : '') ?? [];
  return shown ? ['The page showed:', ...shown.split('\n').slice(0, MAX_PAGE_LINES)] : [];
}

/** The journeys that failed, also those that passed at a second try. */
function failedJourneys({ title, specs = [], suites = [] }) {
  const failed = specs
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const results = spec.tests.flatMap((test) => test.results);
      const lines = results.flatMap((result) => [...result.errors.flatMap(errorLines), ...shownLines(result)]);
      return [`${title} > ${spec.title}`, ...lines].join('\n      ');
    });
  return [...failed, ...suites.flatMap(failedJourneys)];
}

const GENERATED = [
  'packages/domain/src/contract/generated',
  'apps/api/src/graphql/generated',
  'packages/ui/src/tokens/generated',
];

await step('generated', async () => {
  const before = fingerprint(GENERATED);
  const code = await run('node', ['scripts/generate.mjs']);
  const same = before === fingerprint(GENERATED);
  if (!same) console.error('Generated files were not up to date. Run `npm run generate` and commit what it writes.');
  return code === 0 && same ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
});
await step('lint', () => oneCheck('biome', ['check', '.']));
await step('types', async () => {
  const codes = await Promise.all([run('tsc', ['-p', '.']), run('tsc', ['-p', 'packages/domain'])]);
  return { passed: codes.filter((code) => code === 0).length, failed: codes.filter((code) => code !== 0).length };
});
await step('unit', async () => {
  if (!process.env.DATABASE_URL && !hasPostgres()) installPostgres();
  ensureFileServers();
  const file = `${REPORTS}/unit.json`;
  // All suites share one server. Without it, each would start its own.
  const server = await startPostgres();
  const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], {
    DATABASE_URL: server.url,
  });
  await server.stop();
  return reported(code, jestCounts(file));
});
await step('packages', async () => {
  const built = await run('npm', ['run', '-s', 'build:packages']);
  if (built !== 0) return { passed: 0, failed: 1 };
  return oneCheck('node', ['scripts/pack-check.mjs']);
});
/** Built beside the examples of `ssr`, which mostly wait for packages and servers. */
const storybook = isWanted('stories') ? run('npm', ['run', '-s', 'build-storybook', '--', '--quiet']) : undefined;
await step('ssr', async () => oneCheck('node', ['scripts/ssr-check.mjs'], { CHROMIUM_PATH: await ensureHeadless() }));
await step('stories', async () => {
  const browser = await ensureHeadless();
  if ((await storybook) !== 0) return { passed: 0, failed: 1 };
  const file = `${process.cwd()}/${REPORTS}/stories.json`;
  const code = await run('node', ['scripts/test-stories.mjs'], { CHROMIUM_PATH: browser, STORIES_REPORT: file });
  return reported(code, jestCounts(file));
});
/** Measured beside `texts`, which mostly waits for pages. It builds the product, also for `journeys`. */
const sizes = isWanted('size') ? measureSizes() : undefined;
await step('texts', async () => {
  const file = `${process.cwd()}/${REPORTS}/texts.json`;
  const code = await run('node', ['scripts/test-texts.mjs'], {
    CHROMIUM_PATH: await ensureHeadless(),
    TEXTS_REPORT: file,
  });
  return reported(code, () => JSON.parse(readFileSync(file, 'utf8')));
});
await step('size', async () => ((await sizes) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
await step('journeys', async () => {
  ensureFileServers();
  const browser = await ensureHeadless();
  const file = `${process.cwd()}/${REPORTS}/journeys.json`;
  const code = await run('node', ['scripts/e2e.mjs'], { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return reported(code, () => {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      names: suites.flatMap(failedJourneys),
    };
  });
});

// At the very end, where a reader of a long log looks first.
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);

/** Returns the exit code. It never rejects, because it is awaited later. */
async function measureSizes() {
  try {
    return await run('node', ['scripts/size.mjs'], { CHROMIUM_PATH: await ensureHeadless() });
  } catch (error) {
    console.error(error);
    return 1;
  }
}

function hasPostgres() {
  const root = '/usr/lib/postgresql';
  return existsSync(root) && readdirSync(root).some((version) => existsSync(`${root}/${version}/bin/initdb`));
}

function installPostgres() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('installing PostgreSQL with apt-get');
  try {
    aptInstall(['postgresql']);
  } catch (error) {
    console.error(`apt-get could not install PostgreSQL: ${error.message.split('\n')[0]}`);
  }
}
