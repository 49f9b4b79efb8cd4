import { fileURLToPath } from 'node:url';

/** Resolves `#storybook/...` for Vite, as `paths` of tsconfig.base.json does for TypeScript. */
export const storybookImportName = {
  find: /^#storybook\//,
  replacement: fileURLToPath(new URL('./', import.meta.url)),
};
