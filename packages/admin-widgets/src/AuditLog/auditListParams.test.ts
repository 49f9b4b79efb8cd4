import { expect, it } from 'vitest';
import { auditListParams } from './auditListParams';
import { FIRST_VIEW } from './auditView';

const view = {
  customerId: 2,
  search: 'bob@',
  area: 'user',
  days: 7,
  target: 'bob+new@example.com',
  page: 3,
};

it('keeps the whole view of the audit log in a URL', () => {
  const query = new URLSearchParams(auditListParams.write(view));
  expect(`${query}`).toBe('customer=2&search=bob%40&area=user&days=7&target=bob%2Bnew%40example.com&page=3');
  expect(auditListParams.read(query)).toEqual(view);
  expect(auditListParams.write(FIRST_VIEW)).toEqual({});
});

it.each([
  ['area=weather', {}],
  ['days=8', {}],
  ['page=0', {}],
  ['page=999', { page: 20 }],
  ['customer=x&target=', {}],
])('reads %s', (query, expected) =>
  expect(auditListParams.read(new URLSearchParams(query))).toEqual({ ...FIRST_VIEW, ...expected }),
);
