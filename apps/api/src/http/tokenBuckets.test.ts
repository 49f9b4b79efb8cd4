import { expect, it } from 'vitest';
import { createTokenBuckets } from './tokenBuckets';

function bucketsWith(rule: { burst: number; perSecond: number }) {
  let nowMs = 1_000_000;
  const buckets = createTokenBuckets(rule, () => new Date(nowMs));
  return {
    spend: (key: string, times = 1) => Array.from({ length: times }, () => buckets.spend(key)).at(-1),
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

it('grants the burst and then the rate, separately for each key', () => {
  const { spend, pass } = bucketsWith({ burst: 5, perSecond: 2 });
  expect(spend('a', 5)).toBe(0);
  expect(spend('a')).toBe(500);
  expect(spend('b')).toBe(0);
  pass(499);
  expect(spend('a')).toBe(1);
  pass(1);
  expect(spend('a')).toBe(0);
  expect(spend('a')).toBe(500);
});

it('refills up to the burst and no further', () => {
  const { spend, pass } = bucketsWith({ burst: 3, perSecond: 10 });
  spend('a', 3);
  pass(3_600_000);
  expect(spend('a', 3)).toBe(0);
  expect(spend('a')).toBe(100);
});

it('grants nothing extra when the clock is set back', () => {
  const { spend, pass } = bucketsWith({ burst: 1, perSecond: 1 });
  spend('a');
  pass(-60_000);
  expect(spend('a')).toBe(1_000);
});
