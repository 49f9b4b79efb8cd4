import { beforeAll, expect, it } from 'vitest';
// @ts-expect-error The benches are JavaScript without types.
import { API_BUNDLE, bundleApi, PART_NAMES } from './bundle.mjs';
// @ts-expect-error The benches are JavaScript without types.
import { serverConfig } from './serverConfig.mjs';

beforeAll(() => bundleApi());

// esbuild drops a re-export without an error if its name has moved to another file.
it('bundles every part of the API that the benches use', async () => {
  expect(Object.keys(await import(/* @vite-ignore */ API_BUNDLE)).sort()).toEqual([...PART_NAMES].sort());
});

it('starts the server with every setting that has a value without one from the operator', async () => {
  const { readConfig } = await import(/* @vite-ignore */ API_BUNDLE);
  const required = {
    ...{ GLADHAND_MODE: 'production', GLADHAND_SIGNING_KEY: '{}', DATABASE_URL: 'postgres://db/gladhand' },
    ...{ SMTP_URL: 'smtps://mail.example.com', PUBLIC_URL: 'https://fleet.example.com' },
  };
  const settings = Object.entries(readConfig(required, [])).filter(([, value]) => value !== undefined);
  const known = Object.keys(serverConfig('{}', {}));
  expect(settings.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
});
