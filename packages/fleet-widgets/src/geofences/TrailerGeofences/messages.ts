import { defineMessages } from '@gladhand/ui';

/** Texts of TrailerGeofences. */
export const TRAILER_GEOFENCES_MESSAGES = defineMessages('trailerGeofences', {
  now: 'Inside now',
  past: 'Past visits',
  theVisits: 'The visits',
  loading: 'Loading the visits',
  notInside: 'Not in a geofence now',
  noneBefore: 'No visits in this period',
  noneYetHint: 'Visits appear here once this trailer enters a geofence.',
  entered: (interval: string) => `Entered ${interval}`,
  passed: (interval: string) => `Passed through ${interval}`,
  enteredAndLeft: (entered: string, left: string) => `Entered ${entered}, left ${left}`,
  dwell: (dwell: string) => `${dwell} dwell`,
  detention: (least: string, most: string) =>
    least === most ? `${least} detention` : `Detention at least ${least}, at most ${most}`,
  noDetention: (freeTime: string) => `Within ${freeTime} free time`,
  possibleDetention: (most: string) => `Detention at most ${most}`,
  ends: {
    deactivated: 'Ended because the geofence was deactivated',
    deleted: 'Ended because the geofence was deleted',
    reshaped: 'Ended because the geofence has a new shape',
    moved: 'Ended because the trailer was moved to another customer',
  },
  period: 'Period',
  last7Days: 'Last 7 days',
  last31Days: 'Last 31 days',
  last90Days: 'Last 90 days',
  count: (shown: string, total: string) => (shown === total ? `${total} visits` : `${shown} of ${total} visits`),
  table: 'Open as table',
});
