import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const node = ['*.test.ts', 'scripts/**/*.test.ts', 'packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts'];
/** A document costs a second for each file: what needs none asks for none, and a .ts that does says so at its top. */
const dom = ['packages/*/src/**/*.test.tsx', 'apps/portal/src/**/*.test.tsx', 'docs/**/*.test.tsx'];

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@gladhand/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@gladhand/source', 'module', 'node', 'development|production'] } },
  test: {
    restoreMocks: true,
    // by itself it leaves one core free, which on two cores is half of the machine
    maxWorkers: '100%',
    coverage: { provider: 'v8', include: ['packages/*/src/**'], exclude: ['**/*.stories.tsx'] },
    projects: [
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: node, testTimeout: 30_000, hookTimeout: 120_000 },
      },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: dom, setupFiles: ['./vitest.setup.ts'] } },
    ],
  },
});
