import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { pagePathsIn } from './src/screens/pagePathsIn';

const apiTarget = process.env.GLADHAND_API ?? 'http://127.0.0.1:4000';

const FORM_PARTS =
  /(vite\/preload-helper|packages\/ui\/src\/(Banner|Button|Field|Link|PasswordField|Spinner|TextField|WidgetBox|icons|internal|locale|Logo)\/(?!(fieldIcons|FieldIcon|silhouettes|RowWindow|adoptedStyles|floating|handedFocus|Explained|useReturnFocus|useTakesEscape|direction|choiceStyles|useTypedDraft|useTypedText|useHeldForm|useAllowedText)\b)|packages\/domain\/src\/(react\/use(ApiQuery|ApiCache|RequestId)|rules\/(session\/passwordExpiry|contact\/emailText|requestId))|admin-widgets\/src\/internal\/WidgetTexts|lucide-react\/dist\/esm\/icons\/x\.|portal\/src\/(storage\/localStore|screens\/notePageView|.*notePageView))/;

const lucideIcons = (...names: string[]) => new RegExp(`lucide-react/dist/esm/icons/(${names.join('|')})\\.`);

/** Icons of the menu and of most tables, which other screens use as well. */
const MENU_ICONS = lucideIcons(
  ...['layout-dashboard', 'map-pin', 'table-2', 'wrench', 'truck', 'settings', 'package', 'log-out'],
  ...['download', 'list-filter', 'chevron-down'],
);

/** Small icons that several screens share: one file each would cost more than it contains. */
const ICONS = lucideIcons(
  ...['chevron-up', 'plus', 'circle-dot', 'clock', 'arrow-right', 'arrow-left', 'arrow-up', 'undo-2', 'ellipsis'],
  ...['rotate-ccw', 'list', 'globe', 'upload', 'moon', 'minus', 'image', 'users', 'pencil', 'send', 'trash', 'share-2'],
  ...['file-text', 'rotate-ccw-clock'],
);

/** Roles and what they may do, which every page after sign-in needs. */
const ACCESS = /packages\/domain\/src\/rules\/(permissions\/(permissionTable|can)|roles\/)/;

/** Labels of readings, which every page with trailers needs. */
const LABELS =
  /packages\/domain\/src\/vocabulary\/(lookup|statuses|lights|healthReasons|productTypes|trailerTypes|readings|reefer)\./;

const SCREEN_TABLES = ['publicScreens', 'screens'].map((name) => new URL(`src/screens/${name}.ts`, import.meta.url));

/** Lists the pages, so that the server answers 404 for every other path. */
const listPages: Plugin = {
  name: 'list-pages',
  generateBundle() {
    const pages = SCREEN_TABLES.flatMap((file) => pagePathsIn(readFileSync(file, 'utf8')));
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
  },
};

/** Development reads the packages from source; a build reads their dist, unless PORTAL_FROM_SOURCE=1. */
export default defineConfig(({ command }) => ({
  plugins: [react(), listPages],
  server: {
    host: '127.0.0.1',
    strictPort: true,
    // The API compares Host with Origin: with its own host it would refuse the refresh cookie, and a reload would end
    // the session.
    proxy: Object.fromEntries(
      ['/graphql', '/auth', '/v1', '/ingest', '/health', '/healthz', '/readyz', '/version', '/dev'].map((path) => [
        path,
        { target: apiTarget, changeOrigin: false },
      ]),
    ),
  },
  resolve: {
    dedupe: ['react', 'react-dom', 'styled-components', '@tanstack/react-query'],
    conditions:
      command === 'serve' || process.env.PORTAL_FROM_SOURCE
        ? ['@gladhand/source', ...defaultClientConditions]
        : [...defaultClientConditions],
  },
  // Nothing is inlined: the content security policy allows fonts and images from this origin only.
  build: {
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    // What every form is made of comes in one file: in eight of them it compresses less, and the sign-in form waits.
    rolldownOptions: {
      output: {
        // Every screen lists the files it loads, and hashes don't compress: seven characters are enough.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'form', test: FORM_PARTS },
            { name: 'menuIcons', test: MENU_ICONS },
            { name: 'icons', test: ICONS },
            { name: 'access', test: ACCESS },
            { name: 'labels', test: LABELS },
          ],
        },
      },
    },
  },
}));
