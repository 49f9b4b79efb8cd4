import { DAY_MS } from '@gladhand/domain/readings';

const HOUR_MS = DAY_MS / 24;

/** When a trailer is followed again. */
export const REPLAY_POLICY = {
  /** Reports that arrive later are only logged. */
  maxLateMs: 72 * HOUR_MS,
  /** A trailer is followed again from the last checkpoint, so this is what a late report costs at most. */
  checkpointEveryMs: 12 * HOUR_MS,
  /** Readings from before the first checkpoint that may still count. */
  beforeFirstMs: 48 * HOUR_MS,
  /** Messages about what a late report decided wait, because more reports probably follow. */
  quietMs: 2 * 60_000,
  maxReports: 20_000,
} as const;
