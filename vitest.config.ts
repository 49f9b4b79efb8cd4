import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const node = ['*.test.ts', 'scripts/**/*.test.ts', 'packages/domain/src/**/*.test.ts', 'apps/api/src/**/*.test.ts'];
const dom = [
  'packages/*/src/**/*.test.tsx',
  'packages/{ui,*-widgets}/src/**/*.test.ts',
  'apps/portal/src/**/*.test.{ts,tsx}',
  'docs/**/*.test.tsx',
];

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@gladhand/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@gladhand/source', 'module', 'node', 'development|production'] } },
  test: {
    restoreMocks: true,
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
