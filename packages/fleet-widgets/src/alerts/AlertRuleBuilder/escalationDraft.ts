import { ALERT_DURATION_LIMITS, ALERT_RULE_LIMITS, type EscalationStep } from '@gladhand/domain/alerts';
import { isEmail } from '@gladhand/domain/contact';

/** A step of an escalation while it is edited. */
export interface DraftStep {
  readonly key: string;
  /** Empty text if it isn't a number, null without one. */
  readonly afterMs: number | '' | null;
  readonly emails: readonly string[];
}

export type StepProblem = 'duration' | 'order' | 'emails' | 'invalid';

const FIRST_MS = 30 * 60_000;
let lastKey = 0;
const newKey = () => `step-${++lastKey}`;

/** A further step, twice as late as the one before. */
export function draftStep(before: readonly DraftStep[]): DraftStep {
  const lastMs = before.at(-1)?.afterMs;
  const afterMs = typeof lastMs === 'number' ? Math.min(lastMs * 2, ALERT_DURATION_LIMITS.maxMs) : FIRST_MS;
  return { key: newKey(), afterMs, emails: [] };
}

export const draftSteps = (steps: readonly EscalationStep[]): DraftStep[] =>
  steps.map(({ afterMs, emails }) => ({ key: newKey(), afterMs, emails }));

export const stepsOf = (steps: readonly DraftStep[]): { afterMs: number; emails: string[] }[] =>
  steps.map(({ afterMs, emails }) => ({ afterMs: Number(afterMs ?? 0), emails: [...emails] }));

/** What is wrong with steps, by their keys. */
export function stepProblems(steps: readonly DraftStep[]): ReadonlyMap<string, StepProblem> {
  const found = new Map<string, StepProblem>();
  for (const [at, step] of steps.entries()) {
    const problem = problemOf(step, steps[at - 1]);
    if (problem) found.set(step.key, problem);
  }
  return found;
}

function problemOf({ afterMs, emails }: DraftStep, before: DraftStep | undefined): StepProblem | undefined {
  const { minMs, maxMs } = ALERT_DURATION_LIMITS;
  if (typeof afterMs !== 'number' || afterMs < minMs || afterMs > maxMs) return 'duration';
  if (before && typeof before.afterMs === 'number' && afterMs <= before.afterMs) return 'order';
  if (emails.length === 0) return 'emails';
  return emails.length <= ALERT_RULE_LIMITS.emails && emails.every(isEmail) ? undefined : 'invalid';
}
