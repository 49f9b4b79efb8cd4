/** The six date formats and where each is used. All of them include the zone, except plain dates. */
export const DATE_FORMATS = {
  shortDateTime: { pattern: 'MM/DD/YY HH:mm z', usedFor: 'Grid cells and the activity log' },
  spokenDateTime: { pattern: 'M/D/YY h:mm A z', usedFor: 'Map pop-ups, alert notifications and emails' },
  iso: { pattern: 'ISO with offset', usedFor: 'Exports for machines and the title of every shortened time' },
  longDateTime: { pattern: 'MM/DD/YYYY hh:mm A z', usedFor: 'Detail drawer, user management and report headers' },
  fileDate: { pattern: 'MM-DD-YYYY', usedFor: 'File names of exports' },
  date: { pattern: 'MM/DD/YYYY', usedFor: 'Days without a time: installation date, filters' },
} as const;
/** Name of a date format. */
export type DateFormat = keyof typeof DATE_FORMATS;
