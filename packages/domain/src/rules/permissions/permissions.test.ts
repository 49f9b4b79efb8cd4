import { describe, expect, test } from 'vitest';
import { FEATURES, Feature } from '../../vocabulary/features';
import { RoleKind } from '../../vocabulary/roles';
import { DEFAULT_FEATURES, parseFeatures, withFeatures } from '../features/features';
import { can, isPublic, mayCommandReefers } from './can';
import { menuFor, settingsTabsFor } from './menuFor';
import type { PermissionSubject } from './permissionSubjects';
import { PERMISSIONS } from './permissionTable';
import { printPermissionTable } from './printPermissionTable';

const ALL_ON = parseFeatures(FEATURES.map(({ id }) => ({ featureName: id })));
const SUBJECTS = Object.keys(PERMISSIONS) as PermissionSubject[];
const menu = (roles: string[], features = ALL_ON, context = {}) =>
  menuFor(roles, features, { groupKinds: [], partsHeader: true, ...context }).map(({ id }) => id);

describe('can', () => {
  test.each([
    [['ADMINS'], 'deleteUser', true],
    [['CUSTOMER_ADMIN_1'], 'deleteUser', false],
    [['CUSTOMER_ADMIN_1'], 'createUser', true],
    [['VIEW_ONLY_ADMIN'], 'users', true],
    [['VIEW_ONLY_ADMIN'], 'createUser', false],
    [['SUPPORT'], 'users', false],
    [['SUPPORT'], 'screen:trailerManagement', true],
    [['CUSTOMER_1'], 'fleetStatus', true],
    [['CUSTOMER_INSTALLER'], 'fleetStatus', false],
    [['CUSTOMER_INSTALLER', 'CUSTOMER_1'], 'fleetStatus', true],
    [['ALL_CUSTOMER_VIEW'], 'sendReeferCommands', false],
    [['TECHNICIAN'], 'screen:fleetStatus', false],
    [['TECHNICIAN'], 'screen:control', false],
    [['TECHNICIAN'], 'screen:tracking', true],
    [['TECHNICIAN'], 'findTrailer', true],
    [['TECHNICIAN'], 'trackingPositions', false],
    [['TECHNICIAN'], 'customers', false],
    [['GO_INSTALLER_CUSTOMER'], 'findTrailer', true],
    [['GO_INSTALLER_CUSTOMER'], 'trackingPositions', false],
    [['SUPPORT'], 'screen:control', true],
    [['SUPPORT'], 'trackingPositions', true],
    [['SUPPORT'], 'action:trailerList', false],
    [['VIEW_ONLY_ADMIN'], 'trackingPositions', true],
    [['VIEW_ONLY_ADMIN'], 'action:trailerSelectors', false],
    [['VIEW_ONLY_ADMIN'], 'shareLocation', false],
    [['CUSTOMER_1'], 'action:fleetHealth', true],
    [['DEALER'], 'screen:tracking', false],
    [['TECHNICIAN'], 'action:sendGeolocation', true],
    [['ADMINS'], 'action:sendGeolocation', false],
    [['CUSTOMER_1'], 'screen:customerManagement', false],
    [['OEM'], 'screen:vinTransfer', true],
    [['DEALER'], 'me', true],
    [undefined, 'me', false],
    [undefined, 'loginV2', true],
    [undefined, 'screen:control', false],
    [[], 'fleetStatus', false],
    [['ADMINS'], 'dropEverything', false],
    [['ADMINS'], 'toString', false],
    [['ADMINS'], '__proto__', false],
  ])('%j, %s: %s', (roles, subject, allowed) => expect(can(roles, ALL_ON, subject as PermissionSubject)).toBe(allowed));

  test('a disabled feature closes its rows for everyone', () => {
    expect(can(['ADMINS'], DEFAULT_FEATURES, 'screen:geofence')).toBe(false);
    expect(can(['ADMINS'], parseFeatures([{ featureName: 'GeofenceV2' }]), 'screen:geofence')).toBe(true);
    expect(can(['ADMINS'], {}, 'screen:otaManagement')).toBe(false);
  });

  test('only these operations are public', () => {
    const open = SUBJECTS.filter((id) => PERMISSIONS[id].kind === 'operation' && isPublic(id));
    expect(open).toEqual([
      'loginV2',
      'login',
      'refreshToken',
      'acceptTermsOfService',
      'request-password-reset',
      'register-user-anonymously',
      'set-password',
      'confirm-email',
      'change-password',
      'unsubscribe',
      'resubscribe',
      'subscription',
      'link',
      'sharedLocation',
      'trailerImage',
    ]);
  });

  test('dealers and developers have access to no trailer', () => {
    const trailerAreas = ['fleet', 'tracking', 'trailers', 'alerts', 'reports', 'geofences', 'reefer', 'groups'];
    for (const subject of SUBJECTS) {
      const row = PERMISSIONS[subject];
      if (row.kind !== 'operation' || !trailerAreas.includes(row.area)) continue;
      expect(can([RoleKind.Dealer, RoleKind.Developer], ALL_ON, subject), subject).toBe(false);
    }
  });

  test.each([
    [['CUSTOMER_1'], ['tkCommandControl'], true],
    [['CUSTOMER_1'], ['allVins'], false],
    [['ALL_CUSTOMER_VIEW'], ['tkCommandControl'], false],
  ])('%j in %j can send commands: %s', (roles, groups, allowed) =>
    expect(mayCommandReefers(roles, ALL_ON, groups)).toBe(allowed),
  );
});

