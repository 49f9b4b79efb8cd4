import type { PortalApi } from '@gladhand/domain';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Repositories } from '../repositories/port';
import type { World } from '../repositories/world';
import { ENGINES, type OpenedEngine } from './engines';
import { createTestApi, type TestApi, type TestClient, type TestDeps } from './testApi';

/** Asks a question of one storage. */
export type Ask<Answer> = (portal: PortalApi, more: { test: TestApi; client: TestClient }) => Promise<Answer>;

/** One storage with the API before it. */
export interface Place {
  engine: OpenedEngine['name'];
  repositories: Repositories;
  test: TestApi;
}

interface EverywhereOptions {
  /** What the API is made of besides the storage. */
  deps?: () => TestDeps;
  /** What happens in each storage before the API opens. */
  prepare?: (repositories: Repositories) => Promise<unknown>;
}

/**
 * The same world behind the API in every storage, opened before the tests of a file and closed after them. `same` asks
 * as somebody in each of them, `each` looks at the storage itself; both hold the databases to the memory's answer.
 */
export function everywhere(world: World, who: string, { deps, prepare }: EverywhereOptions = {}) {
  const engines: OpenedEngine[] = [];
  const places: Place[] = [];
  beforeAll(async () => {
    engines.push(await ENGINES.memory(world), ...(await Promise.all([ENGINES.pglite(world), ENGINES.postgres(world)])));
    for (const { name, repositories } of engines) {
      await prepare?.(repositories);
      // PostgreSQL serves several processes: two answer in turn, so no suite depends on what one of them remembers.
      const processes = name === 'postgres' ? 2 : 1;
      places.push({ engine: name, repositories, test: await createTestApi(repositories, { processes, ...deps?.() }) });
    }
  });
  afterAll(async () => {
    for (const { test } of places) await test.close();
    await Promise.all(engines.map((engine) => engine.close()));
  });

  async function each<Answer>(ask: (place: Place) => Promise<Answer>): Promise<Answer> {
    const answers = [];
    for (const place of places) answers.push({ engine: place.engine, answer: await ask(place) });
    const [memory, ...databases] = answers;
    for (const { engine, answer } of databases) expect({ engine, answer }).toEqual({ engine, answer: memory?.answer });
    return memory?.answer as Answer;
  }

  return {
    each,
    same: <Answer>(ask: Ask<Answer>, as = who): Promise<Answer> =>
      each(async ({ test }) => {
        const client = await test.signedIn(as);
        return ask(client.portal, { test, client });
      }),
  };
}

/** The code a call was refused with, or 'answered'. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    ({ code }: { code: string }) => code,
  );
