import { useMessages } from '@gladhand/ui';
import { START_MESSAGES } from '../messages';
import { useLanguage } from './LanguageContext';
import { LANGUAGES, parseChoice } from './languages';

/** The choice of language for the foot of the account pages. It is the browser's own, which loads nothing. */
export function LanguageSelect() {
  const messages = useMessages(START_MESSAGES);
  const { language, choose } = useLanguage();
  return (
    <select
      aria-label={messages.language}
      value={language.id}
      onChange={(event) => choose(parseChoice(event.target.value))}
    >
      {LANGUAGES.map(({ id, name }) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
