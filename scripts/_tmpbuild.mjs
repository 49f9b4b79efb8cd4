import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

for (const name of process.argv.slice(2))
  await build({
    configFile: false,
    root: `bench/${name}`,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { conditions: ['@gladhand/source', ...defaultClientConditions] },
    build: { outDir: resolve('node_modules/.cache/gladhand-bench', name), emptyOutDir: true, target: 'es2023' },
  });
