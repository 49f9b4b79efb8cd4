import { type AlertActivityLine, HELD_BACK_TEXTS } from '@gladhand/domain/alerts';
import type { Say } from '@gladhand/ui';
import { subjectName } from '../internal/alertSubject';
import type { ALERT_WORDS } from '../internal/wordMessages';
import type { ActivityKind } from './alertActivityView';
import type { ALERT_ACTIVITY_MESSAGES } from './messages';

/** What the texts of a line need. */
export interface ActivityTexts {
  messages: typeof ALERT_ACTIVITY_MESSAGES;
  words: typeof ALERT_WORDS;
  say: Say;
  /** An instant with its zone. */
  timeText: (at: Date) => string;
}

/** The kind of a line among those of the filter. */
export function kindOf({ kind }: AlertActivityLine): ActivityKind {
  if (kind === 'message') return 'messages';
  if (kind.startsWith('rule')) return 'rules';
  return ['fired', 'ended', 'withdrawn', 'reinstated'].includes(kind) ? 'alerts' : 'handling';
}

/** A text, or the name of a part whose place this is. */
export type SentencePart = string | { name: SentenceName };
export type SentenceName = 'rule' | 'trailer' | 'person' | 'assignee' | 'until' | 'channel' | 'recipient' | 'kind';

/** Around the name of a part in a sentence, so that it can be found in every language. */
const [MARK, END] = ['\uE010', '\uE011'];
const mark = (name: SentenceName) => `${MARK}${name}${END}`;

/** The sentence of a line, split at the places of its names. */
export function sentenceParts(line: AlertActivityLine, messages: typeof ALERT_ACTIVITY_MESSAGES): SentencePart[] {
  return markedSentence(line, messages)
    .split(new RegExp(`${MARK}(\\w+)${END}`))
    .map((part, index) => (index % 2 === 0 ? part : { name: part as SentenceName }))
    .filter((part) => part !== '');
}

type Sentence = (...names: string[]) => string;

function markedSentence(line: AlertActivityLine, messages: typeof ALERT_ACTIVITY_MESSAGES): string {
  const { kind, outcome, assignee, until } = line;
  const outcomes: Readonly<Record<string, Sentence>> = messages.outcomes;
  const ruleChanges: Readonly<Record<string, Sentence>> = messages.ruleChanges;
  const steps: Readonly<Record<string, Sentence>> = messages.steps;
  const [rule, trailer, person] = [mark('rule'), mark('trailer'), mark('person')];
  const unknown = messages.unknownKind(rule, mark('kind'));
  if (kind === 'message') {
    return outcomes[outcome ?? '']?.(mark('channel'), mark('recipient'), rule, trailer) ?? unknown;
  }
  if (kind === 'assigned' && assignee == null) return messages.unassigned(rule, trailer, person);
  if (kind === 'snoozed' && until == null) return messages.snoozedOpenly(rule, trailer, person);
  const value = mark(kind === 'snoozed' ? 'until' : 'assignee');
  return ruleChanges[kind]?.(rule, person) ?? steps[kind]?.(rule, trailer, person, value) ?? unknown;
}

/** A name in a sentence as text. */
export function nameText(name: SentenceName, line: AlertActivityLine, { messages, timeText }: ActivityTexts): string {
  const channels: Readonly<Record<string, string>> = messages.channels;
  switch (name) {
    case 'rule':
      return line.ruleName;
    case 'trailer':
      return subjectName(line);
    case 'person':
      return line.by ?? messages.deletedUser;
    case 'assignee':
      return line.assignee ?? '';
    case 'until':
      return line.until ? timeText(new Date(line.until)) : '';
    case 'channel':
      return channels[line.channel ?? ''] ?? line.channel ?? '';
    case 'recipient':
      return line.recipient ?? '';
    case 'kind':
      return line.outcome ?? line.kind;
  }
}

/** The sentence of a line as text. */
export const sentenceText = (line: AlertActivityLine, texts: ActivityTexts): string =>
  sentenceParts(line, texts.messages)
    .map((part) => (typeof part === 'string' ? part : nameText(part.name, line, texts)))
    .join('');

/** Why, or what else is known; undefined if the sentence says it all. */
export function detailText(line: AlertActivityLine, { messages, words, say }: ActivityTexts): string | undefined {
  const { kind, endedBy, note, reason, fields } = line;
  const ends: Readonly<Record<string, string>> = words.endedBy;
  const reasons: Readonly<Record<string, string>> = HELD_BACK_TEXTS;
  const names: Readonly<Record<string, string>> = messages.fields;
  if (kind === 'withdrawn') return words.withdrawnReason;
  if (kind === 'reinstated') return messages.reinstatedReason;
  if (kind === 'ended' && endedBy) return ends[endedBy];
  if (reason) return say(reasons[reason] ?? reason);
  if (fields && fields.length > 0) {
    return messages.changedFields([...new Set(fields.map((field) => names[field] ?? field))].join(', '));
  }
  return note || undefined;
}
