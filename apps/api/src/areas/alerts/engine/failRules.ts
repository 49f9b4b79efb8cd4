import type { RuleFailure } from '@gladhand/domain/alerts';
import type { JobDeps } from '../../../engine/jobDeps';
import type { JobDefinition } from '../../../engine/jobs';
import { createUnits } from '../../../engine/unitOfWork';
import type { Repositories } from '../../../repositories/port';

const FAIL_JOB = 'alert.fail';

/**
 * Requests that rules that couldn't be judged are marked, each once. A job does it: within ingest, which has locked the
 * rules of the customer for reading, several processes could block each other.
 */
export async function failRules(
  { jobs }: Pick<Repositories, 'jobs'>,
  failures: readonly (RuleFailure & { customerId: number })[],
): Promise<void> {
  const byRule = new Map(
    failures.map(({ customerId, key, error }) => {
      const [ruleId = ''] = key.split(' ');
      const failure = error instanceof Error ? error.message : String(error);
      return [ruleId, { name: FAIL_JOB, key: ruleId, data: { customerId, ruleId, failure } }];
    }),
  );
  if (byRule.size > 0) await jobs.add([...byRule.values()]);
}

/** Marks a rule that couldn't be judged, and ends its open episodes. It can be repeated. */
export function failJob(given: Pick<JobDeps, 'repositories' | 'ids' | 'now'>): JobDefinition {
  const { now } = given;
  const runUnit = createUnits(given);
  return {
    name: FAIL_JOB,
    async run({ data }) {
      const rule = { customerId: Number(data.customerId), ruleId: String(data.ruleId) };
      await runUnit(async ({ audit, repositories: { alertEpisodes, alertRules } }) => {
        const isFirst = await alertRules.fail({ ...rule, failure: String(data.failure) }, now());
        await alertEpisodes.endOfRule(rule, now(), 'ruleFailed');
        const failed = isFirst ? await alertRules.byId(rule.customerId, rule.ruleId) : undefined;
        if (!failed) return;
        const { customerId, ruleId, name } = failed;
        await audit('alert.ruleFailed', { customerId, subject: name, subjectId: ruleId });
      });
    },
  };
}
