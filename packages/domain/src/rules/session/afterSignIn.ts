import { RoleKind } from '../../vocabulary/roles';
import { parseRoles } from '../roles/parseRoles';

/** Where technicians start. */
export const TECHNICIAN_START = '/help/troubleshooting';

/** Who signed in, and where they wanted to go. */
export interface AfterSignIn {
  readonly roles: readonly string[];
  /** The remembered target of a session that ended, path and search. */
  readonly stored?: string | null | undefined;
  /** Where the user wanted to go when the sign-in page came between. */
  readonly requested?: string | null | undefined;
  /** The portal's landing page, for example /control. */
  readonly landing: string;
}

/** Where to go after signing in: the remembered or requested place, else the landing page; technicians start at Help. */
export function afterSignIn({ roles, stored, requested, landing }: AfterSignIn): string {
  if (parseRoles(roles).some(({ kind }) => kind === RoleKind.Technician)) return TECHNICIAN_START;
  return [stored, requested].find((path) => path && path !== '/' && isInsidePortal(path)) ?? landing;
}

/** Only paths of this portal: '//host' and '/\host' lead elsewhere, and so does a scheme. */
export function isInsidePortal(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
}
