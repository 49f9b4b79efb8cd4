import type { HostMessages } from '@gladhand/domain/react';
import { createContext, useContext } from 'react';
import type { Language, LanguageChoice } from './languages';

export interface PageLanguage {
  choice: LanguageChoice;
  choose: (choice: LanguageChoice) => void;
  /** The language of the page, whose texts have loaded. */
  language: Language;
  /** Undefined for English. */
  messages: HostMessages | undefined;
}

const LanguageContext = createContext<PageLanguage>({
  choice: 'browser',
  choose: () => undefined,
  language: { id: 'en', name: 'English', locale: 'en-US' },
  messages: undefined,
});

export const LanguageValue = LanguageContext;

export const useLanguage = (): PageLanguage => useContext(LanguageContext);

/** The language as the props of a `WidgetHost`. */
export function useHostTexts(): { locale: string; messages: HostMessages | undefined } {
  const { language, messages } = useLanguage();
  return { locale: language.locale, messages };
}
