import type { Features } from '../features/features';
import { can } from './can';

/** Items of the navigation menu, in their order. */
export type MenuItemId =
  | 'control'
  | 'tracking'
  | 'insights'
  | 'fleet'
  | 'maintenance'
  | 'geofence'
  | 'alerts'
  | 'parts'
  | 'help'
  | 'settings'
  | 'logOut';

/** One item of the menu; Log Out is an action and has no path. */
export interface MenuItem {
  readonly id: MenuItemId;
  readonly label: string;
  readonly path: string | undefined;
}

/** What the menu depends on besides roles and features. */
export interface MenuContext {
  /** Kinds of the user's vehicle groups; `noHelp` hides Help. */
  readonly groupKinds: readonly string[];
  /** The portal's own switch for Parts. */
  readonly partsHeader: boolean;
  /** VIN of the first tracked trailer, for the Parts link; without one the link has no VIN. */
  readonly firstVin?: string | undefined;
}

const ITEMS: readonly MenuItem[] = [
  { id: 'control', label: 'Fleet Control', path: '/control' },
  { id: 'tracking', label: 'Tracking', path: '/tracking' },
  { id: 'insights', label: 'Insights', path: '/quicksight' },
  { id: 'fleet', label: 'Fleet', path: '/fleet/currentFleetStatus' },
  { id: 'maintenance', label: 'Maintenance', path: '/maintenance' },
  { id: 'geofence', label: 'Geofence', path: '/geofence' },
  { id: 'alerts', label: 'Alerts', path: '/alertconfiguration' },
  { id: 'parts', label: 'Parts', path: '/parts' },
  { id: 'help', label: 'Help', path: '/help/faq' },
  { id: 'settings', label: 'Settings', path: '/profile' },
  { id: 'logOut', label: 'Log Out', path: undefined },
];

/** The menu of a user, in the specified order. */
export function menuFor(roles: readonly string[], features: Features, context: MenuContext): readonly MenuItem[] {
  return ITEMS.filter(({ id }) => {
    if (id === 'parts' && !context.partsHeader) return false;
    if (id === 'help' && context.groupKinds.includes('noHelp')) return false;
    return can(roles, features, `menu:${id}`);
  }).map((item) => (item.id === 'parts' && context.firstVin ? { ...item, path: `/parts/${context.firstVin}` } : item));
}

const TABS = [
  ['/profile', 'Profile'],
  ['/user-management', 'User Management'],
  ['/trailer-management', 'Trailer Management'],
  ['/subscription-management', 'Subscription Management'],
  ['/group-management', 'Group Management'],
  ['/customer-management', 'Customer Management'],
  ['/ota-management', 'OTA Management'],
  ['/ota-ftp-management', 'OTA FTP Management'],
  ['/vin-transfer', 'VIN Transfer'],
  ['/lease-management', 'Lease Management'],
  ['/audit-log', 'Audit Log'],
  ['/system', 'System'],
] as const;

/** The settings tabs of a user, in the specified order. */
export function settingsTabsFor(
  roles: readonly string[],
  features: Features,
): readonly { path: string; label: string }[] {
  return TABS.filter(([path]) => can(roles, features, `tab:${path}`)).map(([path, label]) => ({ path, label }));
}

/** What the settings page says when only the profile, or nothing, is there; and what otherwise. */
export const SETTINGS_TEXTS = {
  none: "You don't have access to any setting management tabs at this time.",
  choose: 'Select a tab from the navigation above.',
} as const;
