import {
  ChevronsLeftIcon,
  ChevronsRightIcon,
  Icon,
  IconButton,
  Logo,
  LogoMark,
  lazyPart,
  SearchIcon,
  SideNav,
  type SideNavItem,
  type SideNavLinkProps,
  TabBar,
  useMediaQuery,
  useMessages,
} from '@gladhand/ui';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { alertsPath } from '../paths';
import { menuHref } from '../screens/readScreens';
import { SCREENS } from '../screens/screens';
import { useStored } from '../storage/useStored';
import { useViewer } from '../viewer/ViewerContext';
import { AccountMenu } from './AccountMenu';
import { SHELL_MESSAGES } from './messages';
import { useMenuItems } from './useMenuItems';
import { useQuietPage } from './useQuietPage';

const AlertBellPart = lazyPart(() => import('./AlertBellPart').then((module) => module.AlertBellPart));
const AlertCountPart = lazyPart(() => import('./AlertCountPart').then((module) => module.AlertCountPart));

const routerLink = ({ href, ...rest }: SideNavLinkProps) => <Link to={href} {...rest} />;

function activeHref(items: readonly SideNavItem[], pathname: string): string | undefined {
  const home = menuHref(SCREENS, pathname);
  return items.find(({ href }) => href === home || sectionOf(pathname) === sectionOf(href))?.href;
}

const sectionOf = (path: string) => path.split('/')[1];

const searchItem = (label: string, onPress: () => void): SideNavItem => ({
  href: '#search',
  label,
  icon: <Icon icon={SearchIcon} size={18} />,
  onPress,
});

/**
 * The navigation rail: search, pages in the specified order, then Help, Settings and the account. It can be minimized, and is
 * on narrow screens.
 */
export function MainNav({ onSearch }: { onSearch: () => void }) {
  const messages = useMessages(SHELL_MESSAGES);
  const { pathname } = useLocation();
  const { main, end } = useMenuItems();
  const isTight = useMediaQuery('(max-width: 1279px)');
  const [chosen, setIsMinimized] = useStored('menuMinimized', (stored) =>
    typeof stored === 'boolean' ? stored : undefined,
  );
  const isMinimized = chosen ?? isTight;
  return (
    <SideNav
      items={[searchItem(messages.search, onSearch), ...main]}
      endItems={end}
      activeHref={activeHref([...main, ...end], pathname)}
      minimized={isMinimized}
      brand={isMinimized ? <LogoMark size={28} /> : <Logo height={24} />}
      renderLink={routerLink}
      footer={
        <>
          <AccountMenu compact={isMinimized} />
          <Bell />
          <IconButton
            kind="quiet"
            label={isMinimized ? messages.expandMenu : messages.minimizeMenu}
            icon={<Icon icon={isMinimized ? ChevronsRightIcon : ChevronsLeftIcon} />}
            onClick={() => setIsMinimized(!isMinimized)}
          />
        </>
      }
    />
  );
}

/** The navigation at the bottom of a phone. */
export function PhoneNav({ onSearch }: { onSearch: () => void }) {
  const messages = useMessages(SHELL_MESSAGES);
  const { pathname } = useLocation();
  const { main, end } = useMenuItems();
  // Log Out is in the account menu, so that it is not tapped by accident.
  const items = [...main, ...end.filter(({ onPress }) => !onPress)].map((item) =>
    item.href === alertsPath() ? { ...item, icon: <WithCount>{item.icon}</WithCount> } : item,
  );
  return (
    <TabBar
      items={items}
      activeHref={activeHref(items, pathname)}
      renderLink={routerLink}
      end={
        <>
          <IconButton
            kind="quiet"
            label={messages.search}
            icon={<Icon icon={SearchIcon} size={18} />}
            onClick={onSearch}
            aria-haspopup="dialog"
          />
          <AccountMenu compact />
        </>
      }
    />
  );
}

/** The alerts that need the user, for users with access to alerts. */
function Bell() {
  const { can } = useViewer();
  const isQuiet = useQuietPage();
  if (!isQuiet || !can('alertCount')) return null;
  return (
    <Suspense>
      <AlertBellPart />
    </Suspense>
  );
}

/** The icon of the alerts with the number of those that need the user. A phone has no room for a bell besides. */
function WithCount({ children }: { children: ReactNode }) {
  const isQuiet = useQuietPage();
  return (
    <span style={{ position: 'relative', display: 'grid' }}>
      {children}
      {isQuiet && (
        <Suspense>
          <AlertCountPart />
        </Suspense>
      )}
    </span>
  );
}
