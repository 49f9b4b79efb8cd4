import { defineMain } from '@storybook/react-vite/node';
import { defaultClientConditions } from 'vite';
import { storybookImportName } from './importName';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/*/docs/**/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  staticDirs: ['./public'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    resolve: {
      ...config.resolve,
      alias: [storybookImportName],
      conditions: ['@gladhand/source', ...defaultClientConditions],
    },
  }),
});
