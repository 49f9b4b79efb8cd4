import type { AlertRule, AlertRuleInput } from '@gladhand/domain/alerts';

/** How saving ended. */
export type SaveOutcome =
  | { kind: 'saved'; rule: AlertRule }
  /** `reason` is the sentence of the server, if it refused the rule. */
  | { kind: 'failed'; reason?: string | undefined }
  /** Someone else saved the rule since it was opened. */
  | { kind: 'conflict'; theirs: AlertRule };

export type SaveRule = (
  input: AlertRuleInput,
  /** What the input is based on: the rule that was opened, or the one in conflict that the user chose to replace. */
  basis: AlertRule | undefined,
) => Promise<SaveOutcome>;
