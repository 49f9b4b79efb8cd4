import { defineMessages } from '@gladhand/ui';
/** Texts of ReeferBatch. */
export const REEFER_BATCH_MESSAGES = defineMessages('reeferBatch', {
  respondedUnits: 'Units that have responded',
  of: (count: number, total: number) => `${count} of ${total}`,
  progress: (pending: number, failed: number, successful: number) =>
    `${pending} in progress, ${failed} failed, ${successful} successful`,
  resultsScrollable: 'Results, scrollable',
  results: 'Results',
  unit: 'Unit',
  command: 'Command',
  status: 'Status',
  sending: 'Sending',
  noResponse: 'No response',
  searchUnits: 'Search units',
  searchPlaceholder: 'Unit ID or VIN',
  theUnits: 'The units',
  allShown: 'All shown',
  selectedShowingOf: (selected: number, shown: number, total: number) =>
    `${selected} selected, showing ${shown} of ${total}`,
  withoutUnit: (count: number) =>
    count === 1
      ? '1 selected trailer has no refrigeration unit that has reported.'
      : `${count} selected trailers have no refrigeration unit that has reported.`,
  noMatchingUnits: 'No matching units.',
  noRefrigerationUnits: 'No refrigeration units',
  noMatchHint: 'Try part of the unit ID or VIN.',
  noneReported: 'None have reported yet.',
  unitsScrollable: 'Units, scrollable',
  units: 'Units',
  showMore: 'Show more',
  setTo: (setPoints: string, unit: string) => `set to ${setPoints} °${unit}`,
  to: (command: string, count: string) => `${command} to ${count}`,
  reeferCommands: 'Reefer commands',
  cancel: 'Cancel',
  unitCount: (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`,
  nextCount: (count: string) => `Next: ${count}`,
  back: 'Back',
  next: 'Next',
  retryFailed: (count: number) => `Retry ${count} failed`,
  close: 'Close',
});
