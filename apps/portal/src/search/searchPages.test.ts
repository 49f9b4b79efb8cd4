import { can, type Features, type Me } from '@gladhand/domain';
import { expect, it } from 'vitest';
import { SCREENS } from '../screens/screens';
import { searchPages } from './searchPages';

const names = (role: string, groupKinds: readonly string[] = []) =>
  searchPages(SCREENS, {
    me: { groups: groupKinds.map((kind) => ({ kind })) } as unknown as Me,
    can: (subject) => can([role], {} as Features, subject),
    hasFeature: () => false,
  }).map(({ label, detail }) => (detail ? `${detail}: ${label}` : label));

it('lists the pages that a viewer may open, and no page of the sign-in', () => {
  expect(names('DEALER')).toEqual([
    'Help: FAQ',
    'Help: Troubleshooting',
    'Help: Installation',
    'Settings',
    'Settings: Profile',
  ]);
  expect(names('ADMINS')).toEqual(expect.arrayContaining(['Fleet Control', 'Tracking', 'Settings: User Management']));
  expect(names('CUSTOMER_1')).not.toContain('Settings: User Management');
});

it("leaves out Help for members of 'No help'", () => {
  expect(names('DEALER', ['noHelp'])).toEqual(['Settings', 'Settings: Profile']);
});
