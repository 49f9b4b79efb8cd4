import { RoleKind } from '../../vocabulary/roles';
import { parseRoles } from '../roles/parseRoles';

/** Start page of technicians. */
export const TECHNICIAN_START = '/help/troubleshooting';

/** The signed-in user and the requested pages. */
export interface AfterSignIn {
  readonly roles: readonly string[];
  /** The remembered page of an ended session, path and search. */
  readonly stored?: string | null | undefined;
  /** The page that the user requested before the sign-in page was shown. */
  readonly requested?: string | null | undefined;
  /** The portal's landing page, for example /control. */
  readonly landing: string;
}

/** The page after sign-in: the remembered or requested page, otherwise the landing page; technicians start at Help. */
export function afterSignIn({ roles, stored, requested, landing }: AfterSignIn): string {
  if (parseRoles(roles).some(({ kind }) => kind === RoleKind.Technician)) return TECHNICIAN_START;
  return [stored, requested].find((path) => path && path !== '/' && isInsidePortal(path)) ?? landing;
}

/** Accepts only paths of this portal: '//host', '/\host' and URLs with a scheme lead elsewhere. */
export function isInsidePortal(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
}
