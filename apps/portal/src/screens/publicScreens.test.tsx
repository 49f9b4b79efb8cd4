import { expect, it } from 'vitest';
import { PUBLIC_SCREENS } from './publicScreens';
import type { Screen } from './screen';

/** The first page loads all widgets, which takes seconds on a busy machine. */
const LOAD_TIMEOUT_MS = 60_000;

const loads = PUBLIC_SCREENS.flatMap(({ id, load }: Screen) => (load ? [[id, load] as const] : []));

// React refuses a lazy component that resolves to another lazy component.
it.each(loads)(
  '%s loads a component that is not lazy itself',
  async (_, load) => expect(await load()).toBeTypeOf('function'),
  LOAD_TIMEOUT_MS,
);
