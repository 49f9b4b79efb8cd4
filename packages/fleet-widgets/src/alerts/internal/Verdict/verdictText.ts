import type { AlertExplanation, ExplainedCondition } from '@gladhand/domain/alerts';
import type { VERDICT_MESSAGES } from './messages';

interface VerdictOptions {
  /** The instant that is explained, with its zone. */
  readonly time: string;
  readonly timeText: (at: Date) => string;
  readonly messages: typeof VERDICT_MESSAGES;
}

/** Whether a rule fired, and otherwise the first reason, in a sentence or two. Null: the rule or the trailer is unknown. */
export function verdictText(
  explanation: Pick<AlertExplanation, 'verdict' | 'since' | 'state' | 'root'> | null,
  { time, timeText, messages }: VerdictOptions,
): string {
  switch (explanation?.verdict) {
    case undefined:
      return messages.missing;
    case 'firing':
      return messages.firing(time, timeText(new Date(explanation?.since ?? Number.NaN)));
    case 'ruleOff':
      return messages.ruleOff(time);
    case 'ruleYounger':
      return messages.ruleYounger(time);
    case 'notConcerned':
      return messages.notConcerned;
    case 'noReports':
      return messages.noReports(time);
    default:
      return notMetText(explanation ?? null, { time, timeText, messages });
  }
}

function notMetText(
  explanation: Pick<AlertExplanation, 'state' | 'root'> | null,
  { time, timeText, messages }: VerdictOptions,
): string {
  if (explanation?.state === 'unknown') return messages.unknown(time);
  if (explanation?.state !== 'pending') return messages.notMet(time);
  const due = explanation.root && soonestDue(explanation.root);
  return due ? messages.pendingUntil(time, timeText(due)) : messages.pending(time);
}

/** When the first of the durations that run is over. */
function soonestDue(node: ExplainedCondition): Date | undefined {
  if (node.kind === 'leaf') return node.dueAt ? new Date(node.dueAt) : undefined;
  const dues = node.of.map(soonestDue).filter((due) => due !== undefined);
  return dues.sort((a, b) => a.getTime() - b.getTime())[0];
}
