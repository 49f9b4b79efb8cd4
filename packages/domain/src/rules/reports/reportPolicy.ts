import { DAY_MS } from '../connectivity/connectivity';

const HOUR_MS = 3_600_000;

/** Limits of reports. Source: decisions on reports, except where a reason is given. */
export const REPORT_POLICY = {
  maxNameLength: 100,
  /** Of a customer. Assumed: planned runs of a minute must fit into a minute. */
  maxReports: 500,
  maxRecipients: 50,
  /** Times a day of one schedule. Assumed: one each hour. */
  maxTimes: 24,
  /** Trailers, groups or geofences that are chosen one by one. Same as for alert rules. */
  maxChosen: 1_000,
  /** Rows of one run; more would not fit into one sheet. */
  maxRows: 1_000_000,
  /** Rows of a PDF. */
  maxPdfRows: 2_000,
  /**
   * CPU time of one attempt of a run, in ms. It is measured as the time in which its process was not waiting, which is
   * never less.
   */
  maxCpuMs: 600_000,
  /** Runs of a customer per day. */
  maxRunsPerDay: 100,
  /** Stored files and results of a customer. */
  maxStoredBytes: 2_000_000_000,
  /** A larger file is a link. */
  maxAttachedBytes: 5_000_000,
  /** Attachments of one mail; if they are larger together, the largest are links. */
  maxAttachedBytesTogether: 7_000_000,
  /** How long results and files are kept; administrators of a customer choose. */
  keepDays: { min: 1, max: 365, usual: 30 },
  /** Domains that a customer may send to. Assumed: a fleet, its yards and its partners. */
  maxRecipientDomains: 50,
  /** How long a link in a mail works. */
  linkMs: 7 * DAY_MS,
  /** How long a download on a screen works. Assumed: a page is left open for an hour. */
  screenLinkMs: HOUR_MS,
  /** A missed run that is older is not made up for. */
  madeUpForMs: DAY_MS,
  /** Executions of one run: the first, and after a process died. Assumed. */
  maxAttempts: 4,
  /** An active run that is silent for longer has lost its process. Assumed: several pages take less. */
  silentMs: 3 * 60_000,
  /** Missed runs of a schedule that are listed after an outage. Assumed: a day of them. */
  maxMissed: 24,
  /** Rows that a mail shows. */
  mailRows: 10,
  /** Rows of a preview. */
  previewRows: 50,
  /** Rows per page of a result; a page is loaded, kept in memory and compressed as one. Measured in the design notes. */
  pageRows: 500,
  /** Trailers, visits or faults that one statement reads. More of them would delay other requests of the process. */
  readRows: 500,
  /** Limits of `emailFrequency`. */
  frequency: { hours: { min: 1, max: 720 }, days: { min: 1, max: 30 } },
  hourMs: HOUR_MS,
} as const;
