import { describe, expect, it } from 'vitest';
import { userListParams } from './userListParams';
import { FIRST_VIEW, type UserView } from './userView';

const readUsers = (query: string) => userListParams.read(new URLSearchParams(query));

describe('the list of users in a URL', () => {
  it('writes no defaults, and reads an empty query as the defaults', () => {
    expect(userListParams.write(FIRST_VIEW)).toEqual({});
    expect(userListParams.read([])).toEqual(FIRST_VIEW);
    expect(new Set(userListParams.names).size).toBe(userListParams.names.length);
  });

  const CHANGES: [query: string, change: Partial<UserView>][] = [
    ['customer=3', { customerId: 3 }],
    ['search=a+b%26%3D', { username: 'a b&=' }],
    ['customerName=North', { customer: 'North' }],
    ['group=West', { group: 'West' }],
    ['enabled=no', { enabled: false }],
    ['status=CONFIRMED', { accountStatus: 'CONFIRMED' }],
    ['verified=yes', { emailVerified: true }],
    ['types=ADMINS%2COEM', { types: ['ADMINS', 'OEM'] }],
    ['lastLogin=before%3A2026-11-17', { lastLogin: { kind: 'before', day: '2026-11-17' } }],
    ['updated=on%3A2024-02-29', { updated: { kind: 'on', day: '2024-02-29' } }],
    ['created=after%3A2026-01-01', { created: { kind: 'after', day: '2026-01-01' } }],
    ['sort=-lastLogin', { sort: { sortBy: 'lastLogin', sortAsc: false } }],
    ['page=12', { page: 12 }],
    ['open=7f', { openId: '7f' }],
  ];
  it.each(CHANGES)('reads and writes %s', (query, change) => {
    const view = { ...FIRST_VIEW, ...change };
    expect(readUsers(query)).toEqual(view);
    expect(new URLSearchParams(userListParams.write(view)).toString()).toBe(query);
  });

  it.each([
    'customer=0',
    'customer=-1',
    'customer=x',
    'customer=1e9',
    'customer=99999999999',
    'page=0',
    'page=1.5',
    'page=',
    'enabled=maybe',
    'status=SOON',
    'types=KING',
    'lastLogin=on%3A2026-02-30',
    'lastLogin=during%3A2026-02-01',
    'lastLogin=on',
    'sort=passwordHash',
    'sort=--email',
    'open=',
    `open=${'x'.repeat(201)}`,
    'search=+++',
    'unknown=1',
  ])('ignores %s', (query) => {
    expect(userListParams.write(readUsers(query))).toEqual({});
  });

  it('distinguishes typed changes from selections', () => {
    const { isTyping } = userListParams;
    expect(isTyping(FIRST_VIEW, { ...FIRST_VIEW, username: 'a' })).toBe(true);
    expect(isTyping({ ...FIRST_VIEW, page: 3 }, { ...FIRST_VIEW, group: 'a' })).toBe(true);
    for (const change of [{ page: 2 }, { customerId: 3 }, { openId: 'x' }, { enabled: true }])
      expect(isTyping(FIRST_VIEW, { ...FIRST_VIEW, ...change })).toBe(false);
  });
});
