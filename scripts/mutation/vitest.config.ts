import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the rules whose mutants `npm run mutation` tries to kill. */
export default defineConfig({
  resolve: { alias: [{ find: /^fast-check$/, replacement: fileURLToPath(new URL('fewerRuns.mjs', import.meta.url)) }] },
  test: { include: ['packages/domain/src/rules/alerts/**/*.test.ts'], environment: 'node', testTimeout: 30_000 },
});
