import type { PortalApi } from '@gladhand/domain';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Dataset } from '../repositories/dataset';
import type { Repositories } from '../repositories/port';
import { ENGINES, type OpenedEngine } from './engines';
import { createTestApi, type TestApi, type TestClient, type TestDeps } from './testApi';

/** A call to the API on one storage. */
export type Call<Answer> = (portal: PortalApi, context: { test: TestApi; client: TestClient }) => Promise<Answer>;

/** A storage with its API. */
export interface Place {
  engine: OpenedEngine['name'];
  repositories: Repositories;
  test: TestApi;
}

interface EverywhereOptions {
  /** Replacements for the API's other dependencies. */
  deps?: () => TestDeps;
  /** Prepares each storage before the API opens. */
  prepare?: (repositories: Repositories) => Promise<unknown>;
}

/**
 * The same dataset behind an API on every storage, opened before the tests of a file and closed after them. `same`
 * calls each API as a user, `each` uses the storages directly; both compare the databases with memory.
 */
export function everywhere(dataset: Dataset, who: string, { deps, prepare }: EverywhereOptions = {}) {
  const engines: OpenedEngine[] = [];
  const places: Place[] = [];
  beforeAll(async () => {
    engines.push(
      await ENGINES.memory(dataset),
      ...(await Promise.all([ENGINES.pglite(dataset), ENGINES.postgres(dataset)])),
    );
    for (const { name, repositories } of engines) {
      await prepare?.(repositories);
      // Several processes can share PostgreSQL, so two respond in turn and no suite can depend on what one of them has
      // cached.
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
    same: <Answer>(ask: Call<Answer>, as = who): Promise<Answer> =>
      each(async ({ test }) => {
        const client = await test.signedIn(as);
        return ask(client.portal, { test, client });
      }),
  };
}

/** The error code of a refused call, or 'answered'. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    ({ code }: { code: string }) => code,
  );
