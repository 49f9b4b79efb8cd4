import { FEATURES } from '../../vocabulary/features';
import { MESSAGE_SEVERITIES } from '../../vocabulary/messages';
import { ROLES } from '../../vocabulary/roles';
import { isStorableText } from '../text/storableText';
import { MESSAGE_POLICY } from './messagePolicy';
import { messageText } from './messageText';

/** An audience before its names are checked; see `MessageAudience`. */
export interface AudienceDraft {
  readonly roles: readonly string[];
  readonly customerIds: readonly number[];
  readonly features: readonly string[];
}

/** A message as it is written. */
export interface MessageDraft extends AudienceDraft {
  readonly severity: string;
  /** Markdown: paragraphs, emphasis, lists and links. */
  readonly text: string;
  /** Null: now. */
  readonly from: Date | null;
  /** Exclusive. Null: until it is withdrawn. */
  readonly until: Date | null;
  /** Whether users may hide it. */
  readonly isDismissible: boolean;
}

/** Why a draft can't be saved. */
export type MessageProblem =
  | { readonly field: 'severity' | 'roles' | 'features'; readonly code: 'unknown'; readonly value: string }
  | { readonly field: 'customers'; readonly code: 'tooMany' }
  | { readonly field: 'text'; readonly code: 'missing' | 'tooLong' | 'notPlain' | 'tooDeep' }
  | { readonly field: 'text'; readonly code: 'link'; readonly value: string }
  | { readonly field: 'from'; readonly code: 'tooFarAhead' }
  | { readonly field: 'until'; readonly code: 'missing' | 'past' | 'beforeFrom' | 'tooLong' };

/** What is wrong with an audience; empty if it can be counted and saved. */
export function audienceProblems({ roles, customerIds, features }: AudienceDraft): MessageProblem[] {
  return [
    ...unknownOf('roles', roles, ROLES),
    ...(new Set(customerIds).size > MESSAGE_POLICY.customers ? [{ field: 'customers', code: 'tooMany' } as const] : []),
    ...unknownOf('features', features, FEATURES),
  ];
}

/** Everything that is wrong with a draft at an instant; empty if it can be saved. */
export function messageProblems(draft: MessageDraft, now: Date): MessageProblem[] {
  const { maxAheadMs } = MESSAGE_POLICY;
  const problems: MessageProblem[] = [
    ...unknownOf('severity', [draft.severity], MESSAGE_SEVERITIES),
    ...textProblems(draft.text),
    ...audienceProblems(draft),
  ];
  const from = draft.from ?? now;
  const { until } = draft;
  if (from.getTime() - now.getTime() > maxAheadMs) problems.push({ field: 'from', code: 'tooFarAhead' });
  if (until === null) {
    // Otherwise, forgetting to withdraw it would leave it on every page for good.
    if (!draft.isDismissible) problems.push({ field: 'until', code: 'missing' });
  } else if (until <= from) problems.push({ field: 'until', code: 'beforeFrom' });
  else if (until <= now) problems.push({ field: 'until', code: 'past' });
  else if (until.getTime() - from.getTime() > maxAheadMs) problems.push({ field: 'until', code: 'tooLong' });
  return problems;
}

function textProblems(text: string): MessageProblem[] {
  const { textLength, listLevels } = MESSAGE_POLICY;
  if (text.trim() === '') return [{ field: 'text', code: 'missing' }];
  if (text.trim().length > textLength) return [{ field: 'text', code: 'tooLong' }];
  if (!isStorableText(text) || /[^\P{Cc}\n\r\t]/u.test(text)) return [{ field: 'text', code: 'notPlain' }];
  const parsed = messageText(text);
  const [link] = parsed.refusedLinks;
  return [
    ...(link === undefined ? [] : [{ field: 'text', code: 'link', value: link } as const]),
    ...(parsed.listLevels > listLevels ? [{ field: 'text', code: 'tooDeep' } as const] : []),
  ];
}

function unknownOf(
  field: 'severity' | 'roles' | 'features',
  values: readonly string[],
  known: readonly { readonly id: string }[],
): MessageProblem[] {
  const unknown = values.find((value) => !known.some(({ id }) => id === value));
  return unknown === undefined ? [] : [{ field, code: 'unknown', value: unknown }];
}
