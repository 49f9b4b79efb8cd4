import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fleetOrder } from './fleetConditions';

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const now = new Date('2026-11-21T12:00:00Z');

describe('fleetOrder', () => {
  it.each([
    ['follows the index of the default order', '', 's.health_rank desc nulls last, s.trailer_id'],
    ['follows it for a text too short for trigrams', 'ab', 's.health_rank desc nulls last, s.trailer_id'],
    ['leaves a search to the trigram index', 'abc', '(s.health_rank + 0) desc nulls last, s.trailer_id'],
  ])('%s', (_, search, expected) => {
    const order = fleetOrder({ search, sortBy: 'trailerHealthStatus', sortAsc: false, now });
    expect(sql`${order}`.compile(db).sql).toBe(expected);
  });
});
