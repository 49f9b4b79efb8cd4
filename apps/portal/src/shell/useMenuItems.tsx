import { Icon, LogOutIcon, type SideNavItem, useWords } from '@gladhand/ui';
import { menuEntries, screenHref } from '../screens/readScreens';
import type { Screen } from '../screens/screen';
import { SCREENS } from '../screens/screens';
import { useSession } from '../session/SessionContext';
import { useViewer } from '../viewer/ViewerContext';

const navIcon = (drawing: Screen['icon']) => drawing && <Icon icon={drawing} size={18} />;

/** The menu of the viewer: pages at the top, Help, Settings and Log Out at the bottom. */
export function useMenuItems(screens: readonly Screen[] = SCREENS): { main: SideNavItem[]; end: SideNavItem[] } {
  const { me, features } = useViewer();
  const session = useSession();
  const say = useWords();
  const groupKinds = me.groups.map(({ kind }) => kind);
  const entries = menuEntries(screens, me.roles, features, { groupKinds, partsHeader: me.showsParts }).map(
    ({ screen, label }) => {
      if (screen)
        return { href: screenHref(screen), label: say(label), icon: navIcon(screen.icon), isAtEnd: screen.isAtEnd };
      const onPress = () => void session.signOut();
      return { href: '#logOut', label: say(label), icon: navIcon(LogOutIcon), isAtEnd: true, onPress };
    },
  );
  return { main: entries.filter(({ isAtEnd }) => !isAtEnd), end: entries.filter(({ isAtEnd }) => isAtEnd) };
}
