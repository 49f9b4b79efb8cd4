import {
  ChevronsLeftIcon,
  ChevronsRightIcon,
  Icon,
  IconButton,
  Logo,
  LogoMark,
  SideNav,
  type SideNavItem,
  type SideNavLinkProps,
  TabBar,
  useMediaQuery,
} from '@gladhand/ui';
import { Link, useLocation } from 'react-router';
import { paths, settingsPaths } from '../paths';
import { useStored } from '../storage/useStored';
import { AccountMenu } from './AccountMenu';
import { useMenuItems } from './useMenuItems';

const routerLink = ({ href, ...rest }: SideNavLinkProps) => <Link to={href} {...rest} />;

function activeHref(items: readonly SideNavItem[], pathname: string): string | undefined {
  if ((settingsPaths as readonly string[]).includes(pathname)) return paths.profile;
  return items.find(({ href }) => pathname === href || sectionOf(pathname) === sectionOf(href))?.href;
}

const sectionOf = (path: string) => path.split('/')[1];

/** The rail: pages in the specified order, help at the bottom, who is signed in. Minimised by choice or on little room. */
export function MainNav() {
  const { pathname } = useLocation();
  const { main, end } = useMenuItems();
  const isTight = useMediaQuery('(max-width: 1279px)');
  const [chosen, setMinimised] = useStored('menuMinimized', (stored) =>
    typeof stored === 'boolean' ? stored : undefined,
  );
  const minimised = chosen ?? isTight;
  return (
    <SideNav
      items={main}
      endItems={end}
      activeHref={activeHref([...main, ...end], pathname)}
      minimised={minimised}
      brand={minimised ? <LogoMark size={28} /> : <Logo height={24} />}
      renderLink={routerLink}
      footer={
        <>
          <AccountMenu minimised={minimised} />
          <IconButton
            kind="quiet"
            label={minimised ? 'Expand menu' : 'Minimize menu'}
            icon={<Icon icon={minimised ? ChevronsRightIcon : ChevronsLeftIcon} />}
            onClick={() => setMinimised(!minimised)}
          />
        </>
      }
    />
  );
}

/** The same pages at the bottom of a phone. */
export function PhoneNav() {
  const { pathname } = useLocation();
  const { main, end } = useMenuItems();
  // Log Out stands in the account menu, so that no thumb ends a session by accident.
  const items = [...main, ...end.filter(({ onPress }) => !onPress)];
  return (
    <TabBar
      items={items}
      activeHref={activeHref(items, pathname)}
      renderLink={routerLink}
      end={<AccountMenu minimised />}
    />
  );
}
