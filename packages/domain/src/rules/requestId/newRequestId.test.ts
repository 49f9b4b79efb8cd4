import { expect, it } from 'vitest';
import { newRequestId } from './newRequestId';

it('creates different UUIDs of version 4', () => {
  const ids = Array.from({ length: 1_000 }, newRequestId);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
