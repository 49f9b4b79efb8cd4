import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { SeverityIcon } from '../icons/SeverityIcon';
import { useWord } from '../locale/words';

interface FieldAboutProps {
  /** Id for the control's `aria-describedby`. */
  id: string;
  /** The live region of `useSpokenError`. */
  region: Ref<HTMLSpanElement>;
  error: ReactNode;
  hint: ReactNode;
}

/**
 * The messages of a control: the error, then the hint. Always rendered, because a live region must exist before it can
 * announce.
 */
export function FieldAbout({ id, region, error, hint }: FieldAboutProps) {
  const sentence = useWord(error);
  return (
    <Texts id={id} ref={region} aria-live="off">
      {error && (
        <ErrorText>
          <SeverityIcon tone="critical" />
          <span>{sentence}</span>
        </ErrorText>
      )}
      {hint && <span>{hint}</span>}
    </Texts>
  );
}

const Texts = styled.span`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  font: var(--gh-text-12);
  color: var(--gh-color-text-subtle);
`;

const ErrorText = styled.span`
  display: flex;
  gap: 5px;
  color: var(--gh-color-text-critical);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
