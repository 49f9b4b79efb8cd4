import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The only file that may ask the document, for which the focus inside a shadow root is on its host. */
const ASKS_THE_DOCUMENT = 'packages/ui/src/internal/focusedElement.ts';

it('lets widgets ask for the focused element in a way that works in a shadow root', () => {
  const asking = globSync('packages/{ui,fleet-widgets,admin-widgets}/src/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|test\.parts|stories|stories\.data)\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('activeElement'));
  expect(asking).toEqual([ASKS_THE_DOCUMENT]);
});
