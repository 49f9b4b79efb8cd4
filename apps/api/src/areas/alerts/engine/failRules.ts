import type { RuleFailure } from '@gladhand/domain/alerts';
import type { Repositories } from '../../../repositories/port';

/** Marks rules that couldn't be judged, each once. */
export async function failRules(
  { alertRules }: Pick<Repositories, 'alertRules'>,
  failures: readonly (RuleFailure & { customerId: number })[],
  now: Date,
): Promise<void> {
  const byRule = new Map(
    failures.map(({ customerId, key, error }) => {
      const [ruleId = ''] = key.split(' ');
      return [ruleId, { customerId, ruleId, failure: error instanceof Error ? error.message : String(error) }];
    }),
  );
  if (byRule.size > 0) await alertRules.fail([...byRule.values()], now);
}
