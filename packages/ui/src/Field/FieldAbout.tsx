import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { SeverityIcon } from '../icons/SeverityIcon';

interface FieldAboutProps {
  /** Id that the control is described by. */
  id: string;
  /** The region that `useSpokenError` lets speak. */
  region: Ref<HTMLSpanElement>;
  error: ReactNode;
  hint: ReactNode;
}

/** What a control says under itself: the error, then the hint. Always there, as a live region has to be before it speaks. */
export function FieldAbout({ id, region, error, hint }: FieldAboutProps) {
  return (
    <Texts id={id} ref={region} aria-live="off">
      {error && (
        <ErrorText>
          <SeverityIcon tone="critical" />
          <span>{error}</span>
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
