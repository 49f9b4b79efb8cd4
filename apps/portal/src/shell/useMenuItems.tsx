import { type MenuItemId, menuFor } from '@gladhand/domain';
import {
  CircleHelpIcon,
  Icon,
  LayoutDashboardIcon,
  LogOutIcon,
  MapIcon,
  SettingsIcon,
  type SideNavItem,
  Table2Icon,
} from '@gladhand/ui';
import { paths, trackingPath } from '../paths';
import { useSession } from '../session/SessionContext';
import { useViewer } from '../viewer/ViewerContext';

/** The menu items whose screen exists in this portal, with their icon. */
const SCREENS: Partial<Record<MenuItemId, { path: string; icon: typeof Table2Icon; atEnd?: true }>> = {
  control: { path: paths.control, icon: LayoutDashboardIcon },
  tracking: { path: trackingPath(), icon: MapIcon },
  fleet: { path: paths.fleetStatus, icon: Table2Icon },
  help: { path: paths.helpFaq, icon: CircleHelpIcon, atEnd: true },
  settings: { path: paths.profile, icon: SettingsIcon, atEnd: true },
};

const navIcon = (drawing: typeof Table2Icon) => <Icon icon={drawing} size={18} />;

/** The viewer's menu: pages above; help and the way out at the bottom of the rail. */
export function useMenuItems(): { main: SideNavItem[]; end: SideNavItem[] } {
  const { me, features } = useViewer();
  const session = useSession();
  const groupKinds = me.groups.map(({ kind }) => kind);
  const items = menuFor(me.roles, features, { groupKinds, partsHeader: false });
  const entries = items.flatMap(({ id, label }) => {
    const screen = SCREENS[id];
    if (id === 'logOut') {
      return [
        { href: '#logOut', label, icon: navIcon(LogOutIcon), atEnd: true, onPress: () => void session.signOut() },
      ];
    }
    if (!screen) return [];
    return [{ href: screen.path, label, icon: navIcon(screen.icon), atEnd: screen.atEnd ?? false }];
  });
  return { main: entries.filter(({ atEnd }) => !atEnd), end: entries.filter(({ atEnd }) => atEnd) };
}
