import {
  BellIcon,
  ChartLineIcon,
  CircleHelpIcon,
  LayoutDashboardIcon,
  MapIcon,
  MapPinIcon,
  PackageIcon,
  SettingsIcon,
  Table2Icon,
  WrenchIcon,
} from '@gladhand/ui';
import { PUBLIC_SCREENS } from './publicScreens';
import { defineScreen, type Screen } from './screen';

const freight = () => import('../routes/FreightRoute');
const help = () => import('../routes/HelpPages');

/** Every page of the portal. Routes, menu, tabs, titles, guards, page views and the fallback page read this table. */
export const SCREENS = [
  ...PUBLIC_SCREENS,
  defineScreen({
    id: 'control',
    path: '/control',
    title: 'Fleet Control',
    icon: LayoutDashboardIcon,
    isLanding: true,
    load: () => import('../routes/ControlRoute').then((module) => module.ControlRoute),
  }),
  defineScreen({
    id: 'tracking',
    path: '/tracking/:vin?',
    title: 'Tracking',
    icon: MapIcon,
    isLanding: true,
    isWidgetTarget: true,
    load: () => import('../routes/TrackingRoute').then((module) => module.TrackingRoute),
  }),
  defineScreen({
    id: 'fleetStatus',
    path: '/fleet/currentFleetStatus',
    title: 'Fleet status',
    icon: Table2Icon,
    load: () => import('../routes/FleetStatusRoute').then((module) => module.FleetStatusRoute),
  }),
  defineScreen({
    id: 'maintenance',
    path: '/maintenance',
    title: 'Maintenance',
    icon: WrenchIcon,
    isWidgetTarget: true,
    load: () => import('../routes/MaintenanceRoute').then((module) => module.MaintenanceRoute),
  }),
  defineScreen({
    id: 'absTroubleshooting',
    path: '/absTroubleshooting/:vin?',
    title: 'ABS troubleshooting',
    isWidgetTarget: true,
    load: () => import('../routes/AbsTroubleshootingRoute').then((module) => module.AbsTroubleshootingRoute),
  }),
  defineScreen({
    id: 'geofence',
    path: '/geofence',
    title: 'Geofence',
    icon: MapPinIcon,
    isWidgetTarget: true,
    load: () => import('../routes/GeofenceRoute').then((module) => module.GeofenceRoute),
  }),
  defineScreen({
    id: 'alerts',
    path: '/alertconfiguration/:part?/:ruleId?',
    title: 'Alerts',
    icon: BellIcon,
    isWidgetTarget: true,
    load: () => import('../routes/AlertsRoute').then((module) => module.AlertsRoute),
  }),
  defineScreen({
    id: 'insights',
    path: '/quicksight',
    title: 'Insights',
    icon: ChartLineIcon,
    isWidgetTarget: true,
    load: () => import('../routes/InsightsRoute').then((module) => module.InsightsRoute),
  }),
  defineScreen({
    id: 'parts',
    path: '/parts/:vin?',
    alsoAt: ['/specs/:vin?'],
    title: 'Parts',
    icon: PackageIcon,
    isWidgetTarget: true,
    load: () => import('../routes/PartsRoute').then((module) => module.PartsRoute),
  }),
  defineScreen({
    id: 'freight',
    path: '/freight',
    title: 'Freight',
    load: () => freight().then((module) => module.FreightRoute),
  }),
  defineScreen({
    id: 'freightLink',
    path: '/freight-link',
    title: 'Freight link',
    load: () => freight().then((module) => module.FreightLinkRoute),
  }),
  defineScreen({ id: 'help', path: '/help', title: 'FAQ', redirectTo: 'helpFaq' }),
  defineScreen({
    id: 'helpFaq',
    path: '/help/faq',
    title: 'FAQ',
    frame: 'help',
    icon: CircleHelpIcon,
    isAtEnd: true,
    isLanding: true,
    load: () => help().then((module) => module.HelpFaqPage),
  }),
  defineScreen({
    id: 'helpTroubleshooting',
    path: '/help/troubleshooting',
    title: 'Troubleshooting',
    frame: 'help',
    load: () => help().then((module) => module.HelpTroubleshootingPage),
  }),
  defineScreen({
    id: 'helpInstallation',
    path: '/help/installation',
    title: 'Installation',
    frame: 'help',
    load: () => help().then((module) => module.HelpInstallationPage),
  }),
  defineScreen({
    id: 'helpAdministration',
    path: '/help/administration',
    title: 'Administration',
    frame: 'help',
    load: () => help().then((module) => module.HelpAdministrationPage),
  }),
  defineScreen({
    id: 'settings',
    path: '/settings',
    title: 'Settings',
    frame: 'settings',
    load: () => import('../settings/SettingsRoute').then((module) => module.SettingsRoute),
  }),
  defineScreen({
    id: 'profile',
    path: '/profile',
    title: 'Profile',
    frame: 'settings',
    icon: SettingsIcon,
    isAtEnd: true,
    load: () => import('../settings/ProfileRoute').then((module) => module.ProfileRoute),
  }),
  defineScreen({
    id: 'userManagement',
    path: '/user-management',
    title: 'User Management',
    frame: 'settings',
    isWidgetTarget: true,
    load: () => import('../settings/UserManagementRoute').then((module) => module.UserManagementRoute),
  }),
  defineScreen({
    id: 'trailerManagement',
    path: '/trailer-management',
    title: 'Trailer Management',
    frame: 'settings',
    isWidgetTarget: true,
    load: () => import('../settings/TrailerManagementRoute').then((module) => module.TrailerManagementRoute),
  }),
  defineScreen({
    id: 'groupManagement',
    path: '/group-management',
    title: 'Group Management',
    frame: 'settings',
    isWidgetTarget: true,
    load: () => import('../settings/GroupManagementRoute').then((module) => module.GroupManagementRoute),
  }),
  defineScreen({
    id: 'customerManagement',
    path: '/customer-management',
    title: 'Customer Management',
    frame: 'settings',
    isWidgetTarget: true,
    load: () => import('../settings/CustomerManagementRoute').then((module) => module.CustomerManagementRoute),
  }),
  defineScreen({
    id: 'otaManagement',
    path: '/ota-management',
    title: 'OTA Management',
    frame: 'settings',
    isWidgetTarget: true,
    load: () => import('../settings/OtaManagementRoute').then((module) => module.OtaManagementRoute),
  }),
  defineScreen({
    id: 'auditLog',
    path: '/audit-log',
    title: 'Audit Log',
    frame: 'settings',
    isWidgetTarget: true,
    load: () => import('../settings/AuditLogRoute').then((module) => module.AuditLogRoute),
  }),
  defineScreen({
    id: 'system',
    path: '/system',
    title: 'System',
    frame: 'settings',
    load: () => import('../settings/SystemRoute').then((module) => module.SystemRoute),
  }),
] as const;

/** Ids of the screens that the portal has. */
export type BuiltScreenId = (typeof SCREENS)[number]['id'];

const byId: Readonly<Record<string, Screen>> = Object.fromEntries(SCREENS.map((screen) => [screen.id, screen]));

/** A screen by its id. */
export const screenOf = (id: BuiltScreenId): Screen => byId[id] as Screen;
