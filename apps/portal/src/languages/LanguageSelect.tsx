import { useMessages } from '@gladhand/ui';
import { styled } from 'styled-components';
import { START_MESSAGES } from '../messages';
import { useLanguage } from './LanguageContext';
import { LANGUAGES, parseChoice } from './languages';

/** The choice of language for the foot of the account pages. It is the browser's own, which loads nothing. */
export function LanguageSelect() {
  const messages = useMessages(START_MESSAGES);
  const { language, choose } = useLanguage();
  return (
    <Select
      aria-label={messages.language}
      value={language.id}
      onChange={(event) => choose(parseChoice(event.target.value))}
    >
      {LANGUAGES.map(({ id, name }) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

const Select = styled.select`
  block-size: 24px;
  margin: -4px -4px -4px auto;
  padding: 0 4px;
  border: 1px solid transparent;
  border-radius: var(--gh-radius-sm);
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    border-color: var(--gh-color-border-control);
    color: var(--gh-color-text-neutral);
  }
  &:focus-visible {
    outline: 2px solid var(--gh-color-focus);
    outline-offset: 0;
  }
  > option {
    background: var(--gh-color-surface-panel);
    color: var(--gh-color-text-neutral);
  }
`;