describe('menuFor', () => {
  test('lists all items in the specified order', () => {
    expect(menu(['CUSTOMER_1'])).toEqual(
      'control tracking insights fleet maintenance geofence alerts parts help settings logOut'.split(' '),
    );
  });

  test.each<[string, string[], typeof ALL_ON, object, string]>([
    ['no features', ['CUSTOMER_1'], DEFAULT_FEATURES, {}, 'control tracking fleet alerts parts help settings logOut'],
    ['no trailers', ['DEALER'], DEFAULT_FEATURES, {}, 'help settings logOut'],
    ['one trailer at a time', ['TECHNICIAN'], DEFAULT_FEATURES, {}, 'tracking help settings logOut'],
    ['a fleet to look at', ['SUPPORT'], DEFAULT_FEATURES, {}, 'control tracking help settings logOut'],
    ['No Help', ['DEALER'], DEFAULT_FEATURES, { groupKinds: ['noHelp'] }, 'settings logOut'],
    [
      'no Parts',
      ['ADMINS'],
      DEFAULT_FEATURES,
      { partsHeader: false },
      'control tracking fleet alerts help settings logOut',
    ],
  ])('%s', (_, roles, features, context, expected) =>
    expect(menu(roles, features, context)).toEqual(expected.split(' ')),
  );
});

test.each([
  [['ADMINS'], 12],
  [['CUSTOMER_ADMIN_1'], 7],
  [['SUPPORT'], 4],
  [['OEM'], 2],
  [['CUSTOMER_1'], 1],
])('%j has %i settings tabs', (roles, count) => expect(settingsTabsFor(roles, ALL_ON)).toHaveLength(count));

describe('features', () => {
  test('there are 26, off if missing, with LoginV2 on', () => {
    expect(FEATURES).toHaveLength(26);
    expect(Object.entries(parseFeatures([])).filter(([, on]) => on)).toEqual([['LoginV2', true]]);
    expect(parseFeatures([], { loginV2: false }).LoginV2).toBe(false);
    expect(parseFeatures([{ featureName: 'Nonsense' }])).toEqual(DEFAULT_FEATURES);
    expect(Feature.TowAlert).toBe('TowAlert');
  });

  test('labels are hidden with their feature', () => {
    const words = [{ id: 1 }, { id: 2, feature: Feature.TowAlert }];
    expect(withFeatures(words, DEFAULT_FEATURES)).toEqual([{ id: 1 }]);
    expect(withFeatures(words, ALL_ON)).toHaveLength(2);
  });
});

test('the printed table has a line for each row', () => {
  const lines = printPermissionTable().trimEnd().split('\n');
  expect(lines).toHaveLength(Object.keys(PERMISSIONS).length + 1);
  expect(lines.find((line) => line.startsWith('deleteUser '))).toMatch(/^deleteUser +users +x$/);
});
