import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LimitRule } from '../ports';
import { openTestPostgres } from '../testing/openTestPostgres';
import { createPostgresLimits } from './postgresLimits';

const RULE: LimitRule = { name: 'test', free: 2, firstDelayMs: 60_000, maxDelayMs: 240_000, forgetAfterMs: 3_600_000 };
let url: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ url, close } = await openTestPostgres());
});
afterAll(() => close());

it('counts attempts across all processes, with increasing delays', async () => {
  const one = createPostgresLimits(url);
  const other = createPostgresLimits(url);
  const address = 'someone@example.com|10.0.0.1';
  for (let tries = 0; tries < 2; tries++) await (tries % 2 ? one : other).count(RULE, address);
  expect(await one.waitMs(RULE, address)).toBe(0);
  await one.count(RULE, address);
  const wait = await other.waitMs(RULE, address);
  expect(wait).toBeGreaterThan(50_000);
  expect(wait).toBeLessThanOrEqual(60_000);
  await other.count(RULE, address);
  expect(await one.waitMs(RULE, address)).toBeGreaterThan(110_000);
  for (let tries = 0; tries < 6; tries++) await one.count(RULE, address);
  expect(await one.waitMs(RULE, address)).toBeLessThanOrEqual(240_000);
  expect(await one.waitMs(RULE, 'somebody else')).toBe(0);
  expect(await one.waitMs({ ...RULE, name: 'another' }, address)).toBe(0);
  await one.forget(RULE, address);
  expect(await other.waitMs(RULE, address)).toBe(0);
  // Attempts are reset, too.
  await other.count(RULE, address);
  expect(await one.waitMs(RULE, address)).toBe(0);
  await Promise.all([one.close(), other.close()]);
});

it('accepts keys of any length', async () => {
  const limits = createPostgresLimits(url);
  await limits.count(RULE, 'x'.repeat(5_000));
  expect(await limits.waitMs(RULE, 'x'.repeat(5_000))).toBe(0);
  await limits.close();
});
