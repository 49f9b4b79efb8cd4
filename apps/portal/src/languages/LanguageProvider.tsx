import type { HostMessages } from '@gladhand/domain/react';
import { LocaleProvider } from '@gladhand/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStored } from '../storage/useStored';
import { LanguageValue } from './LanguageContext';
import { type Language, languageOf, parseChoice } from './languages';
import { noteTexts } from './textsNow';

interface Loaded {
  language: Language;
  messages: HostMessages | undefined;
}

/**
 * The language of the portal: the choice of the user on this device, else that of the browser. Its texts load before the
 * first page, and before a new choice applies, so that no page mixes languages. Without them everything stays as it is.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [choice, choose] = useStored('language', parseChoice);
  const language = languageOf(choice, navigator.languages);
  const [loaded, setLoaded] = useState<Loaded | undefined>(() =>
    language.load ? undefined : { language, messages: undefined },
  );
  // Files of the server are outside React.
  useEffect(() => {
    let isOver = false;
    const keep = (next: Loaded) => {
      if (!isOver) setLoaded((present) => (present?.language === next.language ? present : next));
    };
    if (!language.load) keep({ language, messages: undefined });
    else
      language.load().then(
        (messages) => keep({ language, messages }),
        (error) => {
          console.warn(`[portal] The texts in ${language.name} did not load.`, error);
          if (!isOver) setLoaded((present) => present ?? { language: languageOf('en', []), messages: undefined });
        },
      );
    return () => {
      isOver = true;
    };
  }, [language]);
  // The document and the maps are outside React.
  useEffect(() => {
    if (!loaded) return;
    document.documentElement.lang = loaded.language.id;
    noteTexts(loaded.messages);
  }, [loaded]);
  const value = useMemo(() => loaded && { choice, choose, ...loaded }, [choice, choose, loaded]);
  if (!value) return null;
  return (
    <LanguageValue value={value}>
      <LocaleProvider locale={value.language.locale} messages={value.messages}>
        {children}
      </LocaleProvider>
    </LanguageValue>
  );
}
