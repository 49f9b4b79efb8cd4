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
});
