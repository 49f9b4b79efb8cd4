import { expect, it } from 'vitest';
import { defaultView } from './defaultView';
import { isSameQuery } from './sameQuery';
import { viewRoles } from './viewRoles';

const own = { id: 'own', isDefault: true, isOwn: true, audience: 'private', customerId: null };
const role = { id: 'role', isDefault: true, isOwn: false, audience: 'role', customerId: 7 };
const everywhere = { ...role, id: 'everywhere', customerId: null };
const plain = { ...own, id: 'plain', isDefault: false };
const group = { ...role, id: 'group', audience: 'group' };

it.each([
  [[plain, group], undefined],
  [[everywhere, role, own], 'own'],
  [[everywhere, role], 'role'],
  [[everywhere, plain], 'everywhere'],
  [[], undefined],
])('%j opens with %s', (views, id) => {
  expect(defaultView(views, () => true)?.id).toBe(id);
});

it('ignores defaults of other roles', () => {
  expect(defaultView([role, everywhere], ({ customerId }) => customerId === null)?.id).toBe('everywhere');
});

it.each([
  ['a=1&b=2', 'b=2&a=1', true],
  ['q=a+b', '?q=a%20b', true],
  ['', '?', true],
  ['a=1', 'a=2', false],
  ['a=1', 'a=1&b=', false],
])('%s and %s are the same query: %s', (a, b, same) => {
  expect(isSameQuery(a, b)).toBe(same);
});

it('offers the roles that can open views, limited to customer roles at a customer', () => {
  const ids = (customerId: number | null) => viewRoles(customerId).map(({ id }) => id);
  expect(ids(7)).toEqual(['CUSTOMER', 'CUSTOMER_ADMIN']);
  expect(ids(null)).toEqual([
    'ADMINS',
    'CUSTOMER',
    'CUSTOMER_ADMIN',
    'ALL_CUSTOMER_VIEW',
    'SUPPORT',
    'VIEW_ONLY_ADMIN',
  ]);
});
