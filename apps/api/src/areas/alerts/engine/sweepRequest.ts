import type { JobRequest } from '../../../engine/jobs';
import type { AlertRuleRecord } from '../rules/ruleRepository';

export const SWEEP_JOB = 'alert.sweep';

/** A job that judges what holds when a rule was saved. */
export const sweepRequest = ({ customerId, ruleId }: Pick<AlertRuleRecord, 'customerId' | 'ruleId'>): JobRequest => ({
  name: SWEEP_JOB,
  data: { customerId },
  key: `${customerId} ${ruleId}`,
});
