import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessChanges, movedTo, withoutGroup } from './accessChange';
import { changeChosen, groupDifferences, withDefaultGroup } from './chosenGroups';
import { childrenById, countPlaces, type GroupLink, mayStandUnder, withDescendants } from './groupForest';
import { groupNameProblem } from './groupName';
import { type GroupPlace, groupPlaces } from './groupPlaces';

/** Groups with earlier groups as parents only, so that there are no cycles. */
const forest = fc.array(fc.array(fc.nat(), { maxLength: 2 }), { maxLength: 9 }).map((made) =>
  made.map((parents, k) => {
    const parentIds = k === 0 ? [] : [...new Set(parents.map((n) => `g${n % k}`))];
    return { id: `g${k}`, name: `g${k}`, kind: 'regular', parentIds };
  }),
);
const pick = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % items.length];

/** Whether a group is one of these or below one; computed upward. */
function isUnder(groups: readonly GroupLink[], id: string, ids: readonly string[]): boolean {
  const group = groups.find((each) => each.id === id);
  return ids.includes(id) || (group?.parentIds ?? []).some((parentId) => isUnder(groups, parentId, ids));
}
const coveredBy = (groups: readonly GroupLink[], ids: readonly string[]) =>
  groups.filter(({ id }) => isUnder(groups, id, ids)).map(({ id }) => id);

