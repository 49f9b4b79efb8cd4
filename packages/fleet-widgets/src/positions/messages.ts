import { defineMessages } from '@gladhand/ui';
/** Texts about positions and how recent they are. */
export const POSITIONS_MESSAGES = defineMessages('positions', {
  updated: (ago: string) => `Updated ${ago}`,
  refreshPositions: 'Refresh positions',
  noMatchingTrailers: 'No matching trailers',
  noMatchHint: 'Remove a filter or try a different unit ID or VIN.',
  trailers: 'Trailers',
  absFaultCaution: 'ABS fault, caution',
  absFaultCritical: 'ABS fault, critical',
  tireInflationUnstable: 'Tire inflation unstable',
  hotWheelEnd: 'Hot wheel end',
  trailerBatteryCritical: 'Trailer battery critical',
  lightsFault: 'Lights fault',
  oneTrailerUnreadable: "1 trailer couldn't be read",
  trailersUnreadable: (count: number) => `${count} trailers couldn't be read`,
  unreadable: (names: string, rest: number) =>
    `${names}${rest > 0 ? ` and ${rest} more` : ''}: the last report couldn't be read, so it isn't shown or counted.`,
  withoutWorker: 'Running without a background worker',
  withoutWorkerHint:
    'The browser blocked it. Everything works, but the page may pause for a moment when positions refresh.',
  trailerCount: (count: number, shown: string) => `${shown} ${count === 1 ? 'trailer' : 'trailers'}`,
  of: (shown: string, all: string) => `${shown} of ${all}`,
  indexClosed: 'The fleet index is closed.',
  trailerMissing: (vin: string) => `Trailer ${vin} isn't available`,
  trailerMissingHint: "It doesn't exist, or you don't have access to it. Check the VIN or search for another trailer.",
  trailerMissingHere:
    "It doesn't belong to the selected customer, or you don't have access to it. Check the VIN or search all customers.",
  allCustomers: 'Show all customers',
  index: (version: number) => `index ${version}`,
});
