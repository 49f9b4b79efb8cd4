import { type ControlChoice, isChosen } from '@gladhand/domain/control';
import { useReadingFormats } from '@gladhand/domain/react';
import { useMessages, useWords } from '@gladhand/ui';
import { styled } from 'styled-components';
import { useControl } from './ControlContext';
import { choiceWords } from './controlWords';
import { FLEET_CONTROL_MESSAGES } from './messages';

interface CountButtonProps {
  choice: ControlChoice;
  count: number;
}

/** A count that opens the list of its trailers. A second click deselects it. */
export function CountButton({ choice, count }: CountButtonProps) {
  const messages = useMessages(FLEET_CONTROL_MESSAGES);
  const say = useWords();
  const formats = useReadingFormats();

  const { filter, listed, onChoose } = useControl();
  const pressed = choice.kind === 'all' ? listed && isChosen(filter, choice) : isChosen(filter, choice);
  const shown = formats.count(count);
  return (
    <Figure
      type="button"
      aria-pressed={pressed}
      aria-label={`${choiceWords(choice, messages, say)}: ${shown}`}
      data-none={count === 0 || undefined}
      onClick={() => onChoose(choice, pressed)}
    >
      {shown}
    </Figure>
  );
}

const Figure = styled.button`
  appearance: none;
  min-inline-size: 24px;
  min-block-size: 24px;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
  letter-spacing: inherit;
  text-align: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  &[data-none] {
    color: var(--gh-color-text-muted);
  }
  &[aria-pressed='true'] {
    color: var(--gh-color-text-brand);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    border-radius: var(--gh-radius-sm);
    outline: 2px solid var(--gh-color-border-focus);
    outline-offset: 2px;
  }
`;
