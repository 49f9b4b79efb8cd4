import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const DOMAIN = '@gladhand/domain';

/** Bundles `@gladhand/domain` and its entries from source, although other packages stay external. */
export const domainFromSource: Plugin = {
  name: 'domain-from-source',
  setup({ onResolve }) {
    const { exports } = JSON.parse(readFileSync('packages/domain/package.json', 'utf8')) as {
      exports: Record<string, { '@gladhand/source': string }>;
    };
    onResolve({ filter: /^@gladhand\/domain(\/|$)/ }, ({ path }) => {
      const entry = exports[`.${path.slice(DOMAIN.length)}`];
      return entry && { path: resolve('packages/domain', entry['@gladhand/source']) };
    });
  },
};
