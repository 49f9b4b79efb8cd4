import { formatLocalDate } from '@gladhand/domain/formats';
import { useWidgetHost } from '@gladhand/domain/react';
import { type Say, sayEnglish, useWords } from '@gladhand/ui';
import { useMemo } from 'react';

/** What a text with dates, numbers and labels is written with. */
export interface Writing {
  timeZone: string;
  /** BCP 47. */
  locale: string;
  /** Translates a label of the vocabulary. */
  say: Say;
}

/** Writes in the language and the time zone of the page. The object changes only with them. */
export function useWriting(): Writing {
  const { timeZone, locale } = useWidgetHost();
  const say = useWords();
  return useMemo(() => ({ timeZone, locale, say }), [timeZone, locale, say]);
}

/** Writes in English, for files that can be imported again. */
export const inEnglish = (timeZone: string): Writing => ({ timeZone, locale: 'en-US', say: sayEnglish });

/** '11/17/26 09:12 CST', or as the language of the page writes it. */
export const momentText = (instant: string, { timeZone, locale }: Writing): string =>
  formatLocalDate(new Date(instant), 'shortDateTime', timeZone, locale);

/** Labels of a list as the options of a field. */
export const optionsIn = (
  words: readonly { readonly id: string | number; readonly label: string }[],
  say: Say,
): { value: string; label: string }[] => words.map(({ id, label }) => ({ value: String(id), label: say(label) }));

/** Translates a text of several sentences. Sentences that belong together are translated together. */
export function saySentences(text: string, say: Say): string {
  const sentences = text.split(/(?<=\.) (?=\p{Lu}|['“])/u);
  const translated: string[] = [];
  for (let first = 0, end = sentences.length; first < sentences.length; end = sentences.length) {
    const part = () => sentences.slice(first, end).join(' ');
    while (end > first + 1 && say(part()) === part()) end--;
    translated.push(say(part()));
    first = end;
  }
  return translated.join(' ');
}
