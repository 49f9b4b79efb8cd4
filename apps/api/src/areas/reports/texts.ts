/** Texts about reports and their runs. */
export const REPORT_MESSAGES = {
  tooMany: (max: number) => `The customer has ${max} reports. Delete one first.`,
  changed: 'Someone else has changed this report.',
  settingsChanged: 'Someone else has changed these settings.',
  notPermitted: (address: string, domains: readonly string[]) =>
    `“${address}” can't be used. Reports of this customer are sent only to addresses at “${domains.join(', ')}”.`,
  notOwner: 'You can change only your own reports.',
  ownerHasAccess: 'The owner of this report has access, so it is not paused.',
  typeFixed: "The type of a report can't be changed. Create another report.",
  unknownTrailer: "A chosen trailer was not found, or you don't have access to it.",
  unknownGroup: "A chosen group was not found, or you don't have access to it.",
  unknownGeofence: 'A chosen geofence was not found.',
  /** Reasons of runs that don't take place. */
  ownerWithoutAccess: 'The owner of the report no longer has access. An administrator can take the report over.',
  notInPlan: "This type of report isn't part of the customer's plan.",
  missed: 'The service was not running at that time.',
  interrupted: 'The run was interrupted several times.',
  tooManyRows: (max: string) => `The result has more than ${max} rows. Choose fewer trailers, geofences or days.`,
  tooLong: (minutes: number) =>
    `The run took more than ${minutes} minutes of CPU time. Choose fewer trailers, geofences or days.`,
  tooManyRuns: (max: number) => `The customer has had ${max} runs in 24 hours. Run the report tomorrow, or less often.`,
  storageFull: (gigabytes: number) =>
    `Results and files of the customer take more than ${gigabytes} GB. Old ones are deleted every night; delete reports that are no longer needed.`,
  failed: 'Something went wrong while the report ran. Run it again.',
  /** Reasons of files that can't be created. */
  tooManyPdfRows: (max: string) =>
    `A PDF has up to ${max} rows. Create an XLSX or CSV file, or choose fewer trailers or days.`,
  noPdf: "PDF files can't be created here.",
  fileFailed: 'The file could not be created. Try again.',
  noResult: 'The result is no longer kept. Run the report again.',
  notDone: 'This run has no result.',
  format: (known: readonly string[]) => `format must be one of ${known.join(', ')}.`,
  state: (known: readonly string[]) => `states must be of ${known.join(', ')}.`,
  pageSize: (max: number) => `pageSize must be 1 to ${max}.`,
  rows: (max: number) => `offset must not be negative, and limit must be 1 to ${max}.`,
  notYourTrailers: "This result may show trailers that you don't have access to.",
  place: 'after must be the `next` of a page.',
  recipients: (max: number) => `Enter 1 to ${max} different email addresses.`,
  email: (address: string) => `“${address}” isn't an email address.`,
  notMissed: 'Only a missed run can be made up for.',
  planning: 'Every minute',
} as const;
