import {
  type ExplainedPart,
  type LeafUnit,
  type LeafValue,
  leafClause,
  type SentenceOptions,
} from '@gladhand/domain/alerts';
import { durationText, fahrenheit } from '@gladhand/domain/formats';
import type { WHY_TREE_MESSAGES } from './messages';

export interface WhyOptions {
  readonly sentence: Required<SentenceOptions>;
  readonly messages: typeof WHY_TREE_MESSAGES;
  /** An instant without its zone. */
  readonly timeText: (at: Date) => string;
}

/** One condition in words. */
export interface WhyText {
  /** The condition: 'The doors are open for 30 minutes'. */
  readonly title: string;
  /** What it looked at: '12%'. Empty if that is unknown. */
  readonly value: string;
  /** Whether it was met: 'Not met'. */
  readonly state: string;
  /** Since when, or why that is unknown. Empty if there is nothing to say. */
  readonly hint: string;
}

/** A condition at an instant in words, in the user's units. */
export function whyText(part: ExplainedPart, options: WhyOptions): WhyText {
  const clause = leafClause(part.leaf, options.sentence);
  return {
    title: clause.charAt(0).toLocaleUpperCase(options.sentence.formats.locale) + clause.slice(1),
    value: part.value ? valueText(part, part.value, options) : '',
    state: stateText(part, options.messages),
    hint: hintText(part, options),
  };
}

/** Whether a condition or a group was met. */
export const truthText = (truth: boolean | null, messages: typeof WHY_TREE_MESSAGES): string =>
  truth === null ? messages.unknown : truth ? messages.met : messages.notMet;

function stateText({ truth, state }: ExplainedPart, messages: typeof WHY_TREE_MESSAGES): string {
  if (state === 'pending') return messages.pending;
  if (state === 'recovering') return messages.recovering;
  return truthText(truth, messages);
}

function hintText({ truth, state, since, dueAt, reportedAt, unknown }: ExplainedPart, options: WhyOptions): string {
  const { messages, timeText } = options;
  const time = (instant: string) => timeText(new Date(instant));
  if (unknown === 'stale') return reportedAt ? messages.stale(time(reportedAt)) : messages.neverReported;
  if (unknown) return messages[unknown];
  if (since && dueAt) return messages.holdsFrom(time(since), time(dueAt));
  if (state === 'recovering') return messages.returning;
  if (truth && since) return messages.since(time(since));
  return reportedAt ? messages.reported(time(reportedAt)) : '';
}

function valueText({ leaf }: ExplainedPart, value: LeafValue, options: WhyOptions): string {
  const { messages, sentence } = options;
  switch (value.kind) {
    case 'number':
      return numberText(value.amount, value.unit, options);
    case 'word':
      // The report itself is no value: its time is said anyway.
      if (leaf.kind === 'silence') return '';
      return (messages.words as Readonly<Record<string, string>>)[value.word] ?? value.word;
    case 'list':
      if (leaf.kind === 'lights') return messages.faults(value.items.length);
      return leaf.kind === 'reeferAlarm' ? alarmText(value.items, options) : placeText(value.items, sentence, messages);
  }
}

function numberText(amount: number, unit: LeafUnit, { messages, sentence: { formats } }: WhyOptions): string {
  switch (unit) {
    case '°C':
      return formats.text(fahrenheit(amount), '°F');
    case 'ms':
      return durationText(amount, formats.locale);
    case 'faults':
      return messages.faults(amount);
    case 'geofences':
      return formats.count(amount);
    case 'trailers':
      return messages.trailers(amount, formats.count(amount));
    default:
      return formats.text(amount, unit);
  }
}

function alarmText(levels: readonly (string | number)[], { messages, sentence: { formats } }: WhyOptions): string {
  const names = [...new Set(levels)].map((level) => messages.levels[level as 1 | 2 | 3] ?? String(level));
  return names.length === 0
    ? messages.noAlarms
    : messages.alarms(new Intl.ListFormat(formats.locale, { type: 'conjunction' }).format(names));
}

function placeText(
  ids: readonly (string | number)[],
  { geofenceNames, formats }: WhyOptions['sentence'],
  messages: typeof WHY_TREE_MESSAGES,
): string {
  if (ids.length === 0) return messages.outside;
  const names = ids.map((id) => geofenceNames.get(String(id)) ?? messages.noGeofence);
  return messages.inside(new Intl.ListFormat(formats.locale, { type: 'conjunction' }).format(names));
}
