import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { storybookImportName } from './.storybook/importName';

const node = [
  '*.test.ts',
  'bench/**/*.test.ts',
  'docs/**/*.test.ts',
  'scripts/**/*.test.{ts,tsx}',
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
];
/** A DOM takes a second per file, so only these files have one. A .ts file that needs one requests it in its first line. */
const dom = ['packages/*/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx', 'docs/**/*.test.tsx'];

export default defineConfig({
  plugins: [react()],
  resolve: { alias: [storybookImportName], conditions: ['@gladhand/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@gladhand/source', 'module', 'node', 'development|production'] } },
  test: {
    restoreMocks: true,
    // The default leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    coverage: { provider: 'v8', include: ['packages/*/src/**'], exclude: ['**/*.stories.tsx'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: node,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: dom,
          testTimeout: 20_000,
          setupFiles: ['./vitest.setup.ts'],
        },
      },
    ],
  },
});
