/** Every URL of the portal. Nothing else builds one. */
export const paths = {
  signIn: '/',
  control: '/control',
  fleetStatus: '/fleet/currentFleetStatus',
  tracking: '/tracking/:vin?',
  help: '/help',
  helpFaq: '/help/faq',
  helpTroubleshooting: '/help/troubleshooting',
  helpInstallation: '/help/installation',
  helpAdministration: '/help/administration',
  settings: '/settings',
  profile: '/profile',
  userManagement: '/user-management',
  trailerManagement: '/trailer-management',
  groupManagement: '/group-management',
  customerManagement: '/customer-management',
  auditLog: '/audit-log',
  system: '/system',
  forgotPassword: '/forgotPassword',
  resetPassword: '/resetPassword',
  setPassword: '/setpassword',
  emailVerification: '/emailverification',
  unsubscribe: '/unsubscribe',
  createTechnicianAccount: '/createTechnicianAccount',
  sharedLocation: '/shared-location',
} as const;

/** The pages of the help, in their order. */
export const helpPaths = [
  paths.helpFaq,
  paths.helpTroubleshooting,
  paths.helpInstallation,
  paths.helpAdministration,
] as const;

/** The pages of Settings. */
export const settingsPaths = [
  paths.settings,
  paths.profile,
  paths.userManagement,
  paths.trailerManagement,
  paths.groupManagement,
  paths.customerManagement,
  paths.auditLog,
  paths.system,
] as const;

/** A page of Settings, with the customer that is chosen on the present one. */
export function settingsPath(path: string, query: string): string {
  const customer = new URLSearchParams(query).get('customer');
  return customer === null ? path : `${path}?${new URLSearchParams({ customer })}`;
}

/** The user list with one user open. */
export const userPath = (userId: string) => `${paths.userManagement}?${new URLSearchParams({ open: userId })}`;

/** Group Management with one group open. */
export const groupPath = ({ customerId, groupId }: { customerId: number; groupId: string }) =>
  `${paths.groupManagement}?${new URLSearchParams({ customer: String(customerId), group: groupId })}`;

/** The audit log of one target. */
export function auditPath({ target, customerId }: { target: string; customerId?: number | null }): string {
  const params = new URLSearchParams({ target });
  if (customerId != null) params.set('customer', String(customerId));
  return `${paths.auditLog}?${params}`;
}

/** The tracking screen, of one trailer or of all. */
export const trackingPath = (vin?: string) =>
  vin === undefined ? '/tracking' : `/tracking/${encodeURIComponent(vin)}`;

const HISTORY_QUERY = ['view', 'days', 'first', 'last'];

/** The history of a trailer, with its range as values of the query; what else stands in the query stays. */
export function historyPath(vin: string, range: Readonly<Record<string, string>>, query = ''): string {
  const params = new URLSearchParams(withoutHistory(query));
  params.set('view', 'history');
  for (const [name, value] of Object.entries(range)) params.set(name, value);
  return `${trackingPath(vin)}?${params}`;
}

/** Whether a query asks for the history. */
export const isHistory = (params: URLSearchParams) => params.get('view') === 'history';

/** The query without what the history keeps in it. */
export function withoutHistory(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of HISTORY_QUERY) params.delete(name);
  return params.toString();
}

const WIDGET_TARGETS: ReadonlySet<string> = new Set([paths.userManagement, paths.groupManagement, paths.auditLog]);

/** Whether widgets link to a page. */
export const isWidgetTarget = (pathname: string): boolean =>
  WIDGET_TARGETS.has(pathname) || pathname.startsWith(`${trackingPath()}/`);

/** Where people with the fleet module arrive, and where the fallback page leads. */
export const LANDING_PATH: string = paths.control;
/** Where people without the fleet module arrive. */
export const HELP_LANDING_PATH: string = paths.helpFaq;

const PUBLIC: ReadonlySet<string> = new Set([
  paths.signIn,
  paths.forgotPassword,
  paths.resetPassword,
  paths.setPassword,
  paths.emailVerification,
  paths.unsubscribe,
  paths.createTechnicianAccount,
  paths.sharedLocation,
]);

/** Whether a path is shown without a session. */
export function isPublicPath(pathname: string): boolean {
  return PUBLIC.has(pathname);
}

/** A stored redirect is only followed inside this portal and never back to a public page. */
export function safeRedirect(stored: string | null): string | undefined {
  if (!stored?.startsWith('/') || stored.startsWith('//') || stored.includes('\\')) return undefined;
  const { pathname } = new URL(stored, 'https://portal.invalid');
  return isPublicPath(pathname) ? undefined : stored;
}
