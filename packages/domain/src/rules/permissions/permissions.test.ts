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

  test('denies everyone the permissions of a disabled feature', () => {
    expect(can(['ADMINS'], DEFAULT_FEATURES, 'screen:geofence')).toBe(false);
    expect(can(['ADMINS'], parseFeatures([{ featureName: 'GeofenceV2' }]), 'screen:geofence')).toBe(true);
    expect(can(['ADMINS'], {}, 'screen:otaManagement')).toBe(false);
  });

  test('makes only these operations public', () => {
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
      'picture',
      'trailerImage',
      'simEvents',
    ]);
  });

  test('gives dealers and developers no access to trailers', () => {
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
    [
      'only the default features',
      ['CUSTOMER_1'],
      DEFAULT_FEATURES,
      {},
      'control tracking fleet alerts parts help settings logOut',
    ],
    ['no access to trailers', ['DEALER'], DEFAULT_FEATURES, {}, 'help settings logOut'],
    ['access to one trailer at a time', ['TECHNICIAN'], DEFAULT_FEATURES, {}, 'tracking help settings logOut'],
    ['read-only access to a fleet', ['SUPPORT'], DEFAULT_FEATURES, {}, 'control tracking help settings logOut'],
    ['No Help', ['DEALER'], DEFAULT_FEATURES, { groupKinds: ['noHelp'] }, 'settings logOut'],
    [
      'no Parts',
      ['ADMINS'],
      DEFAULT_FEATURES,
      { partsHeader: false },
      'control tracking fleet alerts help settings logOut',
    ],
  ])('builds the menu for %s', (_, roles, features, context, expected) =>
    expect(menu(roles, features, context)).toEqual(expected.split(' ')),
  );
});

test.each([
  [['ADMINS'], 13],
  [['CUSTOMER_ADMIN_1'], 7],
  [['SUPPORT'], 4],
  [['OEM'], 2],
  [['DEVELOPER'], 2],
  [['CUSTOMER_1'], 1],
])('%j has %i settings tabs', (roles, count) => expect(settingsTabsFor(roles, ALL_ON)).toHaveLength(count));

describe('features', () => {
  test('number 26, and are off by default except LoginV2', () => {
    expect(FEATURES).toHaveLength(26);
    expect(Object.entries(parseFeatures([])).filter(([, on]) => on)).toEqual([['LoginV2', true]]);
    expect(parseFeatures([], { loginV2: false }).LoginV2).toBe(false);
    expect(parseFeatures([{ featureName: 'Nonsense' }])).toEqual(DEFAULT_FEATURES);
    expect(Feature.TowAlert).toBe('TowAlert');
  });

  test('hide their labels when off', () => {
    const words = [{ id: 1 }, { id: 2, feature: Feature.TowAlert }];
    expect(withFeatures(words, DEFAULT_FEATURES)).toEqual([{ id: 1 }]);
    expect(withFeatures(words, ALL_ON)).toHaveLength(2);
  });
});

test('the printed table has a line for each permission', () => {
  const lines = printPermissionTable().trimEnd().split('\n');
  expect(lines).toHaveLength(Object.keys(PERMISSIONS).length + 1);
  expect(lines.find((line) => line.startsWith('deleteUser '))).toMatch(/^deleteUser +users +x$/);
});
