import { type ReactNode, useMemo } from 'react';
import { useMessages } from './LocaleProvider';
import { defineMessages } from './messages';

const WORDS = defineMessages('words', {} as Readonly<Record<string, string>>);

/** Translates a label or a sentence that screens share with files and emails, such as 'Critical'. */
export type Say = (english: string) => string;

/** What may change inside a sentence: quoted text, email addresses and numbers. An apostrophe within a word is no quote. */
const VALUES =
  /“[^”]*”|"[^"]*"|(?<![\p{L}\d])'.+?'(?![\p{L}\d])|[^\s@"'“”]+@[^\s@]*[\p{L}\d]|(?:(?<![\p{L}\d])-)?\d(?:[\d,.]*\d)?/gu;
/** An id that closes a label, such as 'Unknown role (FLEET_2)'. */
const ID_AT_END = /(?<=\()[^()]+(?=\)$)/;
const PLACES = /\{(\d)\}/g;

/** The word for an English label or sentence; itself if it has none. */
export function wordFor(words: Readonly<Record<string, string>>, english: string): string {
  return words[english] ?? withValues(words, english, VALUES) ?? withValues(words, english, ID_AT_END) ?? english;
}

/** The translation of a sentence whose values match a pattern. */
function withValues(words: Readonly<Record<string, string>>, english: string, pattern: RegExp): string | undefined {
  const values: string[] = [];
  const sentence = english.replace(pattern, (value) => `{${values.push(value)}}`);
  const translated = values.length > 0 ? words[sentence] : undefined;
  return translated?.replace(PLACES, (place, position) => values[Number(position) - 1] ?? place);
}

/**
 * The word for an English label in the language of the page; the label itself if it has none. Numbers, email
 * addresses and quoted text of a sentence are values: 'An ID has at most 20 digits.' is found as 'An ID has at most {1}
 * digits.' So is an id in parentheses at the end: 'Unknown role (X)' is found as 'Unknown role ({1})'.
 */
export function useWords(): Say {
  const words = useMessages(WORDS);
  return useMemo(() => (words === WORDS ? sayEnglish : (english) => wordFor(words, english)), [words]);
}

/** An error or a sentence of a host in the language of the page, if its words have it. Other content is kept. */
export function useWord(content: ReactNode): ReactNode {
  const say = useWords();
  return typeof content === 'string' ? say(content) : content;
}

/** Leaves labels in English. */
export const sayEnglish: Say = (english) => english;

declare global {
  interface GladhandMessages {
    /** Labels of lists and sentences of rules by their English text. */
    words: Readonly<Record<string, string>>;
  }
}
