import { defineMessages } from '@gladhand/ui';

/** Whether a rule fired at an instant, in a sentence. */
export const VERDICT_MESSAGES = defineMessages('alertVerdict', {
  firing: (time: string, since: string) => `Firing at ${time}. This alert began ${since}.`,
  notMet: (time: string) => `Not firing at ${time}. The conditions were not met.`,
  pending: (time: string) => `Not firing at ${time}. The conditions held, but not for long enough yet.`,
  pendingUntil: (time: string, due: string) =>
    `Not firing at ${time}. A condition held, but not for long enough: its time is up ${due}.`,
  unknown: (time: string) => `Not firing at ${time}. A value was unknown, so the conditions could not be decided.`,
  ruleOff: (time: string) => `Not firing at ${time}. The rule was off.`,
  ruleYounger: (time: string) => `Not decided at ${time}. The rule got its present conditions later.`,
  notConcerned: "The rule isn't about this trailer or geofence, or it is paused.",
  noReports: (time: string) => `Not firing at ${time}. The trailer had not reported yet.`,
  missing: "The rule, the trailer or the geofence no longer exists, or you don't have access to it.",
});
