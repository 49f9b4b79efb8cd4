import { useMessages } from '@gladhand/ui';
import type { CSSProperties } from 'react';
import { START_MESSAGES } from '../messages';
import { useLanguage } from './LanguageContext';
import { LANGUAGES, parseChoice } from './languages';

/** As quiet as the links beside it, and at the end of their line. */
const QUIET: CSSProperties = {
  blockSize: 24,
  marginInlineStart: 'auto',
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
};

/** The choice of language for the foot of the account pages. It is the browser's own, which loads nothing. */
export function LanguageSelect() {
  const messages = useMessages(START_MESSAGES);
  const { language, choose } = useLanguage();
  return (
    <select
      style={QUIET}
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
