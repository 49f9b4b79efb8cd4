import type { JobRequest } from '../../../engine/jobs';
import { SWEEP_JOB } from '../../../jobs/silenceRequests';
import type { AlertRuleRecord } from '../rules/ruleRepository';

export { SWEEP_JOB };

/** A job that judges what holds when a rule was saved. */
export const sweepRequest = ({ customerId, ruleId }: Pick<AlertRuleRecord, 'customerId' | 'ruleId'>): JobRequest => ({
  name: SWEEP_JOB,
  data: { customerId },
  key: `${customerId} ${ruleId}`,
});
