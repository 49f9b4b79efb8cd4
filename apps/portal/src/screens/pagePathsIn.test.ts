import { expect, it } from 'vitest';
import { pagePathsIn } from './pagePathsIn';
import publicSource from './publicScreens.ts?raw';
import type { Screen } from './screen';
import { SCREENS } from './screens';
import source from './screens.ts?raw';

it('finds the path of every screen', () => {
  expect([...pagePathsIn(publicSource), ...pagePathsIn(source)]).toEqual(
    SCREENS.flatMap(({ path, alsoAt = [] }: Screen) => [path, ...alsoAt]),
  );
});
