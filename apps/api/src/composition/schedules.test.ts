import { expect, it } from 'vitest';
import { AREAS } from '../areas';
import type { JobDeps } from '../engine/jobDeps';
import { SCHEDULES } from '../engine/schedules';
import { EMPTY_WORLD } from '../repositories/dataset';
import { createJobDefinitions } from './jobDefinitions';
import { createMemoryRepositories } from './memoryRepositories';

it('lists every scheduled job, so that administrators see it and can run it', () => {
  // Nothing runs, so jobs need nothing else.
  const scheduled = createJobDefinitions({ repositories: createMemoryRepositories(EMPTY_WORLD) } as JobDeps).filter(
    ({ schedule }) => schedule,
  );
  const listed = Object.assign({}, SCHEDULES, ...AREAS.map(({ schedules }) => schedules));
  expect(Object.fromEntries(scheduled.map(({ name, schedule }) => [name, schedule]))).toEqual(listed);
});
