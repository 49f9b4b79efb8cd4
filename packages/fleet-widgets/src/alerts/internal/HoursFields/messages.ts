import { defineMessages } from '@gladhand/ui';

/** Texts of hours on days of the week. */
export const HOURS_MESSAGES = defineMessages('alertHours', {
  zone: 'Time zone',
  days: 'Days',
  from: 'From',
  to: 'To',
  add: 'Add hours',
  remove: (hours: string) => `Remove ${hours}`,
  hours: (days: string, from: string, to: string) => `${days}, ${from} to ${to}`,
  nextDay: 'until the next day',
  missingDays: 'Choose at least one day.',
  missingTimes: 'Enter a time such as 8:00 AM.',
});
