import type { SideNavItem, SideNavLinkProps } from '@gladhand/ui';
import { Link } from 'react-router';
import { menuHref } from '../screens/readScreens';
import { SCREENS } from '../screens/screens';

/** A link of the navigation. */
export const routerLink = ({ href, ...rest }: SideNavLinkProps) => <Link to={href} {...rest} />;

/** The page of the menu to which a path belongs. */
export function activeHref(items: readonly SideNavItem[], pathname: string): string | undefined {
  const home = menuHref(SCREENS, pathname);
  return items.find(({ href }) => href === home || sectionOf(pathname) === sectionOf(href))?.href;
}

const sectionOf = (path: string) => path.split('/')[1];
