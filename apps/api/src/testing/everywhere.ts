import type { PortalApi } from '@gladhand/domain';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ApiDeps } from '../ports';
import type { World } from '../repositories/world';
import { ENGINES, type OpenedEngine } from './engines';
import { createTestApi, type TestApi, type TestClient } from './testApi';

/** Asks a question of one storage. */
export type Ask<Answer> = (portal: PortalApi, more: { test: TestApi; client: TestClient }) => Promise<Answer>;

/**
 * The same world behind the API in every storage, opened before the tests of a file and closed after them. `same` asks
 * as somebody in each of them and holds the databases to the memory's answer.
 */
export function everywhere(world: World, who: string, extra: Partial<ApiDeps> = {}) {
  const engines: OpenedEngine[] = [];
  const apis: { engine: string; test: TestApi }[] = [];
  beforeAll(async () => {
    engines.push(await ENGINES.memory(world), ...(await Promise.all([ENGINES.pglite(world), ENGINES.postgres(world)])));
    for (const { name, repositories } of engines) {
      apis.push({ engine: name, test: await createTestApi(repositories, extra) });
    }
  });
  afterAll(async () => {
    for (const { test } of apis) await test.close();
    await Promise.all(engines.map((engine) => engine.close()));
  });

  return {
    async same<Answer>(ask: Ask<Answer>, as = who): Promise<Answer> {
      const answers = [];
      for (const { engine, test } of apis) {
        const client = await test.signedIn(as);
        answers.push({ engine, answer: await ask(client.portal, { test, client }) });
      }
      const [memory, ...databases] = answers;
      for (const { engine, answer } of databases)
        expect({ engine, answer }).toEqual({ engine, answer: memory?.answer });
      return memory?.answer as Answer;
    },
  };
}

/** The code a call was refused with, or 'answered'. */
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    ({ code }: { code: string }) => code,
  );
