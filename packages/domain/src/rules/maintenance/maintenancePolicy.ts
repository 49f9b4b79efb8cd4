const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When maintenance issues close and return. */
export const MAINTENANCE_POLICY = {
  /**
   * Reports must show nothing wrong for at least this long before an issue closes. Assumed:
   * - `amberLamp`: many ABS faults show only while the trailer is driven, and three days include a trip of most trailers
   * - `tireInflation`: a slow leak shows when the tires cool at night
   * - `trailerBattery`: a weak battery recovers while the tractor charges it, and shows after a night without it
   * - `sensorNotReporting`: a loose plug returns within a day of driving
   */
  quietMs: {
    amberLamp: 3 * DAY_MS,
    tireInflation: DAY_MS,
    trailerBattery: DAY_MS,
    sensorNotReporting: DAY_MS,
  },
  /** An issue that returns within this time after it closed is the same issue. Decided. */
  reopenMs: 30 * DAY_MS,
} as const;

/** What one request about issues may have. */
export const MAINTENANCE_LIMITS = {
  /** Characters of a note. */
  note: 1_000,
  /** Pictures of one repair or note. */
  pictures: 4,
  /** Issues that are handled alike. */
  handled: 500,
  /** Issues in one email: a service center reads it to the end. */
  emailed: 50,
} as const;

/** What an issue that reports show is about. */
export type MaintenanceIssueKind = keyof typeof MAINTENANCE_POLICY.quietMs;
/** What an issue of the list is about: reports open and close the others, dates and readings planned work. */
export type ListedIssueKind = MaintenanceIssueKind | 'plannedWork';
