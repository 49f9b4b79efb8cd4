import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const HOSTS = [
  'plain',
  'tailwind',
  'bootstrap',
  'hostile',
  'shadow',
  'versions',
  'strict',
  'dark',
  'framed',
  'elements',
];

/** Names its styles as another version does. */
const otherVersion = {
  name: 'other-version',
  transform: (code: string, id: string) =>
    id.includes('@gladhand') ? code.replaceAll(/gh-\d+-\d+-\d+-/g, 'gh-0-0-0-') : undefined,
};

/** `--mode second` builds the second copy into public; otherwise one page per host. */
export default defineConfig(({ mode }) => ({
  plugins: mode === 'second' ? [react(), otherVersion] : [react()],
  root: 'hosts',
  publicDir: mode === 'second' ? false : 'public',
  define: { 'process.env.NODE_ENV': '"production"' },
  build:
    mode === 'second'
      ? { outDir: 'public', lib: { entry: 'second.tsx', formats: ['es'], fileName: () => 'second.js' } }
      : {
          outDir: '../dist-hosts',
          modulePreload: { polyfill: false },
          rolldownOptions: { input: HOSTS.map((name) => `hosts/${name}.html`) },
        },
}));
