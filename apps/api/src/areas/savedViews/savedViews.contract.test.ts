import type { PortalApi } from '@gladhand/domain';
import type { SavedView, SavedViewInput } from '@gladhand/domain/saved-views';
import { describe, expect, it } from 'vitest';
import { everywhere, type Place } from '../../testing/everywhere';
import { createTestDataset, TEST_NOW, testId, testUser } from '../../testing/testDataset';

const ADMIN = 'admin@example.com';
const BOSS = 'boss@northline.example';
const EAST = 'east@northline.example';
const ALL = 'all@northline.example';
const NONE = 'none@northline.example';
const TECHNICIAN = 'tech@example.com';
const OTHER_BOSS = 'boss@other.example';

const fresh = createTestDataset();
const dataset = { ...fresh, users: [...fresh.users, testUser(60, OTHER_BOSS, ['CUSTOMER_ADMIN_2'])] };
const east = fresh.groups.find(({ customerId, name }) => customerId === 1 && name === 'East')?.groupId ?? '';

const { same, each } = everywhere(dataset, BOSS);

const PRIVATE: SavedViewInput = { name: 'Faults', query: 'health=CRITICAL', audience: 'private', isDefault: false };
const roleView = (extra: Partial<SavedViewInput> = {}): SavedViewInput => ({
  ...PRIVATE,
  audience: 'role',
  customerId: 1,
  role: 'CUSTOMER',
  ...extra,
});

/** The code of an error as the answer. */
const orCode = <Answer>(promise: Promise<Answer>) => promise.catch(({ code }: { code: string }) => code);

const AFTER_TESTS = new Date(TEST_NOW.getTime() + 86_400_000).toISOString();

let count = 0;
/** A name that no other test uses. */
const newName = () => `View ${++count}`;
const newNameOf = ({ name }: Partial<SavedViewInput>) => name ?? newName();

/** Without its id, which each storage makes for itself. */
type Answered = Omit<SavedView, 'id'>;
const withoutId = ({ id: _, ...view }: SavedView): Answered => view;

const create = (view: Partial<SavedViewInput>, as = BOSS, screen = 'fleetStatus') =>
  same(
    (portal) =>
      orCode(
        portal.savedViews.create({ screen, view: { ...PRIVATE, name: newNameOf(view), ...view } }).then(withoutId),
      ),
    as,
  );
async function created(view: Partial<SavedViewInput>, as = BOSS, screen = 'fleetStatus'): Promise<Answered> {
  const answer = await create({ ...view, name: newNameOf(view) }, as, screen);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}
const EVERYTHING = { userId: testId(3, 1), roles: [], customerIds: 'all', groupIds: [], administers: 'all' } as const;
/** The id of a shared view in one storage. */
async function idOf(name: string, { repositories }: Pick<Place, 'repositories'>): Promise<string> {
  const found = (await repositories.savedViews.list('fleetStatus', EVERYTHING)).find((view) => view.name === name);
  return found?.viewId ?? testId(9, 99);
}
const list = (as: string, screen = 'fleetStatus') =>
  same(async (portal: PortalApi) => (await portal.savedViews.list(screen)).map(withoutId), as);
const names = async (as: string, screen?: string) => (await list(as, screen)).map(({ name }) => name);

