import fc from 'fast-check';
import { expect, it } from 'vitest';
import { issuePoints, issueScore, type ScoredIssue } from './issueScore';

const DAY_MS = 86_400_000;
const mild: ScoredIssue = { state: 'notReporting', miles: null, ageMs: 0, loadStatus: null, isReeferRunning: false };

it.each<[Partial<ScoredIssue>, number[]]>([
  [{}, [10, 0, 0, 0, 0]],
  [{ state: 'critical', miles: 2_184, ageMs: 9 * DAY_MS, loadStatus: 'loaded' }, [40, 25, 10, 10, 0]],
  [
    { state: 'caution', miles: 40, ageMs: 99 * DAY_MS, loadStatus: 'unloaded', isReeferRunning: true },
    [20, 1, 15, 0, 10],
  ],
  [{ miles: -5, ageMs: -1 }, [10, 0, 0, 0, 0]],
])('the points of %o are %j', (issue, expected) =>
  expect(Object.values(issuePoints({ ...mild, ...issue }))).toEqual(expected),
);

const issues = fc.record({
  state: fc.constantFrom('notReporting' as const, 'caution' as const, 'critical' as const),
  miles: fc.option(fc.integer({ min: 0, max: 10_000 })),
  ageMs: fc.integer({ min: 0, max: 60 * DAY_MS }),
  loadStatus: fc.constantFrom('loaded', 'unloaded', null),
  isReeferRunning: fc.boolean(),
});

it('is between 10 and 100, and grows with miles and age', () =>
  fc.assert(
    fc.property(issues, fc.nat(5_000), fc.nat(30 * DAY_MS), (issue, miles, ageMs) => {
      const score = issueScore(issue);
      expect(score).toBeGreaterThanOrEqual(10);
      expect(score).toBeLessThanOrEqual(100);
      const later = { ...issue, miles: (issue.miles ?? 0) + miles, ageMs: issue.ageMs + ageMs };
      expect(issueScore(later)).toBeGreaterThanOrEqual(score);
    }),
  ));
