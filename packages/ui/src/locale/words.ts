import { useMemo } from 'react';
import { useMessages } from './LocaleProvider';
import { defineMessages } from './messages';

const WORDS = defineMessages('words', {} as Readonly<Record<string, string>>);

/** Translates a label of a list that screens share with files and emails, such as 'Critical'. */
export type Say = (english: string) => string;

/** The word for an English label in the language of the page; the label itself if it has none. */
export function useWords(): Say {
  const words = useMessages(WORDS);
  return useMemo(() => (english) => words[english] ?? english, [words]);
}

/** Leaves labels in English. */
export const sayEnglish: Say = (english) => english;

declare global {
  interface GladhandMessages {
    /** Labels of lists by their English text. */
    words: Readonly<Record<string, string>>;
  }
}