describe('saved views', () => {
  it('store the state of a screen, and are listed by name for their owner only', async () => {
    const layout = JSON.stringify({ hidden: ['vin'] });
    const view = await created({ name: ' beta ', query: '?q=a b&x=1', layout }, EAST, 'tracking');
    expect(view).toMatchObject({ name: 'beta', query: 'q=a+b&x=1', layout, isOwn: true, canChange: true, owner: EAST });
    await created({ name: 'Alpha' }, EAST, 'tracking');
    expect(await names(EAST, 'tracking')).toEqual(['Alpha', 'beta']);
    expect(await names(EAST, 'fleetControl')).toEqual([]);
    for (const other of [ALL, BOSS, ADMIN]) expect(await names(other, 'tracking')).toEqual([]);
  });

  it('have unique names per owner and screen', async () => {
    await created({ name: 'Taken' });
    expect(await create({ name: 'tAKEN' })).toBe('CONFLICT');
    await created({ name: 'Taken' }, BOSS, 'tracking');
    await created({ name: 'Taken' }, EAST);
  });

  it('can be shared with a role at one or every customer', async () => {
    const [ofOne, everywhereToo] = [newName(), newName()];
    await created(roleView({ name: ofOne }));
    await created(roleView({ name: everywhereToo, customerId: null }), ADMIN);
    for (const user of [EAST, ALL, NONE]) {
      expect(await names(user)).toEqual(expect.arrayContaining([ofOne, everywhereToo]));
    }
    expect(await names(OTHER_BOSS)).not.toContain(ofOne);
    const seen = (await list(EAST)).find(({ name }) => name === ofOne);
    expect(seen).toMatchObject({ owner: BOSS, isOwn: false, canChange: false, customerName: 'northline' });
  });

  it('can be shared with the users who have access to a group', async () => {
    const view = await created({ audience: 'group', customerId: 1, groupId: east });
    expect(view.groupName).toBe('East');
    expect(await names(EAST)).toContain(view.name);
    expect(await names(NONE)).not.toContain(view.name);
    expect(await names(ADMIN)).toContain(view.name);
  });

  it('have one default per owner, and one per role at a customer', async () => {
    const first = await created({ isDefault: true });
    const second = await created({ isDefault: true });
    const shared = await created(roleView({ name: newName(), isDefault: true }));
    const replaced = await created(roleView({ name: newName(), isDefault: true }));
    const elsewhere = await created(roleView({ name: newName(), customerId: null, isDefault: true }), ADMIN);
    const defaults = (await list(ADMIN)).concat(await list(BOSS)).filter(({ isDefault }) => isDefault);
    const found = new Set(defaults.map(({ name }) => name));
    expect([first, second, shared, replaced, elsewhere].map(({ name }) => found.has(name))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it('can be edited by their owner and by administrators of their customer, with conflict detection', async () => {
    const { version, name } = await created(roleView({ name: newName() }));
    const update = (as: string, at: number, input: SavedViewInput) =>
      same(async (portal, { test }) => {
        const id = await idOf(name, test);
        return orCode(portal.savedViews.update({ id, version: at, input }).then(withoutId));
      }, as);
    expect(await update(EAST, version, roleView({ name }))).toBe('NOT_FOUND');
    expect(await update(OTHER_BOSS, version, roleView({ name, customerId: 2 }))).toBe('NOT_FOUND');
    expect(await update(ADMIN, version, roleView({ name, query: 'a=1' }))).toMatchObject({
      query: 'a=1',
      owner: BOSS,
      version: version + 1,
    });
    expect(await update(BOSS, version, roleView({ name }))).toBe('CONFLICT');
    expect(await update(BOSS, version + 1, { ...PRIVATE, name })).toMatchObject({ audience: 'private', role: null });
    expect(await names(EAST)).not.toContain(name);
  });

  it('can be deleted by everyone who can edit them', async () => {
    const { name } = await created(roleView({ name: newName() }));
    const remove = (as: string) =>
      same(async (portal, { test }) => orCode(portal.savedViews.delete(await idOf(name, test))), as);
    expect(await remove(EAST)).toBe('NOT_FOUND');
    expect(await remove(BOSS)).toBeUndefined();
    expect(await remove(BOSS)).toBe('NOT_FOUND');
    expect(await names(BOSS)).not.toContain(name);
  });

  it.each<[string, Partial<SavedViewInput>, string, string?]>([
    ['an empty name', { name: '  ' }, 'BAD_USER_INPUT'],
    ['a long name', { name: 'x'.repeat(61) }, 'BAD_USER_INPUT'],
    ['a long query', { query: `q=${'x'.repeat(2_000)}` }, 'BAD_USER_INPUT'],
    ['a layout that is not an object', { layout: '[]' }, 'BAD_USER_INPUT'],
    ['a layout that is not JSON', { layout: '{' }, 'BAD_USER_INPUT'],
    ['an unknown audience', { audience: 'everyone' }, 'BAD_USER_INPUT'],
    ['an unknown role', roleView({ role: 'BOSS' }), 'BAD_USER_INPUT'],
    ['no group', { audience: 'group', customerId: 1 }, 'BAD_USER_INPUT'],
    ['an unknown group', { audience: 'group', customerId: 1, groupId: testId(2, 99) }, 'NOT_FOUND'],
    ['the default of a group', { audience: 'group', customerId: 1, groupId: east, isDefault: true }, 'BAD_USER_INPUT'],
    ['sharing at another customer', roleView({ customerId: 2 }), 'FORBIDDEN'],
    ['sharing at every customer', roleView({ customerId: null }), 'BAD_USER_INPUT'],
    ['sharing at an unknown customer', roleView({ customerId: 99 }), 'NOT_FOUND', ADMIN],
    ['sharing without administrator rights', roleView(), 'FORBIDDEN', EAST],
    ['an owner without access to the fleet', {}, 'FORBIDDEN', TECHNICIAN],
  ])('are refused with %s', async (_, view, code, as = BOSS) => {
    expect(await create({ ...view, ...(view.name === 'Faults' && { name: newName() }) }, as)).toBe(code);
  });

  it('are refused for an unknown screen', async () => {
    expect(await create({}, BOSS, 'reports')).toBe('BAD_USER_INPUT');
    expect(await same((portal) => orCode(portal.savedViews.list('reports')))).toBe('BAD_USER_INPUT');
  });

  it('are audited with their changes', async () => {
    const { version, name } = await created(roleView({ name: newName() }));
    const input = roleView({ name, query: 'unit=R', isDefault: true });
    await same(async (portal, { test }) =>
      withoutId(await portal.savedViews.update({ id: await idOf(name, test), version, input })),
    );
    const lines = await same(async (portal) => {
      const page = await portal.administration.audit.log({ target: name, limit: 10, before: AFTER_TESTS });
      return page.lines.map(({ action, changes }) => ({ action, changes }));
    }, ADMIN);
    expect(lines.map(({ action }) => action)).toEqual(['savedView.updated', 'savedView.created']);
    expect(lines[0]?.changes.map(({ field }) => field).sort()).toEqual(['isDefault', 'query']);
  });

  it('are deleted with the account if they are private, and kept if they are shared', async () => {
    const gone = testId(3, 14);
    const [own, shared] = [newName(), newName()];
    await created({ name: own }, 'two@example.com', 'fleetControl');
    await created(roleView({ name: shared, customerId: 3 }), 'two@example.com', 'fleetControl');
    await same((portal) => portal.administration.users.delete(gone), ADMIN);
    expect(await each(({ repositories }) => repositories.savedViews.deleteOrphans())).toBe(1);
    expect((await list(ADMIN, 'fleetControl')).map(({ name, owner }) => [name, owner])).toEqual([[shared, null]]);
  });
});
