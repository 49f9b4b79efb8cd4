import { useMemo } from 'react';
import { useMessages } from '../locale/LocaleProvider';
import { AGE_MESSAGES, AGO_MESSAGES } from './messages';
import { shortAge } from './shortAge';

/** `shortAge` and `agoText` in the language of the page. */
export function useAges(): { shortAge: (ageMs: number) => string; agoText: (age: string) => string } {
  const ages = useMessages(AGE_MESSAGES);
  const { justNow, ago } = useMessages(AGO_MESSAGES);
  return useMemo(
    () => ({
      shortAge: (ageMs) => shortAge(ageMs, ages),
      agoText: (age) => (age === ages.now ? justNow : ago(age)),
    }),
    [ages, justNow, ago],
  );
}
