import { css, styled } from 'styled-components';

export const Place = styled.div`
  position: absolute;
  z-index: 1;
`;

export const Cell = styled.div`
  block-size: 100%;
`;

export const Field = styled.div`
  position: relative;
  block-size: 100%;
  color: var(--gh-color-text-neutral);
  background: var(--gh-color-surface-control);
  outline: 2px solid var(--gh-color-border-focus);
  outline-offset: -2px;
  border-radius: var(--gh-radius-xs);
  &[data-error] {
    outline-color: var(--gh-color-icon-critical);
  }
`;

const field = css`
  all: unset;
  box-sizing: border-box;
  inline-size: 100%;
  block-size: 100%;
  padding-inline: 8px;
  color: inherit;
  font: inherit;
  &[aria-busy] {
    color: var(--gh-color-text-subtle);
    cursor: progress;
  }
`;

export const Text = styled.input`
  ${field}
`;

export const Choice = styled.select`
  ${field}
  appearance: auto;
`;

export const Problem = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 2px);
  inset-inline-start: 0;
  min-inline-size: 100%;
  max-inline-size: 280px;
  inline-size: max-content;
  padding: 4px 8px;
  border: 1px solid var(--gh-color-border-critical);
  border-radius: var(--gh-radius-sm);
  background: var(--gh-color-tint-critical);
  color: var(--gh-color-text-critical);
  font: var(--gh-text-12);
`;
