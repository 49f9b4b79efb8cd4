import { styled } from 'styled-components';
import { plainButton } from '../internal/styles';

export const Chosen = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-inline-size: 0;
  max-inline-size: 65%;
  block-size: 20px;
  padding-inline: 6px 4px;
  border: 1px solid var(--gh-color-border-neutral);
  border-radius: var(--gh-radius-xs);
  background: var(--gh-color-surface-sunken);
  color: var(--gh-color-text-neutral);
  font: 500 12px/16px var(--gh-font-sans);

  [data-disabled] > & {
    color: var(--gh-color-text-subtle);
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-size='xsmall'] {
    gap: 3px;
    block-size: 13px;
    padding-inline: 3px;
    border: 0;
    font: 500 10px/12px var(--gh-font-sans);
  }
  &[data-size='medium'],
  &[data-size='large'] {
    block-size: 26px;
    font-size: 13px;
  }
`;

export const More = styled.button`
  ${plainButton}
  flex: none;
  color: var(--gh-color-text-brand);
  font: 500 12px/16px var(--gh-font-sans);

  &[data-size='xsmall'] {
    font-size: 11px;
  }
  &:disabled {
    color: inherit;
  }
`;
