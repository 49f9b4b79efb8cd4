import { expect, it } from 'vitest';
import { followFindings } from './followFindings';

it('follows each kind by itself, and changes nothing while reports say the same', () => {
  const first = followFindings({}, 0, { amberLamp: 'caution', trailerBattery: 'good', tireInflation: undefined });
  expect(first.followed.map(({ kind, change }) => [kind, change?.kind])).toEqual([['amberLamp', 'opened']]);
  const second = followFindings(first.issues, 1, { amberLamp: 'caution', trailerBattery: 'good' });
  expect(second.followed).toEqual([]);
  expect(second.issues).toBe(first.issues);
});

it('has a step without an entry when an issue begins to be good', () => {
  const { issues } = followFindings({}, 0, { amberLamp: 'caution' });
  const { followed } = followFindings(issues, 1, { amberLamp: 'good' });
  expect(followed).toMatchObject([{ kind: 'amberLamp', change: undefined, issue: { goodSince: 1 } }]);
});
