import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SeverityIcon } from '../icons/SeverityIcon';
import { plainButton } from '../internal/styles';
import { Spinner } from '../Spinner/Spinner';

export interface ListRemarkProps {
  state: 'loading' | 'ready' | 'failed';
  words: { empty: ReactNode; loading: string; failed: string; retry: string };
  onRetry: () => void;
}

/** The text of a list without options: searching, no matches, or failed. */
export function ListRemark({ state, words, onRetry }: ListRemarkProps) {
  if (state === 'ready') return words.empty;
  if (state === 'loading') {
    return (
      <Line>
        <Spinner />
        {words.loading}
      </Line>
    );
  }
  return (
    <Line>
      <SeverityIcon tone="critical" />
      {words.failed}
      {/* The focus stays in the field, where Enter also retries. */}
      <Again type="button" tabIndex={-1} onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {words.retry}
      </Again>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 7px;
  min-block-size: 20px;
`;

const Again = styled.button`
  ${plainButton}
  min-block-size: 24px;
  margin-block: -2px;
  margin-inline-start: auto;
  color: var(--gh-color-text-brand);
  font-weight: 500;
`;
