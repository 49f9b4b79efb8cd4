// `node bench/geofences/hostile.mjs`: a million generated features, valid and hostile ones, are read, checked, corrected
// and written. Prints what became of them; exits with 1 after a crash.
import { resolve } from 'node:path';
import { build } from 'esbuild';

const FEATURES = Number(process.argv[2] ?? 1_000_000);
const FEATURES_A_FILE = 500;
const SEED = 20_260_101;
const BUNDLE = resolve('node_modules/.cache/gladhand-bench/hostile.mjs');

process.chdir(new URL('../..', import.meta.url).pathname);
await build({
  entryPoints: ['packages/fleet-widgets/src/geofences/readFile/hostileFeatures.test.parts.ts'],
  outfile: BUNDLE,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  conditions: ['@gladhand/source'],
  logLevel: 'warning',
});
const { digestHostile } = await import(BUNDLE);

const digested = { verdicts: new Map(), crashes: [] };
const startedAt = performance.now();
for (let done = 0; done < FEATURES; done += FEATURES_A_FILE) {
  digestHostile(SEED + done, Math.min(FEATURES_A_FILE, FEATURES - done), digested);
}
const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
for (const [verdict, count] of [...digested.verdicts].sort((a, b) => b[1] - a[1])) {
  console.log(`${count.toLocaleString('en').padStart(9)}  ${verdict}`);
}
for (const crash of digested.crashes.slice(0, 20)) console.log(crash);
console.log(
  `${FEATURES.toLocaleString('en')} features, ${digested.crashes.length} crashes, ${seconds} s, seed ${SEED}`,
);
process.exit(digested.crashes.length === 0 ? 0 : 1);
