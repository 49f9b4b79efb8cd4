import { PUBLIC_SCREENS } from './publicScreens';

type PublicScreenId = (typeof PUBLIC_SCREENS)[number]['id'];

/** URLs of the screens that open without a session, by their id. */
export const publicPaths = Object.fromEntries(PUBLIC_SCREENS.map(({ id, path }) => [id, path])) as Readonly<
  Record<PublicScreenId, string>
>;

/** Whether a path is shown without a session. */
export const isPublicPath = (pathname: string): boolean => PUBLIC_SCREENS.some(({ path }) => path === pathname);

/** A stored redirect is only followed inside this portal and never back to a public page. */
export function safeRedirect(stored: string | null): string | undefined {
  if (!stored?.startsWith('/') || stored.startsWith('//') || stored.includes('\\')) return undefined;
  const { pathname } = new URL(stored, 'https://portal.invalid');
  return isPublicPath(pathname) ? undefined : stored;
}
