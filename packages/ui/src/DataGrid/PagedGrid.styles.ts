import { styled } from 'styled-components';
import { focusRing } from '../internal/styles';

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
  block-size: 100%;
`;

/** Positioned, so that hidden texts scroll with their cells. */
export const Scroll = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  background: var(--gh-color-surface-panel);
  &:focus-visible {
    ${focusRing}
  }
`;

export const Table = styled.table`
  min-inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font: var(--gh-text-13);
  font-variant-numeric: tabular-nums;
`;

export const Titles = styled.thead`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
`;

export const Head = styled.th`
  padding: 6px 8px;
  background: var(--gh-color-surface-sunken);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  color: var(--gh-color-text-muted);
  font: 500 12px/16px var(--gh-font-sans);
  text-align: start;
  white-space: nowrap;
  &[data-end] {
    text-align: end;
  }
  /* The box is centered in its own line, as in the rows. */
  > div {
    display: flex;
  }
`;

export const Filter = styled.td`
  padding: 4px 8px;
  background: var(--gh-color-surface-sunken);
  border-block-end: 1px solid var(--gh-color-border-neutral);
  > * {
    min-inline-size: 80px;
  }
`;

export const Sort = styled.button`
  all: unset;
  min-block-size: 24px;
  cursor: pointer;
  &:focus-visible {
    ${focusRing}
  }
`;

export const Cell = styled.td`
  block-size: var(--gh-row-height);
  padding: 4px 8px;
  border-block-end: 1px solid var(--gh-color-border-hairline);
  font-weight: 400;
  text-align: start;
  white-space: nowrap;
  &[data-end] {
    text-align: end;
  }
`;

export const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  &[data-quiet] {
    color: var(--gh-color-text-subtle);
  }
  > span {
    unicode-bidi: isolate;
  }
  /* A target of at least 24 px. */
  a {
    display: inline-block;
    min-inline-size: 24px;
    line-height: 24px;
  }
`;

/** The value as a button that opens the row, or the editor of its cell. */
export const Press = styled.button`
  all: unset;
  min-block-size: 24px;
  border-radius: var(--gh-radius-xs);
  color: var(--gh-color-text-brand);
  font-weight: 500;
  cursor: pointer;
  text-underline-offset: 3px;
  &[data-edit] {
    color: inherit;
    font-weight: inherit;
    text-decoration: underline dotted var(--gh-color-border-control);
  }
  &:hover {
    text-decoration: underline;
  }
  /* Underlines don't propagate into flex items. */
  & > ${Value}, & > ${Value} > span {
    text-decoration: inherit;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

export const Edit = styled.div`
  min-inline-size: 160px;
  block-size: 28px;
`;
