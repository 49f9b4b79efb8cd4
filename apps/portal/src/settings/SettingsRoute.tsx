import { SETTINGS_TEXTS } from '@gladhand/domain';
import { EmptyState } from '@gladhand/ui';
import { paths } from '../paths';
import { useSettingsTabs } from './useSettingsTabs';

/** What /settings says before a tab is chosen; both texts are specified. */
export function SettingsRoute() {
  const management = useSettingsTabs().filter(({ path }) => path !== paths.profile);
  return (
    <EmptyState
      edge="none"
      title={<h1 style={{ font: 'inherit', margin: 0 }}>Settings</h1>}
      style={{ blockSize: '100%', justifyContent: 'center' }}
    >
      {management.length > 0 ? SETTINGS_TEXTS.choose : SETTINGS_TEXTS.none}
    </EmptyState>
  );
}
