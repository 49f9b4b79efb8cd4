import type { AlertRule } from '@gladhand/domain/alerts';

/** What can be done with a rule. */
export interface RuleActions {
  onEdit?: ((rule: AlertRule) => void) | undefined;
  onDuplicate?: ((rule: AlertRule) => void) | undefined;
  onSwitch: (rule: AlertRule, isActive: boolean) => void;
  onDelete: (rule: AlertRule) => void;
  /** Makes the user its owner, if it is paused because its owner has no access. */
  onTakeOver?: ((rule: AlertRule) => void) | undefined;
  /** Asks why it did not fire. */
  onWhyNot?: ((rule: AlertRule) => void) | undefined;
  /** Moves it up (-1) or down (1); undefined while the list is filtered. */
  onMove?: ((rule: AlertRule, by: -1 | 1) => void) | undefined;
}
