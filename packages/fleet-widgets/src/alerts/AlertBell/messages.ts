import { defineMessages } from '@gladhand/ui';

/** Texts of AlertBell. */
export const ALERT_BELL_MESSAGES = defineMessages('alertBell', {
  alerts: 'Alerts',
  needYou: (count: number, text: string) =>
    count === 0 ? 'No alerts need you' : count === 1 ? '1 alert needs you' : `${text} alerts need you`,
  close: 'Close alerts',
});
