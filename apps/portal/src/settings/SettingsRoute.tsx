import { SETTINGS_TEXTS } from '@gladhand/domain/permissions';
import { EmptyState, useMessages, useWords } from '@gladhand/ui';
import { SETTINGS_MESSAGES } from './messages';
import { useSettingsTabs } from './useSettingsTabs';

/** The text of /settings before a tab is selected. Both texts are specified. */
export function SettingsRoute() {
  const messages = useMessages(SETTINGS_MESSAGES);
  const say = useWords();
  const management = useSettingsTabs().filter(({ screen }) => screen.id !== 'profile');
  return (
    <EmptyState
      edge="none"
      title={<h1 style={{ font: 'inherit', margin: 0 }}>{messages.settings}</h1>}
      style={{ blockSize: '100%', justifyContent: 'center' }}
    >
      {say(management.length > 0 ? SETTINGS_TEXTS.choose : SETTINGS_TEXTS.none)}
    </EmptyState>
  );
}
