import {
  EllipsisIcon,
  Icon,
  IconButton,
  lazyPart,
  OnDemandMenu,
  SearchIcon,
  type SideNavItem,
  TabBar,
  useMessages,
} from '@gladhand/ui';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { alertsPath } from '../paths';
import { AccountMenu } from './AccountMenu';
import { SHELL_MESSAGES } from './messages';
import { activeHref, routerLink } from './navLinks';
import { useMenuItems } from './useMenuItems';
import { useQuietPage } from './useQuietPage';

const AlertCountPart = lazyPart(() => import('./AlertCountPart').then((module) => module.AlertCountPart));
const MorePagesSheet = lazyPart(() => import('./MorePagesSheet').then((module) => module.MorePagesSheet));

/** More have no room next to each other. */
const MAX_TABS = 5;

/** The navigation at the bottom of a phone. */
export function PhoneNav({ onSearch }: { onSearch: () => void }) {
  const messages = useMessages(SHELL_MESSAGES);
  const { pathname } = useLocation();
  const { main, end } = useMenuItems();
  // Log Out is in the account menu, so that it is not tapped by accident.
  const items = [...main, ...end.filter(({ onPress }) => !onPress)].map((item) =>
    item.href === alertsPath() ? { ...item, icon: <WithCount>{item.icon}</WithCount> } : item,
  );
  const tabs = items.length > MAX_TABS ? items.slice(0, MAX_TABS - 1) : items;
  const menuItems = items.slice(tabs.length);
  const active = activeHref(items, pathname);
  return (
    <TabBar
      items={tabs}
      activeHref={active}
      renderLink={routerLink}
      end={
        <>
          {menuItems.length > 0 && (
            <MorePages items={menuItems} isActive={menuItems.some(({ href }) => href === active)} />
          )}
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

/** A button for the other pages, with the number of alerts if theirs is among them. */
function MorePages({ items, isActive }: { items: readonly SideNavItem[]; isActive: boolean }) {
  const messages = useMessages(SHELL_MESSAGES);
  const icon = <Icon icon={EllipsisIcon} size={18} />;
  const hasAlerts = items.some(({ href }) => href === alertsPath());
  return (
    <OnDemandMenu
      trigger={
        <IconButton
          kind="quiet"
          label={messages.morePages}
          icon={hasAlerts ? <WithCount>{icon}</WithCount> : icon}
          aria-current={isActive ? 'page' : undefined}
        />
      }
    >
      {(menu) => <MorePagesSheet {...menu} items={items} />}
    </OnDemandMenu>
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
