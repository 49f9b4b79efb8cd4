import { defineConfig } from 'tsup';

/** The domain goes into the bundle from its source; npm packages stay outside. */
export default defineConfig({
  entry: [
    'src/main.ts',
    'src/createAdmin.ts',
    'src/printSigningKey.ts',
    'src/printPushKey.ts',
    'src/printIngestKey.ts',
    'src/loadServiceCenters.ts',
  ],
  tsconfig: '../../tsconfig.json',
  format: ['esm'],
  target: 'node22',
  platform: 'node',
  noExternal: [/^@gladhand\//],
  esbuildOptions: (options) => {
    options.conditions = ['@gladhand/source'];
  },
  dts: false,
  sourcemap: true,
  clean: true,
});
