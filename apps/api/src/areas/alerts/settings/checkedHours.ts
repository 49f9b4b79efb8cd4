import {
  type ActiveWindows,
  ALERT_RULE_LIMITS,
  type EscalationStep,
  escalationProblem,
  isActiveWindows,
} from '@gladhand/domain/alerts';
import { badInput } from '../../../http/apiError';
import { checkedEmails } from '../checkedEmails';
import { ALERT_MESSAGES } from '../messages';

interface Hours {
  readonly zone: string;
  readonly windows: readonly { readonly days: readonly number[]; readonly from: string; readonly to: string }[];
}

/** Hours of a rule or a user; null without any. */
export function checkedHours(hours: Hours | null | undefined): ActiveWindows | null {
  if (!hours) return null;
  const { zone, windows } = hours;
  if (windows.length > ALERT_RULE_LIMITS.windows)
    throw badInput(ALERT_MESSAGES.tooManyHours(ALERT_RULE_LIMITS.windows));
  const kept = {
    zone,
    windows: windows.map(({ days, from, to }) => ({ days: [...new Set(days)].sort(), from, to })),
  };
  if (!isActiveWindows(kept)) throw badInput(ALERT_MESSAGES.hours);
  return windows.length > 0 ? kept : null;
}

/** The steps of an escalation, with different addresses in each. */
export function checkedEscalation(steps: readonly EscalationStep[] | null | undefined): EscalationStep[] {
  const problem = escalationProblem(steps ?? []);
  if (problem) throw badInput(ALERT_MESSAGES.escalation[problem]);
  return (steps ?? []).map(({ afterMs, emails }) => ({ afterMs, emails: checkedEmails(emails) }));
}
