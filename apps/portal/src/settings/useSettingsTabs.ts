import { settingsTabsFor } from '@gladhand/domain';
import { paths } from '../paths';
import { useViewer } from '../viewer/ViewerContext';

/** The settings screens that exist in this portal. */
const SCREENS: ReadonlySet<string> = new Set([
  paths.profile,
  paths.userManagement,
  paths.trailerManagement,
  paths.groupManagement,
  paths.customerManagement,
  paths.auditLog,
  paths.system,
]);

/** The viewer's settings tabs, in the specified order. */
export function useSettingsTabs() {
  const { me, features } = useViewer();
  return settingsTabsFor(me.roles, features).filter(({ path }) => SCREENS.has(path));
}
