// `npm run test-storybook`: serves storybook-static and runs every story in a browser, with its play and axe.
// STORIES_SLOWDOWN=4 runs the pages four times slower, as a busy machine does. STORIES_REPORT names a file for the report. Further arguments go to the test runner: `npm run test-storybook -- fields-` runs the stories titled Fields/….
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { countPictures, MAX_PICTURES } from './countPictures.mjs';
import { serve } from './serve-static.mjs';

const built = resolve(process.env.STORYBOOK_DIR ?? 'storybook-static');
if (!existsSync(join(built, 'index.json'))) {
  console.error(`test-stories: ${built} holds no Storybook. Run \`npm run build-storybook\` first.`);
  process.exit(1);
}

const pictures = countPictures(JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')).entries);
const server = await serve(built, Number(process.env.STORIES_PORT ?? 0));
const scratch = mkdtempSync(join(tmpdir(), 'stories-'));
const report = process.env.STORIES_REPORT ?? join(scratch, 'report.json');
const args = ['--url', server.url, '--index-json', '--disable-telemetry', '--ci', '--maxWorkers', '2'];
const child = spawn('test-storybook', [...args, '--json', '--outputFile', report, ...process.argv.slice(2)], {
  stdio: ['inherit', 'ignore', 'inherit'],
});

const code = await new Promise((done) => {
  child.once('error', (error) => {
    console.error(`test-stories: ${error.message}. Start it through \`npm run test-storybook\`.`);
    done(1);
  });
  child.once('exit', (exitCode) => done(exitCode ?? 1));
});
await server.close();
process.exitCode = summarise() || hasTooManyPictures() || code !== 0 ? 1 : 0;
rmSync(scratch, { recursive: true, force: true });

/** Prints the results; returns true if a test failed or none ran. */
function summarise() {
  if (!existsSync(report)) {
    console.error('test-stories: the runner left no report');
    return true;
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const failed = result.testResults.flatMap((file) => file.assertionResults.filter((test) => test.status === 'failed'));
  for (const test of failed) console.error(`FAILED ${test.fullName}`);
  console.log(
    `stories: ${result.numPassedTests} passed, ${result.numFailedTests} failed, ${result.numPendingTests} skipped ` +
      `in ${result.numTotalTestSuites} files`,
  );
  return !result.success || result.numTotalTests === 0;
}

/** Returns true if Chromatic would take more pictures than it may. */
function hasTooManyPictures() {
  console.log(`pictures on Chromatic: ${pictures}, at most ${MAX_PICTURES}`);
  return pictures > MAX_PICTURES;
}
