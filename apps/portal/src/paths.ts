/** Every URL of the portal. Nothing else builds one. */
export const paths = {
  signIn: '/',
  control: '/control',
  fleetStatus: '/fleet/currentFleetStatus',
  tracking: '/tracking/:vin?',
  help: '/help',
  helpFaq: '/help/faq',
  helpTroubleshooting: '/help/troubleshooting',
  forgotPassword: '/forgotPassword',
  resetPassword: '/resetPassword',
  setPassword: '/setpassword',
  emailVerification: '/emailverification',
  unsubscribe: '/unsubscribe',
  createTechnicianAccount: '/createTechnicianAccount',
} as const;

/** The tracking screen, of one trailer or of all. */
export const trackingPath = (vin?: string) =>
  vin === undefined ? '/tracking' : `/tracking/${encodeURIComponent(vin)}`;

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
