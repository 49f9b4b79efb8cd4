import { defineMessages } from '@gladhand/ui';

/** Texts about one issue. */
export const ISSUE_MESSAGES = defineMessages('maintenanceIssue', {
  lampOn: (duration: string) => `Amber lamp on for ${duration}`,
  faultWithLamp: (fault: string, duration: string) => `${fault}, amber lamp on for ${duration}`,
  unplugged: 'Tire inflation unplugged',
  airFlowing: (duration: string) => `Air flowing for ${duration}`,
  volts: (volts: string) => `${volts} measured`,
  allSilent: 'No report for 10 days',
  silent: (sensors: string) => `Silent for 10 days: ${sensors}`,
  returned: 'returned',
  repaired: 'reported as repaired',
  overdueDays: (days: number, text: string) => (days === 1 ? 'overdue by 1 day' : `overdue by ${text} days`),
  dueDays: (days: number, text: string) =>
    days === 0 ? 'due today' : days === 1 ? 'due tomorrow' : `due in ${text} days`,
  dueIn: (amount: string) => `due in ${amount}`,
  overdueBy: (amount: string) => `overdue by ${amount}`,
  engineHours: (hours: number, text: string) => (hours === 1 ? '1 engine hour' : `${text} engine hours`),
  notJudged: { miles: 'miles unknown', engineHours: 'engine hours unknown' },
});
