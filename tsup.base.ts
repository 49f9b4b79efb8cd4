import { defineConfig, type Options } from 'tsup';
import { nameStylesPlugin } from './scripts/pack/nameStyles';

/** One output file per source file, so `sideEffects: false` lets a consumer drop whole components. */
export function defineLibrary(extra: Options = {}) {
  return defineConfig({
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.stories.*', '!src/**/*.test.*', '!src/**/*.d.ts'],
    tsconfig: 'tsconfig.build.json',
    format: ['esm'],
    target: 'es2022',
    platform: 'browser',
    bundle: true,
    splitting: true,
    dts: { entry: { index: 'src/index.ts' } },
    sourcemap: true,
    clean: true,
    metafile: true,
    esbuildPlugins: [nameStylesPlugin()],
    banner: { js: '"use client";' },
    ...extra,
  });
}
