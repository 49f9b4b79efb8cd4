import { settingsScreens } from '../screens/readScreens';
import { SCREENS } from '../screens/screens';
import { useViewer } from '../viewer/ViewerContext';

/** The viewer's settings tabs, in the specified order. */
export function useSettingsTabs() {
  const { me, features } = useViewer();
  return settingsScreens(SCREENS, me.roles, features);
}
