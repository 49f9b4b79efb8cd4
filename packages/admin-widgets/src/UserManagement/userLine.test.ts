import type { ManagedUser } from '@gladhand/domain/administration';
import { readUserRow } from '@gladhand/domain/users';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { EXPORT_HEADINGS, userLine } from './userLine';

const user = (names: readonly string[]): ManagedUser =>
  ({
    id: '01930000-0000-7000-8000-000000000001',
    version: 1,
    email: 'ann@example.com',
    accountStatus: 'CONFIRMED',
    enabled: true,
    emailVerified: true,
    createdDate: '2026-11-01T12:00:00.000Z',
    lastModifiedDate: '2026-11-01T12:00:00.000Z',
    lastLoginDateTime: null,
    tkCommandControl: true,
    roles: ['CUSTOMER_1'],
    customers: [],
    mayEdit: true,
    mayDelete: false,
    groups: [
      { id: 'tk', name: 'TK Command Control', kind: 'tkCommandControl', customerId: 1 },
      ...names.map((name) => ({ id: name, name, kind: 'regular' as const, customerId: 1 })),
    ],
  }) as unknown as ManagedUser;

test.each([[[]], [['East']], [['East', 'West; Dock 3', 'C:\\yard', ';']]])(
  'restores the groups %j from a file',
  (names) => {
    const { data } = Papa.parse<Record<string, string>>(`${EXPORT_HEADINGS}\n${userLine(user(names), 'UTC')}`, {
      header: true,
      delimiter: ',',
    });
    const [row] = data;
    const read = readUserRow({ email: row?.Username ?? '', roles: row?.Roles, groups: row?.['Group(s)'] }, []);
    expect(read).toMatchObject({ user: { email: 'ann@example.com', roles: ['CUSTOMER_1'], groups: names } });
  },
);
