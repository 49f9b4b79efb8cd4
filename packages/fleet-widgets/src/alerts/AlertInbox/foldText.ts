import type { Alert } from '@gladhand/domain/alerts';
import type { ALERT_INBOX_MESSAGES } from './messages';

/** How many trailers, or geofences, the alerts of one rule are about. */
export const foldText = (alerts: readonly Alert[], messages: typeof ALERT_INBOX_MESSAGES, count: string): string =>
  (alerts[0]?.geofence ? messages.geofences : messages.trailers)(alerts.length, count);
