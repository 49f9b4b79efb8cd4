import type { ScreenId } from '../../vocabulary/screens';
import type { Features } from '../features/features';
import { can } from './can';

/** Items of the navigation menu in display order. */
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

/** One item of the menu. */
export interface MenuItem {
  readonly id: MenuItemId;
  readonly label: string;
  /** The screen that it opens; Log Out has none. */
  readonly screen?: ScreenId | undefined;
}

/** What the menu depends on in addition to roles and features. */
export interface MenuContext {
  /** Kinds of the user's vehicle groups; `noHelp` hides Help. */
  readonly groupKinds: readonly string[];
  /** The portal's own setting for Parts. */
  readonly partsHeader: boolean;
}

/** Every item of the menu, in the specified order. */
export const MENU_ITEMS: readonly MenuItem[] = [
  { id: 'control', label: 'Fleet Control', screen: 'control' },
  { id: 'tracking', label: 'Tracking', screen: 'tracking' },
  { id: 'insights', label: 'Insights', screen: 'insights' },
  { id: 'fleet', label: 'Fleet', screen: 'fleetStatus' },
  { id: 'maintenance', label: 'Maintenance', screen: 'maintenance' },
  { id: 'geofence', label: 'Geofence', screen: 'geofence' },
  { id: 'alerts', label: 'Alerts', screen: 'alerts' },
  { id: 'parts', label: 'Parts', screen: 'parts' },
  { id: 'help', label: 'Help', screen: 'helpFaq' },
  { id: 'settings', label: 'Settings', screen: 'profile' },
  { id: 'logOut', label: 'Log Out' },
];

/** The menu of a user, in the specified order. */
export function menuFor(roles: readonly string[], features: Features, context: MenuContext): readonly MenuItem[] {
  return MENU_ITEMS.filter(({ id, screen }) => {
    if (id === 'parts' && !context.partsHeader) return false;
    if (id === 'help' && context.groupKinds.includes('noHelp')) return false;
    return screen === undefined || can(roles, features, `screen:${screen}`);
  });
}

/** One tab of Settings. */
export interface SettingsTab {
  readonly screen: ScreenId;
  readonly label: string;
}

const TABS: readonly SettingsTab[] = [
  { screen: 'profile', label: 'Profile' },
  { screen: 'userManagement', label: 'User Management' },
  { screen: 'trailerManagement', label: 'Trailer Management' },
  { screen: 'subscriptionManagement', label: 'Subscription Management' },
  { screen: 'groupManagement', label: 'Group Management' },
  { screen: 'customerManagement', label: 'Customer Management' },
  { screen: 'otaManagement', label: 'OTA Management' },
  { screen: 'otaFtpManagement', label: 'OTA FTP Management' },
  { screen: 'vinTransfer', label: 'VIN Transfer' },
  { screen: 'leaseManagement', label: 'Lease Management' },
  { screen: 'developerMessages', label: 'Developer Message Management' },
  { screen: 'auditLog', label: 'Audit Log' },
  { screen: 'system', label: 'System' },
];

/** The settings tabs of a user, in the specified order. */
export function settingsTabsFor(roles: readonly string[], features: Features): readonly SettingsTab[] {
  return TABS.filter(({ screen }) => can(roles, features, `screen:${screen}`));
}

/** Texts of the settings page: `none` if the profile is the only tab, otherwise `choose`. */
export const SETTINGS_TEXTS = {
  none: "You don't have access to any setting management tabs at this time.",
  choose: 'Select a tab from the navigation above.',
} as const;
