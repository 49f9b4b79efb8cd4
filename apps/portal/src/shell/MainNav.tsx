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
  useMediaQuery,
  useMessages,
} from '@gladhand/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useStored } from '../storage/useStored';
import { useViewer } from '../viewer/ViewerContext';
import { AccountMenu } from './AccountMenu';
import { SHELL_MESSAGES } from './messages';
import { activeHref, routerLink } from './navLinks';
import { useMenuItems } from './useMenuItems';
import { useQuietPage } from './useQuietPage';

const AlertBellPart = lazyPart(() => import('./AlertBellPart').then((module) => module.AlertBellPart));

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
