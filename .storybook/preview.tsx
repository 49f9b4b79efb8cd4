import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { http } from 'msw';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { LocaleProvider } from '../packages/ui/src/locale/LocaleProvider';
import { type Brand, brands } from '../packages/ui/src/ThemeScope/brands.stories.data';
import { ThemeScope } from '../packages/ui/src/ThemeScope/ThemeScope';
import { docsPages } from './DocsPage';
import { defaultsInTables } from './defaultsInTables';
import { elementsWithoutControls } from './elementsWithoutControls';
import { LanguageContext, languages } from './languages';
import { startMsw, startWorker } from './msw';
import './fonts';
import { API_PATHS, resetStoryServer, storyServer } from './storyServer';
import { UNIT_SYSTEMS, UnitsContext } from './units';
import { oneMode } from './visual';

// Long enough for a busy machine; a story that never renders still fails.
configure({
  asyncUtilTimeout: 15_000,
  // A query that waits fails many times before it succeeds. Writing the whole page into each error takes longer than
  // looking for the element.
  ...(navigator.webdriver && { getElementError: (message: string | null) => new Error(message ?? '') }),
});

const BOX_OUTLINE = '1px solid var(--gh-color-border-neutral)';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMsw)],
  tags: ['autodocs'],
  argTypesEnhancers: [defaultsInTables, elementsWithoutControls],
  parameters: {
    // Tests read violations only; for the panel, axe also describes every element that passed.
    a11y: { test: 'error', ...(navigator.webdriver && { options: { resultTypes: ['violations'] } }) },
    chromatic: { modes: oneMode },
    layout: 'padded',
    controls: { expanded: true },
    docs: { ...docsPages, toc: true },
    options: {
      storySort: {
        order: [
          'Start',
          ['Getting started', 'Recipes', '*'],
          'Foundations',
          'Primitives',
          'Fields',
          'Overlays',
          'Data',
          'Fleet',
          'Admin',
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    brand: 'Gladhand',
    density: 'comfortable',
    direction: 'ltr',
    language: 'en',
    units: 'us',
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: ['light', 'dark', 'contrast', 'contrast-dark', 'system'],
        dynamicTitle: true,
      },
    },
    brand: { toolbar: { title: 'Brand', icon: 'paintbrush', items: Object.keys(brands), dynamicTitle: true } },
    density: { toolbar: { title: 'Density', icon: 'menu', items: ['comfortable', 'compact'], dynamicTitle: true } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
    language: { toolbar: { title: 'Language', icon: 'globe', items: Object.keys(languages), dynamicTitle: true } },
    units: { toolbar: { title: 'Units', icon: 'ruler', items: [...UNIT_SYSTEMS], dynamicTitle: true } },
  },
  async beforeEach({ msw, parameters }) {
    resetStoryServer();
    const api = API_PATHS.map((path) => http.all(path, async ({ request }) => (await storyServer()).fetch(request)));
    msw.use(...api);
    if (!parameters.hasPictures || !globalThis.answersInPage) return undefined;
    const worker = await startWorker();
    worker.use(...api);
    return () => worker.stop();
  },
  loaders: [
    async ({ globals }) => (globals.language === 'pseudo' ? { pseudo: (await import('./pseudo')).pseudoMessages } : {}),
  ],
  decorators: [
    // A widget in a part of a page, with the width of the parameter `boxPx`
    (Story, { parameters }) =>
      parameters.boxPx && !parameters.boxHeightPx ? (
        <div data-box="" style={{ inlineSize: parameters.boxPx, outline: BOX_OUTLINE }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
    // A dialog in a part of a page that keeps what is over it inside, as a transformed or contained element does
    (Story, { globals, parameters }) =>
      parameters.boxHeightPx ? (
        <div
          data-box=""
          style={{
            inlineSize: parameters.boxPx,
            blockSize: parameters.boxHeightPx,
            outline: BOX_OUTLINE,
            contain: 'layout',
          }}
        >
          <ThemeScope theme={globals.theme} themes={brands[globals.brand as Brand]} density={globals.density}>
            <Story />
          </ThemeScope>
        </div>
      ) : (
        <Story />
      ),
    (Story, { globals, loaded }) => {
      const chosen = languages[globals.language as string] ?? { locale: 'en-US' };
      const language = loaded.pseudo ? { ...chosen, messages: loaded.pseudo } : chosen;
      return (
        <LanguageContext value={language}>
          <LocaleProvider {...language}>
            <UnitsContext value={globals.units}>
              <Story />
            </UnitsContext>
          </LocaleProvider>
        </LanguageContext>
      );
    },
    (Story, { globals, parameters, viewMode }) => (
      <ThemeScope
        theme={globals.theme}
        themes={brands[globals.brand as Brand]}
        density={globals.density}
        dir={globals.direction}
        style={{
          padding: parameters.layout === 'fullscreen' ? 0 : 20,
          minBlockSize: viewMode === 'docs' ? undefined : '100vh',
        }}
      >
        <Story />
      </ThemeScope>
    ),
  ],
});
