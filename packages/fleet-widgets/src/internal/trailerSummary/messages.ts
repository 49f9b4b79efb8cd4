import { defineMessages } from '@gladhand/ui';

/** Texts of the state of a trailer at a glance. */
export const TRAILER_SUMMARY_MESSAGES = defineMessages('trailerSummary', {
  speed: 'Speed',
  load: 'Load',
  tether: 'Tether',
  door: 'Door',
  installedNeverReported: 'Installed, but never reported',
  notInstalledHere: 'Not installed on this trailer',
  by: (moment: string, age: string, source: string) => `${moment}, ${age} by ${source}`,
  reported: (text: string) => `Reported ${text}`,
  noHealthSensor: 'No health sensor is installed or has reported yet.',
  notReporting: 'Not reporting',
  lastKnown: (health: string, reasons: string) => `Not reporting. Last known: ${health}. ${reasons}`,
  suspended: (health: string, reasons: string) =>
    `The SIM is suspended, so the trailer can’t report. Last known: ${health}. ${reasons}`,
  noProblemsFound: 'No problems found.',
  staleReported: (text: string) => `Stale: reported ${text}`,
});
