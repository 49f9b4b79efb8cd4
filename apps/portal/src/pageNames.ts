import { paths, trackingPath } from './paths';

const NAMES: Readonly<Record<string, string>> = {
  [paths.signIn]: 'Sign in',
  [paths.control]: 'Fleet Control',
  [paths.fleetStatus]: 'Fleet status',
  [paths.help]: 'FAQ',
  [paths.helpFaq]: 'FAQ',
  [paths.helpTroubleshooting]: 'Troubleshooting',
  [paths.helpInstallation]: 'Installation',
  [paths.helpAdministration]: 'Administration',
  [paths.settings]: 'Settings',
  [paths.profile]: 'Profile',
  [paths.userManagement]: 'User Management',
  [paths.trailerManagement]: 'Trailer Management',
  [paths.groupManagement]: 'Group Management',
  [paths.customerManagement]: 'Customer Management',
  [paths.auditLog]: 'Audit Log',
  [paths.system]: 'System',
  [paths.forgotPassword]: 'Forgot password',
  [paths.resetPassword]: 'Reset password',
  [paths.setPassword]: 'Set password',
  [paths.emailVerification]: 'Email verification',
  [paths.unsubscribe]: 'Unsubscribe',
  [paths.createTechnicianAccount]: 'Create a technician account',
  [paths.sharedLocation]: 'Shared location',
};

/** Name of a page, for the window's title and for page views. */
export function pageName(pathname: string): string {
  if (pathname === trackingPath() || pathname.startsWith(`${trackingPath()}/`)) return 'Tracking';
  return NAMES[pathname] ?? 'Page was not found';
}
