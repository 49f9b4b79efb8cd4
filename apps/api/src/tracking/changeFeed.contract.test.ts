import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Repositories } from '../repositories/port';
import { ENGINES, type OpenedEngine } from '../testing/engines';
import { createTestWorld, TEST_NOW } from '../testing/testWorld';

describe.each(['memory', 'pglite', 'postgres'] as const)('the sequence of changes on %s', (name) => {
  let engine: OpenedEngine;
  let repositories: Repositories;
  beforeAll(async () => {
    engine = await ENGINES[name](createTestWorld());
    repositories = engine.repositories;
  });
  afterAll(() => engine.close());

  const readFrom = async (cursor: string) => {
    const { cursor: next, customerIds } = await repositories.changes.since(cursor);
    return { next, ids: [...customerIds].sort() };
  };

  it('tells each commit once, and no work that was rolled back', async () => {
    const start = (await readFrom(await repositories.changes.end())).next;
    await repositories.transaction((within) => within.changes.add([1, 2], TEST_NOW));
    const undone = repositories.transaction(async (within) => {
      await within.changes.add([3], TEST_NOW);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const first = await readFrom(start);
    expect(first.ids).toEqual([1, 2]);
    const second = await readFrom(first.next);
    expect(second.ids).toEqual([]);
    await repositories.transaction((within) => within.changes.add([2], TEST_NOW));
    expect((await readFrom(second.next)).ids).toEqual([2]);
  });

  it('forgets what is old', async () => {
    await repositories.transaction((within) => within.changes.add([1], new Date(0)));
    expect(await repositories.changes.deleteBefore(new Date(1))).toBe(1);
  });
});

it('overtakes no commit on PostgreSQL: what began earlier and commits later is told too, and once', async () => {
  const { repositories, close } = await ENGINES.postgres(createTestWorld());
  let { cursor } = await repositories.changes.since(await repositories.changes.end());
  let commit = () => {};
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const slow = repositories.transaction(async (within) => {
    await within.changes.add([1], TEST_NOW);
    await new Promise<void>((resolve) => {
      commit = resolve;
      hasBegun();
    });
  });
  await begun;
  const told: number[][] = [];
  const read = async () => {
    const found = await repositories.changes.since(cursor);
    cursor = found.cursor;
    told.push([...found.customerIds]);
  };
  await repositories.transaction((within) => within.changes.add([2], TEST_NOW));
  await read();
  await read();
  commit();
  await slow;
  await read();
  await read();
  expect(told).toEqual([[2], [], [1], []]);
  await close();
});
