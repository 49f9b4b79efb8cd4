/** Limits, defaults and times of updates over the air. One object, so that every reason is in one place. */
export const OTA_POLICY = {
  /** Bytes of a package. Main apps of such devices have 1 to 16 MB; 64 MB leave room for a full image. Assumed. */
  maxPackageBytes: 64 * 1024 * 1024,
  nameLength: 80,
  versionLength: 40,
  /** Part of the address of an upload, so that it must stay short. */
  noteLength: 500,
  campaignNameLength: 80,
  reasonLength: 300,
  /** Lines of a pasted list. Larger targets are chosen with a filter. */
  pastedLines: 10_000,
  maxStages: 6,
  /** Shares of all devices after which a new campaign waits, in percent. The last stage is always the rest. */
  defaultStagePercents: [1, 10],
  /** Waiting time between stages, in hours. Two nights show most of what a bad version does. Assumed. */
  hoursBetweenStages: { default: 48, max: 14 * 24 },
  /** The failure rate that stops a campaign, in percent of finished devices. */
  stopAbovePercent: { default: 3, min: 0, max: 100 },
  /** Finished devices from which the rate is judged: one of two would be 50 %. A smaller stage is judged at its end. */
  judgedFromDevices: { default: 50, min: 1, max: 10_000 },
  /** A device that hasn't installed its job within this time of its stage is expired, in hours. */
  deadlineHours: { default: 72, min: 1, max: 30 * 24 },
  /** An update that no report confirms within this time has failed. Untethered trailers report once in 24 hours. */
  confirmWithinHours: 24,
  /** How often a device gets a job of a campaign, retries included. */
  maxAttempts: { default: 3, max: 10 },
  /** Below this voltage a 12 V battery is low, and an installation could be cut off. */
  defaultMinVolts: 12.2,
  minVolts: { min: 9, max: 30 },
  defaultParkedMinutes: 30,
  maxParkedMinutes: 7 * 24 * 60,
  /** Readings that are older say nothing about now. Untethered trailers report once in 24 hours. */
  maxReadingAgeMs: 26 * 3_600_000,
  /** Devices ask again after this time plus up to the same time again, by their serial number. */
  pollAfterSeconds: 900,
  /** With a job that can't run yet, for example because the trailer moves. */
  pollWhileWaitingSeconds: 300,
  /** While the server is busy. */
  pollWhenBusySeconds: 60,
} as const;
