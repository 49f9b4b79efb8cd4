import type { HostMessages } from '@gladhand/domain/react';

export type LanguageId = 'en' | 'de' | 'es';
/** What a user chose on this device. The browser's language by default. */
export type LanguageChoice = LanguageId | 'browser';

export interface Language {
  id: LanguageId;
  /** Its name in the language itself. */
  name: string;
  /** BCP 47 of dates and numbers. */
  locale: string;
  /** Loads its texts. English ones are in the code. */
  load?: () => Promise<HostMessages>;
}

const ENGLISH: Language = { id: 'en', name: 'English', locale: 'en-US' };

export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { id: 'de', name: 'Deutsch', locale: 'de', load: () => import('./de').then((module) => module.de) },
  { id: 'es', name: 'Español', locale: 'es-MX', load: () => import('./es').then((module) => module.es) },
];

/** The first of the user's languages that the portal has, else English. */
export function browserLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find(({ id }) => id === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return ENGLISH;
}

/** The language of a choice. */
export const languageOf = (choice: LanguageChoice, preferred: readonly string[]): Language =>
  LANGUAGES.find(({ id }) => id === choice) ?? browserLanguage(preferred);

/** A stored choice, or the default for anything else. */
export const parseChoice = (stored: unknown): LanguageChoice =>
  LANGUAGES.find(({ id }) => id === stored)?.id ?? 'browser';
