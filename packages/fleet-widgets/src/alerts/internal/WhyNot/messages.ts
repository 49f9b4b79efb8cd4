import { defineMessages } from '@gladhand/ui';

/** Texts of the question why a rule did not fire. */
export const WHY_NOT_MESSAGES = defineMessages('alertWhyNot', {
  title: 'Why did it not fire?',
  theAnswer: 'The answer',
  rule: 'Rule',
  chooseRule: 'Choose a rule',
  trailer: 'Trailer',
  chooseTrailer: 'Unit ID or VIN',
  noTrailer: 'No trailer found',
  day: 'Day',
  time: 'Time',
  now: 'Now',
  inFuture: 'Choose a time up to now.',
  incomplete: 'Choose a rule and a trailer to see what was decided.',
  ruleMissing: 'Choose a rule to see what was decided.',
  trailerMissing: 'Choose a trailer to see what was decided.',
  conditions: 'Conditions',
  at: (time: string) => `at ${time}`,
  reported: (time: string) => `Latest report until then: ${time}`,
  openAlert: 'Open alert',
  alertsOfRule: 'Alerts of this rule',
  historyAt: (time: string) => `History at ${time}`,
});
