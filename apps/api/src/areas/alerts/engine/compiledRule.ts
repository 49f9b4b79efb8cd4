import type { CountLeaf, FollowedRule, featuresOf } from '@gladhand/domain/alerts';
import type { AlertRuleRecord } from '../rules/ruleRepository';

/** A rule that is ready to judge. */
export interface CompiledRule extends FollowedRule {
  readonly rule: AlertRuleRecord;
  /** Of a rule about a number of trailers, which is judged for geofences instead of trailers. */
  readonly count: CountLeaf | undefined;
  readonly trailerIds: ReadonlySet<string>;
  /** What the customer's plan must include. */
  readonly features: ReturnType<typeof featuresOf>;
}
