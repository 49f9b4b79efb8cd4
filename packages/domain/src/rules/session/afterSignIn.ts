import { RoleKind } from '../../vocabulary/roles';
import { parseRoles } from '../roles/parseRoles';

/** Where technicians start; the browser asks them where they are. */
export const TECHNICIAN_START = '/help/troubleshooting';

/** Where to go after signing in. */
export interface AfterSignIn {
  readonly roles: readonly string[];
  /** The remembered target of a session that ended, path and search. */
  readonly stored?: string | null | undefined;
  /** Where the user wanted to go when the sign-in page came between. */
  readonly requested?: string | null | undefined;
  /** The portal's landing page, for example /control. */
  readonly landing: string;
}

/** The destination, and whether to ask for the browser's location (technicians only). */
export function afterSignIn({ roles, stored, requested, landing }: AfterSignIn): {
  path: string;
  askLocation: boolean;
} {
  if (parseRoles(roles).some(({ kind }) => kind === RoleKind.Technician)) {
    return { path: TECHNICIAN_START, askLocation: true };
  }
  const target = [stored, requested].find((path) => path && path !== '/' && isInsidePortal(path));
  return { path: target ?? landing, askLocation: false };
}

/** Only paths of this portal: '//host' and '/\host' lead elsewhere, and so does a scheme. */
export function isInsidePortal(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
}
