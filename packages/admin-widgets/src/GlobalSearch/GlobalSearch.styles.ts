import { Dialog } from '@gladhand/ui';
import { styled } from 'styled-components';

/** The panel keeps its upper edge while the list below the field grows and shrinks. */
export const Panel = styled(Dialog.Content)`
  align-self: start;
  max-block-size: min(560px, 100dvh - 32px);
  margin-block-start: min(12dvh, 96px);

  @media (max-width: 767px) {
    margin-block-start: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  padding: 8px 12px 8px 20px;
  border-block-end: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);

  > input {
    appearance: none;
    flex: 1;
    min-inline-size: 0;
    block-size: 40px;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: var(--gh-color-text-neutral);
    /* iOS zooms in when a focused input has a font smaller than 16px. */
    font: 400 16px/24px var(--gh-font-sans);
  }
  > input::placeholder {
    color: var(--gh-color-text-subtle);
    opacity: 1;
  }
  &:focus-within {
    border-block-end-color: var(--gh-color-border-focus);
  }
`;

export const List = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: 4px 8px 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 28px 8px;

  [data-heading] {
    padding: 10px 12px 4px;
    color: var(--gh-color-text-muted);
    font: 600 12px/16px var(--gh-font-sans);
  }
  [role='option'] {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 36px;
    padding: 4px 12px;
    border-radius: var(--gh-radius-sm);
    color: var(--gh-color-text-neutral);
    font: var(--gh-text-13);
    text-decoration: none;
    outline: none;
  }
  [role='option'] > :first-child {
    color: var(--gh-color-text-muted);
  }
  [role='option'] > span:nth-child(2) {
    flex: none;
    max-inline-size: 60%;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [role='option'] > small {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    color: var(--gh-color-text-muted);
    font: var(--gh-text-12);
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [aria-selected='true'] {
    background: var(--gh-color-surface-selected);
  }
  @media (pointer: coarse) {
    [role='option'] {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    [aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Note = styled.div`
  flex: none;
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  > p {
    margin: 0;
    padding: 12px 20px;
  }
  strong {
    display: block;
    color: var(--gh-color-text-neutral);
    font: 500 13px/20px var(--gh-font-sans);
  }
`;

export const Keys = styled.div`
  display: flex;
  flex: none;
  gap: 16px;
  padding: 8px 20px;
  border-block-start: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
  font: var(--gh-text-12);

  kbd {
    padding: 0 4px;
    border: 1px solid var(--gh-color-border-neutral);
    border-radius: var(--gh-radius-xs);
    font: 500 11px/16px var(--gh-font-sans);
  }
  @media (pointer: coarse) {
    display: none;
  }
`;
