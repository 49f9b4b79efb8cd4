import type { Features } from '@gladhand/domain';
import { MENU_ITEMS, type MenuContext, type MenuItem, menuFor, settingsTabsFor } from '@gladhand/domain/permissions';
import { generatePath, matchPath } from 'react-router';
import type { Viewer } from '../viewer/ViewerContext';
import type { Screen, ScreenFrame } from './screen';

type Screens = readonly Screen[];
type Access = Pick<Viewer, 'can' | 'hasFeature'>;

/** The title of an address without a page, as specified for the fallback page. */
export const NOT_FOUND_TITLE = 'Page was not found';

/** The screen at an address. */
export const screenAt = (screens: Screens, pathname: string): Screen | undefined =>
  screens.find(({ path, alsoAt = [] }) => [path, ...alsoAt].some((pattern) => matchPath(pattern, pathname)));

/** Name of the page at an address, for the window's title and for page views. */
export const screenTitle = (screens: Screens, pathname: string): string =>
  screenAt(screens, pathname)?.title ?? NOT_FOUND_TITLE;

/** The address of a screen; optional parameters without a value are left out. */
export const screenHref = ({ path }: Screen, params: Readonly<Record<string, string>> = {}): string =>
  generatePath(path, params);

/** Whether the viewer may open a screen. */
export const canOpen = ({ id, feature }: Screen, { can, hasFeature }: Access): boolean =>
  can(`screen:${id}`) && (feature === undefined || hasFeature(feature));

/** Where a viewer starts after sign-in. */
export const landingScreen = (screens: Screens, access: Access): Screen | undefined =>
  screens.find((screen) => screen.isLanding && canOpen(screen, access));

/** An item of the menu with its screen; Log Out has none. */
export interface MenuEntry extends Omit<MenuItem, 'screen'> {
  readonly screen?: Screen;
}

/** The menu of a viewer, in the specified order. Items whose screen is not built yet are left out. */
export function menuEntries(
  screens: Screens,
  roles: readonly string[],
  features: Features,
  context: MenuContext,
): readonly MenuEntry[] {
  return menuFor(roles, features, context).flatMap(({ screen: screenId, ...item }) => {
    if (screenId === undefined) return [item];
    const screen = screens.find(({ id }) => id === screenId);
    return screen ? [{ ...item, screen }] : [];
  });
}

/** The address of the menu item that a page belongs to: its own, or that of another page with the same tabs. */
export function menuHref(screens: Screens, pathname: string): string | undefined {
  const present = screenAt(screens, pathname);
  if (!present) return undefined;
  const home = isInMenu(present)
    ? present
    : screens.find((screen) => isInMenu(screen) && screen.frame && screen.frame === present.frame);
  return home && screenHref(home);
}

/** The settings tabs of a viewer, in the specified order. Tabs whose screen is not built yet are left out. */
export function settingsScreens(screens: Screens, roles: readonly string[], features: Features) {
  return settingsTabsFor(roles, features).flatMap(({ screen: screenId, label }) => {
    const screen = screens.find(({ id }) => id === screenId);
    return screen ? [{ screen, href: screenHref(screen), label }] : [];
  });
}

/** The screens with the same tabs that a viewer may open. */
export const framedScreens = (screens: Screens, frame: ScreenFrame, access: Access): Screens =>
  screens.filter((screen) => screen.frame === frame && canOpen(screen, access));

const isInMenu = ({ id }: Screen): boolean => MENU_ITEMS.some(({ screen }) => screen === id);
