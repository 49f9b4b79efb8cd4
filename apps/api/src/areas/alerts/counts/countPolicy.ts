import { DAY_MS } from '@gladhand/domain/readings';
import { REPLAY_POLICY } from '../engine/alertPolicy';

/** How far back trailers are counted again. */
export const COUNT_POLICY = {
  /** A report that arrives as late as possible is counted within the time that remains. */
  backMs: REPLAY_POLICY.maxLateMs + DAY_MS,
  /** Assumed: devices report a crossing within this time unless they were out of coverage. */
  lateAfterMs: DAY_MS / 24,
} as const;
