import { type MenuItemId, menuFor } from '@gladhand/domain';
import { CircleHelpIcon, Icon, type SideNavItem, Table2Icon } from '@gladhand/ui';
import { paths } from '../paths';
import { useViewer } from '../viewer/ViewerContext';

/** The menu items whose screen exists in this portal, with their icon. */
const SCREENS: Partial<Record<MenuItemId, { path: string; icon: typeof Table2Icon; atEnd?: true }>> = {
  fleet: { path: paths.fleetStatus, icon: Table2Icon },
  help: { path: paths.helpFaq, icon: CircleHelpIcon, atEnd: true },
};

/** Pages of the viewer's menu: above, and at the bottom of the rail. Log Out is an action of the account menu. */
export function useMenuItems(): { main: SideNavItem[]; end: SideNavItem[] } {
  const { me, features } = useViewer();
  const groupKinds = me.groups.map(({ kind }) => kind);
  const items = menuFor(me.roles, features, { groupKinds, partsHeader: false });
  const entries = items.flatMap(({ id, label }) => {
    const screen = SCREENS[id];
    return screen
      ? [{ href: screen.path, label, icon: <Icon icon={screen.icon} size={18} />, atEnd: screen.atEnd }]
      : [];
  });
  return { main: entries.filter(({ atEnd }) => !atEnd), end: entries.filter(({ atEnd }) => atEnd) };
}
