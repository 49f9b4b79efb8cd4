import { messageSeverity } from '@gladhand/domain/messages';
import { COMMON_MESSAGES } from '../internal/messages';
import type { Writing } from '../internal/writing';
import { limitsText } from './audienceText';
import type { MessageEntry } from './messageForm';
import type { MESSAGE_MESSAGES } from './messages';

/** Each field with its label and its value in words, to compare entries with what someone else has saved. */
export function entryWords(
  texts: typeof MESSAGE_MESSAGES,
  { say, locale }: Writing,
  common = COMMON_MESSAGES,
): readonly (readonly [label: string, word: (entry: MessageEntry) => string])[] {
  const moment = (day: string | null, time: string | null) => [day, time].filter(Boolean).join(' ');
  const limits = (entry: Partial<Pick<MessageEntry, 'roles' | 'features'>>) =>
    limitsText({ roles: [], features: [], ...entry }, say, locale);
  return [
    [texts.severity, ({ severity }) => say(messageSeverity(severity).label)],
    [texts.text, ({ text }) => text.trim()],
    [texts.roles, ({ roles }) => limits({ roles: [...roles].sort() })],
    [
      texts.customers,
      ({ customerIds }) =>
        [...customerIds]
          .map(Number)
          .sort((a, b) => a - b)
          .map(common.idOf)
          .join(', '),
    ],
    [texts.features, ({ features }) => limits({ features: [...features].sort() })],
    [texts.start, ({ fromDay, fromTime }) => moment(fromDay, fromTime)],
    [texts.end, ({ untilDay, untilTime }) => moment(untilDay, untilTime)],
    [texts.isDismissible, ({ isDismissible }) => (isDismissible ? common.yes : common.no)],
  ];
}
