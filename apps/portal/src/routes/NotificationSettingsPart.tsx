import { NotificationSettings, type NotificationSettingsProps } from '@gladhand/fleet-widgets/alerts';
import { pushPort } from '../notifications/pushPort';

/** The settings with notifications of this browser. They load when their tab is opened. */
export function NotificationSettingsPart(props: NotificationSettingsProps) {
  return <NotificationSettings {...props} pushPort={pushPort} />;
}
