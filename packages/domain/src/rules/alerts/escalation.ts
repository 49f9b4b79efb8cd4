import { type ActiveWindows, nextActiveAt } from './activeWindows';
import { ALERT_DURATION_LIMITS, ALERT_RULE_LIMITS } from './alertPolicy';

/** Who else is notified if an alert isn't acknowledged in time. */
export interface EscalationStep {
  /** Since the alert was noticed, or since the active hours of its rule began. */
  readonly afterMs: number;
  /** Email addresses. */
  readonly emails: readonly string[];
}

/** What is wrong with the steps of a rule. */
export type EscalationProblem = 'tooMany' | 'duration' | 'order' | 'emails';

/** When a step is due for an alert that no one has acknowledged. */
export function escalationAt(step: EscalationStep, noticedAt: Date, windows: ActiveWindows | undefined): Date {
  const from = windows ? (nextActiveAt(windows, noticedAt) ?? noticedAt) : noticedAt;
  return new Date(from.getTime() + step.afterMs);
}

/** The first problem of the steps; undefined if they can be saved. Addresses themselves are checked elsewhere. */
export function escalationProblem(steps: readonly EscalationStep[]): EscalationProblem | undefined {
  if (steps.length > ALERT_RULE_LIMITS.escalationSteps) return 'tooMany';
  const { minMs, maxMs } = ALERT_DURATION_LIMITS;
  if (steps.some(({ afterMs }) => !(afterMs >= minMs && afterMs <= maxMs))) return 'duration';
  if (steps.some(({ afterMs }, at) => afterMs <= (steps[at - 1]?.afterMs ?? 0))) return 'order';
  return steps.some(({ emails }) => emails.length === 0) ? 'emails' : undefined;
}
