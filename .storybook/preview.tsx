import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { http } from 'msw';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { type Brand, brands } from '../packages/ui/src/ThemeScope/brands.stories.data';
import { ThemeScope } from '../packages/ui/src/ThemeScope/ThemeScope';
import { chromaticModes } from './chromaticModes';
import { startMsw } from './msw';
import './fonts';
import { API_PATHS, currentWorld, resetWorld } from './world';

// A busy machine takes its time; a story that never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMsw)],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: { order: ['Start', 'Foundations', 'Primitives', 'Fields', 'Overlays', 'Data', 'Fleet', 'Admin'] },
    },
  },
  initialGlobals: { theme: 'light', brand: 'Gladhand', density: 'comfortable', direction: 'ltr' },
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
  },
  beforeEach({ msw }) {
    resetWorld();
    msw.use(...API_PATHS.map((path) => http.all(path, async ({ request }) => (await currentWorld()).fetch(request))));
  },
  decorators: [
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
