import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followIssue, type IssueChange, type IssueFinding, type MaintenanceIssue } from './followIssue';
import { MAINTENANCE_POLICY, type MaintenanceIssueKind } from './maintenancePolicy';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What an issue's reports lead to, in their order. */
function follow(kind: MaintenanceIssueKind, findings: readonly IssueFinding[], from?: MaintenanceIssue) {
  let issue = from;
  const changes: IssueChange[] = [];
  for (const finding of findings) {
    const step = followIssue(kind, issue, finding);
    issue = step.issue;
    if (step.change) changes.push(step.change);
  }
  return { issue, changes };
}

/** Hours with what is found then, as in `good 0, caution 5`. */
const read = (text: string): IssueFinding[] =>
  text.split(', ').map((part) => {
    const [finding = '', hours = ''] = part.split(' ');
    return { at: Number(hours) * HOUR_MS, finding: finding as IssueFinding['finding'] };
  });
const lineOf = ({ kind, at, state }: IssueChange) => `${kind} ${state} ${at / HOUR_MS}`;

describe('an issue', () => {
  it.each([
    ['never opens while nothing is wrong', 'good 0, good 50', []],
    ['opens with the first report that shows it', 'good 0, caution 5, caution 6', ['opened caution 5']],
    ['stays open while it is not known to be gone', 'caution 0, good 1, good 24', ['opened caution 0']],
    ['closes after its quiet time', 'caution 0, good 1, good 25', ['opened caution 0', 'closed caution 25']],
    ['starts the quiet time again when it shows', 'caution 0, good 1, caution 20, good 25', ['opened caution 0']],
    [
      'worsens once a round',
      'caution 0, critical 1, caution 2, critical 3',
      ['opened caution 0', 'worsened critical 1'],
    ],
    [
      'returns as the same issue within 30 days',
      'caution 0, good 1, good 25, critical 745',
      ['opened caution 0', 'closed caution 25', 'reopened critical 745'],
    ],
    [
      'is another issue afterwards',
      'caution 0, good 1, good 25, critical 746',
      ['opened caution 0', 'closed caution 25', 'opened critical 746'],
    ],
  ])('%s', (_, text, expected) => expect(follow('trailerBattery', read(text)).changes.map(lineOf)).toEqual(expected));

  it('that comes and goes a thousand times a day is one issue with a count', () => {
    const flapping = Array.from({ length: 2_000 }, (_, nth): IssueFinding => {
      const finding = nth % 2 === 0 ? 'caution' : 'good';
      return { at: (nth * DAY_MS) / 2_000, finding };
    });
    const { issue, changes } = follow('amberLamp', flapping);
    expect(changes.map(({ kind }) => kind)).toEqual(['opened']);
    expect(issue).toMatchObject({ occurrences: 1_000, round: 1, closedAt: null });
  });

  it('counts how often it began to show, not how many reports showed it', () => {
    const { issue } = follow(
      'amberLamp',
      read('caution 0, caution 1, critical 2, good 3, good 4, caution 5, caution 6'),
    );
    expect(issue).toMatchObject({ occurrences: 2, state: 'caution', worst: 'critical' });
  });

  it('counts its rounds', () => {
    const { issue } = follow(
      'trailerBattery',
      read('caution 0, good 1, good 25, caution 30, good 31, good 60, caution 70'),
    );
    expect(issue).toMatchObject({ openedAt: 0, round: 3, roundAt: 70 * HOUR_MS, occurrences: 1 });
  });
});

const KINDS = Object.keys(MAINTENANCE_POLICY.quietMs) as MaintenanceIssueKind[];
const findings = fc
  .uniqueArray(
    fc.record({
      at: fc.integer({ min: 0, max: 90 * 24 }).map((hours) => hours * HOUR_MS),
      finding: fc.constantFrom('good' as const, 'good' as const, 'notReporting', 'caution', 'critical'),
    }),
    { maxLength: 60, selector: ({ at }) => at },
  )
  .map((list) => list.toSorted((a, b) => a.at - b.at) as IssueFinding[]);
const kinds = fc.constantFrom(...KINDS);

describe('any reports', () => {
  it('give the same issue, whether followed at once or continued from what was stored', () =>
    fc.assert(
      fc.property(kinds, findings, fc.nat(), (kind, list, cut) => {
        const place = list.length === 0 ? 0 : cut % list.length;
        const before = follow(kind, list.slice(0, place));
        const stored = before.issue && (JSON.parse(JSON.stringify(before.issue)) as MaintenanceIssue);
        const after = follow(kind, list.slice(place), stored);
        const whole = follow(kind, list);
        expect(after.issue).toEqual(whole.issue);
        expect([...before.changes, ...after.changes]).toEqual(whole.changes);
      }),
    ));

  it('open and close in turns, and never worsen a closed issue', () =>
    fc.assert(
      fc.property(kinds, findings, (kind, list) => {
        let isOpen = false;
        for (const { kind: change } of follow(kind, list).changes) {
          expect(change === 'opened' || change === 'reopened').toBe(!isOpen);
          if (change !== 'worsened') isOpen = change !== 'closed';
        }
      }),
    ));

  it('close an issue only after nothing was wrong for the whole quiet time', () =>
    fc.assert(
      fc.property(kinds, findings, (kind, list) => {
        for (const { at } of follow(kind, list).changes.filter((change) => change.kind === 'closed')) {
          const last = list.filter((one) => one.finding !== 'good' && one.at <= at).at(-1);
          const firstGood = list.find((one) => one.finding === 'good' && one.at >= (last?.at ?? 0));
          expect(at - (firstGood?.at ?? at)).toBeGreaterThanOrEqual(MAINTENANCE_POLICY.quietMs[kind]);
        }
      }),
    ));

  it('leave no shown issue closed', () =>
    fc.assert(
      fc.property(kinds, findings, (kind, list) => {
        const { issue } = follow(kind, list);
        const newest = list.at(-1);
        if (newest && newest.finding !== 'good') expect(issue).toMatchObject({ closedAt: null, state: newest.finding });
      }),
    ));
});
