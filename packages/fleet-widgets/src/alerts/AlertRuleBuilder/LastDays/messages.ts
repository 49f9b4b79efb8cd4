import { defineMessages } from '@gladhand/ui';

/** Texts of the back-test of AlertRuleBuilder. */
export const ALERT_BACKTEST_MESSAGES = defineMessages('alertBacktest', {
  lastDays: (days: number) => `Last ${days} days`,
  range: (first: string, last: string, zone: string) => `${first} to ${last}, ${zone}`,
  theBacktest: 'The back-test',
  alertsOn: (alerts: number, trailers: number) =>
    `${alerts === 1 ? '1 alert' : `${alerts} alerts`} on ${trailers === 1 ? '1 trailer' : `${trailers} trailers`}`,
  alertsInGeofences: (alerts: number, geofences: number) =>
    `${alerts === 1 ? '1 alert' : `${alerts} alerts`} in ${geofences === 1 ? '1 geofence' : `${geofences} geofences`}`,
  soFar: 'so far',
  noAlerts: 'No alerts',
  alerts: (count: number) => (count === 1 ? 'alert' : 'alerts'),
  ofTrailers: (total: string) => `of ${total} trailers`,
  ofGeofences: (total: string) => `of ${total} geofences`,
  messagesEach: (sent: number, heldBack: string) =>
    `${sent === 1 ? 'message' : 'messages'} to each recipient, ${heldBack} held back`,
  durations: (median: string, longest: string) => `Median duration ${median}, longest ${longest}`,
  checking: 'Checking past reports',
  checked: (trailers: string) => `${trailers} trailers so far`,
  outdated: 'From before your last change',
  waiting: 'Nothing to test yet',
  waitingHint: 'Choose a condition to see what the rule would have done.',
  noTrailers: 'No trailers to test',
  noTrailersHint: 'The rule is about no trailer that you have access to.',
  failed: 'The last 30 days did not load',
  tryAgain: 'Try again',
  chart: (days: string, alerts: string, busiest: string) =>
    `Alerts per day, ${days}: ${alerts}. Most on a day: ${busiest}`,
  aDay: (count: string) => `${count} a day`,
  today: 'Today',
  showTable: 'Show days as a table',
  showChart: 'Show days as bars',
  day: 'Day',
  alertsColumn: 'Alerts',
  warnings: 'Warnings',
  neverFires: 'No alerts in 30 days.',
  neverFiresHint: 'Check the thresholds and the trailers.',
  noisy: (perDay: string) => `This would alert ${perDay} times a day.`,
  noisyHint: 'Too many alerts go unread. Consider a longer duration or a stricter threshold.',
  withoutData: (trailers: string, total: string) => `No data from ${trailers} of ${total} trailers.`,
  withoutDataHint: 'They did not report what the conditions are about, so the rule never fires for them.',
  short: (duration: string) => `${duration} is shorter than the report interval.`,
  shortHint: (hours: string) =>
    `Untethered trailers report every ${hours} h, so their alerts may come that much later.`,
  shortSilenceHint: (hours: string) =>
    `Untethered trailers report every ${hours} h, so the rule fires for them between reports.`,
  matchNow: (count: number) =>
    count === 0 ? 'No trailers match now' : count === 1 ? '1 trailer matches now' : `${count} trailers match now`,
  geofencesMatchNow: (count: number) =>
    count === 0 ? 'No geofences match now' : count === 1 ? '1 geofence matches now' : `${count} geofences match now`,
  notifyPresent: (count: number) =>
    count === 0
      ? 'Notify about those that match when the rule is saved'
      : count === 1
        ? 'Notify about it as well'
        : 'Notify about these as well',
  present: 'Notify about trailers that match now as well',
  presentGeofences: 'Notify about geofences that match now as well',
  latest: 'Latest alerts',
  onDay: (day: string) => `Alerts of ${day}`,
  allDays: 'Show all days',
  alertsOfDay: (day: string, count: string) => `${day}: ${count}`,
  heldBackTitle: 'Held back',
  withoutEscalation: "Escalation isn't counted: it depends on acknowledgment.",
  all: (count: string) => `All ${count}`,
  fewer: 'Show fewer',
  stillHolds: (duration: string) => `${duration} so far`,
  event: 'One-time event',
  history: 'History',
  historyOf: (unitId: string, time: string) => `History of ${unitId} at ${time}`,
  mostAlerts: 'Trailers with the most alerts',
  mostAlertsGeofences: 'Geofences with the most alerts',
});
