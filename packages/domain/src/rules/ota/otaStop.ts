import type { OtaState } from '../../vocabulary/ota';

/** When a campaign stops by itself. */
export interface OtaStopRule {
  /** In percent of the finished devices of the stage; more than this stops it. */
  readonly abovePercent: number;
  /** Finished devices from which the rate is judged. */
  readonly fromDevices: number;
}

/** Devices of a stage. */
export interface OtaStageCount {
  readonly devices: number;
  readonly confirmed: number;
  readonly failed: number;
}

/** What had finished when a person resumed the stage: that was decided, so that it isn't judged again. */
export type OtaStopBase = Pick<OtaStageCount, 'confirmed' | 'failed'>;

/** The rate of a stage, and whether it stops the campaign. */
export interface OtaStopVerdict {
  /** Confirmed and failed devices since the stage began, or was resumed. */
  readonly finished: number;
  readonly failed: number;
  /** In percent; null without finished devices. */
  readonly failedPercent: number | null;
  readonly isJudged: boolean;
  readonly stops: boolean;
}

/** Judges the failure rate of a stage. A stage with fewer devices than the rule needs is judged once all have finished. */
export function judgeStop(count: OtaStageCount, rule: OtaStopRule, base?: OtaStopBase): OtaStopVerdict {
  const failed = Math.max(0, count.failed - (base?.failed ?? 0));
  const confirmed = Math.max(0, count.confirmed - (base?.confirmed ?? 0));
  const finished = failed + confirmed;
  const remaining = count.devices - (base ? base.failed + base.confirmed : 0);
  const isJudged = finished > 0 && finished >= Math.min(rule.fromDevices, Math.max(1, remaining));
  const failedPercent = finished === 0 ? null : (failed / finished) * 100;
  return {
    ...{ finished, failed, failedPercent, isJudged },
    stops: isJudged && failedPercent !== null && failedPercent > rule.abovePercent,
  };
}

/** Devices of a campaign by stage and state. */
export interface OtaCount {
  /** From 0. */
  readonly stage: number;
  readonly state: OtaState;
  readonly devices: number;
}

/** The numbers of devices by state, all states included. Of one stage, or of all. */
export function otaStateCounts(counts: readonly OtaCount[], stage?: number): Record<OtaState, number> {
  const sums: Record<OtaState, number> = {
    ...{ queued: 0, offered: 0, downloading: 0, verifying: 0, applied: 0, confirmed: 0, failed: 0, expired: 0 },
  };
  for (const count of counts) if (stage === undefined || stage === count.stage) sums[count.state] += count.devices;
  return sums;
}

/** Whether every device of a stage has been confirmed, has failed or has expired. */
export function isStageOver(counts: readonly OtaCount[], stage: number): boolean {
  const { queued, offered, downloading, verifying, applied } = otaStateCounts(counts, stage);
  return queued + offered + downloading + verifying + applied === 0;
}