describe('group hierarchy', () => {
  test('descendants are all groups with a given group among their ancestors', () => {
    fc.assert(
      fc.property(forest, fc.nat(), (groups, n) => {
        const id = pick(groups, n)?.id ?? 'none';
        const below = withDescendants(childrenById(groups), [id]);
        expect(groups.filter((group) => below.has(group.id)).map((group) => group.id)).toEqual(coveredBy(groups, [id]));
      }),
    );
  });

  test('a group can be moved below any group that is not its descendant', () => {
    fc.assert(
      fc.property(forest, fc.nat(), fc.nat(), (groups, n, m) => {
        const [group, parent] = [pick(groups, n), pick(groups, m)];
        if (!group || !parent) return;
        expect(mayStandUnder(groups, group.id, [parent.id])).toBe(!isUnder(groups, parent.id, [group.id]));
        expect(mayStandUnder(groups, group.id, ['unknown'])).toBe(false);
        expect(mayStandUnder(groups, group.id, [])).toBe(true);
      }),
    );
  });

  test('a tree has a row for each path to a group', () => {
    fc.assert(
      fc.property(forest, (groups) => {
        const all = (places: readonly GroupPlace<GroupLink>[]): GroupPlace<GroupLink>[] =>
          places.flatMap((place) => [place, ...all(place.children)]);
        const rows = all(groupPlaces(groups));
        expect(rows).toHaveLength(countPlaces(groups));
        expect(new Set(rows.map(({ placeId }) => placeId)).size).toBe(rows.length);
        for (const { group, children } of rows) {
          const below = groups.filter(({ parentIds }) => parentIds.includes(group.id));
          expect(children.map((child) => child.group.id)).toEqual(below.map(({ id }) => id));
        }
      }),
    );
  });

  test('pins All VINs and No VINs to the top', () => {
    const made = ['regular', 'noVins', 'noHelp', 'allVins'].map((kind) => ({ id: kind, kind, parentIds: [] }));
    expect(groupPlaces(made).map(({ placeId }) => placeId)).toEqual(['allVins', 'noVins', 'regular', 'noHelp']);
  });

  test('handles ten thousand groups quickly, even in one chain', () => {
    const wide = Array.from({ length: 10_000 }, (_, k) => ({
      id: `g${k}`,
      kind: 'regular',
      parentIds: k === 0 ? [] : [`g${Math.floor((k - 1) / 10)}`],
    }));
    const chain = wide.map(({ id, kind }, k) => ({ id, kind, parentIds: k === 0 ? [] : [`g${k - 1}`] }));
    const start = performance.now();
    expect(countPlaces(wide)).toBe(10_000);
    expect(countPlaces(chain.toReversed())).toBe(10_000);
    expect(groupPlaces(wide)).toHaveLength(1);
    expect(mayStandUnder(chain, 'g0', ['g9999'])).toBe(false);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('selecting groups', () => {
  test("removing a group from a selected branch keeps all groups that don't depend on it", () => {
    fc.assert(
      fc.property(forest, fc.array(fc.nat(), { maxLength: 3 }), fc.nat(), (groups, chosen, n) => {
        const id = pick(groups, n)?.id;
        if (!id) return;
        const before = changeChosen(groups, [], { add: chosen.map((k) => pick(groups, k)?.id ?? id) });
        const after = changeChosen(groups, before, { remove: [id] });
        const gone = coveredBy(groups, before).filter((each) => !coveredBy(groups, after).includes(each));
        // Groups above it can't stay selected, groups that only it contains are removed with it, and everything else
        // stays
        for (const each of gone) expect(isUnder(groups, id, [each]) || isUnder(groups, each, [id])).toBe(true);
        expect(coveredBy(groups, after)).not.toContain(id);
        expect(coveredBy(groups, before)).toEqual(expect.arrayContaining(coveredBy(groups, after)));
      }),
    );
  });

  test('adding a group covers it and its descendants, with as few names as possible', () => {
    fc.assert(
      fc.property(forest, fc.array(fc.nat(), { maxLength: 3 }), (groups, chosen) => {
        const ids = groups.length === 0 ? [] : chosen.map((n) => pick(groups, n)?.id ?? '');
        const after = changeChosen(groups, [], { add: ids });
        expect(coveredBy(groups, after)).toEqual(coveredBy(groups, ids));
        for (const id of after) {
          const otherGroups = after.filter((each) => each !== id);
          expect(coveredBy(groups, otherGroups)).not.toContain(id);
        }
      }),
    );
  });

  const customer = [
    { id: 'all', kind: 'allVins', parentIds: [] },
    { id: 'none', kind: 'noVins', parentIds: [] },
    { id: 'tk', kind: 'tkCommandControl', parentIds: [] },
    { id: 'east', kind: 'regular', parentIds: [] },
    { id: 'boston', kind: 'regular', parentIds: ['east'] },
    { id: 'salem', kind: 'regular', parentIds: ['east'] },
  ];
  test.each<[string, readonly string[], Parameters<typeof changeChosen>[2], readonly string[]]>([
    ['All VINs replaces the other groups', ['east', 'tk'], { add: ['all'] }, ['tk', 'all']],
    ['No VINs replaces All VINs', ['all', 'tk'], { add: ['none'] }, ['tk', 'none']],
    ['a group replaces No VINs', ['none'], { add: ['salem'] }, ['salem']],
    ['a group without access replaces nothing', ['all'], { add: ['tk'] }, ['all', 'tk']],
    ['a parent replaces its groups', ['boston', 'salem'], { add: ['east'] }, ['east']],
    ['removing a group of a selected parent keeps its siblings', ['east'], { remove: ['boston'] }, ['salem']],
    ['unknown groups are kept', ['elsewhere'], { add: ['salem'] }, ['elsewhere', 'salem']],
  ])('%s', (_, before, change, after) => expect(changeChosen(customer, before, change)).toEqual(after));

  test('differences are the added and the removed groups', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd')),
        fc.array(fc.constantFrom('a', 'b', 'c', 'd')),
        (a, b) => {
          const { added, removed } = groupDifferences(a, b);
          const left: string[] = a.filter((id) => !removed.includes(id));
          expect(new Set([...left, ...added])).toEqual(new Set(b));
          expect(a.some((id) => added.includes(id)) || b.some((id) => removed.includes(id))).toBe(false);
        },
      ),
    );
  });

  test.each([
    [[], ['all']],
    [['tk'], ['tk', 'all']],
    [['none'], ['none']],
    [['boston'], ['boston']],
  ])('%j becomes %j where a default applies', (chosen, after) =>
    expect(withDefaultGroup(customer, chosen)).toEqual(after),
  );
});

describe('access after a change', () => {
  const members = (prefix: string, groups: readonly GroupLink[], dice: readonly (readonly number[])[]) =>
    dice.map((ns, k) => ({
      id: `${prefix}${k}`,
      groupIds: groups.length === 0 ? [] : [...new Set(ns.map((n) => pick(groups, n)?.id ?? ''))],
    }));
  const several = fc.array(fc.array(fc.nat(), { maxLength: 2 }), { maxLength: 4 });
  const seen = (groups: readonly GroupLink[], own: readonly string[], groupIds: readonly string[]) =>
    groupIds.some((id) => groups.some((group) => group.id === id) && isUnder(groups, id, own));

  test.each(['move', 'delete'])('agrees with a comparison of everything before and after %s', (what) => {
    fc.assert(
      fc.property(forest, several, several, fc.nat(), fc.nat(), (before, us, ts, n, m) => {
        const id = pick(before, n)?.id;
        if (!id) return;
        const parentId = pick(before, m)?.id ?? '';
        const parentIds = mayStandUnder(before, id, [parentId]) ? [parentId] : [];
        const after = what === 'move' ? movedTo(before, id, parentIds) : withoutGroup(before, id);
        const [users, trailers] = [members('u', before, us), members('t', before, ts)];
        const reported = accessChanges({ before, after, users, trailers });
        for (const user of users) {
          const own = user.groupIds.filter((groupId) => after.some((group) => group.id === groupId));
          const was = trailers.filter(({ groupIds }) => seen(before, user.groupIds, groupIds)).map((t) => t.id);
          const is = trailers.filter(({ groupIds }) => seen(after, own, groupIds)).map((t) => t.id);
          const found = reported.find(({ userId }) => userId === user.id) ?? { gained: [], lost: [] };
          expect(found.gained).toEqual(is.filter((each) => !was.includes(each)));
          expect(found.lost).toEqual(was.filter((each) => !is.includes(each)));
        }
      }),
    );
  });

  test('the children of a deleted group move to its parents', () => {
    const links = [
      { id: 'a', parentIds: [] },
      { id: 'b', parentIds: ['a'] },
      { id: 'c', parentIds: ['b', 'd'] },
      { id: 'd', parentIds: [] },
    ];
    expect(withoutGroup(links, 'b')).toEqual([links[0], { id: 'c', parentIds: ['d', 'a'] }, links[3]]);
  });
});

test.each([
  ['', 'Give the group a name.'],
  ['  \u00a0 ', 'Give the group a name.'],
  ['a\tb', 'A name is a single line without tabs.'],
  ['x'.repeat(201), 'A name has at most 200 characters; this one has 201.'],
  ['ALL-vins', 'This name belongs to a special group. Choose another one.'],
  ['x'.repeat(200), undefined],
  ['<script>alert(1)</script>', undefined],
  ['=1+1', undefined],
  ['\u202eEast', undefined],
])('judges the name %j: %s', (name, problem) => expect(groupNameProblem(name)).toBe(problem));
